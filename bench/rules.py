"""The rules of 51 in random play, without server, match or bots."""

from dataclasses import dataclass
from random import Random
from time import process_time

from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.game import Standing
from games.seats import Seat
from games.shuffle import KeyedShuffle, MatchKey

__all__ = ["RulesFigures", "measure_rules"]

SEATS = 4
LAP_LIMIT = 50


@dataclass(frozen=True, slots=True)
class RulesFigures:
    """How fast rules are, a move."""

    name: str
    us: float
    """CPU of listing the moves, choosing one at random and making it; dealing included."""


def measure_rules(*, moves: int, repeats: int) -> RulesFigures:
    """Plays `moves` moves several times; the fastest time counts, as on a quiet machine."""
    return RulesFigures("bafuda 51", min(_play(moves) for _ in range(repeats)) / moves * 1e6)


def _play(moves: int) -> float:
    """CPU seconds of so many moves, round after round."""
    rng, game = Random(1), FIFTY_ONE
    options = FiftyOneOptions(lap_limit=LAP_LIMIT)
    sides = game.sides(options, SEATS)
    standing = Standing(round_number=1, dealer=Seat(0), sides=sides, totals=(0,) * SEATS)
    left = moves
    began = process_time()
    while left:
        shuffle = KeyedShuffle(MatchKey(rng.randbytes(32)), 1)
        state, _ = game.deal(options, SEATS, standing, shuffle)
        while left and state.turn is not None:
            seat = state.turn
            text = rng.choice(game.legal_moves(state, seat).listed)
            state, _ = game.apply(state, seat, game.parse_move(text), shuffle)
            left -= 1
    return process_time() - began
