"""What an exchange of 46 does for the hand, or a flush: which of its gains made it the best."""

from bots.forty_six.prospects import Prospects
from bots.player import Because, because
from games.cards import Suit
from games.field.cards import Cards
from games.field.suits import by_suit
from games.forty_six.jokers_rule import ExchangeKind, JokersRule
from games.forty_six.points import hand_value
from protocol.advice import FortySixAdvice

__all__ = ["is_bound", "why_bound", "why_exchange", "why_flush"]


def is_bound(rule: JokersRule) -> bool:
    """Does the joker say which card is given and which is taken?"""
    return rule.kind is not ExchangeKind.FREE


def why_bound(rule: JokersRule) -> Because:
    """Why an exchange is made that the joker binds."""
    if rule.kind is ExchangeKind.FORCED:
        return because(FortySixAdvice.FORCED_BY_JOKER)
    return because(FortySixAdvice.TIED_BY_JOKER)


def why_exchange(before: Cards, after: Cards, prospects: Prospects) -> Because:
    """Why an exchange without a stop is the best; `after` is the hand it leaves."""
    value, value_before = hand_value(after), hand_value(before)
    if value.points is not None and value.suit is not None:
        if value_before.points is None:
            return because(FortySixAdvice.COMPLETES_SUIT, suit=value.suit, points=value.points)
        if value.points > value_before.points:
            return because(FortySixAdvice.NEARER_46, points=value.points)
        return because(FortySixAdvice.LEAST_HARM)
    suit = prospects.best_suit(after)
    count, count_before = _count(after, suit), _count(before, suit)
    if count > count_before and suit != prospects.best_suit(before):
        return because(FortySixAdvice.NEW_SUIT, suit=suit, count=count)
    if count > count_before:
        return because(FortySixAdvice.SETTLE_SUIT, suit=suit, count=count)
    if count == count_before and _of(after, suit) != _of(before, suit):
        return because(FortySixAdvice.FITS_46, suit=suit)
    return because(FortySixAdvice.LEAST_HARM)


def why_flush(hand: Cards, rule: JokersRule | None, prospects: Prospects) -> Because:
    """Why five unknown cards are better than the field."""
    if rule is not None and is_bound(rule):
        return because(FortySixAdvice.FLUSH_JOKER)
    return because(FortySixAdvice.FLUSH_BAD_FIELD, suit=prospects.best_suit(hand))


def _of(hand: Cards, suit: Suit) -> frozenset[str]:
    return frozenset(by_suit(hand).cards.get(suit, ()))


def _count(hand: Cards, suit: Suit) -> int:
    return len(_of(hand, suit))
