"""What a hand of 51 is worth (docs/rules/fifty_one.md §2)."""

from dataclasses import dataclass

from games.cards import JOKERS, RANK_OF, Card, Suit
from games.field.cards import Cards
from games.field.suits import BySuit, by_suit, common_suit, strongest_suit
from games.fifty_one.options import FiftyOneOptions
from games.values import quickly_built

__all__ = ["BEST", "Shown", "hand_points", "is_51", "joker_count", "shown"]

BEST = 51
"""No hand is worth more (§2.3)."""

ACE_POINTS = 11
TEN_POINTS = 10

_POINTS_BY_RANK = {"A": ACE_POINTS, **dict.fromkeys("KQJT", TEN_POINTS)}
_POINTS: dict[Card, int] = {
    card: _POINTS_BY_RANK.get(rank) or int(rank)
    for card, rank in RANK_OF.items()
    if rank not in "EWX"
}


@quickly_built
@dataclass(frozen=True, slots=True)
class Shown:
    """The computed help above a hand ("♥ 4枚 41点"; §10). For its owner's eyes."""

    suit: Suit
    """The suit that the hand holds most of."""
    card_count: int
    """Cards of it, jokers included."""
    worth: int
    """What those are worth."""
    points: int | None
    """The hand's points if it is of one suit."""
    difference: int | None
    """The difference of a mixed hand, where it counts."""


def hand_points(hand: Cards, options: FiftyOneOptions) -> int:
    """The points of five cards; those of a mixed hand may be below 0 (§2.2)."""
    if common_suit(hand) is not None:
        return _one_suit_points(hand, options)
    if options.mixed_hand == "zero":
        return 0
    return _difference(by_suit(hand), options)


def is_51(hand: Cards, options: FiftyOneOptions) -> bool:
    """Is the hand worth 51 (§2.4)?"""
    return common_suit(hand) is not None and _one_suit_points(hand, options) == BEST


def joker_count(hand: Cards) -> int:
    """Jokers in the hand: of equal points, fewer rank higher."""
    return sum(card in JOKERS for card in hand)


def shown(hand: Cards, options: FiftyOneOptions) -> Shown:
    """The help for a hand."""
    sorted_out = by_suit(hand)
    suit, card_count, worth = strongest_suit(
        sorted_out, lambda cards, jokers: _worth(cards, jokers, options)
    )
    is_one_suit = len(sorted_out.cards) == 1
    counts_difference = not is_one_suit and options.mixed_hand == "difference"
    return Shown(
        suit=suit,
        card_count=card_count,
        worth=worth,
        points=worth if is_one_suit else None,
        difference=_difference(sorted_out, options) if counts_difference else None,
    )


def _one_suit_points(hand: Cards, options: FiftyOneOptions) -> int:
    naturals = tuple(card for card in hand if card not in JOKERS)
    return _worth(naturals, len(hand) - len(naturals), options)


def _worth(naturals: Cards, jokers: int, options: FiftyOneOptions) -> int:
    """Cards of one suit with the jokers that stand for others of it (§2.3)."""
    points = [_POINTS[card] for card in naturals]
    worth = sum(points) + TEN_POINTS * jokers
    if jokers == 0 or options.joker_value == "ten":
        return worth
    if options.joker_value == "choose":
        return min(worth + jokers * (ACE_POINTS - TEN_POINTS), BEST)
    lacks_ace = ACE_POINTS not in points
    return worth + lacks_ace * (ACE_POINTS - TEN_POINTS)


def _difference(sorted_out: BySuit, options: FiftyOneOptions) -> int:
    """The most numerous suit with the jokers minus all other cards; the best of several (§9)."""
    suits, jokers = sorted_out
    most = max(map(len, suits.values()))
    others = sum(_POINTS[card] for cards in suits.values() for card in cards)
    return max(
        _worth(cards, jokers, options) - (others - sum(_POINTS[card] for card in cards))
        for cards in suits.values()
        if len(cards) == most
    )
