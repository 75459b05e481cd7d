"""Cards and packs: one notation and one order, for all games (docs/rules/README.md §1).

A card is its notation, a plain `str`: rank then suit in capitals (`TD`), a joker `JK` or
`JK2`, a card that the viewer does not know `??`. Points, suits and orders stand in tables.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NewType

from games.errors import NotationError

__all__ = [
    "HIDDEN",
    "JOKERS",
    "RANKS",
    "RANK_OF",
    "SUITS",
    "SUIT_OF",
    "Card",
    "Rank",
    "Suit",
    "format_cards",
    "is_joker",
    "pack",
    "parse_card",
    "parse_cards",
    "sort_key",
    "sorted_hand",
]

Card = NewType("Card", str)
Suit = NewType("Suit", str)
Rank = NewType("Rank", str)

SUITS = tuple(Suit(suit) for suit in "SHCD")
"""In the order in which equal suits are shown: spades, hearts, clubs, diamonds."""

RANKS = tuple(Rank(rank) for rank in "23456789TEWXJQKA")
"""Low to high; E, W and X (11, 12, 13) are in the six-handed Five Hundred pack alone."""

FRENCH_RANKS = tuple(rank for rank in RANKS if rank not in "EWX")

JOKERS = (Card("JK"), Card("JK2"))

HIDDEN = Card("??")
"""A card that the viewer does not know."""

_ALL = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)

SUIT_OF: Mapping[Card, Suit] = MappingProxyType({card: Suit(card[1]) for card in _ALL})
"""Printed suit; jokers are not in it."""

RANK_OF: Mapping[Card, Rank] = MappingProxyType({card: Rank(card[0]) for card in _ALL})
"""Printed rank; jokers are not in it."""

_BY_TEXT: Mapping[str, Card] = MappingProxyType({str(card): card for card in (*_ALL, *JOKERS)})

_PLACE: Mapping[Card, int] = MappingProxyType(
    {
        card: place
        for place, card in enumerate(
            (*(Card(rank + suit) for suit in SUITS for rank in reversed(RANKS)), *JOKERS, HIDDEN)
        )
    }
)


def parse_card(text: str) -> Card:
    """The card that `text` names.

    Raises:
        NotationError: `text` is no card (`??` is none either).
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise NotationError(f"not a card: {text!r}; a card is a rank and a suit, as TD") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text with spaces between them, in its order.

    Raises:
        NotationError: one of the words is no card.
    """
    return tuple(parse_card(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """The cards with spaces between them, in the order given: the inverse of `parse_cards`."""
    return " ".join(cards)


def is_joker(card: Card) -> bool:
    """Is `card` one of the jokers?"""
    return card in JOKERS


def sort_key(card: Card) -> int:
    """Place of a card in a sorted hand: by suit in the order of `SUITS`, high cards first."""
    return _PLACE[card]


def sorted_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, high cards first, jokers last."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def pack(*, jokers: int = 0) -> tuple[Card, ...]:
    """The 52 cards, suit by suit and ace first, then the jokers."""
    suited = (Card(rank + suit) for suit in SUITS for rank in reversed(FRENCH_RANKS))
    return (*suited, *JOKERS[:jokers])
