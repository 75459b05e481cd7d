from dataclasses import fields

import pytest

from games.cards import Card, format_cards
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.five_hundred.view import ContractView, FiveHundredView, view
from games.seats import SPECTATOR, Seat
from tests.games.five_hundred.hands import hand_of, options_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
THREE = ("pass",) * 3


def test_a_new_field_of_the_view_is_a_decision() -> None:
    """Whatever is added here is told to people: see that it is public or the viewer's own."""
    assert {each.name for each in fields(FiveHundredView)} == {
        *("seat", "options", "phase", "dealer", "turn", "totals", "hand", "hand_suits", "blocked"),
        *("hand_counts", "looked", "kitty", "kitty_count", "discards", "discard_count"),
        *("dead_count", "calls", "bids", "nameable", "contract", "joker", "named", "plays"),
        *("suit", "winning", "tricks", "tricks_won", "tricks_by_side", "open_hands", "claim"),
        *("has_claimed", "awarded", "result", "game"),
    }
    assert {each.name for each in fields(ContractView)} == {
        *("contractor", "bid", "value", "trump", "left_bower_suit", "is_misere", "takes_kitty"),
        *("sits_out", "called", "partners", "is_partner_public", "needed", "taken"),
    }


def in_play(bid: str = "7H", **chosen: str) -> State:
    state = hand_of(HAND, "KH QH 9S 8S 7S AS KS", "", "TH", options=options_of(4, **chosen))
    return played(state, f"bid {bid}/SK", *THREE)[0]


@pytest.mark.parametrize(
    ("bid", "hand", "suits"),
    [
        ("7H", "JK JH JD AH QC 9C AD KD 6S 5S", "HHHHCCDDSS"),
        ("7NT", "JK 6S 5S AH JH QC 9C AD KD JD", " SSHHCCDDD"),
    ],
)
def test_the_hand_is_sorted_for_the_contract(bid: str, hand: str, suits: str) -> None:
    seen = view(in_play(bid), Seat(0))
    assert format_cards(seen.hand) == hand
    assert "".join(suit or " " for suit in seen.hand_suits) == suits


def test_cards_that_may_not_be_played_have_their_reasons() -> None:
    state = hand_of(HAND, "KH QH 9S 8S 7S AS KS", "", "TH")
    state, _ = played(state, "pass", "bid 7H/SK", "pass", "pass")
    state, _ = played(state, "play KH")
    seen = view(state, Seat(0))
    assert state.turn == 2
    assert dict(zip(seen.hand, seen.blocked, strict=True)) == {
        **dict.fromkeys(("JK", "JH", "JD", "AH")),
        **dict.fromkeys(("QC", "9C", "AD", "KD", "6S", "5S"), "follow_suit"),
    }
    assert view(state, Seat(1)).blocked == ()
    assert view(state, SPECTATOR).blocked == ()


def test_the_left_bower_tells_why_it_does_not_follow() -> None:
    state = hand_of(HAND, "4D KH QH 9S 8S 7S AS KS", "", "TH")
    state, _ = played(state, "pass", "bid 7H/SK", "pass", "pass", "play 4D")
    seen = view(state, Seat(0))
    assert dict(zip(seen.hand, seen.blocked, strict=True))[Card("JD")] == "left_bower_is_trump"
    assert seen.contract is not None
    assert (seen.contract.trump, seen.contract.left_bower_suit) == ("H", "D")


def test_before_a_lead_only_the_leader_is_told() -> None:
    state = in_play()
    assert view(state, Seat(0)).blocked == (None,) * 10
    assert view(state, Seat(1)).blocked == ()


@pytest.mark.parametrize(
    ("bid", "needed", "value"), [("7H", 7, 200), ("OM", 0, 500), ("10NT", 10, 520)]
)
def test_what_the_contract_takes_and_is_worth(bid: str, needed: int, value: int) -> None:
    contract = view(in_play(bid), SPECTATOR).contract
    assert contract is not None
    assert (contract.needed, contract.value, contract.taken) == (needed, value, 0)
    assert (contract.contractor, contract.takes_kitty) == (0, False)


def test_tricks_taken_count_for_the_side_and_the_contract() -> None:
    state, _ = played(in_play(), "play JK")
    assert (view(state, SPECTATOR).winning, view(state, SPECTATOR).suit) == (0, "H")
    while state.plays:
        assert state.turn is not None
        state, _ = played(state, FIVE_HUNDRED.legal_moves(state, state.turn).listed[0])
    seen = view(state, Seat(2))
    assert seen.contract is not None
    assert (seen.tricks_won, seen.tricks_by_side, seen.contract.taken) == ((1, 0, 0, 0), (1, 0), 1)
    assert (len(seen.tricks), seen.tricks[-1].winner, seen.winning) == (1, 0, None)


@pytest.mark.parametrize(("bid", "joker"), [("7H", "trump"), ("7NT", "free"), ("OM", "free")])
def test_what_the_joker_is(bid: str, joker: str) -> None:
    assert view(in_play(bid), SPECTATOR).joker == joker


def test_a_named_joker_is_shown_to_all() -> None:
    state, _ = played(in_play("7NT"), "play 6S name C")
    seen = view(state, SPECTATOR)
    assert (seen.joker, seen.named) == ("named", "C")


def test_a_joker_is_nothing_before_the_contract_or_in_a_pack_without_one() -> None:
    assert view(hand_of("", "", "", ""), Seat(0)).joker is None
    state, _ = played(hand_of("", "", options=options_of(2, pack="p24")), "bid 6S/SK", "pass")
    assert view(state, Seat(0)).joker is None


def test_the_contractor_sees_the_kitty_it_took_and_what_it_laid_away() -> None:
    state = hand_of(HAND, "", "", "", kitty="AS KS QS")
    assert view(state, Seat(1)).kitty_count == 3
    state, _ = played(state, "bid 7H", *THREE)
    own, other = view(state, Seat(0)), view(state, Seat(1))
    assert (set(own.kitty), other.kitty) == ({"AS", "KS", "QS"}, ())
    assert (own.kitty_count, own.hand_counts) == (0, (13, 10, 10, 10))
    state, _ = played(state, "discard 5S 6S 9C")
    own, other = view(state, Seat(0)), view(state, Seat(1))
    assert (set(own.discards), other.discards, other.discard_count) == ({"5S", "6S", "9C"}, (), 3)


@pytest.mark.parametrize(
    ("bid", "suits"), [("7NT", "SHCD"), ("7NT/SK", "SHCD"), ("7H", ""), ("OM", "SHCD")]
)
def test_who_may_name_the_joker_is_told_so(bid: str, suits: str) -> None:
    state, _ = played(hand_of(HAND, "", "", ""), f"bid {bid}", *THREE)
    assert "".join(view(state, Seat(0)).nameable) == suits
    assert view(state, Seat(1)).nameable == ()


def test_what_a_claim_lays_open_stays_so() -> None:
    state, _ = played(in_play(), "claim 8", "1:decline")
    for viewer in (Seat(1), Seat(2), SPECTATOR):
        seen = view(state, viewer)
        assert set(seen.open_hands[0]) == set(state.hands[0])
        assert (seen.open_hands[1], seen.claim, seen.has_claimed) == ((), None, True)


def test_a_view_says_which_options_differ_and_how_the_match_stands() -> None:
    options = options_of(target=300)
    seen = view(hand_of("", "", "", "", options=options, before=(40, -60)), SPECTATOR)
    assert seen.options == {"target": 300}
    assert seen.totals == (40, -60)
    assert (seen.hand, seen.bids, seen.result) == ((), (), None)
