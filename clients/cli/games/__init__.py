"""The renderers there are: a new game's is registered here."""

from collections.abc import Mapping
from types import MappingProxyType

from clients.cli.games.fifty_one import FIFTY_ONE
from clients.cli.games.five_hundred import FIVE_HUNDRED
from clients.cli.games.forty_six import FORTY_SIX
from clients.cli.games.page_one import PAGE_ONE
from clients.cli.games.role import GameRenderer

__all__ = ["RENDERERS"]

RENDERERS: Mapping[str, GameRenderer] = MappingProxyType(
    {renderer.game: renderer for renderer in (FIFTY_ONE, FORTY_SIX, PAGE_ONE, FIVE_HUNDRED)}
)
"""Every renderer by its game's id."""
