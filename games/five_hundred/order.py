"""Suits and ranks of the cards under a contract (docs/rules/five_hundred.md §1.2, §4.1).

With trumps the joker and both bowers are trumps for every purpose: the right bower is the jack
of trumps, the left bower the other jack of its colour. Without trumps every jack is an ordinary
card, and the joker is of the suit that the contractor named for it, or of none (FREE).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from games.cards import RANKS, SUIT_OF, SUITS, Card, Suit
from games.five_hundred.packs import JOKER
from games.tricks.trick import RANK_ORDER, Cards, Play, best_play

__all__ = ["SAME_COLOUR", "CardOrder", "card_order"]

SAME_COLOUR: Final[Mapping[Suit, Suit]] = MappingProxyType(
    {Suit(suit): Suit(other) for suit, other in ("SC", "CS", "DH", "HD")}
)

_LEFT_BOWER, _RIGHT_BOWER, _JOKER = range(len(RANKS), len(RANKS) + 3)  # above every rank
_TRUMPS = 100  # lifts the lowest trump above every other card
_FREE_JOKER = 1000
_NO_POWER = -1  # neither a trump nor of the suit led: it never wins


@dataclass(frozen=True, slots=True)
class CardOrder:
    """The suits and ranks of all cards under one contract."""

    trump: Suit | None
    bowers: Cards
    """Right and left; none without trumps."""
    suit: Mapping[Card, Suit | None]
    """Effective suit of each card; None for a free joker."""
    power: Mapping[Suit | None, Mapping[Card, int]]
    """By the suit led, how strong each card is in the trick; below 0 it cannot win."""
    place: Mapping[Card, int]
    """Place of each card in a sorted hand: trumps first, colours in turn, high cards first."""

    def sorted(self, cards: Iterable[Card]) -> Cards:
        """The cards as a hand is shown under the contract."""
        return tuple(sorted(cards, key=self.place.__getitem__))

    def winner(self, plays: tuple[Play, ...], suit: Suit | None) -> Play:
        """The play that wins, or is winning so far, where `suit` was led."""
        return best_play(plays, self.power[suit].__getitem__)


@cache  # five denominations, and five ways to name the joker
def card_order(trump: Suit | None, named: Suit | None = None) -> CardOrder:
    """The order with these trumps, or without any; then `named` is the joker's suit."""
    suit: dict[Card, Suit | None] = dict(SUIT_OF)
    rank = {**RANK_ORDER, JOKER: _JOKER}
    suit[JOKER] = trump or named
    bowers: Cards = ()
    if trump is not None:
        right, left = Card(f"J{trump}"), Card(f"J{SAME_COLOUR[trump]}")
        bowers = (right, left)
        suit[left] = trump
        rank |= {right: _RIGHT_BOWER, left: _LEFT_BOWER}
    leads: tuple[Suit | None, ...] = (*SUITS, None)
    power = {
        led: MappingProxyType({card: _power(suit[card], rank[card], trump, led) for card in rank})
        for led in leads
    }
    shown = _suits_shown(trump)
    ordered = sorted(rank, key=lambda card: (shown.index(suit[card]), -rank[card]))
    return CardOrder(
        trump=trump,
        bowers=bowers,
        suit=MappingProxyType(suit),
        power=MappingProxyType(power),
        place=MappingProxyType({card: place for place, card in enumerate(ordered)}),
    )


def _power(suit: Suit | None, rank: int, trump: Suit | None, led: Suit | None) -> int:
    if suit is None:
        return _FREE_JOKER
    if suit == trump:
        return _TRUMPS + rank
    return rank if suit == led else _NO_POWER


def _suits_shown(trump: Suit | None) -> tuple[Suit | None, ...]:
    """A free joker, then trumps, then the others with the colours in turn."""
    first = 0 if trump is None else SUITS.index(trump)
    return (None, *SUITS[first:], *SUITS[:first])
