import pytest

from games.cards import Suit
from games.errors import NotationError
from games.five_hundred.bids import (
    all_bids,
    bid_order,
    bid_rank,
    bid_value,
    is_misere,
    is_sans_kitty,
    level_of,
    parse_bid,
    plain_bid,
    trump_of,
)
from tests.games.five_hundred.hands import STANDARD, options_of


@pytest.mark.parametrize(
    ("text", "plain", "level", "trump", "misere", "value"),
    [
        ("6S", "6S", 6, "S", False, 40),
        ("7C", "7C", 7, "C", False, 160),
        ("10H", "10H", 10, "H", False, 500),
        ("10NT", "10NT", 10, None, False, 520),
        ("6NT", "6NT", 6, None, False, 120),
        ("M", "M", 0, None, True, 250),
        ("OM", "OM", 0, None, True, 500),
        ("BM", "BM", 0, None, True, 500),
        ("8H/SK", "8H", 8, "H", False, 300),
        ("M/SK", "M", 0, None, True, 250),
    ],
)
def test_what_a_bid_means(
    text: str, plain: str, level: int, trump: Suit | None, misere: bool, value: int
) -> None:
    bid = parse_bid(text)
    assert plain_bid(bid) == plain
    assert is_sans_kitty(bid) == text.endswith("/SK")
    assert (level_of(bid), trump_of(bid), is_misere(bid)) == (level, trump, misere)
    assert bid_value(bid, STANDARD) == value
    doubled = options_of(sans_kitty_multiplier=2)
    assert bid_value(bid, doubled) == (2 * value if text.endswith("/SK") else value)


@pytest.mark.parametrize("text", ["5S", "11S", "6", "7N", "P", "sk", "7S/sk", "/SK", "06S", ""])
def test_what_is_no_bid(text: str) -> None:
    with pytest.raises(NotationError):
        parse_bid(text)


@pytest.mark.parametrize(
    ("chosen", "below", "above"),
    [
        ({}, "7NT", "M"),
        ({}, "M", "8S"),
        ({"misere_rank": "between_8S_8C"}, "8S", "M"),
        ({"misere_rank": "between_8S_8C"}, "M", "8C"),
        ({}, "10D", "OM"),
        ({}, "BM", "10H"),
        ({"open_misere_rank": "highest"}, "10NT", "BM"),
    ],
    ids=str,
)
def test_the_order_of_bids(chosen: dict[str, str], below: str, above: str) -> None:
    options = options_of(**chosen)
    assert bid_rank(parse_bid(below), options) + 1 == bid_rank(parse_bid(above), options)


def test_open_and_blind_misere_share_a_rank() -> None:
    assert ("OM", "BM") in bid_order(STANDARD)
    assert bid_rank(parse_bid("OM"), STANDARD) == bid_rank(parse_bid("BM/SK"), STANDARD)


def test_only_bids_that_are_offered_are_in_the_order() -> None:
    assert len(all_bids(STANDARD)) == 2 * 28
    plain = options_of(sans_kitty_enabled=False, blind_misere_enabled=False)
    assert len(all_bids(plain)) == 27
    assert len(all_bids(options_of(misere_enabled=False, sans_kitty_enabled=False))) == 25
