"""Nobody is pointed to a declaration that is missing (docs/rules/page_one.md §7)."""

from dataclasses import replace

import pytest

from games.errors import IllegalMove
from games.match import Match, apply_move
from games.page_one.events import Declared
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.state import State
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.harness import Case, play
from tests.games.page_one.rounds import options_of
from tests.scale import scaled

MATCHES = scaled(600)
OPTIONS = (
    options_of(),
    options_of(challenge_window="next_play", jokers=2),
    options_of(false_challenge=1, undeclared_finish="penalty"),
)


def told(match: Match, viewer: Viewer) -> object:
    """All that a viewer is shown of a state: the view, waits, its own moves and who may act."""
    state: State = match.state
    legal = () if viewer is None else PAGE_ONE.legal_moves(state, viewer)
    counts = (match.turn, match.shuffle_count, match.waiting_for, match.is_round_over)
    return PAGE_ONE.view(state, viewer), PAGE_ONE.movers(state), legal, counts


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options.differing()))
def test_what_anybody_is_shown_does_not_depend_on_who_is_exposed(options: PageOneOptions) -> None:
    """Only the exposed seat's own list changes: it may declare."""
    compared = 0
    for seed in range(MATCHES):
        for step in play(Case(PAGE_ONE, options, 3), seed):
            state: State = step.match.state
            for seat, is_exposed in enumerate(state.exposed):
                if not is_exposed:
                    continue
                safe = tuple(mark and other != seat for other, mark in enumerate(state.exposed))
                twin = replace(step.match, state=replace(state, exposed=safe))
                assert PAGE_ONE.view(twin.state, Seat(seat)) == PAGE_ONE.view(state, Seat(seat))
                for viewer in (v for v in step.viewers if v != seat):
                    assert told(twin, viewer) == told(step.match, viewer)
                    compared += 1
    assert compared > 0


def without_word(events: tuple[object, ...]) -> list[object]:
    return [event for event in events if not isinstance(event, Declared)]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: str(options.differing()))
def test_a_play_without_the_word_looks_the_same_but_for_the_word(options: PageOneOptions) -> None:
    """One version, the same counts, waits and lists; only the declaration itself is missing."""
    compared = 0
    for seed in range(MATCHES):
        for step in play(Case(PAGE_ONE, options, 3), seed):
            for seat in step.match.waiting_for:
                for text in PAGE_ONE.legal_moves(step.match.state, seat).announceable:
                    _compare(step.match, seat, text)
                    compared += 1
    assert compared > 0


def _compare(match: Match, seat: Seat, text: str) -> None:
    silent, quiet_events = apply_move(match, seat, text)
    said, events = apply_move(match, seat, f"{text} declare")
    assert without_word(quiet_events) == without_word(events)
    for viewer in (*(Seat(each) for each in range(match.seats) if each != seat), SPECTATOR):
        unmarked = replace(said, state=replace(said.state, declared=silent.state.declared))
        assert told(silent, viewer) == told(unmarked, viewer)


def test_a_wrong_challenge_is_refused_without_a_trace() -> None:
    for step in play(Case(PAGE_ONE, options_of(), 3), 11):
        for against, is_exposed in enumerate(step.match.state.exposed):
            challenger = Seat((against + 1) % 3)
            if is_exposed or step.match.is_round_over:
                continue
            with pytest.raises(IllegalMove) as refused:
                apply_move(step.match, challenger, f"challenge {against}")
            assert refused.value.reason == "nothing_to_challenge"
