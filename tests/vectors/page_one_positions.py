"""Positions of Page One from lines that give a part of them."""

from dataclasses import replace
from typing import Final

from games.cards import SUITS, Card, Suit, is_joker, pack
from games.page_one.options import PageOneOptions
from games.page_one.play import open_round
from games.page_one.state import State
from games.seats import Seat
from games.tricks.trick import Cards, Play

__all__ = ["following", "leading", "position"]

LEADER: Final = Seat(1)
FOLLOWER: Final = Seat(0)


def position(
    options: PageOneOptions,
    leader: Seat,
    *,
    hands: tuple[Cards, ...],
    stock: Cards,
    discards: Cards,
    removed: Cards,
    declared: tuple[int, ...],
) -> State:
    """A moment between two tricks; a last card that is not declared is exposed."""
    is_manual = options.declaring == "manual"
    return replace(
        open_round(options, leader, hands=hands, stock=stock),
        discards=discards,
        removed=removed,
        declared=tuple(seat in declared for seat in range(len(hands))),
        exposed=tuple(
            is_manual and len(hand) == 1 and seat not in declared for seat, hand in enumerate(hands)
        ),
    )


def leading(options: PageOneOptions, hand: Cards) -> State:
    """Seat 0 is to lead from this hand."""
    rest = [card for card in _pack(options) if card not in hand]
    hands = (hand, tuple(rest[:2]))
    return open_round(options, FOLLOWER, hands=hands, stock=tuple(rest[2:]))


def following(options: PageOneOptions, hand: Cards, suit: Suit | None) -> State:
    """Seat 0 is to follow; None for a suit that a led joker leaves open."""
    rest = [card for card in _pack(options) if card not in hand]
    led = next(card for card in rest if _is_lead_of(card, suit))
    rest.remove(led)
    state = open_round(options, LEADER, hands=(hand, tuple(rest[:2])), stock=tuple(rest[2:]))
    return replace(state, turn=FOLLOWER, plays=(Play(LEADER, led),), suit=suit)


def _pack(options: PageOneOptions) -> list[Card]:
    return list(pack(jokers=options.jokers))


def _is_lead_of(card: Card, suit: Suit | None) -> bool:
    return is_joker(card) if suit is None else card[1:] == suit and suit in SUITS
