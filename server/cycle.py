"""The life of a command in a room: decided, committed, and what its outcome means.

    queue --decide--> in flight --done--> told and answered
                         |
                         +--lost--> decided again on the document that won, 8 times, then `busy`
                         +--early-> dropped: the deadline is waited for anew
                         +--full--> refused with `store_full`
                         '--no outcome yet--> the queue waits; people hear `store_unavailable`

A refusal is no commit, so the store would never say that it was decided on an old document;
before people hear of one, the store is looked at, and the command decided once more.

One command at a time. There is no task, lock or await in this: the store calls back with the
outcome, and that decides the next command.

A store that is found behind what this process knows has lost writes. The room goes on from what
the store still has (or, where it has nothing any more, from the copy here) by a `Rewind` whose
version is above every one ever told, by other processes too: it leaps over those that they may
have told and this one has not heard of.
"""

import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import structlog

from games.shuffle import MatchKey
from games.values import maker, quickly_built
from protocol.errors import ErrorCode
from protocol.ids import RoomCode, Version
from server.alarm import CallLater
from server.errors import Refused
from server.pending import OpenRoom, Pending
from server.room.commands import Chance, Command, Decision, Rewind
from server.room.create import open_room
from server.room.decide import decide
from server.store.types import (
    Commit,
    Done,
    Early,
    Full,
    Lost,
    OnOutcome,
    Outcome,
    Stamp,
    StoredRoom,
)

__all__ = ["REWIND_LEAP", "Cycle", "CycleKit", "Owner", "is_behind"]

QUEUE_MAX: Final = 256
"""Commands waiting for their turn; more are answered `busy`."""

RACES_MAX: Final = 8
REWIND_LEAP: Final = 100
"""More than another process can have told before this one heard of it, and less than the log
holds: whoever finds the leap in it knows of the loss."""

JITTER_S: Final = 0.002
"""Longest wait after the second lost race, doubled for each further one."""

COMMIT_ID_BYTES: Final = 16

UNAVAILABLE: Final = Refused(ErrorCode.STORE_UNAVAILABLE)

_make_commit = maker(Commit)

log = structlog.get_logger()


class Owner(Protocol):
    """The room that the cycle turns for."""

    def done(
        self, pending: Pending, decision: Decision, commit: Commit, stored: StoredRoom
    ) -> None:
        """The command is stored; `stored` is what the commit made of the room."""

    def unchanged(self, pending: Pending, decision: Decision, version: Version) -> None:
        """There was nothing to store."""

    def refused(self, pending: Pending, refused: Refused) -> None:
        """The command is not done."""

    def overtaken(self) -> None:
        """Others have committed: there is news to read."""

    def look_again(self) -> bool:
        """Reads what others have committed, and calls `has_looked`; False if it cannot."""

    def early(self) -> None:
        """A deadline has not come yet, by the store's clock."""

    def stored_changed(self, before: StoredRoom | None) -> None:
        """Another document is the newest known."""

    def is_watched(self) -> bool:
        """Is anybody here?"""

    def turned(self) -> None:
        """Nothing can be done at the moment; perhaps nothing is left to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CycleKit:
    """What decisions and commits are made with."""

    commit: Callable[[Commit, OnOutcome], None]
    call_later: CallLater
    now_ms: Callable[[], int]
    random_bytes: Callable[[int], bytes]
    match_key: MatchKey | None
    """Of a demo's matches."""


@quickly_built
@dataclass(frozen=True, slots=True)
class _Flight:
    """The commit whose outcome is waited for."""

    pending: Pending
    decision: Decision
    commit: Commit


class Cycle:
    """One room's queue, and the newest of its versions that is known here."""

    def __init__(self, code: RoomCode, kit: CycleKit, owner: Owner) -> None:
        self.stored: StoredRoom | None = None
        """None while there is no such room, as far as this process knows."""
        self._code = code
        self._kit = kit
        self._owner = owner
        self._queue: deque[Pending] = deque()
        self._flight: _Flight | None = None
        self._highest = Version(0)
        """Of all versions known: the next one is above it."""
        self._is_begun = False
        self._is_pausing = False
        self._is_looking = False
        self._is_in_trouble = False
        """The store has not answered for so long that people were told."""

    @property
    def stamp(self) -> Stamp | None:
        """Which commit is the newest known."""
        stored = self.stored
        return None if stored is None else Stamp(stored.version, stored.commit_id)

    @property
    def is_begun(self) -> bool:
        """Has the store said what it has of the room?"""
        return self._is_begun

    @property
    def is_busy(self) -> bool:
        """Is there a commit without an outcome, or a command that waits?"""
        return self._flight is not None or bool(self._queue)

    def is_own(self, commit_id: str) -> bool:
        """Is this the commit whose outcome is waited for?"""
        return self._flight is not None and self._flight.commit.commit_id == commit_id

    def begin(self, stored: StoredRoom | None, *, first: Command | None = None) -> None:
        """The store has said what it has of the room: commands begin, one before all others."""
        self._is_begun = True
        if first is not None:
            self._queue.appendleft(Pending(first))
        if stored is not None:
            self.take(stored)
        self.advance()

    def fail_to_begin(self) -> None:
        """The store has not said anything: all who wait are told."""
        self._refuse_waiting()
        self._queue.clear()
        self._is_begun = True
        self.advance()

    def submit(self, pending: Pending) -> None:
        """Puts a command in the queue. It is answered in any case, if somebody asks."""
        if self._is_in_trouble and pending.guest is not None:
            self._owner.refused(pending, UNAVAILABLE)
        elif len(self._queue) >= QUEUE_MAX:
            self._owner.refused(pending, Refused(ErrorCode.BUSY))
        else:
            self._queue.append(pending)
            self.advance()

    def report_trouble(self) -> None:
        """The store does not answer: all who wait are told, once."""
        self._is_in_trouble = True
        if self._flight is not None:
            self._flight.pending.refuse(UNAVAILABLE)
            self._flight.pending.is_reported = True
        self._refuse_waiting()

    def take(self, stored: StoredRoom) -> None:
        """This is what the next command is decided on."""
        before = self.stored
        self.stored = stored
        self._highest = max(self._highest, stored.version)
        self._owner.stored_changed(before)

    def take_if_newer(self, stored: StoredRoom) -> None:
        """As `take`, unless more is known."""
        if self.stored is None or stored.version > self.stored.version:
            self.take(stored)

    def rewind(self, stored: StoredRoom, *, known: Version) -> None:
        """Goes on from what the store still has, above every version ever told."""
        log.error("store lost writes", room=self._code, known=known, stored=stored.version)
        self.take(stored)
        self._rewind(lost=max(1, known - stored.version))

    def restore(self) -> None:
        """Goes on from the copy here: the store has nothing of the room any more."""
        if self.stored is None or not self._owner.is_watched():
            self.stored = None
            return
        log.error("store lost a room", room=self._code, known=self._highest)
        self.take(StoredRoom(self.stored.document, Version(0), ""))
        self._rewind(lost=0)

    def _rewind(self, *, lost: int) -> None:
        self._highest = Version(self._highest + REWIND_LEAP)
        self._queue.appendleft(Pending(Rewind(lost)))

    def advance(self) -> None:
        """Does what can be done now."""
        while self._queue and self._is_free:
            self._attempt(self._queue.popleft())
        if self._flight is None:
            self._owner.turned()

    def has_looked(self) -> None:
        """What others have committed is known, as far as the store answered."""
        self._is_looking = False
        self.advance()

    @property
    def _is_free(self) -> bool:
        is_waiting = self._is_pausing or self._is_looking
        return self._flight is None and self._is_begun and not is_waiting

    def _attempt(self, pending: Pending) -> None:
        try:
            decision = self._decide(pending)
            if self.stored is not None and decision.document is self.stored.document:
                self._owner.unchanged(pending, decision, self.stored.version)
            else:
                self._commit(pending, decision)
        except Refused as refused:
            if not self._looks_again_for(pending):
                self._owner.refused(pending, refused)
        except Exception:
            # The border of a command: a bug in it is answered, and the room goes on.
            log.exception("command failed", room=self._code, command=repr(type(pending.command)))
            self._owner.refused(pending, Refused(ErrorCode.INTERNAL))

    def _looks_again_for(self, pending: Pending) -> bool:
        if pending.guest is None or pending.is_checked or not self._owner.look_again():
            return False
        pending.is_checked = True
        self._queue.appendleft(pending)
        self._is_looking = True
        return True

    def _decide(self, pending: Pending) -> Decision:
        kit, command = self._kit, pending.command
        chance = Chance(kit.now_ms(), kit.random_bytes, self._next_version, kit.match_key)
        if isinstance(command, OpenRoom):
            if self.stored is None:
                return open_room(self._code, command.creator, command.request, chance)
            command = pending.command = command.creator  # a repeat: it is open already
        if self.stored is None:
            raise Refused(ErrorCode.ROOM_NOT_FOUND)
        return decide(self.stored.document, command, chance)

    def _commit(self, pending: Pending, decision: Decision) -> None:
        stored = self.stored
        commit = _make_commit(
            code=self._code,
            expected_version=Version(0) if stored is None else stored.version,
            expected_commit_id="" if stored is None else stored.commit_id,
            commit_id=self._kit.random_bytes(COMMIT_ID_BYTES).hex(),
            version=self._next_version,
            document=decision.document,
            events=decision.events,
            lobby_changed=decision.lobby_changed,
            record_of=decision.record_of,
            record=decision.record,
            not_before_ms=decision.not_before_ms,
        )
        self._kit.commit(commit, self._on_outcome)
        self._flight = _Flight(pending, decision, commit)

    @property
    def _next_version(self) -> Version:
        return Version(self._highest + 1)

    def _on_outcome(self, outcome: Outcome) -> None:
        flight = self._flight
        assert flight is not None, self._code
        self._flight = None
        self._is_in_trouble = False
        try:
            match outcome:
                case Done():
                    commit = flight.commit
                    stored = StoredRoom(commit.document, commit.version, commit.commit_id)
                    self.take_if_newer(stored)
                    self._owner.done(flight.pending, flight.decision, commit, stored)
                case Lost(winner):
                    self._lost(flight, winner)
                case Early():
                    self._owner.early()
                case Full():
                    log.error("store full", room=self._code)
                    self._owner.refused(flight.pending, Refused(ErrorCode.STORE_FULL))
        finally:
            self.advance()

    def _lost(self, flight: _Flight, stored: StoredRoom | None) -> None:
        commit = flight.commit
        if stored is None:
            self._queue.appendleft(flight.pending)
            self.restore()
        elif is_behind(stored, commit.expected_version, commit.expected_commit_id):
            self._queue.appendleft(flight.pending)
            self.rewind(stored, known=commit.expected_version)
        else:
            self.take_if_newer(stored)
            self._owner.overtaken()
            self._try_again(flight.pending)

    def _try_again(self, pending: Pending) -> None:
        pending.races += 1
        if pending.races > RACES_MAX:
            self._owner.refused(pending, Refused(ErrorCode.BUSY))
            return
        self._queue.appendleft(pending)
        if pending.races > 1:  # the first time the document is as fresh as can be
            self._is_pausing = True
            longest_s = JITTER_S * 2 ** (pending.races - 2)
            self._kit.call_later(random.uniform(0, longest_s), self._go_on)

    def _go_on(self) -> None:
        self._is_pausing = False
        self.advance()

    def _refuse_waiting(self) -> None:
        """What people asked is refused; what the process does by itself waits on."""
        waiting, self._queue = self._queue, deque()
        for pending in waiting:
            if pending.guest is None:
                self._queue.append(pending)
            else:
                self._owner.refused(pending, UNAVAILABLE)


def is_behind(stored: StoredRoom, version: Version, commit_id: str) -> bool:
    """Has the store lost the commit that was known?"""
    return stored.version < version or (stored.version == version and stored.commit_id != commit_id)
