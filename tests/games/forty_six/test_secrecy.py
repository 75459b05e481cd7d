"""Nothing told to others depends on what only one hand can do (docs/rules/README.md §2.4).

Each seat that is on turn is compared with a twin: a match in which a card of its hand is
another one, so that it may not stop, or the joker binds it otherwise. The same move told from
both must sound the same to everybody else.
"""

from dataclasses import replace
from random import Random

import pytest

from games.cards import Card
from games.errors import IllegalMove
from games.forty_six.game import FORTY_SIX
from games.forty_six.jokers_rule import jokers_rule
from games.forty_six.options import FortySixOptions
from games.forty_six.state import State
from games.match import Match, apply_move
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.harness import Case, play
from tests.scale import scaled

MATCHES = scaled(3000)
TWINS = 4
"""Twins looked for at each version."""

SEAT_COUNTS = list(FORTY_SIX.seats)


def told(before: Match, after: Match, events: tuple[object, ...], viewer: Viewer) -> object:
    """All that a viewer learns of a step: events, counts, waits, and the view."""
    heard = [FORTY_SIX.redact(event, viewer) for event in events]  # type: ignore[arg-type]  # of 46
    counts = (after.turn, after.shuffle_count, after.waiting_for, after.is_round_over)
    moves = () if viewer is None else FORTY_SIX.legal_moves(after.state, viewer)
    view = FORTY_SIX.view(after.state, viewer)
    return heard, counts, moves, view, after.turn - before.turn


def twin(match: Match, seat: Seat, kept: str, rng: Random) -> Match:
    """The match with one card of the seat's hand, not `kept`, and one of the stock exchanged."""
    state: State = match.state
    old = rng.choice([card for card in state.hands[seat] if card != kept])
    new = rng.choice([card for card in state.stock if card != "JK"])
    hands = list(state.hands)
    hands[seat] = tuple(new if card == old else card for card in hands[seat])
    stock = tuple(old if card == new else card for card in state.stock)
    return replace(match, state=replace(state, hands=tuple(hands), stock=stock))


def others(match: Match, seat: Seat) -> tuple[Viewer, ...]:
    return (*(Seat(each) for each in range(match.seats) if each != seat), SPECTATOR)


def is_told_alike(match: Match, other: Match, seat: Seat, text: str) -> bool:
    """Whether both could make the move; if so, it is checked that nobody hears a difference."""
    try:
        after_other, other_events = apply_move(other, seat, text)
    except IllegalMove:
        return False
    after, events = apply_move(match, seat, text)
    if after.is_round_over:
        return False  # hands are shown
    for viewer in others(match, seat):
        assert FORTY_SIX.view(other.state, viewer) == FORTY_SIX.view(match.state, viewer)
        assert told(match, after, events, viewer) == told(other, after_other, other_events, viewer)
    return True


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_others_are_told_the_same_whether_a_stop_was_possible_or_not(seats: int) -> None:
    compared = 0
    rng = Random(seats)
    for step in (s for seed in range(MATCHES) for s in play(case(seats), seed)):
        for seat in step.match.waiting_for:
            for text in FORTY_SIX.legal_moves(step.match.state, seat).announceable[:TWINS]:
                other = twin(step.match, seat, text.split()[1], rng)
                could = text in FORTY_SIX.legal_moves(other.state, seat).announceable
                compared += not could and is_told_alike(step.match, other, seat, text)
    assert compared > 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_others_are_told_the_same_however_the_joker_binds_a_hand(seats: int) -> None:
    kinds = set()
    rng = Random(seats)
    for step in (s for seed in range(MATCHES) for s in play(case(seats), seed)):
        for seat in step.match.waiting_for:
            rule = jokers_rule(step.match.state.hands[seat], step.match.state.field)
            if rule is None:
                continue
            text = f"swap {rule.gives[0]} {rule.takes[0]}"
            for _ in range(TWINS):
                other = twin(step.match, seat, Card(rule.gives[0]), rng)
                its = jokers_rule(other.state.hands[seat], other.state.field)
                assert its is not None
                if is_told_alike(step.match, other, seat, text):
                    kinds.add(rule.kind == its.kind and rule.protected == its.protected)
    assert False in kinds


def case(seats: int) -> Case:
    return Case(FORTY_SIX, FortySixOptions(), seats)
