"""The games there are. A new one is registered here, and nowhere else."""

from collections.abc import Mapping
from types import MappingProxyType

from games.errors import GameError
from games.fifty_one.game import FIFTY_ONE
from games.five_hundred.game import FIVE_HUNDRED
from games.forty_six.game import FORTY_SIX
from games.game import AnyGame
from games.page_one.game import PAGE_ONE

__all__ = ["GAMES", "UnknownGame", "game_by_id"]


class UnknownGame(GameError):
    """There is no game of that id."""


GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.id: game for game in (FIFTY_ONE, FORTY_SIX, PAGE_ONE, FIVE_HUNDRED)}
)
"""Every game by its id, in the order in which to offer them."""


def game_by_id(game_id: str) -> AnyGame:
    """The game of that id.

    Raises:
        UnknownGame: there is none.
    """
    try:
        return GAMES[game_id]
    except KeyError:
        raise UnknownGame(f"{game_id!r} is no game; there are {', '.join(GAMES)}") from None
