"""How many tricks a hand promises its contractor, and how likely that is enough.

Ten cards are counted: the joker, the bowers and high trumps, each trump for its length, side aces,
kings and queens with what guards them, voids and singletons. What the kitty, the exchange and a
partner bring on the average is in the first weight. The weights were found by a least-squares fit
over hands that these players played out, and can be found again: `bench.five_hundred_strength`.
"""

from collections.abc import Mapping, Sequence
from math import erf, sqrt
from types import MappingProxyType

from games.cards import RANK_OF, SUITS, Card, Suit
from games.five_hundred.order import card_order
from games.five_hundred.packs import JOKER
from games.tricks.trick import Cards

__all__ = ["chance_of_level", "features", "promised_tricks"]

SPREAD = (1.43, 1.40, 1.55, 1.49, 1.65)
SPREAD_NO_TRUMPS = (2.04, 1.80, 1.80, 1.70, 1.72)
"""How far the tricks taken lie from those promised: the standard deviation, for 2 to 6 players."""

LONG = 4
GUARDED = 2
TRUMPS_TO_RUFF = 3

FEWEST_PLAYERS = 2

_WEIGHTS: Mapping[str, tuple[float, ...]] = MappingProxyType(
    {
        "base": (2.48, -0.76, 2.56, 2.89, 2.84),
        "joker": (1.19, 1.99, 1.50, 1.50, 1.29),
        "right bower": (0.55, 0.91, 0.68, 0.50, 0.49),
        "left bower": (0.33, 0.54, 0.46, 0.53, 0.48),
        "ace of trumps": (0.27, 0.36, 0.31, 0.33, 0.27),
        "king of trumps": (0.11, 0.11, 0.24, 0.35, 0.40),
        "queen of trumps": (0.00, -0.06, 0.14, 0.21, 0.07),
        "trump": (0.82, 0.93, 0.58, 0.46, 0.62),
        "trump beyond four": (-0.37, -0.08, -0.07, 0.07, -0.12),
        "side ace": (0.54, 0.78, 0.54, 0.56, 0.45),
        "guarded side king": (0.33, 0.43, 0.34, 0.22, 0.19),
        "guarded side queen": (0.14, 0.09, 0.24, -0.04, 0.30),
        "void to ruff in": (0.27, 0.32, 0.18, 0.27, 0.00),
        "singleton to ruff in": (0.12, 0.23, 0.08, 0.15, -0.07),
    }
)
"""What each counts with trumps, in tricks, for 2, 3, 4, 5 and 6 players."""

_WEIGHTS_NO_TRUMPS: Mapping[str, tuple[float, ...]] = MappingProxyType(
    {
        "base": (3.06, -0.43, 3.77, 3.43, 3.72),
        "joker": (1.35, 2.23, 1.30, 1.33, 1.08),
        "ace": (0.88, 1.20, 0.81, 0.75, 0.71),
        "guarded king": (0.56, 0.58, 0.29, 0.31, 0.32),
        "guarded queen": (0.16, 0.06, 0.16, 0.12, 0.17),
        "ace and king": (-0.18, 0.06, 0.16, 0.34, 0.24),
        "card of the longest suit": (0.34, 0.45, 0.04, 0.12, 0.16),
        "the same with its ace or king": (0.03, 0.05, 0.05, 0.06, 0.01),
        "suit without honours": (-0.23, -0.08, -0.04, -0.09, -0.05),
    }
)
"""The same without trumps."""


def chance_of_level(tricks: float, level: int, *, trump: Suit | None, seats: int) -> float:
    """How likely a hand that promises so many tricks takes at least `level`."""
    spread = (SPREAD if trump is not None else SPREAD_NO_TRUMPS)[seats - FEWEST_PLAYERS]
    return 0.5 * (1.0 + erf((tricks - level + 0.5) / (spread * sqrt(2.0))))


def promised_tricks(hand: Cards, trump: Suit | None, seats: int) -> float:
    """Tricks that the contractor's side takes with it, on the average."""
    weights = _WEIGHTS if trump is not None else _WEIGHTS_NO_TRUMPS
    found = features(hand, trump)
    column = seats - FEWEST_PLAYERS
    return sum(row[column] * value for row, value in zip(weights.values(), found, strict=True))


def features(hand: Cards, trump: Suit | None) -> Sequence[float]:
    """What is counted in a hand, in the order of the weights; the first is always 1."""
    return _with_trumps(hand, trump) if trump is not None else _without_trumps(hand)


def _with_trumps(hand: Cards, trump: Suit) -> Sequence[float]:
    order = card_order(trump)
    right, left = order.bowers
    ranks = {suit: _ranks(hand, suit, order.suit) for suit in SUITS}
    trumps = ranks[trump]
    sides = [ranks[suit] for suit in SUITS if suit != trump]
    can_ruff = len(trumps) >= TRUMPS_TO_RUFF
    return (
        1.0,
        JOKER in hand,
        right in hand,
        left in hand,
        f"A{trump}" in hand,
        f"K{trump}" in hand,
        f"Q{trump}" in hand,
        len(trumps),
        max(0, len(trumps) - LONG),
        sum("A" in side for side in sides),
        sum(_has_guarded_king(side) for side in sides),
        sum(_has_guarded_queen(side) for side in sides),
        can_ruff * sum(not side for side in sides),
        can_ruff * sum(len(side) == 1 for side in sides),
    )


def _without_trumps(hand: Cards) -> Sequence[float]:
    suits = [_ranks(hand, suit, card_order(None).suit) for suit in SUITS]
    longest = max(suits, key=lambda ranks: (len(ranks), "A" in ranks, "K" in ranks))
    return (
        1.0,
        JOKER in hand,
        sum("A" in ranks for ranks in suits),
        sum(_has_guarded_king(ranks) for ranks in suits),
        sum(_has_guarded_queen(ranks) for ranks in suits),
        sum("A" in ranks and "K" in ranks for ranks in suits),
        len(longest),
        len(longest) * ("A" in longest or "K" in longest),
        sum(not set("AKQ") & set(ranks) for ranks in suits),
    )


def _ranks(hand: Cards, suit: Suit, suit_of: Mapping[Card, Suit | None]) -> str:
    return "".join(RANK_OF[card] for card in hand if card != JOKER and suit_of[card] == suit)


def _has_guarded_king(ranks: str) -> bool:
    return "K" in ranks and (len(ranks) >= GUARDED or "A" in ranks)


def _has_guarded_queen(ranks: str) -> bool:
    return "Q" in ranks and (len(ranks) > GUARDED or "K" in ranks or "A" in ranks)
