"""What a hand of 46 is worth (docs/rules/forty_six.md §2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from games.cards import RANK_OF, Card, Suit
from games.field.cards import HAND_SIZE, Cards
from games.field.suits import by_suit, common_suit, strongest_suit

__all__ = [
    "BEST",
    "POINTS",
    "FortySixShown",
    "HandStatus",
    "HandValue",
    "hand_value",
    "is_good",
    "shown",
]

BEST = 46
"""A hand worth more is disqualified (§2.2)."""

_POINTS_BY_RANK = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}

POINTS: Mapping[Card, int] = MappingProxyType(
    {
        card: _POINTS_BY_RANK.get(rank) or int(rank)
        for card, rank in RANK_OF.items()
        if rank not in "EWX"
    }
)
"""What each card counts; the joker counts nothing, for it is in no hand (§3.2)."""

_FUKUJIN_RANKS = frozenset("ATJQK")


class HandStatus(StrEnum):
    """Whether a hand is in, and how."""

    OK = "ok"
    FUKUJIN = "fukujin"
    """福神46: A 10 J Q K of one suit (§2.3)."""
    DISQUALIFIED = "disqualified"
    """失格: of several suits, or worth more than 46."""


class HandValue(NamedTuple):
    """What a hand is worth."""

    status: HandStatus
    points: int | None
    """None for a disqualified hand."""
    suit: Suit | None
    """The suit of a hand that is in."""


@dataclass(frozen=True, slots=True)
class FortySixShown:
    """The computed help above a hand ("♥ 5枚 43点、あと 3"; §8). For its owner's eyes."""

    suit: Suit
    """The suit that the hand holds most of."""
    card_count: int
    """Cards of it."""
    worth: int
    """What those are worth."""
    left: int | None
    """Points to 46, of a hand that is in."""
    over: int | None
    """Points beyond 46, of a hand of one suit that is out for them."""
    is_fukujin: bool


_DISQUALIFIED = HandValue(HandStatus.DISQUALIFIED, None, None)


def hand_value(hand: Cards) -> HandValue:
    """Whether five cards are in, and their points."""
    suit = common_suit(hand)
    if suit is None:
        return _DISQUALIFIED
    if _is_fukujin(hand):
        return HandValue(HandStatus.FUKUJIN, BEST, suit)
    points = sum(POINTS[card] for card in hand)
    return HandValue(HandStatus.OK, points, suit) if points <= BEST else _DISQUALIFIED


def is_good(hand: Cards) -> bool:
    """Is the hand of one suit and worth 46 or less, so that it may stop or stand (§4.1)?"""
    return hand_value(hand).points is not None


def shown(hand: Cards) -> FortySixShown:
    """The help for a hand."""
    suit, card_count, worth = strongest_suit(by_suit(hand), lambda cards, _: _worth(cards))
    is_one_suit = card_count == HAND_SIZE
    return FortySixShown(
        suit=suit,
        card_count=card_count,
        worth=worth,
        left=BEST - worth if is_one_suit and worth <= BEST else None,
        over=worth - BEST if is_one_suit and worth > BEST else None,
        is_fukujin=is_one_suit and _is_fukujin(hand),
    )


def _worth(cards: Cards) -> int:
    """The sum of cards of one suit; the ace of a Fukujin 46 counts nothing."""
    return BEST if _is_fukujin(cards) else sum(POINTS[card] for card in cards)


def _is_fukujin(cards: Cards) -> bool:
    """Have these cards of one suit the ranks of Fukujin 46?"""
    return {RANK_OF[card] for card in cards} == _FUKUJIN_RANKS
