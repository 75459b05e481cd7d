"""What the shell asks of a game's renderer: a new game is a new module with one of these."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from clients.cli.table import Scene
from protocol.game_types import GameEvent, GameView

__all__ = ["Ask", "Explain", "GameRenderer", "Play", "Reading"]


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move."""

    text: str
    """In notation."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Make one of these moves when it was confirmed; any other answer makes none."""

    sentence: str
    moves: Mapping[str, str]
    """A move in notation by the answer: `yes`, or a word of the game's own."""


@dataclass(frozen=True, slots=True)
class Explain:
    """Say something; no move is made."""

    lines: tuple[str, ...]


Reading: TypeAlias = Play | Ask | Explain


class GameRenderer(Protocol):
    """How one game looks and is typed."""

    game: str
    example: str
    """A move in notation, for those who have typed something else."""

    def tell(self, event: GameEvent, scene: Scene) -> list[str]:
        """The sentences that tell of an event; none for one that needs none."""

    def show(self, view: GameView, scene: Scene) -> list[str]:
        """The table and the own cards."""

    def how(self, view: GameView, scene: Scene) -> list[str]:
        """What may be typed on one's turn."""

    def say(self, move: str, scene: Scene) -> str:
        """A move in words, its announcement included."""

    def typed(self, move: str, scene: Scene) -> str:
        """How that move is typed."""

    def moves(self, scene: Scene) -> list[str]:
        """Each legal move in words, in the order of its number."""

    def read(self, line: str, scene: Scene) -> Reading | None:
        """What a typed line comes to; None if it is no move of this game."""

    def anchor(self, view: GameView) -> str:
        """The section of the help page for what is going on."""
