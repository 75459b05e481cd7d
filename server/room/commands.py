"""What can be asked of a room, and what a decision answers.

`decide(document, command, chance)` (in `server.room.decide`) is pure: the same arguments give
the same decision, so a decision that lost a race is simply made again on the newer document.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.game import RoundResult
from games.seats import Seat
from games.shuffle import MatchKey
from games.values import quickly_built
from protocol.client_messages import (
    AddBot,
    DrawSeats,
    EndMatch,
    Kick,
    LeaveRoom,
    MakeMove,
    NextRound,
    Ready,
    RemoveBot,
    Reveal,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from protocol.game_types import GameEvent
from protocol.ids import MatchId, PlayerId, RunId, Version
from protocol.room_events import RoomEvent
from protocol.server_messages import Ok
from server.room.document import Connection, RoomDocument

__all__ = [
    "Arrive",
    "ArriveBot",
    "Ask",
    "Chance",
    "Command",
    "Decision",
    "Lose",
    "MatchEnded",
    "MoveMade",
    "RecordEntry",
    "RecordStarted",
    "ReplaceBot",
    "Rewind",
    "RoomRequest",
    "Slept",
    "Told",
    "Wake",
    "unchanged",
]

Told: TypeAlias = RoomEvent | GameEvent

RoomRequest: TypeAlias = (
    LeaveRoom
    | Sit
    | Stand
    | SwapSeats
    | DrawSeats
    | SetGame
    | SetOptions
    | SetRoom
    | SetPack
    | AddBot
    | RemoveBot
    | Kick
    | Ready
    | Start
    | Reveal
    | NextRound
    | EndMatch
    | MakeMove
)
"""The requests that a member makes of its room."""


@quickly_built
@dataclass(frozen=True, slots=True)
class Chance:
    """What a decision may not make or know itself: time, random bytes, its own version."""

    now_ms: int
    """Redis's time."""
    random_bytes: Callable[[int], bytes]
    version: Version
    """The version that the commit of this decision will be: it stands in the answer."""
    match_key: MatchKey | None = None
    """Set in a demo that is to be repeated: decides the matches in place of a proved key."""


@quickly_built
@dataclass(frozen=True, slots=True)
class Ask:
    """A member's request."""

    player: PlayerId
    run: RunId
    request: RoomRequest


@dataclass(frozen=True, slots=True)
class Arrive:
    """A person connects to the room: new, back, or on another device, which replaces the first."""

    player: PlayerId
    name: str
    """As `server.room.names.clean_name` gives it; the room makes it unique."""
    connection: Connection
    sits: bool
    """A newcomer that wants to play gets the first open seat of a lobby; others watch."""


@dataclass(frozen=True, slots=True)
class ArriveBot:
    """A bot connects with a ticket."""

    ticket_secret: str
    player: PlayerId
    connection: Connection


@dataclass(frozen=True, slots=True)
class Lose:
    """Connections are gone: closed, cut, or their process is dead. Unknown ones are ignored."""

    connections: tuple[Connection, ...]


@dataclass(frozen=True, slots=True)
class Wake:
    """The deadline has come. Ignored when the room's deadline is another by now."""

    deadline_ms: int


@dataclass(frozen=True, slots=True)
class ReplaceBot:
    """The bot of a seat has held up play since `turn`; ignored when it has moved since."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Rewind:
    """The store had lost writes: `lost` versions at least."""

    lost: int


@dataclass(frozen=True, slots=True)
class Slept:
    """No process had watched the room since then, as when all of them were gone.

    Ignored when somebody has committed since: the first commit of all counts.
    """

    since_ms: int
    found_at: Version


Command: TypeAlias = Ask | Arrive | ArriveBot | Lose | Wake | ReplaceBot | Rewind | Slept


@dataclass(frozen=True, slots=True)
class RecordStarted:
    """First entry of a match's record."""

    match_id: MatchId
    game: str
    options: dict[str, bool | int | str | None]
    names: tuple[str, ...]
    bots: tuple[Seat, ...]
    commitment: str
    nonces: tuple[str | None, ...]
    started_ms: int
    key: str | None = None
    """Hex; only of a demo whose key was given and is not made of seed and nonces."""


@quickly_built
@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move of the record."""

    seat: Seat
    text: str
    turn: int
    """The count that it was made at."""
    round_number: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Last entry of a match's record; `ranks` is empty for an abandoned match."""

    seed: str
    sides: tuple[tuple[Seat, ...], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int
    """Rounds dealt."""
    results: tuple[RoundResult, ...]
    """Rounds scored."""
    abandoned: bool
    ended_ms: int


RecordEntry: TypeAlias = RecordStarted | MoveMade | MatchEnded


@quickly_built
@dataclass(frozen=True, slots=True)
class Decision:
    """What a command comes to.

    `document` is the same object as before when nothing is to be committed: a repeat of an
    accepted request, or a command that time has overtaken.
    """

    document: RoomDocument
    events: tuple[Told, ...] = ()
    """Whole, as they are logged; each viewer gets them redacted."""
    answer: Ok | None = None
    """To the request. Its `version` is None where nothing is committed and nothing was before:
    the room's present one stands for it."""
    record: tuple[RecordEntry, ...] = ()
    """What the record of match `record_of` gains."""
    record_of: MatchId | None = None
    not_before_ms: int = 0
    """The store takes the commit only after this moment of its own clock."""
    lobby_changed: bool = True
    """False when nothing that `room` shows has changed, as after a move."""

    def then(self, step: Callable[[RoomDocument], "Decision"]) -> "Decision":
        """This decision and the one that `step` takes on its document, as one."""
        following = step(self.document)
        if following.document is self.document:
            return self
        return Decision(
            following.document,
            (*self.events, *following.events),
            record=(*self.record, *following.record),
            record_of=following.record_of or self.record_of,
            not_before_ms=max(self.not_before_ms, following.not_before_ms),
            lobby_changed=self.lobby_changed or following.lobby_changed,
        )


def unchanged(document: RoomDocument) -> Decision:
    """There is nothing to do."""
    return Decision(document, lobby_changed=False)
