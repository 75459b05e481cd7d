"""Rooms as those who are not in them are told of them."""

from dataclasses import dataclass

from protocol.ids import Phase, RoomCode

__all__ = ["RoomInfo"]


@dataclass(frozen=True, slots=True)
class RoomInfo:
    """A room in few words.

    In the list of public rooms it is as it was some seconds ago at the most.
    """

    code: RoomCode
    game: str
    phase: Phase
    seats: int
    """In all: those of persons, of bots, and the open ones."""
    persons: int
    bots: int
    open_seats: int
    host: str
    """The host's name."""
    spectators: bool
    """May one watch? Otherwise one must take an open seat."""
