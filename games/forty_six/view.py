"""What a viewer may know of a round of 46 (docs/rules/forty_six.md §3.5, §8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from games.cards import sorted_hand
from games.field.cards import Cards
from games.forty_six.jokers_rule import HANDS_IN_PLAY, JokersRule, has_joker, jokers_rule
from games.forty_six.points import FortySixShown, hand_value, shown
from games.forty_six.scoring import result
from games.forty_six.state import State
from games.game import OwnView, RoundResult
from games.options import OptionValue
from games.seats import Seat, Viewer
from games.values import quickly_built, varied

__all__ = [
    "JOKER_ANCHOR",
    "OWN_FIELDS",
    "PHASE_ANCHORS",
    "FortySixPhase",
    "FortySixView",
    "own_view",
    "view",
]

OWN_FIELDS = frozenset({"seat", "hand", "shown", "jokers_rule"})
"""Of a view: what its viewer alone is shown."""


class FortySixPhase(StrEnum):
    """Where the round stands for the seat on turn."""

    FIRST_LAP = "first_lap"
    TURN = "turn"
    AFTER_FLUSH = "after_flush"
    """The seat on turn has flushed and exchanges now."""
    LAST_TURN = "last_turn"
    """Somebody has stopped."""
    OVER = "over"


PHASE_ANCHORS: Mapping[FortySixPhase, str] = MappingProxyType(
    {
        FortySixPhase.FIRST_LAP: "first-lap",
        FortySixPhase.TURN: "turn",
        FortySixPhase.AFTER_FLUSH: "flush",
        FortySixPhase.LAST_TURN: "last-turn",
        FortySixPhase.OVER: "scoring",
    }
)
"""The section of the game's help page for each phase."""

JOKER_ANCHOR = "joker"
"""The section for an exchange under the joker's rule."""


@quickly_built
@dataclass(frozen=True, slots=True)
class FortySixView:
    """A round as one viewer sees it. Lists with one entry a seat start at seat 0."""

    seat: Seat | None
    """Who looks; None for a spectator."""
    options: Mapping[str, OptionValue]
    """Those that differ from the standard."""
    phase: FortySixPhase
    dealer: Seat
    turn: Seat | None
    """Who is to move; None when the round is over."""
    lap: int
    """From 1."""
    turn_count: int
    """Turns finished in the round."""
    seat_count: int
    hand: Cards
    """The viewer's own; a card taken lies where the card given lay. Empty for a spectator."""
    shown: FortySixShown | None
    """The help above the viewer's own hand."""
    is_joker_out: bool
    """Does the joker lie in the field, so that exchanges are bound?"""
    jokers_rule: JokersRule | None
    """What it makes of the viewer's own exchange, as the field lies now."""
    field: Cards
    stock_count: int
    discard_count: int
    has_flushed: bool
    """Has the seat on turn flushed in this turn?"""
    stopper: Seat | None
    hands: tuple[Cards, ...] = ()
    """All hands, each sorted, when the round is over; else empty."""
    points: tuple[int | None, ...] = ()
    """What each of those is worth; None for a disqualified hand."""
    result: RoundResult | None = None
    """How the round ended, when it is over."""
    game: Literal["forty_six"] = "forty_six"


def view(state: State, viewer: Viewer) -> FortySixView:
    """The round as `viewer` may see it."""
    public = _public_view(state)
    return public if viewer is None else varied(public, **own_view(state, viewer))


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What the own fields of the seat's view hold."""
    hand = state.hands[seat]
    return _own_view(seat, hand, None if state.is_over else jokers_rule(hand, state.field))


def _public_view(state: State) -> FortySixView:
    """What everybody may see: a seat sees its own hand besides."""
    is_over = state.is_over
    return FortySixView(
        seat=None,
        options=state.options.differing(),
        phase=_phase(state),
        dealer=state.dealer,
        turn=state.turn,
        lap=state.lap,
        turn_count=state.turn_count,
        seat_count=len(state.hands),
        hand=(),
        shown=None,
        is_joker_out=has_joker(state.field),
        jokers_rule=None,
        field=state.field,
        stock_count=len(state.stock),
        discard_count=len(state.discards),
        has_flushed=state.has_flushed,
        stopper=state.stopper,
        hands=tuple(map(sorted_hand, state.hands)) if is_over else (),
        points=tuple(hand_value(each).points for each in state.hands) if is_over else (),
        result=result(state) if is_over else None,
    )


def _phase(state: State) -> FortySixPhase:
    if state.is_over:
        return FortySixPhase.OVER
    if state.is_stopped:
        return FortySixPhase.LAST_TURN
    if state.has_flushed:
        return FortySixPhase.AFTER_FLUSH
    return FortySixPhase.FIRST_LAP if state.is_first_lap else FortySixPhase.TURN


@lru_cache(maxsize=HANDS_IN_PLAY)  # a move changes one hand, and every view shows one
def _own_view(seat: Seat, hand: Cards, rule: JokersRule | None) -> OwnView:
    return OwnView(seat=seat, hand=hand, shown=shown(hand), jokers_rule=rule)
