"""What an exchange of 51 does for the hand: which of its gains made it the best."""

from collections.abc import Set

from bots.fifty_one.prospects import best_prospect, card_worth
from bots.player import Because, because
from games.cards import JOKERS, Card, Suit
from games.field.cards import Cards
from games.field.suits import by_suit, common_suit
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import hand_points
from protocol.advice import FiftyOneAdvice

__all__ = ["why_exchange"]


def why_exchange(
    before: Cards, after: Cards, options: FiftyOneOptions, out_of_reach: Set[Card]
) -> Because:
    """Why a move without a call is the best: `after` is the hand it leaves, `before` if a pass."""
    complete = common_suit(after)
    if complete is not None:
        return _why_complete(before, after, complete, hand_points(after, options))
    suit = best_prospect(after, options, out_of_reach).suit
    count = _count(after, suit)
    if after == before:
        return because(FiftyOneAdvice.PASS_KEEP, suit=suit, count=count)
    if _is_swap_all(before, after):
        return because(FiftyOneAdvice.SWAP_ALL_BETTER, suit=suit, count=count)
    if set(after).difference(before) & set(JOKERS):
        return because(FiftyOneAdvice.TAKES_JOKER, suit=suit, count=count)
    if suit != best_prospect(before, options, out_of_reach).suit:
        return because(FiftyOneAdvice.NEW_SUIT, suit=suit, count=count)
    if count > _count(before, suit):
        return because(FiftyOneAdvice.SETTLE_SUIT, suit=suit, count=count)
    if _worth(after, suit) > _worth(before, suit):
        return because(FiftyOneAdvice.RAISES_WORTH, suit=suit)
    return because(FiftyOneAdvice.LEAST_HARM)


def _why_complete(before: Cards, after: Cards, suit: Suit, points: int) -> Because:
    """The hand is of one suit, and worth too little for a call."""
    if after == before:
        return because(FiftyOneAdvice.CALL_TOO_LOW_WAIT, points=points)
    if common_suit(before) is None:
        if _is_swap_all(before, after):
            return because(FiftyOneAdvice.SWAP_ALL_COMPLETES, suit=suit, points=points)
        return because(FiftyOneAdvice.COMPLETES_SUIT, suit=suit, points=points)
    if sum(map(card_worth, after)) > sum(map(card_worth, before)):
        return because(FiftyOneAdvice.RAISES_POINTS, suit=suit, points=points)
    return because(FiftyOneAdvice.LEAST_HARM)


def _is_swap_all(before: Cards, after: Cards) -> bool:
    return not set(before) & set(after)


def _count(hand: Cards, suit: Suit) -> int:
    """Cards of a suit, with the jokers that go with it."""
    cards, jokers = by_suit(hand)
    return len(cards.get(suit, ())) + jokers


def _worth(hand: Cards, suit: Suit) -> int:
    return sum(map(card_worth, by_suit(hand).cards.get(suit, ())))
