"""What messages hold of 51, by name, for clients: they import no rules."""

from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.fifty_one.events import (
    AutoCalled,
    Called,
    Event,
    HouseFlushed,
    Passed,
    Stopped,
    SwappedAll,
)
from games.fifty_one.points import Shown
from games.fifty_one.view import PHASE_ANCHORS, FiftyOnePhase, FiftyOneView

__all__ = [
    "PHASE_ANCHORS",
    "AutoCalled",
    "Called",
    "Event",
    "FieldDealt",
    "FieldFlushed",
    "FiftyOnePhase",
    "FiftyOneView",
    "HouseFlushed",
    "Passed",
    "Reshuffled",
    "RoundEnded",
    "Shown",
    "Stopped",
    "Swapped",
    "SwappedAll",
]
