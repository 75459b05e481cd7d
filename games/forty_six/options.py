"""Options of 46 (docs/rules/forty_six.md §7)."""

from dataclasses import dataclass
from typing import Literal

from games.options import GameOptions, choice, number, switch

__all__ = ["FortySixOptions"]


@dataclass(frozen=True, slots=True)
class FortySixOptions(GameOptions):
    """How 46 is played at a table."""

    stand: bool = switch(default=False)
    """On the last lap a good hand may stay as it is."""
    joker: bool = switch(default=True)
    """The joker is in the stock; without it no exchange is forced."""
    match_by: Literal["points", "wins"] = choice("points", "wins", default="points")
    """What a match adds up: round scores, or rounds won."""
    winner_bonus: int = number(0, 46, default=10, offered=(0, 10, 20, 46))
    """Added to the round score of every winner."""
    rounds: int = number(1, 50, default=5, offered=(3, 5, 10))
    """Rounds in a match."""
    lap_limit: int = number(0, 200, default=50, offered=(0, 20, 50, 100))
    """Laps after which the round goes to the showdown; 0 for no limit."""
    last_turn_flush: bool = switch(default=True)
    """Flushing is allowed on the last lap."""
    failed_stop: Literal["points", "zero"] = choice("points", "zero", default="points")
    """`zero`: a stopper that is not alone at the top scores nothing and has not won."""
