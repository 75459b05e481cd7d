"""What the store is asked and what it answers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.values import quickly_built
from protocol.advice import AdviceArgument
from protocol.errors import ErrorCode
from protocol.ids import MatchId, ProcessId, RoomCode, Version
from protocol.room_events import Rewound
from server.room.commands import RecordEntry, Told
from server.room.document import RoomDocument

__all__ = [
    "DONE",
    "Advised",
    "CatchUp",
    "Commit",
    "Done",
    "Early",
    "Full",
    "LogEntry",
    "Lost",
    "NoticeOfHint",
    "NoticeOfSeat",
    "OnOutcome",
    "OnReply",
    "OnSubscribed",
    "OnTell",
    "OnTrouble",
    "Outcome",
    "ReplyToHint",
    "Stamp",
    "StoredRoom",
]


@dataclass(frozen=True, slots=True)
class Stamp:
    """Which of a room's commits is the stored one."""

    version: Version
    commit_id: str


@quickly_built
@dataclass(frozen=True, slots=True)
class StoredRoom:
    """A room as the store has it."""

    document: RoomDocument
    version: Version
    commit_id: str
    """32 hex digits, random: two commits of the same version never share it."""


@quickly_built
@dataclass(frozen=True, slots=True)
class Commit:
    """A room's next version. Sent again and again, it is done at most once."""

    code: RoomCode
    expected_version: Version
    """0 to make the room."""
    expected_commit_id: str
    commit_id: str
    """New and random."""
    version: Version
    """One more than expected; after a rewind, one more than the highest ever seen."""
    document: RoomDocument
    events: tuple[Told, ...]
    lobby_changed: bool
    record_of: MatchId | None = None
    record: tuple[RecordEntry, ...] = ()
    not_before_ms: int = 0


@dataclass(frozen=True, slots=True)
class Done:
    """The commit is stored (now, or by an earlier sending whose reply was lost)."""


DONE = Done()
"""All of them are alike."""


@dataclass(frozen=True, slots=True)
class Lost:
    """Another commit was first: nothing was written. None: the store has no such room."""

    stored: StoredRoom | None


@dataclass(frozen=True, slots=True)
class Early:
    """The store's clock has not reached `not_before_ms`: nothing was written."""

    now_ms: int


@dataclass(frozen=True, slots=True)
class Full:
    """The store has no memory left: nothing was written."""


Outcome: TypeAlias = Done | Lost | Early | Full
OnOutcome: TypeAlias = Callable[[Outcome], None]
"""Called once, in the event loop, when the outcome of a commit is known."""

OnTell: TypeAlias = Callable[[RoomCode, Version, str], None]
"""A commit was announced: code, version, commit id. One's own may be among them or not."""

OnSubscribed: TypeAlias = Callable[[RoomCode], None]
"""A room's announcements come again after a pause in which some may have been missed: catch up."""

OnTrouble: TypeAlias = Callable[[RoomCode], None]
"""The room's commit has had no outcome for too long; it will come all the same."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A commit as the log has it."""

    version: Version
    commit_id: str
    events: tuple[Told, ...]
    lobby_changed: bool


@dataclass(frozen=True, slots=True)
class CatchUp:
    """A room and its log since a version."""

    stored: StoredRoom
    entries: tuple[LogEntry, ...] | None
    """Those after the version asked about, one a version, without a gap; None where the log does
    not reach back that far, or has no entry for that version itself: it was lost in a rewind."""
    since_commit_id: str | None
    """Of the version asked about, where there are entries: whoever knows another one for it knows
    a commit that the store has lost."""
    rewinds: tuple[Rewound, ...] = ()
    """What the log says of lost writes after the version asked about, even with gaps."""


@dataclass(frozen=True, slots=True)
class NoticeOfHint:
    """On the desk of hints: somebody in a seat asks what a bot would do."""

    code: RoomCode
    seat: int
    version: Version
    """Of the room as it was asked about: an older one is not what is meant."""
    request: int
    """Of the asking process, for the reply."""
    process: ProcessId
    """Where the reply goes."""


@dataclass(frozen=True, slots=True)
class Advised:
    """What a bot would do, found to be legal."""

    turn: int
    move: str
    reason: str
    arguments: dict[str, AdviceArgument]


@dataclass(frozen=True, slots=True)
class ReplyToHint:
    """To the process that asks: a bot's advice, or why there is none."""

    request: int
    advised: Advised | None = None
    refused: ErrorCode | None = None


OnReply: TypeAlias = Callable[[ReplyToHint], None]
"""A reply to this process has come. It may come twice, or be lost on its way."""


@dataclass(frozen=True, slots=True)
class NoticeOfSeat:
    """On the desk: a seat waits for a bot."""

    code: RoomCode
    seat: int
    ticket: str
    """As a bot presents it: code, number and secret in one text."""
    game: str
