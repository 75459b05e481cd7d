"""docs/rules/forty_six.md §3.5 and §8."""

from dataclasses import fields

import pytest

from games.cards import parse_cards
from games.forty_six.jokers_rule import ExchangeKind
from games.forty_six.points import shown
from games.forty_six.view import FortySixPhase, FortySixView, view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.forty_six.rounds import MIXED, options_of, played, round_of
from tests.games.harness import cards_in

FIELD = "JK 8H 8C 8D 9H"
ACE = "AS QS KS JD 7H"


@pytest.mark.parametrize(("viewer", "hand"), [(Seat(0), ACE), (Seat(1), MIXED[1]), (SPECTATOR, "")])
def test_a_viewer_sees_its_own_hand_and_the_field(viewer: Viewer, hand: str) -> None:
    seen = view(round_of(ACE, *MIXED[1:3], field=FIELD)[0], viewer)
    assert seen.hand == parse_cards(hand)
    assert seen.shown == (shown(parse_cards(hand)) if hand else None)
    assert cards_in(seen) == {*parse_cards(hand), *parse_cards(FIELD)}
    assert (seen.stock_count, seen.discard_count, seen.turn, seen.dealer) == (33, 0, 0, 2)


def test_what_the_joker_makes_of_a_hand_is_told_to_its_seat_alone() -> None:
    state, _ = round_of(ACE, *MIXED[1:3], field=FIELD)
    own = view(state, Seat(0)).jokers_rule
    assert own is not None
    assert (own.kind, own.gives) == (ExchangeKind.TIED, ("JD",))
    assert (own.protected_suits, own.protected) == (("S",), ("AS", "QS", "KS"))
    other = view(state, Seat(1)).jokers_rule
    assert other is not None
    assert (other.gives, other.protected_suits) == (("6H",), ())
    spectator = view(state, SPECTATOR)
    assert (spectator.is_joker_out, spectator.jokers_rule) == (True, None)


def test_without_the_joker_in_the_field_no_rule_is_on() -> None:
    seen = view(round_of(*MIXED[:2])[0], Seat(0))
    assert (seen.is_joker_out, seen.jokers_rule) == (False, None)


def test_all_hands_are_shown_sorted_when_the_round_is_over() -> None:
    state, _ = round_of(*MIXED[:2], options=options_of(lap_limit=1))
    state, _ = played(state, "swap 2S 2D", "swap 2H 2S")
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        seen = view(state, viewer)
        assert seen.hands == (parse_cards("6S 3H 4C 5D 2D"), parse_cards("5S 2S 6H 3C 4D"))
        assert seen.points == (None, None)
        assert seen.result is not None
        assert (seen.turn, seen.stopper, seen.phase) == (None, None, FortySixPhase.OVER)
        assert seen.jokers_rule is None


@pytest.mark.parametrize(
    ("moves", "phase"),
    [
        ([], FortySixPhase.FIRST_LAP),
        (["swap AD JD", "swap", "swap"], FortySixPhase.TURN),
        (["swap AD JD", "swap", "swap", "flush"], FortySixPhase.AFTER_FLUSH),
        (["swap AD JD", "swap", "swap", "stop"], FortySixPhase.LAST_TURN),
        (["swap AD JD", "swap", "swap", "stop", "flush"], FortySixPhase.LAST_TURN),
    ],
)
def test_the_phase_is_that_of_the_seat_on_turn(moves: list[str], phase: FortySixPhase) -> None:
    state, _ = round_of("7D 8D 9D TD AD", *MIXED[:2], field="JD")
    assert view(played(state, *moves)[0], SPECTATOR).phase == phase


def test_a_view_says_which_options_differ() -> None:
    state, _ = round_of(*MIXED[:2], options=options_of(stand=True, winner_bonus=0))
    assert view(state, SPECTATOR).options == {"stand": True, "winner_bonus": 0}


def test_a_new_field_of_the_view_is_a_decision() -> None:
    """Whatever is added here is told to people: see that it is public or the viewer's own."""
    assert {each.name for each in fields(FortySixView)} == {
        *("seat", "options", "phase", "dealer", "turn", "lap", "turn_count", "seat_count"),
        *("hand", "shown", "is_joker_out", "jokers_rule", "field", "stock_count"),
        *("discard_count", "has_flushed", "stopper", "hands", "points", "result", "game"),
    }
