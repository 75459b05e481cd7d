"""The seats of a room: who sits where, and what every change of them undoes."""

from collections.abc import Callable
from dataclasses import replace

from games.seats import Seat
from protocol.errors import ErrorCode
from protocol.ids import PlayerId
from server.errors import Refused
from server.room.document import RoomDocument, SeatKind, TableSeat

__all__ = [
    "OPEN_SEAT",
    "check_seat",
    "choose_open_seat",
    "names_by_seat",
    "not_ready",
    "open_seats",
    "resized",
    "seat_of",
    "seats_where",
    "with_seat",
    "with_seats",
]

OPEN_SEAT = TableSeat()


def seat_of(document: RoomDocument, player: PlayerId) -> Seat | None:
    """Where the player sits."""
    for seat, place in enumerate(document.seats):
        if place.player == player:
            return Seat(seat)
    return None


def seats_where(document: RoomDocument, test: Callable[[TableSeat], bool]) -> tuple[Seat, ...]:
    """The seats that pass `test`, lowest first."""
    return tuple(Seat(seat) for seat, place in enumerate(document.seats) if test(place))


def open_seats(document: RoomDocument) -> tuple[Seat, ...]:
    """The seats that are nobody's, lowest first."""
    return seats_where(document, lambda place: place.kind is SeatKind.OPEN)


def names_by_seat(document: RoomDocument) -> tuple[str, ...]:
    """The name of who sits in each seat; an empty text for nobody."""
    name_by_player = {member.player: member.name for member in document.members}
    return tuple(
        "" if place.player is None else name_by_player[place.player] for place in document.seats
    )


def check_seat(document: RoomDocument, seat: int) -> Seat:
    """The seat of that number.

    Raises:
        Refused: the room has fewer seats.
    """
    if seat >= len(document.seats):
        raise Refused(ErrorCode.NO_SUCH_SEAT, seat=seat, seats=len(document.seats))
    return Seat(seat)


def choose_open_seat(document: RoomDocument, seat: int | None) -> Seat:
    """The seat asked for, or the first open one.

    Raises:
        Refused: it is taken, or none is open, or there is no such seat.
    """
    if seat is None:
        free = open_seats(document)
        if not free:
            raise Refused(ErrorCode.ROOM_FULL, seats=len(document.seats))
        return free[0]
    chosen = check_seat(document, seat)
    if document.seats[chosen].kind is not SeatKind.OPEN:
        raise Refused(ErrorCode.SEAT_TAKEN, seats=(chosen,))
    return chosen


def with_seat(seats: tuple[TableSeat, ...], seat: Seat, place: TableSeat) -> tuple[TableSeat, ...]:
    """The seats with one of them replaced."""
    return (*seats[:seat], place, *seats[seat + 1 :])


def not_ready(seats: tuple[TableSeat, ...]) -> tuple[TableSeat, ...]:
    """The seats with nobody ready: for whatever changes what people were ready for."""
    return tuple(
        place if place.nonce_hash is None else TableSeat(place.kind, place.player, place.ticket)
        for place in seats
    )


def with_seats(document: RoomDocument, seats: tuple[TableSeat, ...]) -> RoomDocument:
    """The document with other people in its seats, nobody ready."""
    return replace(document, seats=not_ready(seats))


def resized(seats: tuple[TableSeat, ...], count: int) -> tuple[TableSeat, ...]:
    """So many seats: open ones are added, or dropped from the end.

    Raises:
        Refused: one of those to drop is taken.
    """
    taken = tuple(
        seat
        for seat, place in enumerate(seats)
        if seat >= count and place.kind is not SeatKind.OPEN
    )
    if taken:
        raise Refused(ErrorCode.SEAT_TAKEN, seats=taken)
    return (*seats[:count], *(OPEN_SEAT,) * (count - len(seats)))
