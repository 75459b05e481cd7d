"""What a hand promises: its points if it is of one suit, else what it may come to.

The numbers were found by letting players with different ones play each other.
"""

from collections.abc import Set
from typing import NamedTuple

from games.cards import JOKERS, SUIT_OF, SUITS, Card, Suit, pack
from games.field.suits import by_suit, common_suit
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import hand_points

__all__ = ["Prospect", "best_prospect", "card_worth"]

HAND_SIZE = 5

CHANCE_BY_MISSING = (1.0, 0.80, 0.55, 0.36, 0.22, 0.12)
"""How likely a hand comes to five of the suit in time, by the number of cards it lacks."""

FILL_POINTS = 8.5
"""What a card yet to come is worth on the average."""

SCARCE_BELOW = 4
"""With fewer cards of the suit within reach for each one lacking, the chance shrinks."""

_WORTH = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
_CARDS_OF = {suit: frozenset(c for c in pack() if SUIT_OF[c] == suit) for suit in SUITS}


class Prospect(NamedTuple):
    """What a hand promises in its best suit."""

    promise: float
    """In points: higher is better."""
    suit: Suit


def card_worth(card: Card) -> int:
    """What the card counts in a hand of its suit."""
    return 11 if card in JOKERS else _WORTH.get(card[0]) or int(card[0])


def best_prospect(
    hand: tuple[Card, ...], options: FiftyOneOptions, out_of_reach: Set[Card]
) -> Prospect:
    """The suit that promises most.

    `out_of_reach` are cards that will hardly be offered; those of the hand may be among them.
    """
    suit = common_suit(hand)
    if suit is not None:
        return Prospect(float(hand_points(hand, options)), suit)
    cards, jokers = by_suit(hand)
    prospects = (
        Prospect(_promise(held, jokers, _within_reach(suit, held, out_of_reach)), suit)
        for suit, held in cards.items()
    )
    return max(prospects)


def _within_reach(suit: Suit, held: tuple[Card, ...], out_of_reach: Set[Card]) -> int:
    return len(_CARDS_OF[suit] - out_of_reach) - len(held)


def _promise(held: tuple[Card, ...], jokers: int, within_reach: int) -> float:
    """Expected points of going on with one suit."""
    missing = HAND_SIZE - len(held) - jokers
    if within_reach < missing:
        return 0.0
    worth = sum(map(card_worth, held)) + 10.5 * jokers
    scarcity = min(1.0, within_reach / (SCARCE_BELOW * missing)) if missing else 1.0
    return CHANCE_BY_MISSING[missing] * scarcity * (worth + FILL_POINTS * missing)
