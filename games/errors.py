"""What the rules refuse.

GameError
├── NotationError     a text is not a card, a move or a seat
├── OptionError       an option's name or value is not one of those allowed
├── UnknownGame       an id that no game has (games.registry)
└── IllegalMove       a move that the rules forbid here, with its reason
"""

from enum import StrEnum

__all__ = ["GameError", "IllegalMove", "NotationError", "OptionError"]


class GameError(ValueError):
    """Root of everything that the rules refuse."""


class NotationError(GameError):
    """A text that the notation does not know."""


class OptionError(GameError):
    """An option that was refused: which one, what it was set to, and what is allowed."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        super().__init__(f"{name}: {value!r} is not allowed; allowed: {allowed}")
        self.name = name
        self.value = value
        self.allowed = allowed


class IllegalMove(GameError):
    """A move that the rules forbid in this state; `reason` is a member of the game's enum."""

    def __init__(self, reason: StrEnum) -> None:
        super().__init__(str(reason))
        self.reason = reason
