"""Names and numbers that both ends must agree on."""

from enum import StrEnum
from typing import NewType

__all__ = [
    "CLIENT_MESSAGE_BYTES_MAX",
    "JSON_SUBPROTOCOL",
    "MSGPACK_SUBPROTOCOL",
    "PROTOCOL_VERSION",
    "ClosingReason",
    "ConnectionId",
    "MatchId",
    "Pace",
    "Phase",
    "PlayerId",
    "ProcessId",
    "RequestId",
    "Role",
    "RoomCode",
    "RunId",
    "Version",
]

PROTOCOL_VERSION = 1
MSGPACK_SUBPROTOCOL = "bafuda.v1.msgpack"
JSON_SUBPROTOCOL = "bafuda.v1.json"

CLIENT_MESSAGE_BYTES_MAX = 64 * 1024
"""No server takes more; the longest message that means anything has a tenth of it."""

RoomCode = NewType("RoomCode", str)
"""8 characters of the code alphabet, without the dash that people are shown."""

PlayerId = NewType("PlayerId", str)
"""Public name of a token's holder: 32 hex digits, made from the token by a one-way hash."""

MatchId = NewType("MatchId", str)
"""32 hex digits."""

RunId = NewType("RunId", str)
"""16 hex digits, new at each start of a client."""

RequestId = NewType("RequestId", int)
"""Counts a client's requests within its run."""

Version = NewType("Version", int)
"""Count of a room's commits; a room that exists has had one at least."""

ProcessId = NewType("ProcessId", str)
ConnectionId = NewType("ConnectionId", str)


class Role(StrEnum):
    """What a connection is for."""

    PLAYER = "player"
    SPECTATOR = "spectator"
    BOT_HOST = "bot_host"
    """Offers bots; sits nowhere."""
    BOT = "bot"
    """Sits in the seat that its ticket names."""


class Phase(StrEnum):
    """Where a room is between its opening and a result."""

    LOBBY = "lobby"
    REVEALING = "revealing"
    """Started: nonces are being revealed, for three seconds at most."""
    PLAYING = "playing"
    BETWEEN_ROUNDS = "between_rounds"
    FINISHED = "finished"
    """The match is over and its result shown; otherwise as the lobby."""


class Pace(StrEnum):
    """How long bots seem to think."""

    NONE = "none"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class ClosingReason(StrEnum):
    """Why the server ends a connection in good order."""

    STOPPING = "stopping"
    """The process stops: come back, to it or to another."""
    REPLACED = "replaced"
    """The same player is here on another connection."""
    SLOW = "slow"
    """Too much was waiting to be sent."""
    SEAT_TAKEN_BACK = "seat_taken_back"
    """To bots: the seat is no longer theirs."""
    ROOM_CLOSED = "room_closed"
    UNSUPPORTED_VERSION = "unsupported_version"
    """The client speaks another protocol version: reload or update it."""
    REFUSED = "refused"
    """The greeting was refused; the error before it says why."""
