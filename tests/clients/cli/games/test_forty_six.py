from dataclasses import replace

import pytest

from clients.cli.games.forty_six import FORTY_SIX
from clients.cli.terminal import columns_of
from clients.texts import Language
from games.cards import Card, format_cards, pack, parse_cards
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.forty_six.events import Event, Stood, StopAnnounced
from games.forty_six.points import shown as points_shown
from games.forty_six.view import FortySixPhase, FortySixView, view
from games.game import Hidden, Moves
from games.seats import SPECTATOR, Seat, Viewer
from protocol.game_types import preview_of
from protocol.ids import Phase
from protocol.server_messages import Previews
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of
from tests.games.forty_six.rounds import MIXED, options_of, played, round_of

HAND = "TS KS JS 4H 9D"
FIELD = "AS TH 3D KC 7C"
HERE = Seat(0)
JOKER_FIELD = "JK 2H 7D 2C KH"


def seen(
    hand: str,
    field: str = FIELD,
    *,
    viewer: Viewer = HERE,
    stopper: int | None = None,
    lap: int = 2,
    has_flushed: bool = False,
) -> FortySixView:
    spare = [card for card in pack() if card not in parse_cards(f"{hand} {field}")]
    others = (format_cards(spare[:5]), format_cards(spare[5:10]))
    state, _ = round_of(hand, *others, field=field)
    state = replace(
        state,
        turn_count=3 * (lap - 1),
        stopper=None if stopper is None else Seat(stopper),
        has_flushed=has_flushed,
    )
    return view(state, viewer)


def lines(view: FortySixView, language: Language = "ja", *, is_ascii: bool = False) -> list[str]:
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view))
    return FORTY_SIX.show(view, scene_of(table, language, is_ascii=is_ascii))


def test_the_table_in_japanese() -> None:
    assert lines(seen(HAND)) == [
        "第3回 2巡目　山札33　捨て札0",
        "場札　a ♠A  b ♥10  c ♦3  d ♣K  e ♣7",
        "手札は ♠3枚 34点",
        "手札　1 ♠10  2 ♠K  3 ♠J  4 ♥4  5 ♦9",
    ]


def test_the_table_in_english_after_a_stop() -> None:
    assert lines(seen("2H 8H JH QH KH", stopper=1), "en") == [
        "Round 3, lap 2   stock 33   discards 0",
        "Ken stopped. Last turns.",
        "Field   a ♠A  b ♥10  c ♦3  d ♣K  e ♣7",
        "Your hand: all ♥, 46 points, exactly 46",
        "Hand    1 ♥2  2 ♥8  3 ♥J  4 ♥Q  5 ♥K",
    ]


def test_the_table_in_letters_alone() -> None:
    told = lines(seen("AS QS KS JD 3H", JOKER_FIELD), "en", is_ascii=True)
    assert all(line.isascii() for line in told)


@pytest.mark.parametrize(
    ("hand", "help_"),
    [
        ("2H 8H JH QH TH", "手札は ♥がそろって 43点、46まであと3"),
        ("2D TD JD QD KD", "手札は ♦がそろって 48点、+2 で失格"),
        ("AC TC JC QC 8S", "手札は ♣4枚 34点"),
        ("AC TC JC QC KC", "手札は ♣の福神46"),
    ],
)
def test_the_help_above_the_hand(hand: str, help_: str) -> None:
    assert help_ in lines(seen(hand, "2S 3C 7D 9S 4H"))


@pytest.mark.parametrize(
    ("hand", "field", "told"),
    [
        pytest.param(
            "AS QS KS JD 3H",
            "JK 2H 7D 4C KC",
            [
                "ジョーカー: いちばん高い札 ♦J を出し、いちばん低い札 ♥2 を取ります。",
                "♠はAが守っています（♠A ♠Q ♠K）。",
            ],
            id="forced and protected",
        ),
        pytest.param(
            "3D QS QH 4C 5C",
            "JK 2H 7D 2C KS",
            [
                "ジョーカー: いちばん高い ♠Q、♥Q から出し、いちばん低い ♥2、♣2 から取ります。",
            ],
            id="tied",
        ),
        pytest.param(
            "AS KS 9S 7S 2S",
            "JK 2H 7D 2C TC",
            [
                "ジョーカー: 5枚とも守られているので、好きに交換できます。",
                "♠はAが守っています（♠A ♠K ♠9 ♠7 ♠2）。",
            ],
            id="free",
        ),
    ],
)
def test_the_joker_is_explained_to_the_seat(hand: str, field: str, told: list[str]) -> None:
    shown = lines(seen(hand, field))
    assert shown[2 : 2 + len(told)] == told


def test_a_spectator_is_told_of_the_joker_alone() -> None:
    shown = lines(seen("AS QS KS JD 3H", JOKER_FIELD, viewer=SPECTATOR))
    assert shown[-1] == "場にジョーカーがあります。交換するカードが決まります。"
    assert not any("♠A" in line for line in shown)


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("hand", ["AS TS JS QS KS", "2D TD JD QD KD", "AS QS KS JD 3H"])
def test_lines_fit_a_terminal(hand: str, language: Language) -> None:
    shown = lines(seen(hand, "JK 2H 7D 2C KC"), language)
    assert max(map(columns_of, shown)) <= 80


@pytest.mark.parametrize(
    ("view", "legal", "told"),
    [
        (seen(HAND, lap=1), Moves(("swap 4H AS",)), "1巡目は1枚交換だけ"),
        (seen(HAND), Moves(("swap 4H AS", "flush", "stop")), "ほかに: 流す、ストップ"),
        (seen(HAND, stopper=1), Moves(("swap 4H AS", "flush", "stand")), "流す、そのまま"),
        (seen(HAND, has_flushed=True), Moves(("swap 4H AS",)), "場札を流しました。"),
        (seen(HAND), Moves(("swap 4H AS",)), "手札4と場札aを交換"),
        (seen(HAND), Moves(("swap 4H AS",), "stop", ("swap 4H AS",)), "4 a ストップ"),
    ],
)
def test_a_turn_says_what_may_be_typed(view: FortySixView, legal: Moves, told: str) -> None:
    table = table_of(lobby(phase=Phase.PLAYING), update_of(view, legal))
    assert told in "\n".join(FORTY_SIX.how(view, scene_of(table, "ja")))


def test_legal_moves_are_listed_in_words() -> None:
    legal = Moves(("swap 4H AS", "flush", "stop", "stand"), "stop", ("swap 4H AS",))
    table = table_of(lobby(phase=Phase.PLAYING), update_of(seen(HAND), legal))
    assert FORTY_SIX.moves(scene_of(table)) == [
        "4 a  give ♥4, take ♠A (may stop)",
        "     flush the field",
        "     stop without exchanging",
        "     stand",
    ]


@pytest.mark.parametrize(
    ("hand", "language", "told"),
    [
        ("TS KS JS AS 9D", "ja", "♠4枚 35点"),
        ("TS KS JS AS 9D", "en", "♠ 4 cards, worth 35"),
        ("TS KS JS AS 9S", "ja", "♠がそろって 44点、46まであと2"),
        ("TS KS JS AS 9S", "en", "all ♠, 44 points, 2 to go"),
        ("8S 9S JS QS KS", "ja", "♠がそろって 53点、+7 で失格"),
        ("8S 9S JS QS KS", "en", "all ♠, 53 points, +7: disqualified"),
        ("TS KS JS AS QS", "ja", "♠の福神46"),
        ("TS KS JS AS QS", "en", "Fukujin 46 in ♠"),
    ],
)
def test_a_move_is_listed_with_what_it_would_leave(
    hand: str, language: Language, told: str
) -> None:
    legal = Moves(("swap 4H AS", "stand"))
    table = table_of(lobby(phase=Phase.PLAYING), update_of(seen(HAND), legal))
    left = preview_of("swap 4H AS", points_shown(parse_cards(hand)))
    table.take_previews(Previews(1, table.turn, (left,)))
    first, last = FORTY_SIX.moves(scene_of(table, language))
    assert first.endswith(f"  {told}")
    assert told not in last


CARDS = parse_cards("2S 3S 4S 5S 6S")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            FieldDealt(2, Seat(1), (CARDS,), CARDS, 28),
            "Round 2. Dealer: Ken. Field: ♠2 ♠3 ♠4 ♠5 ♠6",
        ),
        (Swapped(Seat(1), Card("4C"), Card("KS")), "Ken gave ♣4 and took ♠K."),
        (
            FieldFlushed(Seat(1), CARDS, CARDS),
            "Ken flushed the field. New field: ♠2 ♠3 ♠4 ♠5 ♠6",
        ),
        (Reshuffled(13), "The discards were shuffled into the stock (13 cards)."),
        (StopAnnounced(Seat(1)), "Ken stopped! One more turn for each of the others."),
        (Stood(Seat(1)), "Ken stood and exchanged nothing."),
    ],
)
def test_an_event_is_told(event: Event, told: str) -> None:
    assert FORTY_SIX.tell(event, scene_of()) == [told]


def test_a_hidden_event_is_not_told() -> None:
    assert FORTY_SIX.tell(Hidden(), scene_of()) == []


def test_the_end_shows_all_hands() -> None:
    hands = ("7D 8D 9D TD AD", MIXED[0], "2C 3D 4S 5H 6C")
    state, _ = round_of(*hands, field="JD 8H", options=options_of(lap_limit=2))
    _, events = played(state, "swap AD JD", "swap", "swap", "lap")
    told = FORTY_SIX.tell(events[-1], scene_of())
    assert told[0] == "All hands are turned up."
    assert len(told) == 4
    assert told[2].endswith("disqualified")


@pytest.mark.parametrize(
    ("view", "anchor"),
    [
        (seen(HAND, lap=1), "first-lap"),
        (seen(HAND), "turn"),
        (seen(HAND, stopper=1), "last-turn"),
        (seen(HAND, JOKER_FIELD), "joker"),
    ],
)
def test_help_opens_where_play_is(view: FortySixView, anchor: str) -> None:
    assert view.phase is not FortySixPhase.OVER
    assert FORTY_SIX.anchor(view) == anchor
