"""What an order is, and how its words are read."""

from collections.abc import Callable
from typing import TypeAlias

from clients.cli.commands import Typed
from clients.cli.desk import Desk

__all__ = ["Order", "confirm", "read_number", "read_seat"]

Order: TypeAlias = Callable[[Typed, Desk], None]
"""Does what a command says."""

SEATS_MAX = 7


def confirm(desk: Desk, sentence: str, action: Callable[[], None]) -> None:
    """Asks by the sentence of that key, and acts when the answer is yes."""
    desk.confirm(desk.texts(sentence), action)


def read_number(typed: Typed, desk: Desk, example: str) -> int | None:
    """The number after the command; without one, says how it is typed."""
    if typed.words and typed.words[0].isdecimal():
        return int(typed.words[0])
    desk.say(desk.texts("usage-number", example=example))
    return None


def read_seat(typed: Typed, desk: Desk, example: str) -> int | None:
    """The seat that was named, from 0 as on the wire; without one, says how it is typed."""
    if typed.words and typed.words[0].isdecimal() and 1 <= int(typed.words[0]) <= SEATS_MAX:
        return int(typed.words[0]) - 1
    desk.say(desk.texts("usage-seat", example=example))
    return None
