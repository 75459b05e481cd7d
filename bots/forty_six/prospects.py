"""What a hand promises: its points if it is good, else what it may come to without passing 46.

The numbers were found by letting players with different ones play each other.
"""

from collections.abc import Iterable, Iterator, Mapping, Set
from functools import lru_cache
from itertools import combinations
from math import comb

from games.cards import SUIT_OF, SUITS, Card, Suit, pack
from games.field.cards import FIELD_SIZE, HAND_SIZE, Cards
from games.field.suits import by_suit
from games.forty_six.points import BEST, POINTS

__all__ = ["Prospects", "expected_best"]

CHANCE_BY_MISSING = (1.0, 0.85, 0.60, 0.40, 0.25)
"""How likely a hand comes to five of the suit in time, by the number of cards it lacks."""

SCARCITY = 0.8
"""How much fewer cards that fit lower the chance: of `n`, `n / (n + SCARCITY)` remains."""

HOPE = 0.5
"""Between the mean (0) and the best (1) of what may come, what is counted on."""

FUKUJIN_POINTS = 46.5
"""Fukujin 46 beats every other 46."""

COUNTED_MAX = 2
"""With more cards lacking, what may come is estimated and not counted out."""

BROKEN_UP_MAX = 2
"""Cards of the suit that a plan may give up again."""

Points = tuple[int, ...]

_CARDS_OF = {suit: frozenset(card for card in pack() if SUIT_OF[card] == suit) for suit in SUITS}


class Prospects:
    """What hands promise, as the table is now."""

    def __init__(self, out_of_reach: Set[Card]) -> None:
        self._within_reach: Mapping[Suit, frozenset[Card]] = {
            suit: cards - out_of_reach for suit, cards in _CARDS_OF.items()
        }
        """Cards of each suit that may yet be offered, or are held."""

    def promise(self, hand: Cards) -> float:
        """In points: higher is better."""
        return max(self._by_suit(hand).values())

    def best_suit(self, hand: Cards) -> Suit:
        """The suit that promises it."""
        promises = self._by_suit(hand)
        return max(promises, key=promises.__getitem__)

    def after_flush(self, hand: Cards, unseen: Iterable[Card]) -> float:
        """What five unknown cards promise, of which one is to be taken for one of the hand."""
        rest_by_give = [
            (rest, self._by_suit(rest)) for give in hand if (rest := _without(hand, give))
        ]
        return expected_best(
            max(self._with_card(rest, promises, card) for rest, promises in rest_by_give)
            for card in unseen
        )

    def _by_suit(self, hand: Cards) -> dict[Suit, float]:
        return {
            suit: _suit_promise(frozenset(cards), self._within_reach[suit])
            for suit, cards in by_suit(hand).cards.items()
        }

    def _with_card(self, rest: Cards, promises: Mapping[Suit, float], card: Card) -> float:
        """The promise of four cards, of which the suits' promises are known, with a fifth."""
        suit = SUIT_OF[card]
        held = frozenset(each for each in rest if SUIT_OF[each] == suit) | {card}
        others = (promise for other, promise in promises.items() if other != suit)
        return max(_suit_promise(held, self._within_reach[suit]), *others, 0.0)


def expected_best(worths: Iterable[float]) -> float:
    """The mean of the best of five drawn from these, each drawn once at most."""
    ordered = sorted(worths)
    draws = comb(len(ordered), FIELD_SIZE)
    if draws == 0:
        return max(ordered, default=0.0)
    weighted = (worth * comb(below, FIELD_SIZE - 1) for below, worth in enumerate(ordered))
    return sum(weighted) / draws


def _without(hand: Cards, card: Card) -> Cards:
    return tuple(each for each in hand if each != card)


@lru_cache(maxsize=65536)  # hands that differ in one card share three suits
def _suit_promise(held: frozenset[Card], reach: frozenset[Card]) -> float:
    """The best of going on with the cards of one suit, or with most of them."""
    points = sorted(POINTS[card] for card in held)
    to_come = sorted(POINTS[card] for card in reach - held)
    sizes = range(max(1, len(points) - BROKEN_UP_MAX), len(points) + 1)
    return max(
        _kept_promise(kept, to_come) for size in sizes for kept in combinations(points, size)
    )


def _kept_promise(kept: Points, to_come: list[int]) -> float:
    """Expected points of building on these, with those yet to come."""
    missing = HAND_SIZE - len(kept)
    if missing > COUNTED_MAX:
        return _estimate(kept, to_come, missing)
    totals = list(_good_totals(kept, to_come, missing))
    if not totals:
        return 0.0
    mean = sum(totals) / len(totals)
    ways = len(totals) if missing < COUNTED_MAX else len(totals) / len(to_come)
    return _chance(missing, ways) * (mean + HOPE * (max(totals) - mean))


def _good_totals(kept: Points, to_come: list[int], missing: int) -> Iterator[float]:
    """What each way to fill up the hand makes of it, those that pass 46 aside."""
    for coming in combinations(to_come, missing):
        points = (*kept, *coming)
        total = sum(points)
        if total <= BEST:
            yield total
        elif total == BEST + 1 and 1 in points:  # with the ace that is 10 J Q K alone
            yield FUKUJIN_POINTS


def _estimate(kept: Points, to_come: list[int], missing: int) -> float:
    worth = sum(kept)
    if len(to_come) < missing or worth + sum(to_come[:missing]) > BEST:
        return 0.0
    mean = sum(to_come) / len(to_come)
    return _chance(missing, len(to_come) / missing) * min(BEST, worth + missing * mean)


def _chance(missing: int, ways: float) -> float:
    if missing == 0:
        return 1.0
    return CHANCE_BY_MISSING[missing] * ways / (ways + SCARCITY)
