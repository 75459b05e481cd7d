"""The values of all games that messages are made of, by name, for clients: they import no rules."""

from games.game import Choose, Hidden, Moves, RoundResult, ScorePart, SideResult
from games.options import OptionSpec, OptionValue
from games.seats import Seat, Side

__all__ = [
    "Choose",
    "Hidden",
    "Moves",
    "OptionSpec",
    "OptionValue",
    "RoundResult",
    "ScorePart",
    "Seat",
    "Side",
    "SideResult",
]
