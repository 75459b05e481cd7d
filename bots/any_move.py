"""Any legal move, where a player's own choice was refused."""

from random import Random

from games.game import Moves

__all__ = ["any_move"]


def any_move(legal: Moves, rng: Random) -> str:
    """One of the listed moves; where there are none, a choice filled in at random."""
    if legal.listed:
        return rng.choice(legal.listed)
    choice = rng.choice(legal.choices)
    return " ".join((choice.verb, *rng.sample(choice.of, choice.count)))
