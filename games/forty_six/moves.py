"""Moves of 46 and their texts."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from games.cards import parse_card
from games.errors import NotationError
from games.field.moves import Flush, Swap

__all__ = ["STOP", "Flush", "Move", "Stand", "Stop", "Swap", "parse_move"]

STOP: Final = "stop"
"""The word that starts the last lap (ストップ): alone, or said together with an exchange."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop at the start of the turn, instead of exchanging: `stop`."""

    def __str__(self) -> str:
        return STOP


@dataclass(frozen=True, slots=True)
class Stand:
    """Keep the hand on the last lap, instead of exchanging: `stand`."""

    def __str__(self) -> str:
        return "stand"


Move: TypeAlias = Swap | Flush | Stop | Stand


@cache  # one object a text; a refused text is not kept
def parse_move(text: str) -> Move:
    """The move that `text` says, exactly as `str` writes it.

    Raises:
        NotationError: `text` is no move of 46.
    """
    match text.split(" "):
        case ["swap", give, take]:
            return Swap(parse_card(give), parse_card(take))
        case ["swap", give, take, "stop"]:
            return Swap(parse_card(give), parse_card(take), STOP)
        case ["flush"]:
            return Flush()
        case ["stop"]:
            return Stop()
        case ["stand"]:
            return Stand()
        case ["pass", *_]:
            raise NotationError(f"{text!r}: there is no pass in 46")
        case ["swap_all", *_]:
            raise NotationError(f"{text!r}: in 46 one card is exchanged, as in 'swap 4C KS'")
        case [*_, "call"]:
            raise NotationError(f"{text!r}: there is no call in 46; did you mean 'stop'?")
        case [*_, "stop"]:
            raise NotationError(
                f"{text!r}: a stop stands alone or goes with an exchange, as in 'swap 4C KS stop'"
            )
        case _:
            raise NotationError(
                f"not a move of 46: {text!r}; there are 'swap 4C KS', 'flush', 'stop', 'stand'"
            )
