"""Random rounds of every game at every number of seats: they end, and no card is ever lost."""

from collections import Counter
from random import Random

import pytest

from bots.any_move import any_move
from games.game import AnyGame
from games.match import Match, apply_move, start_match
from games.registry import GAMES
from games.seats import Seat
from games.shuffle import MatchKey
from tests.scale import scaled

ROUNDS = 10_000
MOVES_MAX = 20_000
"""More than any round's own limit lets it have."""

CASES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_random_rounds_end_with_all_their_cards(game: AnyGame, seats: int) -> None:
    rng = Random(seats)
    pack = Counter(game.pack(game.options(), seats))
    for _ in range(scaled(ROUNDS)):
        match, _ = start_match(
            game, options=game.options(), seats=seats, key=MatchKey(rng.randbytes(32))
        )
        moves = 0
        while not match.is_round_over:
            assert Counter(game.all_cards(match.state)) == pack
            match = random_move(match, rng)
            moves += 1
            assert moves < MOVES_MAX
        assert Counter(game.all_cards(match.state)) == pack


def random_move(match: Match, rng: Random) -> Match:
    """Any move of a seat that is waited for, with or without its announcement."""
    seat = Seat(rng.choice(match.waiting_for))
    legal = match.game.legal_moves(match.state, seat)
    text = rng.choice(legal.texts()) if legal.listed else any_move(legal, rng)
    return apply_move(match, seat, text)[0]
