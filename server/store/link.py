"""A connection to Redis of its own, over which commands leave together and answers come back.

redis-py makes the connection: address, TLS, authentication, protocol. Commands are packed by
hiredis in C, three times faster than redis-py does it (but for commits: `commit_command`). A client
or pipeline of redis-py would send a command again by itself or hide which ones were answered.
"""

import asyncio
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeAlias, cast

import hiredis
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError
from redis.maint_notifications import MaintNotificationsConfig

from server.errors import StoreUnavailable
from server.store.sentinel import SCHEME, sentinel_pool

__all__ = ["Argument", "Command", "Connection", "Link", "Reply", "connection_pool", "pack"]

Argument: TypeAlias = str | bytes | int
Command: TypeAlias = tuple[Argument, ...]
Reply: TypeAlias = Any  # what Redis answers: bytes, int, None, a list of these, or an error

NO_DEADLINE: Final = math.inf
"""To redis-py: this read ends only with an answer."""


class Connection(Protocol):
    """What is used of a connection of redis-py, with the types that it lacks."""

    _writer: asyncio.StreamWriter | None

    @property
    def is_connected(self) -> bool:
        """Is there a socket? It may be dead all the same."""

    async def connect(self) -> None:
        """Connects, greets and authenticates, unless connected."""

    async def disconnect(self, nowait: bool = False) -> None:
        """Closes the socket, if there is one."""

    async def send_packed_command(
        self, command: bytes | list[bytes], check_health: bool = True
    ) -> None:
        """Writes the bytes."""

    async def read_response(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109  (redis-py's name)
        disconnect_on_error: bool = True,
        push_request: bool = False,
    ) -> Reply:
        """The next answer; None after `timeout` seconds without one. Raises error answers."""


@asynccontextmanager
async def connection_pool(url: str, *, connect_timeout_s: float) -> AsyncIterator[ConnectionPool]:
    """Where connections to `url` come from: none of them sends anything again by itself.

    Raises:
        ValueError: no URL that redis-py reads, and none of Sentinel.
    """
    options: dict[str, Any] = {  # as redis-py's connections take them
        "protocol": 3,
        "legacy_responses": False,
        "retry": Retry(NoBackoff(), 0),
        "socket_timeout": None,  # every exchange has a deadline of its own
        "client_name": "bafuda",
        "maint_notifications_config": MaintNotificationsConfig(enabled=False),
    }
    if not url.startswith(SCHEME):
        yield ConnectionPool.from_url(url, socket_connect_timeout=connect_timeout_s, **options)
        return
    pool, sentinel = sentinel_pool(url, connect_timeout_s=connect_timeout_s, **options)
    try:
        yield pool
    finally:
        await sentinel.aclose()


def pack(command: Command) -> bytes:
    """The command as it goes over the wire."""
    # Its stub knows tuples of one element only.
    return cast(bytes, hiredis.pack_command(command))  # type: ignore[arg-type]


class Link:
    """Connects when first used, and again after it was lost."""

    def __init__(
        self, pool: ConnectionPool, *, timeout_s: float, prelude: tuple[Command, ...] = ()
    ) -> None:
        """`prelude` is sent first on each new connection; each command must succeed."""
        # The pool's connections have no types of their own.
        self._connection = cast(Connection, pool.make_connection())  # type: ignore[no-untyped-call]
        self.timeout_s = timeout_s
        self._prelude = [pack(command) for command in prelude]
        self.loss: Exception | None = None
        """Why the connection was lost last, or could not be made."""

    async def open(self) -> asyncio.WriteTransport | None:
        """Connects anew, for a protocol that takes the transport over; None if it cannot."""
        await self.close()
        try:
            async with asyncio.timeout(self.timeout_s):
                await self._ensure_connected()
        except (RedisError, OSError, TimeoutError, StoreUnavailable) as error:
            self.loss = error
            await self.close()
            return None
        writer = self._connection._writer  # redis-py gives no other way to it
        assert writer is not None
        return writer.transport

    async def exchange(
        self, commands: Sequence[bytes], *, patience_s: float = 0.0
    ) -> list[Reply | ResponseError]:
        """The answers in order; errors among them. Fewer than commands: the connection is lost.

        The commands without an answer may have been done or not. `patience_s` is added to the
        deadline, for commands that block.
        """
        replies: list[Reply | ResponseError] = []
        try:
            async with asyncio.timeout(self.timeout_s + patience_s):
                await self._ensure_connected()
                await self._exchange_into(replies, commands)
        except (RedisError, OSError, TimeoutError, StoreUnavailable) as error:
            self.loss = error
            await self.close()
        return replies

    async def prepare(self) -> None:
        """Sends the prelude once more.

        Raises:
            StoreUnavailable: it was refused.
        """
        replies: list[Reply | ResponseError] = []
        await self._exchange_into(replies, self._prelude)
        for reply in replies:
            if isinstance(reply, ResponseError):
                raise StoreUnavailable(str(reply))

    async def close(self) -> None:
        """Drops the connection; the next exchange makes a new one."""
        await self._connection.disconnect(nowait=True)

    async def _ensure_connected(self) -> None:
        if not self._connection.is_connected:
            await self._connection.connect()
            await self.prepare()

    async def _exchange_into(
        self, replies: list[Reply | ResponseError], commands: Sequence[bytes]
    ) -> None:
        await self._connection.send_packed_command([*commands], check_health=False)
        for _ in commands:
            try:
                replies.append(await self._connection.read_response(timeout=NO_DEADLINE))
            except ResponseError as error:
                replies.append(error)
