"""What happens in a round of 46; the exchanges themselves are in `games.field.events`.

Why a card was given is told to nobody here: a seat reads it in its own view.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.audience import ForEverybody
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.seats import Seat

__all__ = ["EVENTS", "Event", "Stood", "StopAnnounced"]


@dataclass(frozen=True, slots=True)
class StopAnnounced(ForEverybody):
    """A seat stopped: each other seat has one more turn (§4)."""

    seat: Seat
    type: Literal["stop_announced"] = "stop_announced"


@dataclass(frozen=True, slots=True)
class Stood(ForEverybody):
    """A seat kept its hand on the last lap (§7)."""

    seat: Seat
    type: Literal["stood"] = "stood"


Event: TypeAlias = (
    FieldDealt | Swapped | FieldFlushed | Reshuffled | StopAnnounced | Stood | RoundEnded
)

EVENTS: tuple[type[Event], ...] = (
    FieldDealt,
    Swapped,
    FieldFlushed,
    Reshuffled,
    StopAnnounced,
    Stood,
    RoundEnded,
)
"""The members of `Event`."""
