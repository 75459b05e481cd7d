"""What a viewer may know of a round of Page One (docs/rules/page_one.md §7).

Who is exposed is in no view, not even in its own: numbers of cards and declarations are
public, and noticing what is missing is the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from games.cards import Suit, sorted_hand
from games.game import RoundResult
from games.options import OptionValue
from games.page_one.options import PageOneOptions
from games.page_one.scoring import result
from games.page_one.state import State
from games.seats import Seat, Viewer
from games.tricks.trick import Cards, Play
from games.values import quickly_built, varied

__all__ = ["OWN_FIELDS", "PHASE_ANCHORS", "PageOnePhase", "PageOneView", "own_view", "view"]

OWN_FIELDS = frozenset({"seat", "hand"})
"""Of a view: what its viewer alone is shown."""


class PageOnePhase(StrEnum):
    """Where the round stands for the seat on turn."""

    LEAD = "lead"
    FOLLOW = "follow"
    SUIT_OPEN = "suit_open"
    """A joker was led, and the next card that is not a joker sets the suit."""
    OVER = "over"


PHASE_ANCHORS: Mapping[PageOnePhase, str] = MappingProxyType(
    {
        PageOnePhase.LEAD: "turn",
        PageOnePhase.FOLLOW: "follow",
        PageOnePhase.SUIT_OPEN: "option-joker-led",
        PageOnePhase.OVER: "scoring",
    }
)
"""The section of the game's help page for each phase."""


@quickly_built
@dataclass(frozen=True, slots=True)
class PageOneView:
    """A round as one viewer sees it. Lists with one entry a seat start at seat 0."""

    seat: Seat | None
    """Who looks; None for a spectator."""
    options: Mapping[str, OptionValue]
    """Those that differ from the standard."""
    phase: PageOnePhase
    first_leader: Seat
    """Who led the round's first trick."""
    leader: Seat
    """Who leads the trick on the table, or is to lead it."""
    turn: Seat | None
    """Who is to play; None when the round is over."""
    hand: Cards
    """The viewer's own, by suit, then rank. Empty for a spectator."""
    suit: Suit | None
    """The suit of the trick; None before a lead, and while a led joker leaves it open."""
    plays: tuple[Play, ...]
    """The trick on the table, as played."""
    skipped: tuple[Seat, ...]
    """Who does not play in this trick."""
    card_counts: tuple[int, ...]
    declared: tuple[bool, ...]
    """Whose declaration stands."""
    stock_count: int
    discard_count: int
    """What a reshuffle would take."""
    removed: Cards
    """Jokers that are out of the round."""
    trick_count: int
    """Tricks finished in the round."""
    result: RoundResult | None = None
    """How the round ended, when it is over."""
    game: Literal["page_one"] = "page_one"


def view(state: State, viewer: Viewer) -> PageOneView:
    """The round as `viewer` may see it."""
    public = _public_view(state)
    return public if viewer is None else varied(public, **own_view(state, viewer))


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What the own fields of the seat's view hold."""
    return {"seat": seat, "hand": sorted_hand(state.hands[seat])}


def _public_view(state: State) -> PageOneView:
    """What everybody may see: a seat sees its own hand besides."""
    return PageOneView(
        seat=None,
        options=_differing(state.options),
        phase=_phase(state),
        first_leader=state.first_leader,
        leader=state.leader,
        turn=state.turn,
        hand=(),
        suit=state.suit,
        plays=state.plays,
        skipped=state.skipped,
        card_counts=tuple(map(len, state.hands)),
        declared=state.declared,
        stock_count=len(state.stock),
        discard_count=len(state.discards),
        removed=state.removed,
        trick_count=state.trick_count,
        result=result(state),
    )


def _phase(state: State) -> PageOnePhase:
    if state.is_over:
        return PageOnePhase.OVER
    if state.is_lead:
        return PageOnePhase.LEAD
    return PageOnePhase.SUIT_OPEN if state.suit is None else PageOnePhase.FOLLOW


@cache  # the options of a table do not change within a match, and there are few sets in use
def _differing(options: PageOneOptions) -> Mapping[str, OptionValue]:
    return options.differing()
