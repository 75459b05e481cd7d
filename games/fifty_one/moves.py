"""Moves of 51 and their texts."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from games.cards import parse_card
from games.errors import NotationError
from games.field.moves import Flush, Swap, announced

__all__ = ["CALL", "Flush", "Move", "Pass", "Swap", "SwapAll", "parse_move"]

CALL: Final = "call"
"""The word that calls (コール), said together with an exchange or a pass."""


@dataclass(frozen=True, slots=True)
class SwapAll:
    """The whole hand for the whole field (全部交換): `swap_all`."""

    announcement: str = ""

    def __str__(self) -> str:
        return announced("swap_all", self.announcement)


@dataclass(frozen=True, slots=True)
class Pass:
    """No exchange (パス): `pass`."""

    announcement: str = ""

    def __str__(self) -> str:
        return announced("pass", self.announcement)


Move: TypeAlias = Swap | SwapAll | Flush | Pass


@cache  # one object a text; a refused text is not kept
def parse_move(text: str) -> Move:
    """The move that `text` says, exactly as `str` writes it.

    Raises:
        NotationError: `text` is no move of 51.
    """
    match text.split(" "):
        case ["swap", give, take]:
            return Swap(parse_card(give), parse_card(take))
        case ["swap", give, take, "call"]:
            return Swap(parse_card(give), parse_card(take), CALL)
        case ["swap_all"]:
            return SwapAll()
        case ["swap_all", "call"]:
            return SwapAll(CALL)
        case ["pass"]:
            return Pass()
        case ["pass", "call"]:
            return Pass(CALL)
        case ["flush"]:
            return Flush()
        case [*_, "call"]:
            raise NotationError(
                f"{text!r}: a call goes with an exchange or a pass, as in 'pass call'"
            )
        case [*_, "stop"]:
            raise NotationError(f"{text!r}: in 51 a stop declares itself; did you mean 'call'?")
        case _:
            raise NotationError(
                f"not a move of 51: {text!r}; there are 'swap 4C KS', 'swap_all', 'flush', 'pass'"
            )
