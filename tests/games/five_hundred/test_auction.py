"""The auction beyond what the examples of the rules show (tests/vectors/five_hundred.jsonl)."""

from collections.abc import Mapping

import pytest

from games.five_hundred.auction import legal_bids, place_of
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, refusal, types

RAISING: Mapping[str, OptionValue] = {"winner_may_raise": True}


def moves_of(calls: str) -> list[str]:
    """`6S P 6H` as moves."""
    return ["pass" if call == "P" else f"bid {call}" for call in calls.split()]


@pytest.mark.parametrize(
    ("seats", "chosen", "calls", "turn"),
    [
        pytest.param(4, {}, "6S 6C P P", 0, id="back to the first bidder"),
        pytest.param(3, {}, "P 6C", 2, id="who has passed is skipped"),
        pytest.param(5, {}, "P P P P", 4, id="the last seat still has its call"),
        pytest.param(2, {}, "P", 1, id="two players"),
        pytest.param(6, {}, "6S P P P P", 5, id="six players"),
        pytest.param(4, {}, "10NT P", 2, id="nothing is passed for anybody"),
        pytest.param(4, {"bid_after_pass": "always"}, "6S P P", 3, id="two passes are not three"),
        pytest.param(4, {"bid_after_pass": "always"}, "P P P", 3, id="three opening passes"),
        pytest.param(4, {"auction_rounds": "one"}, "10NT P P", 3, id="the dealer speaks last"),
    ],
)
def test_who_calls_next(seats: int, chosen: dict[str, OptionValue], calls: str, turn: int) -> None:
    state = hand_of(*[""] * seats, options=options_of(seats, **chosen))
    state, _ = played(state, *moves_of(calls))
    assert (state.phase, state.turn) == ("auction", turn)


@pytest.mark.parametrize(
    ("calls", "has_raise"), [("10NT P P P", False), ("9NT P P P", True), ("OM P P P", True)]
)
def test_there_is_a_raise_only_when_something_is_higher(calls: str, has_raise: bool) -> None:
    options = options_of(4, **RAISING, sans_kitty_enabled=False)
    state, _ = played(hand_of("", "", "", "", options=options), *moves_of(calls))
    assert (state.phase == "raise") == has_raise


@pytest.mark.parametrize(
    ("raise_", "bid", "happened"),
    [
        ("raise 8S", "8S", ["bid_made", "auction_won", "kitty_taken"]),
        ("raise none", "6S", ["bid_stood", "auction_won", "kitty_taken"]),
    ],
)
def test_a_raise_comes_before_the_kitty_is_seen(raise_: str, bid: str, happened: list[str]) -> None:
    state = hand_of("", "", "", "", options=options_of(4, **RAISING))
    state, events = played(state, *moves_of("6S P P P"))
    assert "kitty_taken" not in types(events)
    state, events = played(state, raise_)
    assert types(events) == happened
    assert state.contract is not None
    assert (state.contract.bid, state.contract.contractor) == (bid, 0)


def test_above_plain_lets_a_bid_overcall_itself_and_nothing_else() -> None:
    options = options_of(sans_kitty_rank="above_plain")
    state, _ = played(hand_of("", "", "", "", options=options), "bid BM")
    assert refusal(state, "bid BM/SK") is None
    assert refusal(state, "bid OM/SK") == "bid_too_low"
    assert refusal(state, "bid OM") == "bid_too_low"


def test_a_seven_of_the_partner_and_sans_kitty_opens_misere() -> None:
    state, _ = played(hand_of("", "", "", ""), "bid 7S/SK", "pass")
    assert refusal(state, "bid M/SK") is None


def test_signals_are_for_the_first_two_to_speak() -> None:
    options = options_of(auction_rounds="one", inkle=True)
    state, _ = played(hand_of("", "", "", "", options=options), "pass", "bid 6S")
    assert [bid for bid in legal_bids(place_of(state, Seat(2))) if bid.startswith("6")] == []


@pytest.mark.parametrize(
    ("all_pass", "phase", "happened"),
    [
        ("throw_in", "over", ["all_passed", "hand_scored"]),
        ("redeal_same_dealer", "over", ["all_passed", "hand_scored"]),
        ("play_no_trumps", "play", ["all_passed"]),
    ],
)
def test_what_follows_when_nobody_bids(all_pass: str, phase: str, happened: list[str]) -> None:
    state = hand_of("", "", "", "", options=options_of(all_pass=all_pass))
    state, events = played(state, *moves_of("P P P P"))
    assert state.phase == phase
    assert types(events)[-len(happened) :] == happened
    assert state.turn == (0 if phase == "play" else None)


def test_a_first_call_shows_the_seat_its_cards() -> None:
    state, events = played(hand_of("AS", "", "", ""), "2:look", "bid BM", "pass")
    assert types(events) == [
        *("cards_looked", "bid_made", "cards_looked", "auction_passed", "cards_looked"),
    ]
    assert state.looked == (True, True, True, False)


def test_everybody_has_looked_where_blind_misere_is_not_allowed() -> None:
    for chosen in ({"blind_misere_enabled": False}, {"misere_enabled": False}):
        state = hand_of("", "", "", "", options=options_of(4, **chosen))
        assert state.looked == (True,) * 4
