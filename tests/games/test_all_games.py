"""The shared harness, over every game with every number of seats and every option value."""

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.errors import OptionError
from games.game import AnyGame
from games.options import OptionSpec, OptionValue, option_specs
from games.registry import GAMES
from games.seats import Seat
from tests.games.harness import Case, cases, check_step, play, replay
from tests.games.traits import TRAITS
from tests.scale import scaled

EVENT_SEEDS = 20
ROUNDS_PER_CASE = scaled(200)


def test_every_game_has_its_traits() -> None:
    assert TRAITS.keys() == GAMES.keys()


@pytest.mark.parametrize("case", cases(), ids=str)
def test_what_holds_for_all_games_holds_at_every_version(case: Case) -> None:
    for seed in range(ROUNDS_PER_CASE):
        rng = Random(seed)
        for step in play(case, seed):
            check_step(step, rng)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_key_and_moves_give_the_same_match_again(case: Case) -> None:
    seed = 7
    texts: list[tuple[Seat, str]] = []
    for step in play(case, seed, rounds=3):
        if step.seat is not None:
            texts.append((step.seat, step.text))
    again = replay(case, seed, texts)
    assert again == step.match
    assert repr(again.state).encode() == repr(step.match.state).encode()


def _values(spec: OptionSpec) -> st.SearchStrategy[OptionValue]:
    listed = st.sampled_from(spec.values)
    if spec.low is None or spec.high is None:
        return listed
    return listed | st.integers(spec.low, spec.high).filter(spec.allows)


def _option_sets(game: AnyGame) -> st.SearchStrategy[Mapping[str, OptionValue]]:
    by_name = {spec.name: _values(spec) for spec in option_specs(game.options)}
    return st.fixed_dictionaries({}, optional=by_name)


@st.composite
def _any_case(draw: st.DrawFn) -> Case:
    """Options that do not go together are left out, each by the name that its refusal gives."""
    game = draw(st.sampled_from(list(GAMES.values())))
    chosen = dict(draw(_option_sets(game)))
    seats = draw(st.sampled_from(game.seats))
    while True:
        try:
            options = game.options.build(chosen, seats=seats)
            options.check(seats)
        except OptionError as refusal:
            del chosen[refusal.name]
        else:
            return Case(game, options, seats)


@settings(max_examples=scaled(4000))
@given(case=_any_case(), seed=st.integers(0, 2**32))
def test_options_go_together(case: Case, seed: int) -> None:
    for step in play(case, seed, rounds=2):
        check_step(step, Random(seed))


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_every_event_type_is_named_once(game: AnyGame) -> None:
    """Also over the whole product: a shared class is one class."""
    classes = {event for each in GAMES.values() for event in each.events}
    names = [event.__dataclass_fields__["type"].default for event in classes]
    assert len(set(names)) == len(names)
    assert set(game.reason_anchors) == set(game.reasons)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_random_play_reaches_every_event(game: AnyGame) -> None:
    missing = set(game.events)
    own = [case for case in cases() if case.game is game]
    for seed, case in product(range(EVENT_SEEDS), own):
        missing -= {type(event) for step in play(case, seed) for event in step.events}
        if not missing:
            return
    assert not missing
