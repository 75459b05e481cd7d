"""Cards on the table of the games with a field: exchanging with it and flushing it."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeVar

from games.cards import FRENCH_RANKS, JOKERS, SUITS, Card
from games.seats import Seat, seats_from
from games.shuffle import Shuffle

__all__ = [
    "FIELD_SIZE",
    "HAND_SIZE",
    "Cards",
    "Deal",
    "Flushed",
    "can_flush",
    "deal_hands",
    "flush_field",
    "put_in_place",
    "swap_texts",
    "with_item",
]

Cards = tuple[Card, ...]

HAND_SIZE = 5
FIELD_SIZE = 5

Item = TypeVar("Item")


class Deal(NamedTuple):
    """How a pack is dealt."""

    hands: tuple[Cards, ...]
    """One a seat, from seat 0."""
    rest: Cards


class Flushed(NamedTuple):
    """The table after a flush."""

    field: Cards
    stock: Cards
    discards: Cards
    is_reshuffled: bool


def deal_hands(cards: Cards, *, first: Seat, seats: int) -> Deal:
    """Five cards to each seat, one at a time from the top, `first` first."""
    dealt = HAND_SIZE * seats
    hand_by_seat = {
        seat: cards[place:dealt:seats] for place, seat in enumerate(seats_from(first, seats))
    }
    return Deal(tuple(hand_by_seat[Seat(seat)] for seat in range(seats)), cards[dealt:])


def put_in_place(cards: Cards, old: Card, new: Card) -> Cards:
    """The cards with `new` where `old` was; all others keep their places."""
    place = cards.index(old)
    return (*cards[:place], new, *cards[place + 1 :])


def with_item(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The items with `item` at that place."""
    return (*items[:place], item, *items[place + 1 :])


def can_flush(stock: Cards, discards: Cards) -> bool:
    """Are there five cards for a new field, those on the field left aside?"""
    return len(stock) + len(discards) >= FIELD_SIZE


def flush_field(field: Cards, stock: Cards, discards: Cards, shuffle: Shuffle) -> Flushed:
    """Five new cards for the field.

    A stock that is too short first gets the discards, shuffled, under it; the cards of the
    old field join the discards only afterwards (docs/rules/fifty_one.md §3.3).
    """
    is_reshuffled = len(stock) < FIELD_SIZE
    if is_reshuffled:
        stock, discards = stock + shuffle(discards), ()
    return Flushed(stock[:FIELD_SIZE], stock[FIELD_SIZE:], discards + field, is_reshuffled)


@cache
def swap_texts() -> Mapping[Card, Mapping[Card, str]]:
    """The text of every exchange of one card, by the card given and the card taken."""
    suited = (Card(rank + suit) for suit in SUITS for rank in FRENCH_RANKS)
    cards = (*suited, *JOKERS)
    return {give: {take: f"swap {give} {take}" for take in cards} for give in cards}
