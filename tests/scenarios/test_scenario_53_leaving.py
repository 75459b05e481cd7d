"""Leaving and coming back gives the same seat and the same hand, and no second result."""

import pytest

from games.page_one.state import State
from games.seats import Seat
from protocol.client_messages import LeaveRoom
from protocol.ids import Phase
from server.errors import Refused
from server.room.seating import seat_of
from tests.games.page_one.rounds import round_of
from tests.scenarios.test_scenario_50_race import room_at, state_of
from tests.server.room.live import LiveRoom, player_of

NINE = "7H 9H 2C 3C 4C 5C 6C 7C 8C"
HANDS = ("2H 5S 6S", NINE, "3H 9S TS")


def come_back(room: LiveRoom, name: str) -> None:
    room.ask(name, LeaveRoom(id=0))
    room.come(name, number=2)


def results_of(room: LiveRoom) -> int:
    assert room.document.match is not None
    return len(room.document.match.results)


@pytest.mark.parametrize("times", [1, 3])
def test_nine_cards_stay_nine_cards(times: int) -> None:
    room = room_at(round_of(*HANDS))
    before: State = state_of(room)
    for _ in range(times):
        come_back(room, "B")
    assert seat_of(room.document, player_of("B")) == 1
    assert state_of(room) == before
    room.move(Seat(0), "play 2H")
    room.move(Seat(1), "play 9H")
    assert len(state_of(room).hands[1]) == 8


def test_a_winner_who_comes_back_has_won_once() -> None:
    room = room_at(round_of("2H", *HANDS[1:], declared=[0]))
    room.move(Seat(0), "play 2H")
    assert (room.phase(), results_of(room)) == (Phase.BETWEEN_ROUNDS, 1)
    for name in ("A", "B"):
        come_back(room, name)
    with pytest.raises(Refused) as refused:
        room.move(Seat(0), "play 2H")
    assert refused.value.reason == "round_over"
    assert results_of(room) == 1
    assert room.document.match is not None
    assert room.document.match.standing.totals == (12, -9, -3)
