"""Options of Page One (docs/rules/page_one.md §6)."""

from dataclasses import dataclass
from typing import Literal

from games.options import GameOptions, choice, number, switch

__all__ = ["PageOneOptions"]


@dataclass(frozen=True, slots=True)
class PageOneOptions(GameOptions):
    """How Page One is played at a table."""

    jokers: Literal[0, 1, 2] = choice(0, 1, 2, default=0)
    """Jokers in the pack."""
    joker_returns: bool = switch(default=False)
    """Played jokers are reshuffled with the discards."""
    joker_led: Literal["leader", "next"] = choice("leader", "next", default="leader")
    """Who sets the suit when a joker is led."""
    joker_last: bool = switch(default=False)
    """A joker may be the last card played."""
    hand_size: int = number(3, 7, default=4, offered=(3, 4, 5, 6, 7))
    """Cards dealt to each seat."""
    declaring: Literal["manual", "auto", "off"] = choice("manual", "auto", "off", default="manual")
    """`auto`: the program declares for everybody; `off`: no declaring at all."""
    penalty: int = number(1, 10, default=5, offered=(1, 2, 3, 5, 10))
    """Cards for an undeclared last card."""
    challenge_window: Literal["own_play", "next_play"] = choice(
        "own_play", "next_play", default="own_play"
    )
    """Until whose next play or draw a seat can be challenged: its own, or anybody's."""
    false_challenge: int = number(0, 5, default=0, offered=(0, 1, 2, 5))
    """Cards that a wrong challenger draws; 0 refuses the challenge instead."""
    undeclared_finish: Literal["allowed", "penalty"] = choice(
        "allowed", "penalty", default="allowed"
    )
    """What becomes of a seat that goes out exposed."""
    next_leader: Literal["left", "winner", "last"] = choice(
        "left", "winner", "last", default="left"
    )
    """Who leads the next round."""
    draw_limit: int = number(0, 10, default=0, offered=(0, 1, 2, 3, 5))
    """Draws for the suit, at most; 0 for no limit."""
    empty_stock: Literal["pass", "drawn"] = choice("pass", "drawn", default="pass")
    """`drawn`: the round scores nothing once a seat can neither follow nor draw."""
    rounds: int = number(1, 50, default=5, offered=(3, 5, 10))
    """Rounds in a match."""
    trick_limit: int = number(0, 1000, default=300, offered=(0, 50, 100, 300))
    """Tricks after which the round ends; 0 for no limit."""
