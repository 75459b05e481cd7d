"""Desks: where rooms leave a notice for whoever has a bot: for a seat, or for a hint.

A notice is no promise: the room's document alone says whether the seat is still wanted or the
hint still of use, and the process that posted it repeats it while it is. So the readers' group
acknowledges nothing, and what a reader that dies had read is read again as another notice.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec
from redis.exceptions import ResponseError

from server.errors import StoreUnavailable
from server.store.link import Command, Link, Reply, pack
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings

__all__ = ["GROUP", "Desk", "Notice"]

GROUP: Final = "hosts"
"""All processes with free bots read as one group, so that each notice reaches one of them."""
READER: Final = "host"
"""One name for all: a reader's name would only matter for what is not yet acknowledged."""

BLOCK_MS: Final = 5000
"""An empty desk is watched for so long before the question is asked anew."""

STALE_MS: Final = 5000
"""An older notice was left while nobody read; if it still holds there is a newer one."""

Notice = TypeVar("Notice")

_ENCODER = msgspec.msgpack.Encoder()


class Desk(Generic[Notice]):
    """Posts notices of one kind, and takes them over a connection of its own, where it may wait."""

    def __init__(
        self,
        kind: type[Notice],
        key: str,
        pipeline: Pipeline,
        link: Link,
        settings: StoreSettings,
        *,
        now_ms: Callable[[], int],
    ) -> None:
        """`key` names the stream; `now_ms` is Redis's time, by which notices are dated."""
        self._decoder = msgspec.msgpack.Decoder(kind)
        self._key = key
        self._pipeline = pipeline
        self._link = link
        self._now_ms = now_ms
        self._settings = settings
        self._reading = asyncio.Lock()

    async def post(self, notice: Notice) -> None:
        """Leaves a notice. Raises `StoreUnavailable` where no answer comes."""
        length = self._settings.desk_length
        notice_bytes = _ENCODER.encode(notice)
        await self._pipeline.ask(
            ("XADD", self._key, "MAXLEN", "~", length, "*", "notice", notice_bytes),
            timeout_s=self._settings.command_timeout_s,
        )

    async def take(self, count: int) -> tuple[Notice, ...]:
        """Up to `count` notices that nobody else gets; waits for the first one.

        Empty after some seconds without any.

        Raises:
            StoreUnavailable: no answer came.
        """
        read: Command = (
            *("XREADGROUP", "GROUP", GROUP, READER, "COUNT", count, "BLOCK", BLOCK_MS),
            *("NOACK", "STREAMS", self._key, ">"),
        )
        since_ms = self._now_ms() - STALE_MS
        first = f"{since_ms}-0"  # what was posted just before there was a reader
        async with self._reading:
            reply = await self._exchange(read)
            if isinstance(reply, ResponseError) and str(reply).startswith("NOGROUP"):
                await self._exchange(("XGROUP", "CREATE", self._key, GROUP, first, "MKSTREAM"))
                reply = await self._exchange(read)
        if isinstance(reply, ResponseError):
            raise StoreUnavailable(str(reply))
        return self._notices(reply, since_ms=since_ms)

    async def close(self) -> None:
        """Ends the connection."""
        await self._link.close()

    async def _exchange(self, command: Command) -> Reply:
        replies = await self._link.exchange([pack(command)], patience_s=BLOCK_MS / 1000)
        if not replies:
            raise StoreUnavailable(str(self._link.loss))
        return replies[0]

    def _notices(self, reply: Reply, *, since_ms: int) -> tuple[Notice, ...]:
        """Those in an answer of XREADGROUP (a map from stream to entries, or None), if fresh."""
        entries = [] if reply is None else reply[self._key.encode()]
        return tuple(
            self._decoder.decode(fields[1])
            for id, fields in entries
            if int(id.split(b"-")[0]) >= since_ms
        )
