"""What a viewer may know of a round of 51 (docs/rules/fifty_one.md §3.5, §10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from games.cards import sorted_hand
from games.field.cards import Cards
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import Shown, hand_points, shown
from games.fifty_one.scoring import result
from games.fifty_one.state import State
from games.game import OwnView, RoundResult
from games.options import OptionValue
from games.seats import SPECTATOR, Seat, Viewer
from games.values import maker, quickly_built, varied

__all__ = ["OWN_FIELDS", "PHASE_ANCHORS", "FiftyOnePhase", "FiftyOneView", "own_view", "view"]

JokerValue: TypeAlias = Literal["natural", "ten", "choose"]
MixedHand: TypeAlias = Literal["zero", "difference"]

OWN_FIELDS = frozenset({"seat", "hand", "shown"})
"""Of a view: what its viewer alone is shown."""

HANDS_IN_PLAY = 8192
"""Hands whose help is kept ready: those of about two thousand tables."""


class FiftyOnePhase(StrEnum):
    """Where the round stands for the seat on turn."""

    FIRST_LAP = "first_lap"
    TURN = "turn"
    AFTER_FLUSH = "after_flush"
    """The seat on turn has flushed and exchanges now."""
    LAST_TURN = "last_turn"
    """A call is out."""
    OVER = "over"


PHASE_ANCHORS: Mapping[FiftyOnePhase, str] = MappingProxyType(
    {
        FiftyOnePhase.FIRST_LAP: "first-lap",
        FiftyOnePhase.TURN: "turn",
        FiftyOnePhase.AFTER_FLUSH: "flush",
        FiftyOnePhase.LAST_TURN: "last-turn",
        FiftyOnePhase.OVER: "scoring",
    }
)
"""The section of the game's help page for each phase."""


@quickly_built
@dataclass(frozen=True, slots=True)
class FiftyOneView:
    """A round as one viewer sees it. Lists with one entry a seat start at seat 0."""

    seat: Seat | None
    """Who looks; None for a spectator."""
    hand: Cards
    """The viewer's own; a card taken lies where the card given lay. Empty for a spectator."""
    shown: Shown | None
    """The help above the viewer's own hand."""
    options: Mapping[str, OptionValue]
    """Those that differ from the standard."""
    phase: FiftyOnePhase
    dealer: Seat
    turn: Seat | None
    """Who is to move; None when the round is over."""
    lap: int
    """From 1."""
    turn_count: int
    """Turns finished in the round."""
    field: Cards
    stock_count: int
    discard_count: int
    has_flushed: bool
    """Has the seat on turn flushed in this turn?"""
    flushed_last: tuple[bool, ...]
    """Did the seat flush on its turn before this one?"""
    passes_used: tuple[int, ...]
    """Passes of each seat in the round, last turns aside."""
    pass_streak: int
    """Passes one after the other; when all seats have passed the house flushes."""
    caller: Seat | None
    stopper: Seat | None
    hands: tuple[Cards, ...] = ()
    """All hands, each sorted, when the round is over; else empty."""
    points: tuple[int, ...] = ()
    """What each of those is worth."""
    result: RoundResult | None = None
    """How the round ended, when it is over."""
    game: Literal["fifty_one"] = "fifty_one"


_make_view = maker(FiftyOneView)


def view(state: State, viewer: Viewer) -> FiftyOneView:
    """The round as `viewer` may see it."""
    public = _public_view(state)
    return public if viewer is None else varied(public, **own_view(state, viewer))


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What the own fields of the seat's view hold."""
    options = state.options
    return _own_view(seat, state.hands[seat], options.joker_value, options.mixed_hand)


def _public_view(state: State) -> FiftyOneView:
    """What everybody may see: a seat sees its own hand besides."""
    options = state.options
    seen = _make_view(  # six by place and twelve by keyword are all that is quick (`maker`)
        SPECTATOR,
        (),
        None,
        options.differing(),
        _phase(state),
        state.dealer,
        turn=state.turn,
        lap=state.lap,
        turn_count=state.turn_count,
        field=state.field,
        stock_count=len(state.stock),
        discard_count=len(state.discards),
        has_flushed=state.has_flushed,
        flushed_last=state.flushed_last,
        passes_used=state.passes_used,
        pass_streak=state.pass_streak,
        caller=state.caller,
        stopper=state.stopper,
    )
    if not state.is_over:
        return seen
    return varied(
        seen,
        hands=tuple(map(sorted_hand, state.hands)),
        points=tuple(hand_points(each, options) for each in state.hands),
        result=result(state),
    )


def _phase(state: State) -> FiftyOnePhase:
    if state.is_over:
        return FiftyOnePhase.OVER
    if state.is_call_out:
        return FiftyOnePhase.LAST_TURN
    if state.has_flushed:
        return FiftyOnePhase.AFTER_FLUSH
    return FiftyOnePhase.FIRST_LAP if state.is_first_lap else FiftyOnePhase.TURN


@lru_cache(maxsize=HANDS_IN_PLAY)  # a move changes one hand, and every view shows one
def _own_view(seat: Seat, hand: Cards, joker_value: JokerValue, mixed_hand: MixedHand) -> OwnView:
    help_above = shown(hand, _counting_as(joker_value, mixed_hand))
    return OwnView(seat=seat, hand=hand, shown=help_above)


@cache
def _counting_as(joker_value: JokerValue, mixed_hand: MixedHand) -> FiftyOneOptions:
    """Options under which hands count so: the others say nothing about that (§2)."""
    return FiftyOneOptions(joker_value=joker_value, mixed_hand=mixed_hand)
