"""Bids: notation, order and value (docs/rules/five_hundred.md §2.1, §2.5, §5.1).

A bid is its notation, a plain `str`: `6S` to `10NT`, `M` misere, `OM` open misere, `BM` blind
misere, each also with `/SK`, sans kitty. What it means stands in tables.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NewType

from games.cards import Suit
from games.errors import NotationError
from games.five_hundred.options import FiveHundredOptions

__all__ = [
    "BLIND_MISERE",
    "MISERE",
    "OPEN_MISERE",
    "Bid",
    "all_bids",
    "bid_order",
    "bid_rank",
    "bid_value",
    "is_misere",
    "is_sans_kitty",
    "level_of",
    "parse_bid",
    "plain_bid",
    "trump_of",
]

Bid = NewType("Bid", str)

MISERE: Final = Bid("M")
OPEN_MISERE: Final = Bid("OM")
BLIND_MISERE: Final = Bid("BM")

SANS_KITTY = "/SK"

LEVELS = range(6, 11)
DENOMINATIONS = ("S", "C", "D", "H", "NT")
"""Low to high."""

LOWEST_VALUE = 40
DENOMINATION_STEP = 20
LEVEL_STEP = 100
MISERE_VALUE = 250
OPEN_MISERE_VALUE = 500

_MISERES = (MISERE, OPEN_MISERE, BLIND_MISERE)

_LEVEL: Final[Mapping[Bid, int]] = MappingProxyType(
    {Bid(f"{level}{name}"): level for level in LEVELS for name in DENOMINATIONS}
)

_VALUE: Final[Mapping[Bid, int]] = MappingProxyType(
    {
        **{
            Bid(f"{level}{name}"): LOWEST_VALUE
            + DENOMINATION_STEP * place
            + LEVEL_STEP * (level - LEVELS.start)
            for level in LEVELS
            for place, name in enumerate(DENOMINATIONS)
        },
        MISERE: MISERE_VALUE,
        OPEN_MISERE: OPEN_MISERE_VALUE,
        BLIND_MISERE: OPEN_MISERE_VALUE,
    }
)

_PLAIN: Final[Mapping[str, Bid]] = MappingProxyType(
    {f"{bid}{suffix}": bid for bid in _VALUE for suffix in ("", SANS_KITTY)}
)


def parse_bid(text: str) -> Bid:
    """The bid that `text` names.

    Raises:
        NotationError: `text` is no bid.
    """
    if text not in _PLAIN:
        raise NotationError(f"not a bid: {text!r}; there are 6S to 10NT, M, OM, BM, and 8H/SK")
    return Bid(text)


def plain_bid(bid: Bid) -> Bid:
    """The bid without `/SK`."""
    return _PLAIN[bid]


def is_sans_kitty(bid: Bid) -> bool:
    """Is it played without the kitty?"""
    return bid.endswith(SANS_KITTY)


def is_misere(bid: Bid) -> bool:
    """Is it misere, open or blind misere: to take no trick?"""
    return _PLAIN[bid] in _MISERES


def level_of(bid: Bid) -> int:
    """The tricks it takes; 0 for the miseres."""
    return _LEVEL.get(_PLAIN[bid], 0)


def trump_of(bid: Bid) -> Suit | None:
    """Its trumps; None at no trumps and in the miseres."""
    plain = _PLAIN[bid]
    return Suit(plain[-1]) if plain in _LEVEL and plain[-1] != "T" else None


def bid_value(bid: Bid, options: FiveHundredOptions) -> int:
    """The points of the contract, before the slam rule."""
    value = _VALUE[_PLAIN[bid]]
    return value * options.sans_kitty_multiplier if is_sans_kitty(bid) else value


def bid_order(options: FiveHundredOptions) -> tuple[tuple[Bid, ...], ...]:
    """The plain bids from low to high; those that share a rank stand together."""
    groups = (tuple(bid for bid in group if _is_offered(bid, options)) for group in _order(options))
    return tuple(group for group in groups if group)


def bid_rank(bid: Bid, options: FiveHundredOptions) -> int:
    """Its place in the order; `/SK` changes nothing."""
    return _ranks(options.misere_rank, options.open_misere_rank)[_PLAIN[bid]]


def all_bids(options: FiveHundredOptions) -> tuple[Bid, ...]:
    """Every bid that is offered, from low to high, each followed by itself sans kitty."""
    return _all_bids(options)


@cache  # the options of a table do not change within a match, and there are few sets in use
def _all_bids(options: FiveHundredOptions) -> tuple[Bid, ...]:
    suffixes = ("", SANS_KITTY) if options.sans_kitty_enabled else ("",)
    return tuple(
        Bid(bid + suffix) for group in bid_order(options) for bid in group for suffix in suffixes
    )


def _is_offered(bid: Bid, options: FiveHundredOptions) -> bool:
    if bid in _LEVEL:
        return True
    return (
        options.misere_enabled
        and {
            MISERE: True,
            OPEN_MISERE: options.open_misere_enabled,
            BLIND_MISERE: options.blind_misere_enabled,
        }[bid]
    )


def _order(options: FiveHundredOptions) -> tuple[tuple[Bid, ...], ...]:
    return _order_of(options.misere_rank, options.open_misere_rank)


@cache  # two by two
def _order_of(misere_rank: str, open_misere_rank: str) -> tuple[tuple[Bid, ...], ...]:
    order: list[tuple[Bid, ...]] = [(bid,) for bid in _LEVEL]
    misere_before = "8S" if misere_rank == "below_8S" else "8C"
    order.insert(order.index((Bid(misere_before),)), (MISERE,))
    top = (OPEN_MISERE, BLIND_MISERE)
    if open_misere_rank == "below_10H":
        order.insert(order.index((Bid("10H"),)), top)
    else:
        order.append(top)
    return tuple(order)


@cache  # two by two
def _ranks(misere_rank: str, open_misere_rank: str) -> Mapping[Bid, int]:
    order = _order_of(misere_rank, open_misere_rank)
    return MappingProxyType({bid: rank for rank, group in enumerate(order, 1) for bid in group})
