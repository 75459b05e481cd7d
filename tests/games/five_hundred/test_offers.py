import pytest

from games.five_hundred.bids import parse_bid
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.offers import bid_offers
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played


def test_each_bid_is_offered_with_its_value_and_why_not() -> None:
    state, _ = played(hand_of("", "", "", ""), "1:look", "bid 7S")
    offers = {offer.bid: offer for offer in bid_offers(state, Seat(1))}
    assert [str(offers[parse_bid(bid)].why_not) for bid in ("7S", "7C", "M", "BM")] == [
        *("bid_too_low", "None", "None"),
        "blind_after_looking",
    ]
    assert [offers[parse_bid(bid)].value for bid in ("7S", "8H/SK", "10NT", "OM")] == [
        140,
        300,
        520,
        500,
    ]


def test_what_is_offered_is_what_is_legal() -> None:
    state, _ = played(hand_of("", "", "", ""), "bid 6NT")
    possible = {f"bid {offer.bid}" for offer in bid_offers(state, Seat(1)) if not offer.why_not}
    listed = FIVE_HUNDRED.legal_moves(state, Seat(1)).listed
    assert possible == {text for text in listed if text.startswith("bid")}


@pytest.mark.parametrize(
    ("chosen", "calls", "seats"),
    [
        ({}, [], {0, 1, 2, 3}),
        ({}, ["pass", "bid 6S"], {1, 2, 3}),
        ({"bid_after_pass": "always"}, ["pass", "bid 6S"], {0, 1, 2, 3}),
        ({"auction_rounds": "one"}, ["pass", "bid 6S"], {2, 3}),
        ({"winner_may_raise": True}, ["bid 6S", "pass", "pass", "pass"], {0}),
        ({}, ["bid 6S", "pass", "pass", "pass"], set()),
    ],
    ids=str,
)
def test_who_may_still_bid_is_shown_the_table(
    chosen: dict[str, OptionValue], calls: list[str], seats: set[int]
) -> None:
    state, _ = played(hand_of("", "", "", "", options=options_of(4, **chosen)), *calls)
    assert {seat for seat in range(4) if bid_offers(state, Seat(seat))} == seats
