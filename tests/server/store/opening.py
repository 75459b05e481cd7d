"""Opening stores in tests, hearing what they say, and waiting for it."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from protocol.ids import ProcessId, RoomCode, Version
from server.room.document import RoomDocument
from server.store.settings import StoreSettings
from server.store.store import Listener, Store, open_store
from server.store.subscriptions import ReplyListener
from server.store.types import Commit, Outcome, Stamp, StoredRoom
from tests.scale import deadline
from tests.server.store.examples import first_commit, lobby

__all__ = ["Heard", "as_stored", "fast", "made_room", "opened", "outcome_of", "outcome_soon"]

WAIT_S = 10.0


@dataclass(eq=False)
class Heard:
    """What a store has said to its listener."""

    tells: list[tuple[RoomCode, Stamp]] = field(default_factory=list)
    subscribed: list[RoomCode] = field(default_factory=list)
    troubles: list[RoomCode] = field(default_factory=list)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def listener(self) -> Listener:
        return Listener(
            on_tell=self._on_tell,
            on_subscribed=self._on_subscribed,
            on_trouble=self._on_trouble,
            replies=ReplyListener(ProcessId(secrets.token_hex(8)), lambda _: None),
        )

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Returns when something was heard that makes it so."""
        async with deadline(WAIT_S):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

    def _on_tell(self, code: RoomCode, version: Version, commit_id: str) -> None:
        self.tells.append((code, Stamp(version, commit_id)))
        self._changed.set()

    def _on_subscribed(self, code: RoomCode) -> None:
        self.subscribed.append(code)
        self._changed.set()

    def _on_trouble(self, code: RoomCode) -> None:
        self.troubles.append(code)
        self._changed.set()


def fast(url: str, **others: Any) -> StoreSettings:  # whichever fields a test needs
    """Settings that lose no time when something fails."""
    quick = {"retry_first_s": 0.002, "retry_most_s": 0.02}
    return StoreSettings(url=url, **(quick | others))


@asynccontextmanager
async def opened(url: str, heard: Heard | None = None, **others: Any) -> AsyncIterator[Store]:
    """A store with `fast` settings."""
    async with open_store(fast(url, **others), (heard or Heard()).listener()) as store:
        yield store


def outcome_soon(store: Store, commit: Commit) -> asyncio.Future[Outcome]:
    """Sends the commit; the future gets its outcome, and fails if it gets two."""
    outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.commits.commit(commit, outcome.set_result)
    return outcome


async def outcome_of(store: Store, commit: Commit) -> Outcome:
    """Sends the commit and waits for its outcome."""
    async with deadline(WAIT_S):
        return await outcome_soon(store, commit)


async def made_room(store: Store, document: RoomDocument | None = None) -> StoredRoom:
    """A new room in the store."""
    commit = first_commit(document or lobby())
    await outcome_of(store, commit)
    return as_stored(commit)


def as_stored(commit: Commit) -> StoredRoom:
    """The room as it is when the commit is done."""
    return StoredRoom(commit.document, commit.version, commit.commit_id)
