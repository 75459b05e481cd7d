"""What a card is worth keeping for: the least of them is thrown away, or played to a lost trick.

A trump is kept before all else, then a card that is high in its suit, then one that may become
high because enough lower cards guard it. Of the rest, short suits go first: where there are trumps
a void can ruff, and without them a long suit may yet win.
"""

from collections.abc import Iterable

from bots.five_hundred.reading import Reading
from games.cards import Card
from games.five_hundred.packs import JOKER
from games.tricks.trick import RANK_ORDER

__all__ = ["keeping_worth", "least_kept"]

JOKER_WORTH = 3.0
TRUMP_WORTH = 1.0
HIGH_WORTH = 0.6
GUARDED_WORTH = 0.35
GUARD_STEP = 0.08
"""How much less it is worth for each hidden card above it."""
LENGTH_WORTH = 0.02
"""For each card of a suit of losers."""
RANK_STEP = 0.004


def least_kept(reading: Reading, cards: Iterable[Card]) -> Card:
    """The card that is missed least."""
    return min(cards, key=lambda card: (keeping_worth(reading, card), card))


def keeping_worth(reading: Reading, card: Card) -> float:
    """About how many tricks a card is good for in the hand."""
    order = reading.order
    suit = order.suit[card]
    if suit is None:
        return JOKER_WORTH
    by_rank = RANK_STEP * (len(RANK_ORDER) if card == JOKER else RANK_ORDER[card])
    if suit == order.trump:
        return TRUMP_WORTH + RANK_STEP * (order.power[suit][card] % 100)
    held = reading.held(suit)
    above = reading.higher_unseen(held[0])
    if reading.higher_unseen(card) == 0:
        return HIGH_WORTH + by_rank
    if above < len(held):
        needed = held.index(card) <= above
        return (GUARDED_WORTH if needed else 0.0) - GUARD_STEP * above + by_rank
    return by_rank + LENGTH_WORTH * len(held)
