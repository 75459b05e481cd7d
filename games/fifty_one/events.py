"""What happens in a round of 51; the exchanges themselves are in `games.field.events`."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.audience import ForEverybody
from games.field.cards import Cards
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.seats import Seat

__all__ = [
    "EVENTS",
    "AutoCalled",
    "Called",
    "Event",
    "HouseFlushed",
    "Passed",
    "Stopped",
    "SwappedAll",
]


@dataclass(frozen=True, slots=True)
class SwappedAll(ForEverybody):
    """A seat exchanged its whole hand for the field."""

    seat: Seat
    gave: Cards
    took: Cards
    type: Literal["swapped_all"] = "swapped_all"


@dataclass(frozen=True, slots=True)
class Passed(ForEverybody):
    """A seat passed."""

    seat: Seat
    type: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class HouseFlushed(ForEverybody):
    """All seats had passed one after the other: the house flushed the field (§3.4)."""

    old: Cards
    """The field before, now in the discards."""
    new: Cards
    """The field after, in place of `old`."""
    type: Literal["house_flushed"] = "house_flushed"


@dataclass(frozen=True, slots=True)
class Called(ForEverybody):
    """A seat called: each other seat has one more turn."""

    seat: Seat
    type: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class AutoCalled(ForEverybody):
    """A seat has 51 where that does not end the round: the call was made for it (§4.2)."""

    seat: Seat
    type: Literal["auto_called"] = "auto_called"


@dataclass(frozen=True, slots=True)
class Stopped(ForEverybody):
    """A seat has 51 and has won the round (§4.1)."""

    seat: Seat
    type: Literal["stopped"] = "stopped"


Event: TypeAlias = (
    FieldDealt
    | Swapped
    | SwappedAll
    | FieldFlushed
    | HouseFlushed
    | Reshuffled
    | Passed
    | Called
    | AutoCalled
    | Stopped
    | RoundEnded
)

EVENTS: tuple[type[Event], ...] = (
    FieldDealt,
    Swapped,
    SwappedAll,
    FieldFlushed,
    HouseFlushed,
    Reshuffled,
    Passed,
    Called,
    AutoCalled,
    Stopped,
    RoundEnded,
)
"""The members of `Event`."""
