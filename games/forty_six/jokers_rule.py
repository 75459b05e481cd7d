"""The joker in the field, and the ace that protects its suit (docs/rules/forty_six.md §3.4, §3.5).

What it makes of a hand is for the eyes of that seat alone: the others see what is given and
taken, and read it, or are fooled.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from games.cards import JOKERS, RANK_OF, SUIT_OF, SUITS, Suit
from games.field.cards import Cards
from games.forty_six.points import POINTS

__all__ = ["ExchangeKind", "JokersRule", "has_joker", "jokers_rule"]

HANDS_IN_PLAY = 8192
"""Hands that are kept ready: those of about two thousand tables."""


class ExchangeKind(StrEnum):
    """How far the joker binds a seat's exchange."""

    FORCED = "forced"
    """There is one exchange."""
    TIED = "tied"
    """Cards tie for the highest or the lowest: the seat chooses among them."""
    FREE = "free"
    """Aces protect all five cards: any of them for any card but the joker."""


@dataclass(frozen=True, slots=True)
class JokersRule:
    """What the joker in the field makes of a seat's exchange, and why. For its eyes alone."""

    kind: ExchangeKind
    gives: Cards
    """Cards of the hand that may be given, in its order."""
    takes: Cards
    """Cards of the field that may be taken, in its order."""
    protected: Cards
    """Cards of the hand that an ace in it protects, the ace included."""
    protected_suits: tuple[Suit, ...]
    """The suits of the hand's aces."""


def has_joker(field: Cards) -> bool:
    """Does the joker lie in the field?"""
    return JOKERS[0] in field


@lru_cache(maxsize=HANDS_IN_PLAY)  # asked for views, legal moves and refusals of one version
def jokers_rule(hand: Cards, field: Cards) -> JokersRule | None:
    """What binds the exchange of this hand; None while no joker lies in the field."""
    if not has_joker(field):
        return None
    aces = {SUIT_OF[card] for card in hand if RANK_OF[card] == "A"}
    protected = tuple(card for card in hand if SUIT_OF[card] in aces)
    takes = tuple(card for card in field if card not in JOKERS)
    if len(protected) == len(hand):
        kind, gives = ExchangeKind.FREE, hand
    else:
        gives = _highest(tuple(card for card in hand if card not in protected))
        takes = _lowest(takes)
        is_only_one = len(gives) == len(takes) == 1
        kind = ExchangeKind.FORCED if is_only_one else ExchangeKind.TIED
    return JokersRule(
        kind=kind,
        gives=gives,
        takes=takes,
        protected=protected,
        protected_suits=tuple(suit for suit in SUITS if suit in aces),
    )


def _highest(cards: Cards) -> Cards:
    most = max(POINTS[card] for card in cards)
    return tuple(card for card in cards if POINTS[card] == most)


def _lowest(cards: Cards) -> Cards:
    least = min(POINTS[card] for card in cards)
    return tuple(card for card in cards if POINTS[card] == least)
