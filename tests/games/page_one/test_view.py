from dataclasses import fields

import pytest

from games.cards import parse_cards
from games.page_one.view import PageOnePhase, PageOneView, view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.harness import cards_in
from tests.games.page_one.rounds import options_of, played, round_of

HANDS = ("7H 9H 2C", "2H 5S", "3H AS TS")


@pytest.mark.parametrize(
    ("viewer", "hand"), [(Seat(0), "9H 2C"), (Seat(2), "AS TS 3H"), (SPECTATOR, "")]
)
def test_a_viewer_sees_its_own_hand_sorted_and_the_table(viewer: Viewer, hand: str) -> None:
    state, _ = played(round_of(*HANDS, discards="KD QD"), "0:play 7H")
    seen = view(state, viewer)
    assert seen.hand == parse_cards(hand)
    assert cards_in(seen) == {*parse_cards(hand), "7H"}
    assert seen.card_counts == (2, 2, 3)
    assert (seen.stock_count, seen.discard_count, seen.turn, seen.leader) == (42, 2, 1, 0)


def test_declarations_are_public() -> None:
    state, _ = played(round_of("7H 9H", *HANDS[1:]), "0:play 7H declare")
    assert view(state, SPECTATOR).declared == (True, False, False)


def test_hands_stay_closed_when_the_round_is_over() -> None:
    state, _ = played(round_of("7H", *HANDS[1:], declared=[0]), "0:play 7H")
    seen = view(state, Seat(0))
    assert (seen.phase, seen.turn) == (PageOnePhase.OVER, None)
    assert seen.result is not None
    assert cards_in(seen) == {"7H"}


def test_the_phase_is_that_of_the_seat_on_turn() -> None:
    state = round_of("JK 9H 2C", "2H 5S", options=options_of(jokers=1, joker_led="next"))
    assert view(state, SPECTATOR).phase is PageOnePhase.LEAD
    assert view(played(state, "0:play 9H")[0], SPECTATOR).phase is PageOnePhase.FOLLOW
    assert view(played(state, "0:play JK")[0], SPECTATOR).phase is PageOnePhase.SUIT_OPEN


def test_jokers_out_of_the_round_and_seats_that_do_not_play_are_public() -> None:
    state = round_of("JK 9H 2C", "5S 6S", stock="", options=options_of(jokers=1))
    state, _ = played(state, "0:play JK H", "1:draw")
    assert view(state, SPECTATOR).skipped == (1,)
    state, _ = played(state, "2:play AH")
    assert view(state, SPECTATOR).removed == parse_cards("JK")


def test_a_view_says_which_options_differ() -> None:
    state = round_of(*HANDS, options=options_of(jokers=2, penalty=3))
    assert view(state, SPECTATOR).options == {"jokers": 2, "penalty": 3}


def test_a_new_field_of_the_view_is_a_decision() -> None:
    """Whatever is added here is told to people: never who is exposed."""
    assert {each.name for each in fields(PageOneView)} == {
        *("seat", "options", "phase", "first_leader", "leader", "turn", "hand", "suit", "plays"),
        *("skipped", "card_counts", "declared", "stock_count", "discard_count", "removed"),
        *("trick_count", "result", "game"),
    }
