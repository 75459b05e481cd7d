"""The role that every game plays: what a match, a server, a bot and a test may ask of it.

A game is one object without state. Its states, moves, events and views are plain frozen
values that it alone makes; nobody else looks inside a state. Whatever leaves for people goes
through `view` and `redact`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Literal, Protocol, TypeAlias, TypeVar

from games.cards import Card
from games.options import GameOptions
from games.seats import Seat, Side, Viewer
from games.shuffle import Shuffle
from games.values import quickly_built

__all__ = [
    "NO_MOVES",
    "AnyGame",
    "Choose",
    "Game",
    "Hidden",
    "Moves",
    "OwnView",
    "RoundResult",
    "ScorePart",
    "SideResult",
    "Standing",
]

Options = TypeVar("Options", bound=GameOptions)
State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Choose:
    """A move that is put together from several things, too many to list."""

    verb: str
    count: int
    """How many are to be chosen."""
    of: tuple[str, ...]
    """What may be chosen: cards, or seats as numbers."""


@quickly_built
@dataclass(frozen=True, slots=True)
class Moves:
    """What a seat may do: listed moves, and choices where a list makes no sense."""

    listed: tuple[str, ...] = ()
    """Each move in notation, without an announcement, in the order in which to show them."""
    announcement: str = ""
    """The word that some of them may carry ("call"), or nothing."""
    announceable: tuple[str, ...] = ()
    """Those of `listed` that are legal with the announcement too."""
    choices: tuple[Choose, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.listed or self.choices)

    def texts(self) -> tuple[str, ...]:
        """Every listed move, and each that may carry the announcement once more with it."""
        return (*self.listed, *(f"{text} {self.announcement}" for text in self.announceable))


NO_MOVES = Moves()


class OwnView(dict[str, Any]):  # fields of the view of whichever game
    """What the own fields of a seat's view hold, for as long as that is so: not to be changed.

    A move changes one hand and is told to all, so most are the very objects of the move before,
    and whoever encodes one may leave the bytes with it.
    """

    __slots__ = ("packed",)

    packed: bytes


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for an event that this viewer is not told."""

    type: Literal["hidden"] = "hidden"


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One addend of a score, by its name in the locales ("hand", "win_bonus")."""

    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class SideResult:
    """A side's share of a round: `score` is the sum of its parts."""

    score: int
    rank: int
    parts: tuple[ScorePart, ...]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended: one `SideResult` a side, in the order of the standing's sides."""

    by_side: tuple[SideResult, ...]
    winners: tuple[int, ...]
    """Sides (by number) that won the round; several share, none where nobody did."""
    reason: str
    """Why the round ended, by its name in the locales ("stop", "showdown")."""
    next_dealer: Seat | None = None
    """Who deals (or leads) the next round, where this one decides it; None where it does not."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match between two rounds."""

    round_number: int
    """The round that is dealt next, or is being played: from 1."""
    dealer: Seat
    """Who deals it (in Page One: who leads first)."""
    sides: tuple[Side, ...]
    totals: tuple[int, ...]
    """Match points, one a side."""
    over: bool = False
    ranks: tuple[int, ...] = ()
    """Final ranks, one a side, equal totals sharing one (1, 2, 2, 4); empty until over."""


class Game(Protocol[Options, State, Move, Event, View]):
    """The rules of one game."""

    id: ClassVar[str]
    seats: ClassVar[range]
    recommended_seats: ClassVar[range]
    options: type[Options]
    state: type[State]
    view_type: type[View]
    own_fields: frozenset[str]
    """Fields of a view that tell a seat what is its own; all others every viewer is shown alike."""
    events: tuple[type[Any], ...]  # the members of the closed union Event
    reasons: type[StrEnum]
    reason_anchors: Mapping[Any, str]  # from the members of `reasons`
    """The section of the game's help page that explains each refusal."""
    score_parts: frozenset[str]
    """Every kind of `ScorePart` there is, for the locales."""
    end_reasons: frozenset[str]
    """Every `RoundResult.reason` there is, for the locales."""
    verbs_out_of_turn: frozenset[str]
    """First words of moves that never change `turn` and are judged on the state they find."""

    def sides(self, options: Options, seats: int) -> tuple[Side, ...]:
        """Who scores together."""

    def pack(self, options: Options, seats: int) -> tuple[Card, ...]:
        """Every card that is played with."""

    def deal(
        self, options: Options, seats: int, standing: Standing, shuffle: Shuffle
    ) -> tuple[State, tuple[Event, ...]]:
        """A fresh round, with what happens before anybody's choice."""

    def parse_move(self, text: str) -> Move:
        """The move that `text` says; `str` is its inverse.

        Raises:
            NotationError: `text` is no move of this game.
        """

    def movers(self, state: State) -> frozenset[Seat]:
        """The seats that may act now."""

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        """The seats without which play does not go on; empty when the round is over.

        Told to everybody: it never depends on what only some may know.
        """

    def legal_moves(self, state: State, seat: Seat) -> Moves:
        """What `seat` may do now, for its own eyes."""

    def why_illegal(self, state: State, seat: Seat, move: Move) -> StrEnum | None:
        """The rule that forbids the move, or None."""

    def preview(self, state: State, seat: Seat, move: Move) -> Any | None:  # the game's own help
        """The computed help for the cards that a legal move would leave `seat` with.

        For its own eyes. None where the move says nothing of them, or the game has no help.
        """

    def apply(
        self, state: State, seat: Seat, move: Move, shuffle: Shuffle
    ) -> tuple[State, tuple[Event, ...]]:
        """The state after the move and all that follows by itself.

        Raises:
            IllegalMove: the move is not legal here; the state is as it was in any case.
        """

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """The cards of every place at the table: the whole pack, each card once."""

    def view(self, state: State, viewer: Viewer) -> View:
        """What `viewer` may know of the state, built from an allowlist."""

    def own_view(self, state: State, seat: Seat) -> dict[str, Any]:
        """What the own fields of the seat's view hold, built from an allowlist.

        An `OwnView`, where it can be the same object as before.
        """

    def redact(self, event: Event, viewer: Viewer) -> Event | Hidden:
        """The event as `viewer` may hear it: whole, masked, or hidden."""

    def result(self, state: State) -> RoundResult | None:
        """How the round ended, or None while it goes on."""

    def settle(self, options: Options, standing: Standing, result: RoundResult) -> Standing:
        """The standing after a round."""

    def sample(self, view: View, history: Iterable[Event | Hidden], rng: Random) -> State:
        """A full state that agrees with a view and the redacted events its viewer was sent."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]  # what the registry holds
