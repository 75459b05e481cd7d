"""One room as somebody outside is told of it, before coming in.

It says less than those inside see of each other: no card, no score, no id.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from games.seats import Seat
from protocol.errors import ErrorCode
from protocol.public_rooms import RoomInfo

__all__ = ["RoomLook", "Sitter"]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat."""

    seat: Seat
    kind: Literal["person", "bot"]
    name: str
    """An empty text for a bot not yet there."""
    connected: bool
    """Is a connection of the person or bot open?"""


@dataclass(frozen=True, slots=True)
class RoomLook:
    """Answer to `look_room`: who is in the room now, and whether the asker may come in."""

    id: int
    room: RoomInfo
    sitters: tuple[Sitter, ...]
    """Lowest seat first; open seats are not here."""
    watchers: int
    """Persons who are there and have no seat."""
    locked: bool
    """Are newcomers refused?"""
    known: bool
    """Does the room list the asker? Then it comes back in whatever is set."""
    your_seat: Seat | None
    """The one that is kept for the asker."""
    refused: Annotated[ErrorCode | str, Field(union_mode="left_to_right")] | None
    """What the asker's `join_room` would be refused with now; None: it may come in. A newer
    server may have more."""
    type: Literal["room_look"] = "room_look"
