"""Samples of Page One, and the sightings they rest on, beyond what the harness asks."""

from random import Random

import pytest

from games.cards import SUIT_OF, is_joker
from games.page_one.events import Event
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.sample import sample
from games.page_one.sightings import Sightings
from games.page_one.state import State
from games.page_one.view import view
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.harness import Case, Step, play
from tests.games.page_one.rounds import options_of
from tests.scale import scaled

ROUNDS = scaled(500)
RARE = (
    options_of(),
    options_of(jokers=2, joker_led="next", draw_limit=1),
    options_of(jokers=2, joker_returns=True, challenge_window="next_play"),
    options_of(jokers=1, false_challenge=2, undeclared_finish="penalty", penalty=1),
)


def seen_by(state: State, history: tuple[object, ...], viewer: Viewer) -> Sightings:
    seen = Sightings(state.options, len(state.hands))
    for event in history:
        seen.hear(PAGE_ONE.redact(event, viewer))  # type: ignore[arg-type]  # of Page One
    return seen


@pytest.mark.parametrize("options", RARE, ids=lambda options: str(options.differing()))
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_taken_for_known_is_true(options: PageOneOptions, seats: int) -> None:
    """Discards and exposures are those of the state; every hand has a place for each card."""
    for seed in range(ROUNDS):
        for step in play(Case(PAGE_ONE, options, seats), seed):
            state: State = step.match.state
            for viewer in step.viewers:
                seen = seen_by(state, step.history, viewer)
                assert seen.discards == state.discards
                assert tuple(seen.exposed) == state.exposed
                _check_holdings(state, seen, viewer)


def _check_holdings(state: State, seen: Sightings, viewer: Viewer) -> None:
    for seat, holdings in enumerate(seen.holdings):
        assert len(holdings) == (0 if seat == viewer else len(state.hands[seat]))
    unseen = set[str]().union(*seen.batches)
    hidden = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    assert unseen == {*hidden, *state.stock}
    assert set(state.stock) <= seen.batches[-1]


def _sampled(step: Step, viewer: Viewer, seed: int) -> State:
    told = [PAGE_ONE.redact(event, viewer) for event in step.history]  # type: ignore[arg-type]  # of Page One
    return sample(view(step.match.state, viewer), told, Random(seed))


def test_who_drew_for_a_suit_is_sampled_without_it() -> None:
    compared = 0
    for seed in range(30):
        drawn_for: dict[Seat, str] = {}
        for step in play(Case(PAGE_ONE, options_of(jokers=1, declaring="off"), 3), seed):
            if step.text == "draw" and step.before is not None and step.before.state.suit:
                assert step.seat is not None
                drawn_for = {step.seat: step.before.state.suit}
            elif step.seat in drawn_for:
                break
            for seat, suit in drawn_for.items():
                others = [viewer for viewer in step.viewers if viewer != seat]
                other = _sampled(step, others[0], seed)
                hand = [card for card in other.hands[seat] if not is_joker(card)]
                assert suit not in {SUIT_OF[card] for card in hand}
                compared += 1
    assert compared > 0


def test_what_was_dealt_to_others_is_drawn_anew() -> None:
    step = next(play(Case(PAGE_ONE, options_of(), 3), 1))
    others = [_sampled(step, Seat(0), seed) for seed in range(20)]
    assert all(other.hands[0] == view(step.match.state, Seat(0)).hand for other in others)
    assert len({other.hands[1] for other in others}) > 1
    assert len({other.stock for other in others}) > 1


def test_a_viewer_that_came_late_samples_from_what_it_sees() -> None:
    for step in play(Case(PAGE_ONE, options_of(jokers=2), 3), 5):
        state: State = step.match.state
        late: tuple[Event, ...] = step.events if step.seat is not None else ()  # type: ignore[assignment]  # of Page One
        for viewer in step.viewers:
            told = [PAGE_ONE.redact(event, viewer) for event in late]
            other = sample(view(state, viewer), told, Random(1))
            assert view(other, viewer) == view(state, viewer)
            assert sorted(PAGE_ONE.all_cards(other)) == sorted(PAGE_ONE.all_cards(state))


def test_nothing_is_known_before_a_deal_is_heard() -> None:
    *_, last = play(Case(PAGE_ONE, options_of(), 3), 5)
    seen = seen_by(last.match.state, last.history[1:], SPECTATOR)
    assert not seen.is_whole
    assert not any(seen.exposed)
