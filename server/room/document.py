"""The room document: all that is stored of a room, and nothing outside it counts.

It holds seeds, hands and tickets. What people may know of it leaves through
`server.projection` alone.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from games.match import Match
from games.options import OptionValue
from games.values import quickly_built
from protocol.ids import (
    ConnectionId,
    MatchId,
    Pace,
    Phase,
    PlayerId,
    ProcessId,
    RequestId,
    RoomCode,
    RunId,
    Version,
)

__all__ = [
    "ANSWERS_KEPT",
    "KICKED_MAX",
    "MATCHES_KEPT",
    "MEMBERS_MAX",
    "RUNS_KEPT",
    "Access",
    "AnsweredRun",
    "Connection",
    "MatchSetup",
    "Member",
    "RoomDocument",
    "SeatKind",
    "TableSeat",
    "Ticket",
]

ANSWERS_KEPT = 16
"""Accepted requests kept of each run of a member, so that a repeat is answered and not redone."""

RUNS_KEPT = 4
"""Runs of each member whose requests are kept: its last ones."""

MATCHES_KEPT = 20
"""Finished matches that a room knows of."""

MEMBERS_MAX = 50
"""People and bots of a room; those who watch and are away make place for newcomers."""

KICKED_MAX = 64
"""People sent out that a room remembers: its last ones."""


class SeatKind(StrEnum):
    """Whose a seat is."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Connection:
    """One connection of a player, by the process that holds it."""

    process: ProcessId
    connection: ConnectionId


class AnsweredRun(NamedTuple):
    """The accepted requests of one run of a member's client, the last `ANSWERS_KEPT` of them.

    There are many, in every commit: stored without field names, and in lists of plain numbers.
    """

    run: RunId
    ids: tuple[RequestId, ...]
    """Of the requests, oldest first."""
    versions: tuple[Version, ...]
    """At which each of them was done."""


class _Packed:
    """Room for the bytes of a value, once the store has encoded it: a move changes one member."""

    __slots__ = ("packed",)
    packed: Any  # as the store has them


@quickly_built
@dataclass(frozen=True, slots=True)
class Member(_Packed):
    """A person or bot of the room."""

    player: PlayerId
    name: str
    is_bot: bool
    connections: tuple[Connection, ...]
    """Empty while away."""
    answered: tuple[AnsweredRun, ...] = ()
    """The last `RUNS_KEPT`; the one answered last comes last."""
    has_left: bool = False
    """Left in a match: gone, but the seat is kept for the token."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Lets one bot sit down, once. A secret between server and bot host."""

    number: int
    """Counts the room's tickets."""
    secret: str
    """`server.room.tickets.SECRET_BYTES` random bytes, hex."""


@dataclass(frozen=True, slots=True)
class TableSeat:
    """A seat of the room."""

    kind: SeatKind = SeatKind.OPEN
    player: PlayerId | None = None
    """Who sits there; None in an open seat, and in a bot's while it is wanted."""
    ticket: Ticket | None = None
    """Set while a bot is wanted."""
    nonce_hash: str | None = None
    """Set when the person is ready: SHA-256 of the nonce, hex."""
    nonce: str | None = None
    """Set when it is revealed, hex."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """What the next or running match is bound to, before anybody is ready."""

    match_id: MatchId
    seed: str
    """64 hex digits, secret until the match is over."""
    commitment: str
    """As `server.room.fairness.commitment` makes it; public."""


@dataclass(frozen=True, slots=True)
class Access:
    """Who may come into a room that does not know them yet."""

    public: bool = False
    """Is it in the list of public rooms?"""
    locked: bool = False
    """Are all newcomers refused?"""
    spectators: bool = True
    """May those come in who get no seat?"""


@quickly_built
@dataclass(frozen=True, slots=True)
class RoomDocument:
    """A room, whole. Its version and commit id are stored beside it."""

    code: RoomCode
    host: PlayerId
    phase: Phase
    game: str
    chosen: dict[str, OptionValue]
    """Options that were set by name; all others are standard."""
    seats: tuple[TableSeat, ...]
    members: tuple[Member, ...]
    """In the order in which they came."""
    pace: Pace
    between_rounds_s: int
    setup: MatchSetup
    """Of the match in play; otherwise of the next one."""
    match: Match | None = None
    """In play, or finished and still on show."""
    match_id: MatchId | None = None
    """Of `match`."""
    match_players: tuple[PlayerId | None, ...] = ()
    """Who sat in `match` when it was finished, by seat: the room's seats may have changed since.
    Empty while it is played."""
    deadline_ms: int | None = None
    """When the present wait ends by itself, in Redis's time."""
    wants_next_round: tuple[PlayerId, ...] = ()
    ticket_count: int = 0
    waiting_since_ms: int = 0
    """When the last move or deal was made: a bot that takes too long is measured from here."""
    asleep_since_ms: int | None = None
    """Since when no person has been connected: clocks stand, and bots wait."""
    finished: tuple[MatchId, ...] = ()
    """Matches whose records are complete, oldest first; the last `MATCHES_KEPT`."""
    pack: str | None = None
    """The captions of the cards, by their id."""
    access: Access = Access()
    kicked: tuple[PlayerId, ...] = ()
    """Whom the host sent out, the last `KICKED_MAX`: forgotten when a match starts or is over."""
    hints: bool = True
    """May those who play ask for hints?"""
