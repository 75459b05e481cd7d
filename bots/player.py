"""The role of a bot: what it hears, what it says when it is its turn, and why."""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from games.game import Moves
from games.seats import Seat
from protocol.advice import AdviceArgument, AdviceReason

__all__ = [
    "AnyPlayer",
    "Because",
    "Choice",
    "Explain",
    "MakePlayer",
    "Player",
    "Racer",
    "Reaction",
    "because",
]

View = TypeVar("View", contravariant=True)


class Because(NamedTuple):
    """What decided for a move."""

    reason: AdviceReason
    arguments: Mapping[str, AdviceArgument]
    """Those that the reason names, and no others; only what the seat may know."""


Explain: TypeAlias = Callable[[], Because]
"""Says what decided; asked before the player hears anything more."""


class Choice(NamedTuple):
    """A move, and what decided for it."""

    move: str
    """In notation."""
    explain: Explain
    """Puts into words what the choice was made with; who only plays does not wait for it."""

    @property
    def because(self) -> Because:
        """What decided."""
        return self.explain()


class Player(Protocol[View]):
    """A bot in one seat of one match.

    It knows what a person in its seat knows: the events told to it, and its view.
    """

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened since, in order. Called before `choose`."""

    def choose(self, view: View, legal: Moves) -> Choice:
        """A legal move and why; `legal` is what this seat may do now, and not empty."""


class Reaction(NamedTuple):
    """A move out of turn, and how long it takes a person to come to it."""

    text: str
    delay_s: float
    because: Because


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


def because(reason: AdviceReason, **arguments: AdviceArgument) -> Because:
    """The reason with its arguments by name."""
    return Because(reason, arguments)
