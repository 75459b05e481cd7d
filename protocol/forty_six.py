"""What messages hold of 46, by name, for clients: they import no rules."""

from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.forty_six.events import Event, Stood, StopAnnounced
from games.forty_six.jokers_rule import ExchangeKind, JokersRule
from games.forty_six.points import FortySixShown
from games.forty_six.view import JOKER_ANCHOR, PHASE_ANCHORS, FortySixPhase, FortySixView

__all__ = [
    "JOKER_ANCHOR",
    "PHASE_ANCHORS",
    "Event",
    "ExchangeKind",
    "FieldDealt",
    "FieldFlushed",
    "FortySixPhase",
    "FortySixShown",
    "FortySixView",
    "JokersRule",
    "Reshuffled",
    "RoundEnded",
    "Stood",
    "StopAnnounced",
    "Swapped",
]
