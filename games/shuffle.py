"""The documented shuffle: match key, round and count give one order, for ever.

Shuffle number `count` (from 0) of round `number` (from 1; 0 is the draw of the first dealer)
reads its random bytes from a stream of blocks:

    block i = HMAC-SHA256(match key, "bafuda shuffle 1" ‖ number ‖ count ‖ i)

with number, count and i as 4 bytes each, big end first. The cards, in the order in which
they are given, are put through Fisher-Yates from the top place down: for place n-1, n-2 … 1,
draw k from 0..place and exchange the two. A draw from 0..m takes the next 2 bytes of the
stream as a number, big end first; one not below the largest multiple of m+1 within 65536 is
thrown away, so that every k is equally likely.

The order of the cards that go in matters: rules give them in a fixed order.
"""

import hmac
from collections.abc import Callable, Iterator, Sequence
from typing import NewType, TypeAlias, TypeVar

from games.cards import Card
from games.seats import Seat

__all__ = ["KeyedShuffle", "MatchKey", "Shuffle", "draw_first_dealer", "shuffled"]

MatchKey = NewType("MatchKey", bytes)
"""32 bytes that decide every shuffle of a match. Secret until the match is over."""

Shuffle: TypeAlias = Callable[[tuple[Card, ...]], tuple[Card, ...]]
"""Gives the cards in a new order, the top of the stock first."""

Item = TypeVar("Item")

_LABEL = b"bafuda shuffle 1"
_DRAW_RANGE = 1 << 16
_DRAW_ROUND = 0


class KeyedShuffle:
    """The shuffles of one round, counted: call it with cards and it gives their new order.

    `count` is how many shuffles the round has had; a round that goes on in another process
    goes on from it.
    """

    __slots__ = ("count", "key", "round_number")

    def __init__(self, key: MatchKey, round_number: int, count: int = 0) -> None:
        self.key = key
        self.round_number = round_number
        self.count = count

    def __call__(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards in the order of the next shuffle of the round."""
        order = shuffled(cards, self.key, round_number=self.round_number, count=self.count)
        self.count += 1
        return order


def shuffled(
    items: Sequence[Item], key: MatchKey, *, round_number: int, count: int
) -> tuple[Item, ...]:
    """The items in the order of shuffle `count` of round `round_number`."""
    order = list(items)
    draws = _draws(key, _LABEL + round_number.to_bytes(4, "big") + count.to_bytes(4, "big"))
    for place in range(len(order) - 1, 0, -1):
        choices = place + 1
        fair = _DRAW_RANGE - _DRAW_RANGE % choices
        number = next(draws)
        while number >= fair:
            number = next(draws)
        other = number % choices
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def draw_first_dealer(key: MatchKey, seats: int) -> Seat:
    """The seat that deals first: the top one of all seats, shuffled as round 0."""
    return shuffled([Seat(seat) for seat in range(seats)], key, round_number=_DRAW_ROUND, count=0)[
        0
    ]


def _draws(key: MatchKey, label: bytes) -> Iterator[int]:
    """Numbers below 65536 without end, two bytes of the stream each."""
    block = 0
    while True:
        stream = hmac.digest(key, label + block.to_bytes(4, "big"), "sha256")
        yield from (high << 8 | low for high, low in zip(stream[::2], stream[1::2], strict=True))
        block += 1
