"""Seats, viewers and sides."""

from typing import Final, NewType, TypeAlias

__all__ = ["SPECTATOR", "Seat", "Side", "Viewer", "left_of", "seats_from"]

Seat = NewType("Seat", int)
"""A place at the table, from 0, clockwise."""

Viewer: TypeAlias = Seat | None
"""Who looks: a seat, or a spectator."""

SPECTATOR: Final[Viewer] = None

Side: TypeAlias = tuple[Seat, ...]
"""The seats that score together, lowest first; one seat where each plays alone."""


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise, of `seats` in all."""
    return Seat((seat + 1) % seats)


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play, `first` first."""
    return tuple(Seat((first + step) % seats) for step in range(seats))
