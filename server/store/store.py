"""The store: rooms in Redis, and everything that several processes agree on through it.

    async with open_store(settings, listener) as store:
        room = await store.rooms.load(code)
        store.commits.commit(commit, on_outcome)

Three connections serve a process (commits, questions, subscriptions), and a fourth the desk
once it is read from. None of them is needed by another: a subscription that hangs holds up
no commit.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from redis.asyncio import ConnectionPool

from server.store.backoff import Backoff
from server.store.clock import Clock
from server.store.commits import Commits
from server.store.desk import Desk, Notice
from server.store.health import StoreInfo, check_fitness, store_info
from server.store.keys import DESK, HINT_DESK
from server.store.link import Link, connection_pool
from server.store.pipeline import Pipeline
from server.store.presence import Presence
from server.store.public_rooms import PublicRooms
from server.store.replies import Replies
from server.store.rooms import Rooms
from server.store.scripts import load_commands
from server.store.settings import StoreSettings
from server.store.subscriptions import ReplyListener, Subscriptions
from server.store.types import NoticeOfHint, NoticeOfSeat, OnSubscribed, OnTell, OnTrouble

__all__ = ["Listener", "Store", "open_store"]

CLOSING_S: Final = 2.0
"""Commits still on the way get so long for their outcomes when the store is closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listener:
    """Whom the store calls, in the event loop; none of them may take long."""

    on_tell: OnTell
    on_subscribed: OnSubscribed
    on_trouble: OnTrouble
    replies: ReplyListener | None = None
    """None: this process asks nothing of others."""


class Store:
    """Its parts, each with one job. Made by `open_store`."""

    def __init__(self, pool: ConnectionPool, settings: StoreSettings, listener: Listener) -> None:
        self._settings = settings
        wait = (settings.wait_replicas, settings.wait_timeout_ms)
        self._committing = self._pipeline(pool, wait=wait if settings.wait_replicas else None)
        self._asking = self._pipeline(pool, wait=None)
        self.subscriptions = Subscriptions(
            pool,
            settings,
            on_tell=listener.on_tell,
            on_subscribed=listener.on_subscribed,
            replies=listener.replies,
        )
        self.commits = Commits(
            self._committing,
            settings,
            hears=self.subscriptions.hears,
            own_channel=self.subscriptions.own_channel,
            on_trouble=listener.on_trouble,
        )
        self.rooms = Rooms(self._asking, settings)
        self.public_rooms = PublicRooms(self._asking, settings)
        self.presence = Presence(self._asking, settings)
        self.clock = Clock(self._asking, settings)
        self.desk = self._desk(NoticeOfSeat, DESK, pool)
        self.hint_desk = self._desk(NoticeOfHint, HINT_DESK, pool)
        self.replies = Replies(self._asking, settings)

    async def info(self) -> StoreInfo:
        """What Redis says of itself: the proof that it answers.

        Raises:
            StoreUnavailable: it does not.
        """
        return await store_info(self._asking, self._settings)

    def answering_s(self) -> float:
        """How long Redis has answered without a lost connection; 0 while one is lost."""
        since = self._asking.answering_since
        return 0.0 if since is None else asyncio.get_running_loop().time() - since

    def _desk(self, kind: type[Notice], key: str, pool: ConnectionPool) -> Desk[Notice]:
        link, now_ms = self._link(pool), self.clock.now_ms
        return Desk(kind, key, self._asking, link, self._settings, now_ms=now_ms)

    def _link(self, pool: ConnectionPool) -> Link:
        timeout_s = self._settings.command_timeout_s
        return Link(pool, timeout_s=timeout_s, prelude=load_commands())

    def _pipeline(self, pool: ConnectionPool, *, wait: tuple[int, int] | None) -> Pipeline:
        settings = self._settings
        backoff = Backoff(first_s=settings.retry_first_s, most_s=settings.retry_most_s)
        return Pipeline(self._link(pool), backoff, wait=wait)

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._committing.run(), name="store commits")
            tasks.create_task(self._asking.run(), name="store questions")
            tasks.create_task(self.subscriptions.run(), name="store subscriptions")
            tasks.create_task(self.commits.report_trouble(), name="store trouble")
            tasks.create_task(self.clock.run(), name="store clock")


@asynccontextmanager
async def open_store(settings: StoreSettings, listener: Listener) -> AsyncIterator[Store]:
    """The store at `settings.url`, answering, with its clock read.

    Raises:
        StoreUnavailable: nothing answers there.
        StoreUnfit: what answers cannot be used.
    """
    async with connection_pool(settings.url, connect_timeout_s=settings.command_timeout_s) as pool:
        store = Store(pool, settings, listener)
        async with _running(store):
            yield store


@asynccontextmanager
async def _running(store: Store) -> AsyncIterator[None]:
    try:
        async with asyncio.TaskGroup() as tasks:
            running = tasks.create_task(store._run(), name="store")
            check_fitness(await store.info())
            await store.clock.look()
            yield
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSING_S):
                    await store.commits.idle()
            running.cancel()
    except BaseExceptionGroup as group:
        # One error is told as what it is, as if there were no tasks here.
        if len(group.exceptions) == 1:
            raise group.exceptions[0] from None
        raise
    finally:
        await store.desk.close()
        await store.hint_desk.close()
