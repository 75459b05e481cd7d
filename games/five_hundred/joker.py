"""Which cards may be played: tables F and L (docs/rules/five_hundred.md §4.2, §4.3).

`why_no_card` judges a card in a position; the rows of the tables stand beside the lines.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from games.cards import SUIT_OF, SUITS, Card, Suit
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import CardOrder
from games.five_hundred.packs import JOKER
from games.five_hundred.reasons import Reason
from games.tricks.trick import Cards

__all__ = ["NO_SUIT", "JokerState", "Position", "lead_names", "why_no_card"]

NO_SUIT: Final = "-"
"""Named with a free joker that is led when no suit is left to name: `play JK -`."""


class JokerState(StrEnum):
    """What the joker is in this hand."""

    TRUMP = "trump"
    """The highest trump."""
    NAMED = "named"
    """The highest card of the suit that the contractor named."""
    FREE = "free"
    """Of no suit."""


@dataclass(frozen=True, slots=True)
class Position:
    """What decides which cards of a hand a seat may play."""

    options: FiveHundredOptions
    order: CardOrder
    joker: JokerState
    is_misere: bool
    is_contractor: bool
    is_lead: bool
    is_last_trick: bool
    suit: Suit | None
    """The suit led; None when leading, and after `JK:-`."""
    led_suits: frozenset[Suit]
    """Suits led in finished tricks; asked only of a seat that holds a free joker."""
    void_suits: frozenset[Suit]
    """Suits that it has failed to follow; asked only with `joker_lead = any_unshown`."""


def why_no_card(
    position: Position, hand: Cards, card: Card, named: str | None = None
) -> Reason | None:
    """The rule that forbids playing the card of the hand, naming a suit (or `-`) with it."""
    if card not in hand:
        return Reason.NOT_IN_HAND
    if not position.is_lead:
        return Reason.NAMED_WITHOUT_LEAD if named else _why_no_follow(position, hand, card)
    if card != JOKER:
        return None
    if position.joker is not JokerState.FREE:  # L1
        return Reason.JOKER_HAS_A_SUIT if named else None
    return _why_no_joker_lead(position, named)


def lead_names(position: Position) -> tuple[str, ...]:
    """What may be named with the lead of a free joker; nothing where it may not be led."""
    options, is_last = position.options, position.is_last_trick
    if options.joker_lead == "last_trick_only" and not is_last:  # L6
        return ()
    is_by_voids = options.joker_lead == "any_unshown"
    taken = position.void_suits if is_by_voids else position.led_suits
    suits = tuple(suit for suit in SUITS if suit not in taken)  # L2, L4, L7
    if suits or not is_last:  # L3
        return suits
    return (NO_SUIT,)  # L5


def _why_no_joker_lead(position: Position, named: str | None) -> Reason | None:
    names = lead_names(position)
    if named in names:
        return None
    is_by_voids = position.options.joker_lead == "any_unshown"
    if not names:
        if position.options.joker_lead == "last_trick_only":
            return Reason.JOKER_LEADS_LAST
        return Reason.SUIT_SHOWN_VOID if is_by_voids else Reason.JOKER_ALL_LED
    if names == (NO_SUIT,):
        return Reason.JOKER_NAMES_NOTHING
    if named in (None, NO_SUIT):
        return Reason.JOKER_NAMES_A_SUIT
    return Reason.SUIT_SHOWN_VOID if is_by_voids else Reason.SUIT_LED_BEFORE


def _why_no_follow(position: Position, hand: Cards, card: Card) -> Reason | None:
    suit_of, led = position.order.suit, position.suit
    is_free = position.joker is JokerState.FREE
    if led is not None and any(suit_of[held] == led for held in hand):
        if suit_of[card] == led:  # F1, F3, F5
            return None
        if is_free and card == JOKER:
            return Reason.JOKER_WHILE_FOLLOWING
        is_left_bower = card in position.order.bowers and SUIT_OF[card] == led
        return Reason.LEFT_BOWER_IS_TRUMP if is_left_bower else Reason.FOLLOW_SUIT
    if not is_free or JOKER not in hand:  # F2, F4, F6
        return None
    if _must_wait_for_last_trick(position):
        return Reason.JOKER_PLAYS_LAST if card == JOKER else None
    if card != JOKER and _is_joker_forced(position):  # F8
        return Reason.JOKER_FORCED
    return None  # F7


def _must_wait_for_last_trick(position: Position) -> bool:
    """The literal form of the reference page: `joker_after_all_led = play_last_only`."""
    if position.options.joker_after_all_led == "lead_last_only" or position.is_last_trick:
        return False
    return position.led_suits | {position.suit} >= set(SUITS)


def _is_joker_forced(position: Position) -> bool:
    if not position.is_misere:
        return False
    match position.options.misere_joker_forced:
        case "all":
            return True
        case "contractor":
            return position.is_contractor
        case "none":
            return False
