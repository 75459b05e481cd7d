"""Moves that 51 and 46 share: exchange one (1枚交換) and flush (流す)."""

from dataclasses import dataclass

from games.cards import Card

__all__ = ["Flush", "Swap", "announced"]


@dataclass(frozen=True, slots=True)
class Swap:
    """One card of the hand for one of the field: `swap 4C KS`."""

    give: Card
    take: Card
    announcement: str = ""
    """The word that goes with it (51: "call"), or nothing."""

    def __str__(self) -> str:
        return announced(f"swap {self.give} {self.take}", self.announcement)


@dataclass(frozen=True, slots=True)
class Flush:
    """Five new cards to the field: `flush`. The same turn goes on."""

    def __str__(self) -> str:
        return "flush"


def announced(text: str, announcement: str) -> str:
    """The text of a move with its announcement, if it has one."""
    return f"{text} {announcement}" if announcement else text
