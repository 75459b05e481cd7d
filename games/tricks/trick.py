"""A trick: the cards that the seats play in turn, and which of them wins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.cards import RANK_OF, RANKS, Card
from games.seats import Seat

__all__ = ["RANK_ORDER", "Cards", "Play", "best_play", "deal_hands"]

Cards = tuple[Card, ...]

RANK_ORDER: Mapping[Card, int] = MappingProxyType(
    {card: RANKS.index(rank) for card, rank in RANK_OF.items()}
)
"""How high a card ranks in its suit, the ace highest; jokers are not in it."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card that a seat has played to the trick on the table."""

    seat: Seat
    card: Card


def best_play(plays: tuple[Play, ...], strength: Callable[[Card], int]) -> Play:
    """The play that wins: the strongest card, of equal ones the first played."""
    return max(plays, key=lambda play: strength(play.card))


def deal_hands(
    cards: Cards, *, first: Seat, seats: int, hand_size: int
) -> tuple[tuple[Cards, ...], Cards]:
    """A hand for each seat from seat 0, dealt one card at a time, `first` first; and the rest."""
    dealt = hand_size * seats
    hands = tuple(cards[(seat - first) % seats : dealt : seats] for seat in range(seats))
    return hands, cards[dealt:]
