from dataclasses import fields

import pytest

from games.cards import parse_cards
from games.fifty_one.points import shown
from games.fifty_one.view import FiftyOnePhase, FiftyOneView, view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.fifty_one.rounds import MIXED, STANDARD, options_of, played, round_of
from tests.games.harness import cards_in

FIELD = "JS 8H 8C 8D 9H"
SPADES = "7S 8S 9S TS 7H"


@pytest.mark.parametrize(
    ("viewer", "hand"), [(Seat(0), SPADES), (Seat(1), MIXED[1]), (SPECTATOR, "")]
)
def test_a_viewer_sees_its_own_hand_and_the_field(viewer: Viewer, hand: str) -> None:
    seen = view(round_of(SPADES, *MIXED[1:3], field=FIELD)[0], viewer)
    assert seen.hand == parse_cards(hand)
    assert seen.shown == (shown(parse_cards(hand), STANDARD) if hand else None)
    assert cards_in(seen) == {*parse_cards(hand), *parse_cards(FIELD)}
    assert (seen.stock_count, seen.discard_count, seen.turn, seen.dealer) == (33, 0, 0, 2)


def test_all_hands_are_shown_sorted_when_the_round_is_over() -> None:
    state, _ = round_of(SPADES, MIXED[1], field=FIELD)
    state, _ = played(state, "swap 7H JS call", "pass")
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        seen = view(state, viewer)
        assert seen.hands == (parse_cards("JS TS 9S 8S 7S"), parse_cards("5S 6H 2H 3C 4D"))
        assert seen.points == (44, 0)
        assert seen.result is not None
        assert (seen.turn, seen.caller, seen.phase) == (None, 0, FiftyOnePhase.OVER)


@pytest.mark.parametrize(
    ("moves", "phase"),
    [
        ([], FiftyOnePhase.FIRST_LAP),
        (["lap"], FiftyOnePhase.TURN),
        (["lap", "flush"], FiftyOnePhase.AFTER_FLUSH),
        (["swap 7H JS call"], FiftyOnePhase.LAST_TURN),
    ],
)
def test_the_phase_is_that_of_the_seat_on_turn(moves: list[str], phase: FiftyOnePhase) -> None:
    state, _ = round_of(SPADES, *MIXED[1:3], field=FIELD)
    assert view(played(state, *moves)[0], SPECTATOR).phase == phase


def test_what_each_seat_did_is_public() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap", "pass", "flush", "swap")
    seen = view(state, SPECTATOR)
    assert (seen.passes_used, seen.flushed_last, seen.pass_streak) == ((1, 0), (False, True), 0)
    assert (seen.lap, seen.turn_count, seen.discard_count) == (3, 4, 5)


def test_a_view_says_which_options_differ() -> None:
    state, _ = round_of(*MIXED[:2], options=options_of(jokers=2, passes="once"))
    assert view(state, SPECTATOR).options == {"jokers": 2, "passes": "once"}


def test_a_new_field_of_the_view_is_a_decision() -> None:
    """Whatever is added here is told to people: see that it is public or the viewer's own."""
    assert {each.name for each in fields(FiftyOneView)} == {
        *("seat", "options", "phase", "dealer", "turn", "lap", "turn_count", "hand", "shown"),
        *("field", "stock_count", "discard_count", "has_flushed", "flushed_last"),
        *("passes_used", "pass_streak", "caller", "stopper", "hands", "points", "result", "game"),
    }
