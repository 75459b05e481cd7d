"""Replies to a process: heard there, nowhere else, and on after a lost connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

import redis.asyncio

from protocol.errors import ErrorCode
from protocol.ids import ProcessId
from server.store.keys import reply_channel
from server.store.store import Store, open_store
from server.store.subscriptions import ReplyListener
from server.store.types import Advised, ReplyToHint
from tests.scale import deadline
from tests.server.store.opening import WAIT_S, Heard, fast

HERE, THERE = ProcessId("11" * 8), ProcessId("22" * 8)
ADVICE = Advised(7, "swap 4C KS", "denies_next", {"seat": 1, "card": "KS", "cards": ("AS", "2C")})


@dataclass(eq=False)
class Ear:
    """The replies to one process."""

    replies: list[ReplyToHint] = field(default_factory=list)
    _more: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, reply: ReplyToHint) -> None:
        self.replies.append(reply)
        self._more.set()

    async def first(self) -> ReplyToHint:
        async with deadline(WAIT_S):
            await self._more.wait()
        return self.replies[0]


@asynccontextmanager
async def hearing(redis_url: str, process: ProcessId, ear: Ear) -> AsyncIterator[Store]:
    """A store that hears the replies to a process."""
    listener = replace(Heard().listener(), replies=ReplyListener(process, ear.take))
    async with (
        open_store(fast(redis_url), listener) as store,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        await subscribed(client, process)
        yield store


async def subscribed(client: "redis.asyncio.Redis", process: ProcessId) -> None:
    """Returns when somebody hears the replies to a process."""
    channel = reply_channel(process)
    async with deadline(WAIT_S):
        while not (await client.pubsub_shardnumsub(channel))[0][1]:  # noqa: ASYNC110
            await asyncio.sleep(0.001)  # Redis tells nobody of it


async def test_a_reply_reaches_the_process_that_asked_and_no_other(redis_url: str) -> None:
    here, there = Ear(), Ear()
    async with hearing(redis_url, HERE, here), hearing(redis_url, THERE, there) as store:
        await store.replies.send(HERE, ReplyToHint(1, ADVICE))
        await store.replies.send(THERE, ReplyToHint(2, refused=ErrorCode.NO_BOTS))
        assert await here.first() == ReplyToHint(1, ADVICE)
        assert await there.first() == ReplyToHint(2, refused=ErrorCode.NO_BOTS)
        assert (len(here.replies), len(there.replies)) == (1, 1)


async def test_a_reply_to_nobody_is_lost_without_harm(redis_url: str) -> None:
    async with hearing(redis_url, HERE, Ear()) as store:
        await store.replies.send(THERE, ReplyToHint(1, ADVICE))


async def test_replies_are_heard_again_after_the_connection_was_lost(redis_url: str) -> None:
    ear = Ear()
    async with (
        hearing(redis_url, HERE, ear) as store,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        await client.execute_command("CLIENT KILL TYPE PUBSUB")  # type: ignore[no-untyped-call]
        await subscribed(client, HERE)
        await store.replies.send(HERE, ReplyToHint(3, ADVICE))
        assert (await ear.first()).request == 3


async def test_what_is_no_reply_ends_nothing(redis_url: str) -> None:
    ear = Ear()
    async with (
        hearing(redis_url, HERE, ear) as store,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        await client.execute_command("SPUBLISH", reply_channel(HERE), b"\xc1 of another version")  # type: ignore[no-untyped-call]
        await store.replies.send(HERE, ReplyToHint(4, ADVICE))
        assert (await ear.first()).request == 4
