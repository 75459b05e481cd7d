"""Drawing hands for samples: what a hidden hand may be."""

from collections.abc import Iterable
from math import comb
from random import Random

from games.cards import JOKERS, SUIT_OF, SUITS, Card, Suit
from games.field.cards import HAND_SIZE, Cards

__all__ = ["draw_one_suit"]


def draw_one_suit(known: Cards, candidates: Iterable[Card], rng: Random) -> Cards:
    """A hand of one suit: the known cards, filled up with candidates.

    Each such hand is equally likely, if the candidates are in a random order. The known
    cards alone, if no suit has candidates enough.
    """
    missing = HAND_SIZE - len(known)
    candidates = tuple(candidates)
    pools = [
        tuple(card for card in candidates if _may_be(card, suit))
        for suit in SUITS
        if all(_may_be(card, suit) for card in known)
    ]
    weights = [comb(len(pool), missing) for pool in pools]
    if missing == 0 or not any(weights):
        return known
    (pool,) = rng.choices(pools, weights)
    return (*known, *pool[:missing])


def _may_be(card: Card, suit: Suit) -> bool:
    return card in JOKERS or SUIT_OF[card] == suit
