"""Deals hidden cards at random to places, some of which cannot hold some of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from games.cards import Card
from games.tricks.trick import Cards

__all__ = ["Place", "draw"]

SWAPS_PER_CARD = 2
"""Exchanges that make a draw forget the order in which its cards were laid."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where hidden cards lie."""

    size: int
    """How many."""
    barred: frozenset[Card] = frozenset()
    """Cards that are not among them."""


def draw(cards: Sequence[Card], places: Sequence[Place], rng: Random) -> tuple[Cards, ...]:
    """The cards of each place: every card once, none where it is barred.

    There are as many cards as places for them, and some draw is possible.
    """
    assert len(cards) == sum(place.size for place in places), (cards, places)
    shuffled = list(cards)
    rng.shuffle(shuffled)
    if any(place.barred.intersection(cards) for place in places):
        piles = _laid(shuffled, places)
        _mix(piles, places, rng, times=SWAPS_PER_CARD * len(cards))
        return tuple(map(tuple, piles))
    starts = [sum(place.size for place in places[:number]) for number in range(len(places))]
    return tuple(
        tuple(shuffled[start : start + place.size])
        for start, place in zip(starts, places, strict=True)
    )


def _laid(cards: list[Card], places: Sequence[Place]) -> list[list[Card]]:
    """Some possible draw: cards with the fewest places first, others making room for them."""
    piles: list[list[Card]] = [[] for _ in places]
    freedom = {card: sum(card not in place.barred for place in places) for card in cards}
    for card in sorted(cards, key=freedom.__getitem__):
        is_laid = _lay(card, piles, places, set())
        assert is_laid, (card, piles, places)
    return piles


def _lay(card: Card, piles: list[list[Card]], places: Sequence[Place], tried: set[int]) -> bool:
    """Lays the card down, moving others on where there is no room (an augmenting path)."""
    allowed = [number for number, place in enumerate(places) if card not in place.barred]
    for number in allowed:
        if len(piles[number]) < places[number].size:
            piles[number].append(card)
            return True
    for number in allowed:
        if number in tried:
            continue
        tried.add(number)
        for other in list(piles[number]):
            if _lay(other, piles, places, tried):
                piles[number].remove(other)
                piles[number].append(card)
                return True
    return False


def _mix(piles: list[list[Card]], places: Sequence[Place], rng: Random, *, times: int) -> None:
    """Exchanges cards of two places at random, where both may hold the other's."""
    spots = [(number, spot) for number, pile in enumerate(piles) for spot in range(len(pile))]
    for _ in range(times):
        (a, i), (b, j) = rng.choice(spots), rng.choice(spots)
        one, other = piles[a][i], piles[b][j]
        if other not in places[a].barred and one not in places[b].barred:
            piles[a][i], piles[b][j] = other, one
