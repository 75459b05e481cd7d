"""The exchange with the kitty, and the joker's name (docs/rules/five_hundred.md §3)."""

from games.cards import SUITS, Suit
from games.five_hundred.moves import Discard, PlayCard
from games.five_hundred.packs import JOKER
from games.five_hundred.reasons import Reason
from games.five_hundred.state import FiveHundredPhase, State
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = [
    "announces_joker",
    "is_naming_lead",
    "names_for",
    "why_no_discard",
    "why_no_name_with_play",
]


def why_no_discard(state: State, seat: Seat, move: Discard) -> Reason | None:
    """The rule that forbids the contractor to lay these cards away."""
    hand = state.hands[seat]
    if any(card not in hand for card in move.cards):
        return Reason.NOT_IN_HAND
    if len(move.cards) != len(state.kitty):
        return Reason.DISCARD_COUNT
    if move.name is None:
        return None
    return _why_no_name(state, tuple(card for card in hand if card not in move.cards))


def why_no_name_with_play(state: State, seat: Seat, move: PlayCard) -> Reason | None:
    """The rule that forbids naming the joker with this play."""
    if move.name is None:
        return None
    if not is_naming_lead(state):
        return Reason.NAMING_TOO_LATE
    return _why_no_name(state, state.hands[seat])


def is_naming_lead(state: State) -> bool:
    """Is the contractor, without the kitty, to make the first lead?"""
    contract = state.contract
    is_first_lead = state.phase is FiveHundredPhase.PLAY and not state.tricks and not state.plays
    return is_first_lead and contract is not None and not contract.takes_kitty


def names_for(state: State, seat: Seat) -> tuple[Suit, ...]:
    """The suits that the seat may name the joker for with its move now; none for all others."""
    if seat != state.turn or state.contract is None or state.claim is not None:
        return ()
    if state.phase is not FiveHundredPhase.EXCHANGE and not is_naming_lead(state):
        return ()
    return SUITS if _why_no_name(state, state.hands[seat]) is None else ()


def announces_joker(state: State) -> bool:
    """Is a name, or `none`, told to all, so that silence shows nothing?"""
    contract = state.contract
    if contract is None or contract.trump is not None or not state.options.joker_naming:
        return False
    return state.options.pack != "p24"  # which has no joker


def _why_no_name(state: State, hand: Cards) -> Reason | None:
    contract = state.contract
    if contract is None or contract.trump is not None:
        return Reason.NAMING_NEEDS_NO_TRUMPS
    if not state.options.joker_naming:
        return Reason.NAMING_OFF
    return None if JOKER in hand else Reason.NAMING_NEEDS_JOKER
