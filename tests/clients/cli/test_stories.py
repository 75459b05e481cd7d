"""Every event has its sentences in both languages, and none does harm."""

import re
from dataclasses import replace
from typing import get_args

import pytest

from clients.cli.games import RENDERERS
from clients.cli.narrator import tell_event
from clients.cli.stories import tell_room_event
from clients.cli.table import Told
from clients.texts import LANGUAGES, Language
from games.cards import parse_cards
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.fifty_one.events import EVENTS as FIFTY_ONE_EVENTS
from games.fifty_one.events import (
    AutoCalled,
    Called,
    HouseFlushed,
    Passed,
    Stopped,
    SwappedAll,
)
from games.game import RoundResult, ScorePart, SideResult
from games.registry import GAMES
from games.seats import Seat
from protocol.ids import Pace, PlayerId
from protocol.room_events import (
    AccessSet,
    BotRemoved,
    BotSeated,
    BotWanted,
    GameSet,
    HintsSet,
    HostChanged,
    MatchAbandoned,
    MatchFinished,
    MatchStarted,
    NextRoundWanted,
    OptionsSet,
    PackSet,
    PersonAway,
    PersonBack,
    PersonJoined,
    PersonKicked,
    PersonLeft,
    PersonReady,
    PersonSat,
    PersonStood,
    Revealed,
    Rewound,
    RoomEvent,
    RoomOpened,
    RoomSet,
    RoundScored,
    SeatsDrawn,
    SeatsSwapped,
    StartCancelled,
    Starting,
)
from server.room.fairness import commitment
from tests.clients.cli.scenes import COMMITMENT, MATCH_ID, ME, lobby, scene_of, table_of, update_of

KEN = PlayerId("02" * 16)
ONE, TWO = Seat(0), Seat(1)
HAND = parse_cards("TS KS JS 4H 9D")
FIELD = parse_cards("AS TH 3D KC JK")
SIDES = ((Seat(0),), (Seat(1),), (Seat(2),))
SEED = "5e" * 32
RESULT = RoundResult(
    by_side=(
        SideResult(58, 1, (ScorePart("hand", 48), ScorePart("win_bonus", 10))),
        SideResult(0, 3, (ScorePart("failed_call", 0),)),
        SideResult(27, 2, (ScorePart("hand", 27),)),
    ),
    winners=(0,),
    reason="showdown",
)


def room_events(name: str) -> list[RoomEvent]:
    """One of each kind at least, told of somebody with that name."""
    return [
        RoomOpened(KEN, name),
        PersonJoined(KEN, name),
        PersonLeft(KEN, name, None),
        PersonLeft(KEN, name, TWO),
        PersonKicked(KEN, name, TWO),
        PersonKicked(KEN, name, None),
        PersonAway(KEN, name, TWO),
        PersonBack(KEN, name, TWO),
        HostChanged(KEN, name),
        PersonSat(TWO, KEN, name),
        PersonStood(TWO, KEN, name),
        PersonReady(TWO, name, True),
        PersonReady(TWO, name, False),
        SeatsSwapped(ONE, TWO),
        SeatsDrawn((name, "", "Matsu")),
        GameSet("fifty_one"),
        OptionsSet({"passes": "once", "rounds": 3, "instant_win": False}),
        RoomSet(4, Pace.FAST, 30),
        AccessSet(public=True, locked=True, spectators=True),
        AccessSet(public=False, locked=False, spectators=False),
        HintsSet(True),
        HintsSet(False),
        PackSet("flowers"),
        PackSet(None),
        BotWanted(TWO, False),
        BotWanted(TWO, True),
        BotSeated(TWO, name),
        BotRemoved(TWO),
        Starting(),
        Revealed(TWO),
        StartCancelled(),
        MatchStarted(MATCH_ID, COMMITMENT, "fifty_one", {}, (name, "Ken", "Matsu"), (None,) * 3),
        RoundScored(3, SIDES, RESULT, (58, 0, 27)),
        NextRoundWanted(TWO, name),
        NextRoundWanted(None, name),
        MatchFinished(MATCH_ID, SIDES, (58, 0, 27), (1, 3, 2), SEED),
        MatchAbandoned(MATCH_ID, SEED),
        Rewound(1),
        Rewound(3),
    ]


GAME_EVENTS: list[Told] = [
    FieldDealt(1, TWO, (HAND, (), ()), FIELD, 23),
    Swapped(TWO, HAND[3], FIELD[0]),
    SwappedAll(TWO, HAND, FIELD),
    FieldFlushed(TWO, FIELD, HAND),
    HouseFlushed(FIELD, HAND),
    Reshuffled(13),
    Passed(TWO),
    Called(TWO),
    AutoCalled(TWO),
    Stopped(TWO),
    RoundEnded((HAND, HAND, HAND), (48, 0, 27), RESULT),
]


def test_the_examples_hold_every_event() -> None:
    assert {type(event) for event in room_events("Ken")} == set(get_args(RoomEvent))
    assert {type(event) for event in GAME_EVENTS} == set(FIFTY_ONE_EVENTS)
    assert set(GAMES) >= set(RENDERERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [*room_events("Ken"), *GAME_EVENTS], ids=lambda event: str(event.type)
)
def test_every_event_is_told_in_whole_sentences(event: Told, language: Language) -> None:
    scene = scene_of(table_of(lobby(), update_of(None)), language)
    lines = tell_event(event, scene)
    assert lines
    for line in lines:
        assert line.strip()
        assert "{" not in line
        assert "None" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_does_harm(language: Language) -> None:
    hostile = "\x1b[31mKen\x1b[2J\n\u202eneK"
    scene = scene_of(table_of(lobby(names=("花子", hostile, "Matsu")), update_of(None)), language)
    for event in [*room_events(hostile), *GAME_EVENTS]:
        for line in tell_event(event, scene):
            assert all(c.isprintable() or c == "\u3000" for c in line), line


def test_the_person_is_told_of_itself_as_you() -> None:
    scene = scene_of(language="ja")
    assert tell_room_event(PersonSat(ONE, ME, "花子"), scene) == ["あなたが席1に座りました。"]
    assert tell_room_event(PersonReady(ONE, "花子", True), scene) == ["あなたは準備OKです。"]
    assert RENDERERS["fifty_one"].tell(Passed(ONE), scene) == ["あなたはパスしました。"]
    assert RENDERERS["fifty_one"].tell(Passed(TWO), scene) == ["Kenはパスしました。"]


def test_the_seed_is_checked_against_what_was_shown_before_the_match() -> None:
    table = table_of(lobby())
    ended = MatchFinished(MATCH_ID, SIDES, (58, 0, 27), (1, 3, 2), SEED)
    differs = "\n".join(tell_room_event(ended, scene_of(table)))
    assert "Warning" in differs
    table.commitments[MATCH_ID] = commitment(MATCH_ID, SEED)
    assert "fits the commitment" in "\n".join(tell_room_event(ended, scene_of(table)))
    table.commitments.clear()
    assert not re.search("commitment", "\n".join(tell_room_event(ended, scene_of(table))))


def test_what_was_shown_first_counts_as_the_commitment() -> None:
    table = table_of(lobby())
    table.take_room(replace(lobby(), commitment="00" * 32))
    assert table.commitments[MATCH_ID] == COMMITMENT


def test_a_scored_round_shows_what_the_scores_are_made_of() -> None:
    told = tell_room_event(RoundScored(3, SIDES, RESULT, (58, 0, 27)), scene_of(language="ja"))
    assert told == [
        "第3回（コールの勝負）",
        "1位 あなた: 58点（手札 48、勝ち 10）",
        "2位 マツ: 27点（手札 27）",
        "3位 Ken: 0点（コール失敗 0）",
        "この回の勝ち: あなた",
        "合計: あなた 58、Ken 0、マツ 27",
    ]
