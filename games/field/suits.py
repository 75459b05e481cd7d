"""The suits of a hand: is it of one, and which does it hold most of?"""

from collections.abc import Callable
from typing import NamedTuple

from games.cards import JOKERS, SUIT_OF, SUITS, Card, Suit
from games.field.cards import Cards

__all__ = [
    "BySuit",
    "SuitHolding",
    "Worth",
    "by_suit",
    "common_suit",
    "strongest_suit",
    "swaps_to_one_suit",
]

Worth = Callable[[Cards, int], int]
"""What cards of one suit and a number of jokers with them are worth."""

_SUIT: dict[Card, Suit] = dict(SUIT_OF)  # looked up for every card of every move


class BySuit(NamedTuple):
    """A hand sorted out."""

    cards: dict[Suit, Cards]
    """By printed suit; only suits that the hand holds."""
    joker_count: int


class SuitHolding(NamedTuple):
    """One suit of a hand, with the jokers that go with it."""

    suit: Suit
    card_count: int
    """Jokers included."""
    worth: int


def common_suit(hand: Cards) -> Suit | None:
    """The one suit of all cards that are no jokers; None for a mixed hand."""
    suits = {_SUIT[card] for card in hand if card not in JOKERS}
    return suits.pop() if len(suits) == 1 else None


def by_suit(hand: Cards) -> BySuit:
    """The hand's cards by suit, each in the hand's order."""
    cards: dict[Suit, Cards] = {}
    jokers = 0
    for card in hand:
        if card in JOKERS:
            jokers += 1
        else:
            suit = _SUIT[card]
            cards[suit] = (*cards.get(suit, ()), card)
    return BySuit(cards, jokers)


def strongest_suit(sorted_out: BySuit, worth: Worth) -> SuitHolding:
    """The suit that a hand holds most of.

    Of equally numerous suits it is the one worth more, then the first in the order of
    `SUITS` (docs/rules/fifty_one.md §10).
    """
    jokers = sorted_out.joker_count
    most = max(map(len, sorted_out.cards.values()))
    best, best_worth = None, 0
    for suit in SUITS:
        cards = sorted_out.cards.get(suit, ())
        if len(cards) == most:
            suit_worth = worth(cards, jokers)
            if best is None or suit_worth > best_worth:
                best, best_worth = suit, suit_worth
    assert best is not None, sorted_out
    return SuitHolding(best, most + jokers, best_worth)


def swaps_to_one_suit(hand: Cards, field: Cards) -> list[tuple[Card, Card]]:
    """The exchanges, as given and taken, that leave five cards of one suit."""
    if len({_SUIT[card] for card in hand if card not in JOKERS}) > 2:
        return []
    suits = by_suit(hand).cards
    if len(suits) == 1:
        (suit,) = suits
        gives = hand
    else:
        odd, suit = sorted(suits, key=lambda suit: len(suits[suit]))
        gives = suits[odd]
        if len(gives) > 1:
            return []
    takes = [card for card in field if card in JOKERS or _SUIT[card] == suit]
    return [(give, take) for give in gives for take in takes]
