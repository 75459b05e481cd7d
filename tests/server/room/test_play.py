from dataclasses import fields

import pytest

from games.seats import Seat
from protocol.client_messages import EndMatch, MakeMove, NextRound, SetPack
from protocol.errors import ErrorCode
from protocol.ids import Phase, RunId
from protocol.room_events import NextRoundWanted
from server.errors import Refused
from server.room.commands import Ask, MoveMade
from tests.server.room.live import LiveRoom, player_of, types_of

A, B = player_of("A"), player_of("B")


def playing(*names: str) -> LiveRoom:
    """A match of A, those named and bots."""
    room = LiveRoom()
    for name in names:
        room.come(name)
    room.start("A", *names)
    return room


def on_turn(room: LiveRoom) -> tuple[Seat, int, str]:
    """Who is to move, the turn, and a legal move."""
    match = room.document.match
    assert match is not None
    (seat,) = match.waiting_for
    return seat, match.turn, match.game.legal_moves(match.state, seat).listed[0]


def refused(room: LiveRoom, seat: Seat, text: str, turn: int | None = None) -> Refused:
    before = room.document
    with pytest.raises(Refused) as refusal:
        room.move(seat, text, turn=turn)
    assert room.document is before
    return refusal.value


def test_a_move_is_made_answered_and_recorded() -> None:
    room = playing()
    seat, turn, text = on_turn(room)
    now_ms = room.now_ms
    decision = room.move(seat, text)
    assert decision.answer is not None
    assert decision.answer.version == room.version
    assert decision.record == (MoveMade(seat, text, turn, 1, now_ms),)
    assert decision.record_of == room.document.match_id
    assert not decision.lobby_changed
    assert room.document.waiting_since_ms == now_ms
    match = room.document.match
    assert match is not None
    assert match.turn == turn + 1


def test_a_move_changes_nothing_of_the_room_but_the_match_its_wait_and_the_answer() -> None:
    room = LiveRoom()
    room.ask("A", SetPack(id=0, pack="flowers"))
    room.start("A")
    before = room.document
    seat, _, text = on_turn(room)
    room.move(seat, text)
    changed = {
        field.name
        for field in fields(before)
        if getattr(before, field.name) != getattr(room.document, field.name)
    }
    assert changed <= {"match", "members", "waiting_since_ms", "deadline_ms"}


def test_the_same_move_posted_twice_is_made_once() -> None:
    room = playing()
    seat, turn, text = on_turn(room)
    player = room.document.seats[seat].player
    assert player is not None
    ask = Ask(player, RunId("f" * 16), MakeMove(id=1, text=text, turn=turn))
    first, second = room.do(ask), room.do(ask)
    assert first.answer == second.answer
    assert second.document is room.document
    assert room.document.match is not None
    assert room.document.match.turn == turn + 1


def test_a_turn_that_is_over_is_said_before_the_move_is_judged() -> None:
    room = playing()
    seat, turn, _ = on_turn(room)
    refusal = refused(room, seat, "nonsense", turn - 1)
    assert refusal.code is ErrorCode.STALE_TURN
    assert refusal.arguments["turn"] == turn


def test_a_text_that_is_no_move_is_bad_notation() -> None:
    room = playing()
    seat, _, _ = on_turn(room)
    assert refused(room, seat, "nonsense").code is ErrorCode.BAD_NOTATION


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("pass", "first_lap", id="the first lap is an exchange"),
        pytest.param("swap_all", "first_lap", id="of one card"),
    ],
)
def test_an_illegal_move_has_the_rules_reason_and_its_place_in_the_help(
    text: str, reason: str
) -> None:
    room = playing()
    seat, _, _ = on_turn(room)
    refusal = refused(room, seat, text)
    assert refusal.code is ErrorCode.ILLEGAL_MOVE
    assert refusal.reason == reason
    assert refusal.anchor == "first-lap"


def test_another_seats_turn_is_a_reason_too() -> None:
    room = playing()
    seat, _, text = on_turn(room)
    refusal = refused(room, Seat((seat + 1) % 4), text)
    assert refusal.reason == "not_your_turn"


def test_who_watches_does_not_move() -> None:
    room = playing()
    room.come("W")
    with pytest.raises(Refused) as refusal:
        room.ask("W", MakeMove(id=0, text="pass", turn=1))
    assert refusal.value.code is ErrorCode.NOT_SEATED


def test_there_is_no_move_without_a_match() -> None:
    room = LiveRoom()
    with pytest.raises(Refused) as refusal:
        room.ask("A", MakeMove(id=0, text="pass", turn=0))
    assert refusal.value.code is ErrorCode.NO_MATCH


def test_between_rounds_there_is_no_move() -> None:
    room = playing()
    room.play_round()
    refusal = refused(room, Seat(0), "pass")
    assert (refusal.code, refusal.reason) == (ErrorCode.ILLEGAL_MOVE, "round_over")


def test_the_next_round_is_dealt_when_everybody_here_wants_it() -> None:
    room = playing("B")
    room.play_round()
    assert room.phase() is Phase.BETWEEN_ROUNDS
    first = room.ask("A", NextRound(id=0))
    assert first.events == (NextRoundWanted(Seat(0), "A"),)
    last = room.ask("B", NextRound(id=0))
    assert types_of(last.events)[:2] == ["next_round_wanted", "field_dealt"]
    assert room.phase() is Phase.PLAYING
    assert room.document.wants_next_round == ()


def test_one_vote_a_person() -> None:
    room = playing("B")
    room.play_round()
    room.ask("A", NextRound(id=0))
    assert room.ask("A", NextRound(id=0)).document is room.document
    assert room.phase() is Phase.BETWEEN_ROUNDS


def test_who_watches_has_no_vote() -> None:
    room = playing()
    room.come("W")
    room.play_round()
    with pytest.raises(Refused) as refusal:
        room.ask("W", NextRound(id=0))
    assert refusal.value.code is ErrorCode.NOT_SEATED
    room.ask("A", NextRound(id=0))
    assert room.phase() is Phase.PLAYING


def test_next_round_is_asked_for_between_rounds_only() -> None:
    room = playing()
    with pytest.raises(Refused) as refusal:
        room.ask("A", NextRound(id=0))
    assert refusal.value.code is ErrorCode.ROUND_NOT_OVER


def test_only_the_host_ends_a_match() -> None:
    room = playing("B")
    with pytest.raises(Refused) as refusal:
        room.ask("B", EndMatch(id=0))
    assert refusal.value.code is ErrorCode.NOT_HOST
    room.ask("A", EndMatch(id=0))
    assert room.phase() is Phase.LOBBY
    assert room.document.match is None
    with pytest.raises(Refused) as again:
        room.ask("A", EndMatch(id=0))
    assert again.value.code is ErrorCode.NO_MATCH
