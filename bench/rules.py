"""The rules of 51 and of Five Hundred in random play, without server, match or bots."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.game import AnyGame, Moves, Standing
from games.options import GameOptions
from games.seats import Seat
from games.shuffle import KeyedShuffle, MatchKey

__all__ = ["RulesFigures", "measure_rules"]

SEATS = 4
LAP_LIMIT = 50

Pick = Callable[[Moves, Random], str]


@dataclass(frozen=True, slots=True)
class RulesFigures:
    """How fast the rules of a game are, a move."""

    name: str
    us: float
    """CPU of listing the moves, choosing one at random and making it; dealing included."""


def measure_rules(*, moves: int, repeats: int) -> tuple[RulesFigures, ...]:
    """Plays `moves` moves several times; the fastest time counts, as on a quiet machine."""

    def figures(name: str, game: AnyGame, options: GameOptions, pick: Pick) -> RulesFigures:
        times_s = [_play(game, options, pick, moves=moves) for _ in range(repeats)]
        return RulesFigures(name, min(times_s) / moves * 1e6)

    return (
        figures("bafuda 51", FIFTY_ONE, FiftyOneOptions(lap_limit=LAP_LIMIT), _listed),
        figures("bafuda Five Hundred", FIVE_HUNDRED, FiveHundredOptions(), _called_or_played),
    )


def _play(game: AnyGame, options: GameOptions, pick: Pick, *, moves: int) -> float:
    """CPU seconds of so many moves, round after round."""
    rng = Random(1)
    sides = game.sides(options, SEATS)
    standing = Standing(round_number=1, dealer=Seat(0), sides=sides, totals=(0,) * len(sides))
    left = moves
    began = process_time()
    while left:
        shuffle = KeyedShuffle(MatchKey(rng.randbytes(32)), 1)
        state, _ = game.deal(options, SEATS, standing, shuffle)
        while left and state.turn is not None:
            seat = state.turn
            text = pick(game.legal_moves(state, seat), rng)
            state, _ = game.apply(state, seat, game.parse_move(text), shuffle)
            left -= 1
    return process_time() - began


def _listed(moves: Moves, rng: Random) -> str:
    return rng.choice(moves.listed)


def _called_or_played(moves: Moves, rng: Random) -> str:
    """Nobody claims, since claims would end most hands; the libraries have none either."""
    if moves.choices:
        choice = rng.choice(moves.choices)
        return " ".join((choice.verb, *rng.sample(choice.of, choice.count)))
    return rng.choice([text for text in moves.listed if not text.startswith("claim")])
