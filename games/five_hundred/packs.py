"""Packs and the deal of Five Hundred (docs/rules/five_hundred.md §1.1, §1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from games.cards import JOKERS, Card
from games.five_hundred.options import FiveHundredOptions
from games.seats import Seat, left_of, seats_from
from games.tricks.trick import Cards

__all__ = ["HAND_SIZE", "JOKER", "Deal", "deal_cards", "full_pack", "has_dead_hand", "kitty_size"]

JOKER: Final = JOKERS[0]

HAND_SIZE = 10

PACKETS = (3, 4, 3)
"""Cards that each hand gets in each of the three rounds of the deal."""

KITTY_PACKETS: Final[Mapping[int, tuple[int, int, int]]] = MappingProxyType(
    {3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 2, 1)}
)
"""Cards that the kitty gets after each round, by its size."""

_RANKS = "AKQJXWET98765432"  # high to low; X, W and E are 13, 12 and 11


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a hand as dealt."""

    hands: tuple[Cards, ...]
    """One a seat, from seat 0."""
    kitty: Cards
    dead_hand: Cards
    """The third hand of two players; empty for others."""


@cache  # a pack for each number of players and each option
def full_pack(pack: str, seats: int) -> Cards:
    """Every card played with, suit by suit and high cards first, the joker last.

    `pack` is the option of that name; it suits the number of seats.
    """
    cards = tuple(Card(rank + suit) for suit in "SHCD" for rank in _ranks(pack, seats, suit))
    return cards if pack == "p24" else (*cards, JOKER)


def has_dead_hand(options: FiveHundredOptions, seats: int) -> bool:
    """Do two players deal a third hand, which nobody sees?"""
    return seats == 2 and options.pack == "default"


def kitty_size(options: FiveHundredOptions, seats: int) -> int:
    """Cards that no hand gets."""
    hand_count = seats + has_dead_hand(options, seats)
    return len(full_pack(options.pack, seats)) - HAND_SIZE * hand_count


def deal_cards(cards: Cards, dealer: Seat, options: FiveHundredOptions, seats: int) -> Deal:
    """Deals a shuffled pack, top card first, in packets of 3, 4 and 3.

    The first hand is the one at the left of the dealer; of two players, the dead one before it.
    """
    dead = int(has_dead_hand(options, seats))
    piles: list[list[Card]] = [[] for _ in range(seats + dead)]
    kitty: list[Card] = []
    kitty_packets = KITTY_PACKETS[kitty_size(options, seats)]
    top = 0
    for packet, kitty_packet in zip(PACKETS, kitty_packets, strict=True):
        for pile in piles:
            pile += cards[top : top + packet]
            top += packet
        kitty += cards[top : top + kitty_packet]
        top += kitty_packet
    order = seats_from(left_of(dealer, seats), seats)
    pile_of_seat = dict(zip(order, piles[dead:], strict=True))
    return Deal(
        hands=tuple(tuple(pile_of_seat[Seat(seat)]) for seat in range(seats)),
        kitty=tuple(kitty),
        dead_hand=tuple(piles[0]) if dead else (),
    )


def _ranks(pack: str, seats: int, suit: str) -> str:
    """The ranks of a suit, high to low."""
    if pack == "p24":
        return _down_to("9", without="XWE")
    if seats in (2, 3):
        return _down_to("7", without="XWE")
    if seats == 4:
        lowest = "4" if suit in "HD" or pack == "p45" else "5"
        return _down_to(lowest, without="XWE")
    if seats == 5:
        return _down_to("2", without="XWE")
    return _down_to("2", without="X" if suit in "SC" else "")


def _down_to(lowest: str, *, without: str) -> str:
    ranks = _RANKS[: _RANKS.index(lowest) + 1]
    return "".join(rank for rank in ranks if rank not in without)
