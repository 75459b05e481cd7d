"""Whose move it is, by phase, and why not."""

import pytest

from games.cards import Card
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.legal import why_not_playable
from games.five_hundred.state import State
from games.game import Choose
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, refusal

SPADES = "JK AS KS QS JS TS 9S 8S 7S 6S"
PASSES = ("pass", "pass", "pass")


def in_phase(phase: str) -> State:
    """A hand that has come to a phase, seat 0 on turn."""
    options = options_of(4, winner_may_raise=True)
    state = hand_of(SPADES, "AH", "", "", options=options)
    steps = {
        "auction": (),
        "raise": ("bid 7S", *PASSES),
        "exchange": ("bid 7S", *PASSES, "raise none"),
        "play": ("bid 7S/SK", *PASSES, "raise none"),
        "over": (*PASSES, "pass"),
    }
    return played(state, *steps[phase])[0]


@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("auction", "1:bid 6S", "not_your_turn"),
        ("auction", "1:pass", "not_your_turn"),
        ("auction", "raise 8S", "no_raise"),
        ("auction", "discard 6S 7S 8S", "no_exchange"),
        ("auction", "partner alone", "no_partner_call"),
        ("auction", "play JK", "not_playing_yet"),
        ("auction", "claim 10", "not_playing_yet"),
        ("auction", "accept", "no_claim"),
        ("raise", "bid 8S", "raise_or_stand"),
        ("raise", "pass", "raise_or_stand"),
        ("raise", "raise 7S", "bid_too_low"),
        ("raise", "raise BM", "blind_after_calling"),
        ("raise", "1:raise 8S", "not_your_turn"),
        ("raise", "look", "already_looked"),
        ("exchange", "bid 8S", "auction_over"),
        ("exchange", "play JK", "not_playing_yet"),
        ("exchange", "raise none", "no_raise"),
        ("exchange", "1:discard AH 5S 5C", "not_your_turn"),
        ("play", "discard 6S 7S 8S", "no_exchange"),
        ("play", "1:play AH", "not_your_turn"),
        ("play", "pass", "auction_over"),
        ("play", "play 6S name H", "naming_needs_no_trumps"),
        ("over", "pass", "round_over"),
        ("over", "look", "round_over"),
        ("over", "accept", "round_over"),
        ("over", "play JK", "round_over"),
    ],
)
def test_a_move_belongs_to_its_phase_and_its_seat(phase: str, move: str, reason: str) -> None:
    assert refusal(in_phase(phase), move) == reason


@pytest.mark.parametrize(
    ("chosen", "calls", "move", "reason"),
    [
        ({}, [], "bid M", "misere_needs_seven"),
        ({}, ["bid 7H"], "bid 7D", "bid_too_low"),
        ({}, ["look"], "bid BM", "blind_after_looking"),
        ({}, ["look"], "look", "already_looked"),
        ({}, ["bid 6S", "pass", "pass", "bid 6H"], "bid BM", "blind_after_calling"),
        ({"misere_enabled": False}, [], "bid OM", "misere_off"),
        ({"open_misere_enabled": False}, [], "bid OM", "open_misere_off"),
        ({"blind_misere_enabled": False}, [], "bid BM", "blind_misere_off"),
        ({"sans_kitty_enabled": False}, [], "bid 7S/SK", "sans_kitty_off"),
        ({"auction_rounds": "one", "inkle": True}, ["pass"] * 2, "bid 6H", "signal_too_late"),
    ],
    ids=str,
)
def test_why_a_bid_is_refused(
    chosen: dict[str, bool | str], calls: list[str], move: str, reason: str
) -> None:
    state = hand_of("", "", "", "", options=options_of(4, **chosen))
    assert refusal(played(state, *calls)[0], move) == reason


def test_a_name_comes_with_the_first_lead_or_not_at_all() -> None:
    state, _ = played(hand_of(SPADES, "AH", "", ""), "bid 7NT/SK", *PASSES, "play AS")
    assert refusal(state, "1:play AH name H") == "naming_too_late"
    state, _ = played(hand_of(SPADES, "", "", ""), "bid 7NT", *PASSES, "discard 6S 7S 8S")
    assert refusal(state, "play AS name H") == "naming_too_late"


@pytest.mark.parametrize("phase", ["auction", "raise", "exchange", "play", "over"])
def test_who_may_act_has_moves_and_nobody_else(phase: str) -> None:
    state = in_phase(phase)
    movers = {seat for seat in map(Seat, range(4)) if FIVE_HUNDRED.legal_moves(state, seat)}
    assert movers == FIVE_HUNDRED.movers(state)
    assert set(FIVE_HUNDRED.waiting_for(state)) <= movers
    assert FIVE_HUNDRED.waiting_for(state) == (() if phase == "over" else (0,))


def test_in_the_auction_whoever_has_not_looked_may_look() -> None:
    state, _ = played(hand_of("", "", "", ""), "2:look", "pass")
    assert FIVE_HUNDRED.movers(state) == {1, 3}
    assert FIVE_HUNDRED.waiting_for(state) == (1,)
    assert FIVE_HUNDRED.legal_moves(state, Seat(3)).listed == ("look",)
    assert FIVE_HUNDRED.legal_moves(state, Seat(1)).listed[:3] == ("look", "pass", "bid 6S")


def test_the_exchange_is_a_choice() -> None:
    moves = FIVE_HUNDRED.legal_moves(in_phase("exchange"), Seat(0))
    assert not moves.listed
    assert moves.choices == (Choose("discard", 3, moves.choices[0].of),)
    assert len(moves.choices[0].of) == 13


def test_a_free_joker_is_listed_with_the_suits_that_it_may_name() -> None:
    state, _ = played(hand_of(SPADES, "", "", ""), "bid 7NT/SK", *PASSES)
    listed = FIVE_HUNDRED.legal_moves(state, Seat(0)).listed
    jokers = [text for text in listed if text.startswith("play JK") and "name" not in text]
    assert jokers == ["play JK S", "play JK H", "play JK C", "play JK D"]
    named = [text for text in listed if "name" in text]
    assert len(named) == 4 * 10
    assert "play JK" not in listed
    assert why_not_playable(state, Seat(0), (Card("JK"),)) == (None,)
