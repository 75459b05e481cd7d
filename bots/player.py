"""The role of a bot: what it hears, and what it says when it is its turn."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from games.game import Moves
from games.seats import Seat

__all__ = ["AnyPlayer", "MakePlayer", "Player", "Racer", "Reaction"]

View = TypeVar("View", contravariant=True)


class Player(Protocol[View]):
    """A bot in one seat of one match.

    It knows what a person in its seat knows: the events told to it, and its view.
    """

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened since, in order. Called before `choose`."""

    def choose(self, view: View, legal: Moves) -> str:
        """A legal move in notation, `legal` being what this seat may do now and not empty."""


class Reaction(NamedTuple):
    """A move out of turn, and how long it takes a person to come to it."""

    text: str
    delay_s: float


@runtime_checkable
class Racer(Protocol[View]):
    """What a player has besides, where its game has moves out of turn."""

    def react(self, view: View, legal: Moves) -> Reaction | None:
        """What it wants to say now, whoever's turn it is; `legal` as in `choose`.

        Asked for anew whenever something has happened. The same answer goes on waiting, another
        one takes its place.
        """


AnyPlayer: TypeAlias = Player[Any]  # of whichever game is played

MakePlayer: TypeAlias = Callable[[Seat, Random], AnyPlayer]
"""Seats a new player: its seat, and the generator that all its chance comes from."""
