"""Several act at once: each is accepted or told why not, and none for being a moment late."""

from dataclasses import replace
from itertools import permutations

import pytest

from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.state import State
from games.seats import Seat
from protocol.client_messages import SetGame, SetOptions
from protocol.errors import ErrorCode
from server.errors import Refused
from tests.games.page_one.rounds import options_of, played, round_of
from tests.server.room.live import LiveRoom

NAMES = ("A", "B", "C")
HANDS = ("7H 9H", "2H 5S 6S", "3H 9S TS")


def room_at(state: State) -> LiveRoom:
    """A room in which A, B and C, in this order of seats, play on from a state."""
    room = LiveRoom(seats=len(NAMES))
    room.come(*NAMES[1:])
    room.ask("A", SetGame(id=0, game=PAGE_ONE.id))
    room.ask("A", SetOptions(id=0, options=state.options.differing()))
    room.start(*NAMES)
    match = room.document.match
    assert match is not None
    room.document = replace(room.document, match=replace(match, state=state))
    return room


def exposed(options: PageOneOptions | None = None) -> LiveRoom:
    """A has led and forgotten the word; B is on turn."""
    state = round_of(*HANDS, options=options or options_of())
    return room_at(played(state, "0:play 7H")[0])


def turn_of(room: LiveRoom) -> int:
    match = room.document.match
    assert match is not None
    return match.turn


def state_of(room: LiveRoom) -> State:
    match = room.document.match
    assert match is not None
    state: State = match.state
    return state


@pytest.mark.parametrize(
    ("first", "second", "cards", "reason"),
    [
        ((0, "declare"), (2, "challenge 0"), 1, "nothing_to_challenge"),
        ((2, "challenge 0"), (0, "declare"), 6, "nothing_to_declare"),
        ((2, "challenge 0"), (1, "challenge 0"), 6, "nothing_to_challenge"),
        ((1, "challenge 0"), (2, "challenge 0"), 6, "nothing_to_challenge"),
    ],
)
def test_who_is_first_at_the_server_wins_and_the_other_is_told_why(
    first: tuple[int, str], second: tuple[int, str], cards: int, reason: str
) -> None:
    room = exposed()
    turn = turn_of(room)
    room.move(Seat(first[0]), first[1], turn=turn)
    with pytest.raises(Refused) as refused:
        room.move(Seat(second[0]), second[1], turn=turn)
    assert refused.value.code is ErrorCode.ILLEGAL_MOVE
    assert refused.value.reason == reason
    assert len(state_of(room).hands[0]) == cards


@pytest.mark.parametrize("words", [["0:declare"], ["2:challenge 0"], ["1:challenge 0"]])
def test_a_race_makes_nobodys_play_stale(words: list[str]) -> None:
    """B's play was chosen before it heard of the others."""
    room = exposed()
    turn = turn_of(room)
    for word in words:
        seat, text = word.split(":")
        room.move(Seat(int(seat)), text, turn=turn)
    assert turn_of(room) == turn
    room.move(Seat(1), "play 2H", turn=turn)
    assert turn_of(room) == turn + 1


@pytest.mark.parametrize("named", [0, 1, 99])
def test_a_move_out_of_turn_is_never_stale(named: int) -> None:
    room = exposed()
    room.move(Seat(1), "play 2H")
    room.move(Seat(2), "challenge 0", turn=named)
    assert len(state_of(room).hands[0]) == 6


def test_a_race_holds_up_no_wait_for_the_seat_on_turn() -> None:
    room = exposed()
    waiting_since_ms = room.document.waiting_since_ms
    room.now_ms += 5000
    room.move(Seat(2), "challenge 0")
    assert room.document.waiting_since_ms == waiting_since_ms
    room.move(Seat(1), "play 2H")
    assert room.document.waiting_since_ms > waiting_since_ms


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_every_order_of_three_messages_ends_with_one_winner(order: tuple[int, ...]) -> None:
    moves = {0: "declare", 1: "challenge 0", 2: "challenge 0"}
    room = exposed()
    assert sum(is_accepted(room, Seat(seat), moves[seat]) for seat in order) == 1


def is_accepted(room: LiveRoom, seat: Seat, text: str) -> bool:
    try:
        room.move(seat, text)
    except Refused:
        return False
    return True
