"""The answer to the greeting: who one is, and what there is here."""

from dataclasses import dataclass
from typing import Literal

from games.options import OptionSpec
from protocol.ids import PlayerId
from protocol.packs import PackInfo

__all__ = ["GameInfo", "Limits", "Welcome"]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be played here, with its options in the order of the rules."""

    id: str
    """Its name in messages and locales: `fifty_one`."""
    seats_min: int
    seats_max: int
    recommended_min: int
    """It plays best with this number of seats,"""
    recommended_max: int
    """to this."""
    options: tuple[OptionSpec, ...]
    """In the order in which to show them."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the server allows, so that a client need not find out by refusals."""

    message_bytes: int
    """A longer message ends the connection."""
    messages_per_s: int
    """Requests beyond are refused as `rate_limited`."""
    name_columns: int
    """A longer name is cut; Japanese takes two columns a character."""
    heartbeat_s: float
    """How often the server sends a WebSocket ping."""


@dataclass(frozen=True, slots=True)
class Welcome:
    """Answer to `hello`."""

    player: PlayerId
    token: str
    """Secret of this player alone: whoever has it is this player."""
    name: str
    """As the server will show it."""
    server_time_ms: int
    """Since 1970: deadlines are in this time."""
    limits: Limits
    games: tuple[GameInfo, ...]
    """What can be played here."""
    packs: tuple[PackInfo, ...] = ()
    """The captions that cards can have here."""
    type: Literal["welcome"] = "welcome"
