"""Which bot plays which game. A new game's player is registered here."""

from collections.abc import Mapping
from types import MappingProxyType

from bots.fifty_one import FiftyOnePlayer
from bots.five_hundred import FiveHundredPlayer
from bots.forty_six import FortySixPlayer
from bots.page_one import PageOnePlayer
from bots.player import MakePlayer

__all__ = ["PLAYERS"]

PLAYERS: Mapping[str, MakePlayer] = MappingProxyType(
    {
        "fifty_one": FiftyOnePlayer,
        "forty_six": FortySixPlayer,
        "page_one": PageOnePlayer,
        "five_hundred": FiveHundredPlayer,
    }
)
"""The maker of a player, by the game's id."""
