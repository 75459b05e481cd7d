"""The commit: the one way in which a room changes.

A commit leaves with the others of its turn of the event loop, and comes to exactly one of
four outcomes. Between sending and outcome lies doubt: when a connection is lost, the script may
have run or not. So the same arguments, the same commit id among them, are sent again until
Redis answers; if the script had run, it finds its own commit id and says `done`. Redis-py never
sends again by itself. Whatever is no answer of the script (a store that is loading, a replica,
a slot on the move, a full disk) is treated like a lost connection, but for a store without
memory: there the script got as far as its first write and wrote nothing.

A room has one commit on the way at a time: its next one is decided on the outcome of the last.
Rooms do not wait for each other.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog
from redis.exceptions import OutOfMemoryError

from protocol.ids import RoomCode, Version
from server.errors import StoreUnavailable
from server.store.backoff import Backoff
from server.store.callbacks import call_out
from server.store.commit_command import CommitCommand
from server.store.encoding import decode_document
from server.store.link import Reply
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings
from server.store.types import (
    DONE,
    Commit,
    Early,
    Full,
    Lost,
    OnOutcome,
    OnTrouble,
    Outcome,
    StoredRoom,
)

__all__ = ["Commits"]

TROUBLE_LOOKS: Final = 20
"""How often, within `unavailable_after_s`, commits are looked through for old ones."""

log = structlog.get_logger()


class _Pending:
    """A commit without an outcome yet."""

    __slots__ = ("backoff", "commit", "is_reported", "on_outcome", "sent_at")

    def __init__(self, commit: Commit, on_outcome: OnOutcome, now_s: float) -> None:
        self.commit = commit
        self.on_outcome = on_outcome
        self.sent_at = now_s
        self.is_reported = False
        self.backoff: Backoff | None = None


class Commits:
    """Brings commits to their outcomes over one pipeline."""

    def __init__(
        self,
        pipeline: Pipeline,
        settings: StoreSettings,
        *,
        hears: Callable[[RoomCode], bool],
        own_channel: str,
        on_trouble: OnTrouble,
    ) -> None:
        """`hears` says whether this process is subscribed to a room's channel, as far as it knows.

        `own_channel` hears the replies to it, over the same connection; it may be empty.

        `on_trouble` is called once for a commit that has no outcome for too long.
        """
        self._pipeline = pipeline
        self._settings = settings
        self._command = CommitCommand(settings, own_channel)
        self._hears = hears
        self._on_trouble = on_trouble
        self._pending_by_code: dict[RoomCode, _Pending] = {}
        self._loop = asyncio.get_running_loop()
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    def commit(self, commit: Commit, on_outcome: OnOutcome) -> None:
        """Sends a commit; `on_outcome` is called once, later, when its outcome is known."""
        code = commit.code
        assert code not in self._pending_by_code, f"{code}: its last commit has no outcome yet"
        pending = _Pending(commit, on_outcome, self._loop.time())
        self._pending_by_code[code] = pending
        self._is_idle.clear()
        self._send(pending, is_heard_here=self._hears(code))

    async def idle(self) -> None:
        """Returns when every commit has its outcome."""
        await self._is_idle.wait()

    async def report_trouble(self) -> None:
        """Looks for commits that have had no outcome for too long, until it is cancelled."""
        after_s = self._settings.unavailable_after_s
        while True:
            await asyncio.sleep(after_s / TROUBLE_LOOKS)
            for pending in [*self._pending_by_code.values()]:
                if not pending.is_reported and self._loop.time() - pending.sent_at > after_s:
                    pending.is_reported = True
                    call_out(self._on_trouble, pending.commit.code)

    def _send(self, pending: _Pending, *, is_heard_here: bool) -> None:
        packed = self._command.pack(pending.commit, is_heard_here=is_heard_here)
        self._pipeline.send(packed, partial(self._on_reply, pending))

    def _send_again(self, pending: _Pending) -> None:
        # The subscription may have been lost with the answer: rather one announcement too many.
        self._send(pending, is_heard_here=False)

    def _on_reply(self, pending: _Pending, reply: Reply) -> None:
        match reply:
            case [b"done"]:  # nearly always
                self._finish(pending, DONE)
            case [kind, *details]:
                self._finish(pending, _outcome(kind, details))
            case OutOfMemoryError():
                self._finish(pending, Full())
            case StoreUnavailable():
                self._send_again(pending)  # the pipeline waits before it connects again
            case _:
                self._send_later(pending, reply)

    def _finish(self, pending: _Pending, outcome: Outcome) -> None:
        del self._pending_by_code[pending.commit.code]
        if not self._pending_by_code:
            self._is_idle.set()
        pending.on_outcome(outcome)

    def _send_later(self, pending: _Pending, reply: Reply) -> None:
        if pending.backoff is None:
            log.warning("commit not taken", room=pending.commit.code, reason=str(reply))
            pending.backoff = Backoff(
                first_s=self._settings.retry_first_s, most_s=self._settings.retry_most_s
            )
        self._loop.call_later(pending.backoff.next_s(), self._send_again, pending)


def _outcome(kind: bytes, details: list[bytes]) -> Outcome:
    """What the script's answer means (commit.lua)."""
    match kind, details:
        case b"lost", []:
            return Lost(None)
        case b"lost", [version, commit_id, document]:
            return Lost(
                StoredRoom(decode_document(document), Version(int(version)), commit_id.decode())
            )
        case b"early", [now_ms]:
            return Early(int(now_ms))
        case _:
            raise AssertionError(f"commit.lua answered {kind!r}, {details!r}")
