from dataclasses import replace

import pytest

from games.seats import Seat
from protocol.errors import ErrorCode
from server.errors import Refused
from server.room.document import SeatKind, TableSeat, Ticket
from server.room.seating import (
    OPEN_SEAT,
    choose_open_seat,
    names_by_seat,
    not_ready,
    open_seats,
    resized,
    seat_of,
)
from tests.server.room.live import LiveRoom, player_of

PERSON = TableSeat(SeatKind.PERSON, player=player_of("A"), nonce_hash="ab" * 32, nonce="cd" * 32)
WANTED = TableSeat(SeatKind.BOT, ticket=Ticket(1, "ef" * 16))


def test_seats_are_found_by_player_and_by_kind() -> None:
    document = replace(LiveRoom().document, seats=(OPEN_SEAT, PERSON, WANTED, OPEN_SEAT))
    assert seat_of(document, player_of("A")) == 1
    assert seat_of(document, player_of("B")) is None
    assert open_seats(document) == (0, 3)
    assert names_by_seat(document) == ("", "A", "", "")


def test_nobody_is_ready_and_everything_else_stays() -> None:
    person, wanted = not_ready((PERSON, WANTED))
    assert person == TableSeat(SeatKind.PERSON, player=player_of("A"))
    assert wanted is WANTED


@pytest.mark.parametrize(
    ("before", "count", "after"),
    [
        pytest.param((PERSON, OPEN_SEAT), 4, (PERSON, *(OPEN_SEAT,) * 3), id="added"),
        pytest.param((PERSON, OPEN_SEAT, OPEN_SEAT), 2, (PERSON, OPEN_SEAT), id="dropped"),
        pytest.param((PERSON, WANTED), 2, (PERSON, WANTED), id="as they are"),
    ],
)
def test_seats_are_added_and_dropped_at_the_end(
    before: tuple[TableSeat, ...], count: int, after: tuple[TableSeat, ...]
) -> None:
    assert resized(before, count) == after


def test_the_seats_that_cannot_be_dropped_are_named() -> None:
    with pytest.raises(Refused) as refused:
        resized((PERSON, OPEN_SEAT, WANTED, OPEN_SEAT), 2)
    assert refused.value.code is ErrorCode.SEAT_TAKEN
    assert refused.value.arguments["seats"] == (2,)


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        pytest.param(0, ErrorCode.SEAT_TAKEN, id="taken"),
        pytest.param(2, ErrorCode.NO_SUCH_SEAT, id="no such seat"),
        pytest.param(None, ErrorCode.ROOM_FULL, id="none open"),
    ],
)
def test_a_seat_that_is_not_open_is_refused(seat: int | None, code: ErrorCode) -> None:
    document = replace(LiveRoom().document, seats=(PERSON, WANTED))
    with pytest.raises(Refused) as refused:
        choose_open_seat(document, seat)
    assert refused.value.code is code


def test_the_first_open_seat_is_chosen() -> None:
    document = replace(LiveRoom().document, seats=(PERSON, OPEN_SEAT, OPEN_SEAT))
    assert choose_open_seat(document, None) == Seat(1)
