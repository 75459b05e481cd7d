"""Random hands of every number of players with options of every sort: play never gets stuck,
and scores are those that the arithmetic of the rules allows (§5.2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.errors import OptionError
from games.five_hundred.bids import bid_value, level_of
from games.five_hundred.events import Event, HandScored
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.state import State
from games.options import OptionSpec, OptionValue, option_specs
from games.seats import Seat
from tests.games.five_hundred.hands import options_of, random_hand
from tests.scale import patience, scaled

HANDS = scaled(10_000)
HAND_S = 0.02
TABLES = scaled(20_000)
TABLE_S = 0.1
"""Moves of a table are all tried, those of a hand are not."""
MOVES_MAX = 200
"""Far above the longest hand: 60 plays, calls, looks, claims."""


@pytest.mark.timeout(patience(60 + HANDS * HAND_S))
@pytest.mark.parametrize("preset", ["australian", "american"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_hands_end_with_scores_that_the_arithmetic_allows(seats: int, preset: str) -> None:
    options = options_of(seats, preset=preset)
    for seed in range(HANDS):
        *_, (state, events) = random_hand(seed, seats, options)
        _check_scores(state, events[-1])


def _values(spec: OptionSpec) -> st.SearchStrategy[OptionValue]:
    if spec.low is None or spec.high is None:
        return st.sampled_from(spec.values)
    steps = (spec.high - spec.low) // spec.step
    return st.integers(0, steps).map(lambda step: (spec.low or 0) + step * spec.step)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, FiveHundredOptions]:
    """Players with options that go together; one that does not is left out."""
    seats = draw(st.sampled_from(FIVE_HUNDRED.seats))
    by_name = {spec.name: _values(spec) for spec in option_specs(FiveHundredOptions)}
    chosen = dict(draw(st.fixed_dictionaries({}, optional=by_name)))
    while True:
        try:
            return seats, options_of(seats, **chosen)
        except OptionError as refusal:
            del chosen[refusal.name]


@pytest.mark.timeout(patience(60 + TABLES * TABLE_S))
@settings(max_examples=TABLES)
@given(tables(), st.integers(0, 2**32))
def test_whoever_must_move_can(table: tuple[int, FiveHundredOptions], seed: int) -> None:
    """Every seat that play waits for has a legal move, every listed one is one, and hands end."""
    seats, options = table
    count = 0
    for state, _ in random_hand(seed, seats, options):
        count += 1
        for seat in FIVE_HUNDRED.waiting_for(state):
            _check_moves(state, seat)
    assert state.is_over
    assert count < MOVES_MAX


def _check_moves(state: State, seat: Seat) -> None:
    moves = FIVE_HUNDRED.legal_moves(state, seat)
    assert moves, state
    for text in moves.listed:
        assert FIVE_HUNDRED.why_illegal(state, seat, FIVE_HUNDRED.parse_move(text)) is None, text
    for choice in moves.choices:
        words = " ".join((choice.verb, *choice.of[-choice.count :]))
        assert FIVE_HUNDRED.why_illegal(state, seat, FIVE_HUNDRED.parse_move(words)) is None, words


def _check_scores(state: State, scored: Event) -> None:
    assert isinstance(scored, HandScored)
    contract, tricks = state.contract, scored.tricks
    if contract is None:
        assert all(side.score == 0 for side in scored.result.by_side)
        return
    own = {side for side, seats in enumerate(state.sides) if contract.contractor in seats}
    own |= {side for side, seats in enumerate(state.sides) if set(seats) & set(contract.partners)}
    taken = sum(tricks[side] for side in own)
    value = bid_value(contract.bid, state.options)
    is_made = taken == 0 if contract.is_misere else taken >= level_of(contract.bid)
    is_slam = taken == 10 and value < 250 and state.options.slam_min == 250
    gained = (250 if is_slam and not contract.is_misere else value) if is_made else -value
    for side, outcome in enumerate(scored.result.by_side):
        per_trick = 0 if contract.is_misere else 10 * tricks[side]
        assert outcome.score == (gained if side in own else per_trick)
    assert sum(tricks) == 10 or (contract.is_misere and not is_made)
