"""Bots against bots in one process."""

import pytest

from bots.players import PLAYERS
from bots.simulation import Tally, simulate
from games.registry import GAMES, game_by_id
from tests.scale import scaled


def play(seats: int, *, rounds: int, seed: int = 1, **chosen: int | str) -> Tally:
    game = game_by_id("fifty_one")
    options = game.options.build(chosen)
    return simulate(game, PLAYERS[game.id], options=options, seats=seats, rounds=rounds, seed=seed)


def test_every_game_has_a_player() -> None:
    assert set(PLAYERS) == set(GAMES)


@pytest.mark.parametrize("seats", GAMES["fifty_one"].seats)
def test_rounds_end_by_themselves_without_a_lap_limit(seats: int) -> None:
    rounds = scaled(10_000)
    tally = play(seats, rounds=rounds, lap_limit=0)
    assert tally.rounds == rounds
    assert set(tally.ended_by) <= {"stop", "showdown"}


def test_the_same_seed_gives_the_same_rounds() -> None:
    first, second = (play(3, rounds=10, seed=7) for _ in range(2))
    assert (first.wins, first.points, first.moves_by_round) == (
        second.wins,
        second.points,
        second.moves_by_round,
    )


def test_another_seed_gives_others() -> None:
    assert play(3, rounds=10, seed=7).points != play(3, rounds=10, seed=8).points


def test_a_match_that_is_over_is_followed_by_another() -> None:
    game = game_by_id("fifty_one")
    options = game.options.build({"rounds": 2})
    tally = simulate(game, PLAYERS[game.id], options=options, seats=2, rounds=5, seed=1)
    assert (tally.rounds, tally.matches) == (5, 3)
