"""Options of 51 (docs/rules/fifty_one.md §9)."""

from dataclasses import dataclass
from typing import Literal

from games.options import GameOptions, choice, number, switch

__all__ = ["FiftyOneOptions"]


@dataclass(frozen=True, slots=True)
class FiftyOneOptions(GameOptions):
    """How 51 is played at a table."""

    jokers: Literal[0, 1, 2] = choice(0, 1, 2, default=1)
    """Jokers in the pack."""
    joker_value: Literal["natural", "ten", "choose"] = choice(
        "natural", "ten", "choose", default="natural"
    )
    """Ace where the hand lacks it and else ten; always ten; or whichever suits the hand."""
    instant_win: bool = switch(default=True)
    """A 51 ends the round at once."""
    passes: Literal["any", "once", "none"] = choice("any", "once", "none", default="any")
    """Passes allowed to a seat in a round, its last turn aside."""
    moves: Literal["full", "single"] = choice("full", "single", default="full")
    """`single`: no exchange all and no flush."""
    mixed_hand: Literal["zero", "difference"] = choice("zero", "difference", default="zero")
    """`difference`: the most numerous suit minus the other cards."""
    failed_call: Literal["zero", "last", "negative"] = choice(
        "zero", "last", "negative", default="zero"
    )
    """What a caller that lost the call scores, and where it ranks."""
    call_tie: Literal["loses", "fewer_jokers"] = choice("loses", "fewer_jokers", default="loses")
    """Whether a caller can keep the call against equal points."""
    match_by: Literal["points", "wins"] = choice("points", "wins", default="points")
    """What a match adds up: round scores, or rounds won."""
    rounds: int = number(1, 50, default=5, offered=(3, 5, 10))
    """Rounds in a match."""
    lap_limit: int = number(0, 200, default=50, offered=(0, 20, 50, 100))
    """Laps after which the round goes to the showdown; 0 for no limit."""
