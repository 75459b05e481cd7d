"""Samples of 51, beyond what the harness asks of every game."""

from random import Random

import pytest

from games.field.suits import common_suit
from games.fifty_one.events import Event
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.points import is_51
from games.fifty_one.sample import sample
from games.fifty_one.state import State
from games.fifty_one.view import view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.fifty_one.rounds import MIXED, options_of, played, round_of

FIELD = "JS 8H 8C 8D 9H"


def samples(state: State, history: tuple[Event, ...], viewer: Viewer) -> list[State]:
    told = [FIFTY_ONE.redact(event, viewer) for event in history]
    return [sample(view(state, viewer), told, Random(seed)) for seed in range(20)]


def test_a_card_taken_from_the_field_is_where_it_went() -> None:
    state, dealt = round_of(*MIXED[:3], field=FIELD)
    state, events = played(state, "swap", "swap 2H 8C")
    for other in samples(state, dealt + events, Seat(0)):
        assert "8C" in other.hands[1]
        assert other.field == state.field


def test_flushed_cards_are_in_the_discards() -> None:
    state, dealt = round_of(*MIXED[:3], field=FIELD)
    state, events = played(state, "lap", "flush", "swap")
    for other in samples(state, dealt + events, SPECTATOR):
        assert other.discards == state.discards


def test_what_was_dealt_to_others_is_drawn_anew() -> None:
    state, dealt = round_of(*MIXED[:3], field=FIELD)
    others = samples(state, dealt, Seat(0))
    assert all(other.hands[0] == state.hands[0] for other in others)
    assert len({other.hands[1] for other in others}) > 1
    assert len({other.stock for other in others}) > 1


def test_a_viewer_that_came_late_samples_from_what_it_heard() -> None:
    state, _ = played(round_of(*MIXED[:3], field=FIELD)[0], "lap", "flush", "swap")
    state, events = played(state, "swap", "swap")
    for other in samples(state, events, SPECTATOR):
        assert view(other, SPECTATOR) == view(state, SPECTATOR)
        assert sorted(FIFTY_ONE.all_cards(other)) == sorted(FIFTY_ONE.all_cards(state))


def test_a_caller_holds_one_suit_around_the_cards_it_took() -> None:
    state, dealt = round_of("7S 8S 9S TS 7H", *MIXED[1:3], field=FIELD)
    state, events = played(state, "swap 7H JS call")
    for other in samples(state, dealt + events, Seat(1)):
        assert "JS" in other.hands[0]
        assert common_suit(other.hands[0]) == "S"
        assert not is_51(other.hands[0], other.options)


@pytest.mark.parametrize("instant_win", [True, False])
def test_who_has_moved_without_declaring_holds_no_51(instant_win: bool) -> None:
    """Seat 0 took four royals of a suit: many hands around them would be 51s."""
    hands = ("2S 3H 4C 5D TS", *MIXED[1:2])
    state, dealt = round_of(
        *hands, field="AH KH QH JH 9D", options=options_of(instant_win=instant_win)
    )
    state, events = played(
        state, "swap 2S AH", "swap", "swap 3H KH", "swap", "swap 4C QH", "swap", "swap 5D JH"
    )
    assert all(
        not is_51(other.hands[0], other.options)
        for other in samples(state, dealt + events, Seat(1))
    )


def test_an_automatic_caller_holds_51() -> None:
    hands = ("AS KS QS JS TS", *MIXED[1:3])
    state, events = round_of(*hands, field="9S 8H 8C 8D 9H", options=options_of(instant_win=False))
    hits = [is_51(other.hands[0], other.options) for other in samples(state, events, Seat(1))]
    assert all(hits)
