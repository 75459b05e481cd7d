"""Samples of 46, beyond what the harness asks of every game."""

from random import Random

from games.cards import Card
from games.forty_six.events import Event
from games.forty_six.game import FORTY_SIX
from games.forty_six.jokers_rule import jokers_rule
from games.forty_six.points import is_good
from games.forty_six.sample import sample
from games.forty_six.state import State
from games.forty_six.view import view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.forty_six.rounds import MIXED, played, round_of

FIELD = "JD 8H 8C 8D 9H"


def samples(state: State, history: tuple[Event, ...], viewer: Viewer) -> list[State]:
    told = [FORTY_SIX.redact(event, viewer) for event in history]
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


def test_what_was_dealt_to_others_is_drawn_anew_without_the_joker() -> None:
    state, dealt = round_of(*MIXED[:3], field=FIELD)
    others = samples(state, dealt, Seat(0))
    assert all(other.hands[0] == state.hands[0] for other in others)
    assert len({other.hands[1] for other in others}) > 1
    assert all("JK" in other.stock for other in others)


def test_a_viewer_that_came_late_samples_from_what_it_heard() -> None:
    state, _ = played(round_of(*MIXED[:3], field=FIELD)[0], "lap", "flush", "swap")
    state, events = played(state, "swap", "swap")
    for other in samples(state, events, SPECTATOR):
        assert view(other, SPECTATOR) == view(state, SPECTATOR)
        assert sorted(FORTY_SIX.all_cards(other)) == sorted(FORTY_SIX.all_cards(state))


def test_a_stopper_holds_a_good_hand_around_the_cards_it_took() -> None:
    state, dealt = round_of("7D 8D 9D TD AD", *MIXED[1:3], field="JD 8H 8C 8S 9H")
    state, events = played(state, "swap AD JD", "swap", "swap", "stop")
    for other in samples(state, dealt + events, Seat(1)):
        assert "JD" in other.hands[0]
        assert is_good(other.hands[0])


def test_who_gave_a_card_under_the_joker_had_no_higher_one_unprotected() -> None:
    state, dealt = round_of(
        "7D 5C 4C 3S 2D", "2H 3C 4D 5S 6H", "2C 3D 4S 5H 6C", field="JK 8H 8C 8S 9H"
    )
    before = state
    state, events = played(state, "swap 7D 8C")
    for other in samples(state, dealt + events, Seat(1)):
        hand = tuple(Card("7D") if card == "8C" else card for card in other.hands[0])
        rule = jokers_rule(hand, before.field)
        assert rule is not None
        assert "7D" in rule.gives
