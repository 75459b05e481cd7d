"""How dangerous a hand is that must not win a trick, and how likely a misere holds.

A suit is safe when others cannot keep below it: the lowest card counts most, a high card is
harmless above enough low ones. Each card adds the share of the hidden cards of its suit that lie
below it, those left out that lower cards of the hand have answered by then.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from math import exp

from games.cards import SUITS, Card, Suit
from games.five_hundred.order import CardOrder, card_order
from games.five_hundred.packs import JOKER
from games.tricks.trick import Cards

__all__ = ["chance_of_no_trick", "hand_danger", "safest_without"]

ROUND_WEIGHTS = (1.0, 0.9, 0.6, 0.25)
"""What each round of a suit counts: it is seldom led so often."""
BELOW_POWER = 2
"""All others must lie below, not just one: small shares count little."""
FREE_JOKER_DANGER = 1.5
"""It wins whatever trick it is played to."""
CERTAIN_DANGER = 1.0
"""Of a card above all hidden ones."""

SAFE_CHANCE = {2: 0.7, 3: 0.92, 4: 0.95, 5: 0.98}
"""How likely a hand without danger holds, by how many play; this and the next are measured."""
DECAY = {2: 4.0, 3: 1.9, 4: 1.1, 5: 0.75}
"""How fast the chance falls with the danger."""


def chance_of_no_trick(danger: float, playing: int) -> float:
    """How likely the contractor of a misere with such a hand wins no trick."""
    return SAFE_CHANCE[playing] * exp(-DECAY[playing] * danger)


def hand_danger(hand: Iterable[Card], hidden: Collection[Card], order: CardOrder) -> float:
    """The danger of a hand against hidden cards; 0 is safe."""
    hand = tuple(hand)
    danger = FREE_JOKER_DANGER if JOKER in hand and order.suit[JOKER] is None else 0.0
    for suit in SUITS:
        held = tuple(sorted(_strengths(hand, suit, order)))
        if held:
            danger += _suit_danger(held, tuple(sorted(_strengths(hidden, suit, order))))
    return danger


def safest_without(cards: Cards, count: int, hidden: Collection[Card], name: Suit | None) -> Cards:
    """The cards to lay away, one after the other the most dangerous."""
    order = card_order(None, name)
    kept = list(cards)
    for _ in range(count):
        kept.remove(_most_dangerous(tuple(kept), hidden, order))
    return tuple(card for card in cards if card not in kept)


def _most_dangerous(cards: Cards, hidden: Collection[Card], order: CardOrder) -> Card:
    def danger_without(card: Card) -> tuple[float, int]:
        rest = tuple(other for other in cards if other != card)
        return hand_danger(rest, hidden, order), -order.power[order.suit[card]][card]

    return min(cards, key=danger_without)


def _strengths(cards: Iterable[Card], suit: Suit, order: CardOrder) -> list[int]:
    power, suit_of = order.power[suit], order.suit
    return [power[card] for card in cards if suit_of[card] == suit]


@lru_cache(maxsize=1 << 14)
def _suit_danger(held: tuple[int, ...], hidden: tuple[int, ...]) -> float:
    """Of the cards of one suit, each as how strong it is; both from low to high."""
    danger = 0.0
    for answered, (strength, weight) in enumerate(zip(held, ROUND_WEIGHTS, strict=False)):
        left = len(hidden) - answered
        below = sum(other < strength for other in hidden) - answered
        if below > 0:
            danger += weight * (below / left) ** BELOW_POWER
        elif left <= 0 and answered == 0:
            danger += CERTAIN_DANGER
    return danger
