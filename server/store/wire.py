"""An open connection to Redis, from which answers are handed on as they are read.

redis-py has connected, greeted and authenticated; then the transport is taken over. From there
bytes go to hiredis and answers to a callback, without a stream, a task or a timeout for each:
of what a question costs this process, those are most.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import hiredis
from redis.asyncio.connection import DefaultParser
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import InvalidResponse

from server.store.link import Reply

__all__ = ["Wire"]

NOTHING: Final = object()
"""No further answer yet; `False` is an answer."""


class Wire(asyncio.Protocol):
    """One connection, until it is lost. Whoever writes counts the answers."""

    def __init__(
        self, on_reply: Callable[[Reply], None], on_lost: Callable[[Exception | None], None]
    ) -> None:
        """`on_reply` gets each answer in order, errors among them; `on_lost` is called once."""
        self._on_reply = on_reply
        self._on_lost = on_lost
        self._reader = hiredis.Reader(
            protocolError=InvalidResponse,
            replyError=DefaultParser.parse_error,
            notEnoughData=NOTHING,
        )
        self._transport: asyncio.WriteTransport | None = None
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        """Loop time at which something was read last."""
        self.lost = asyncio.Event()

    def take_over(self, transport: asyncio.WriteTransport) -> None:
        """Whatever is read from `transport` from now on comes here."""
        self._transport = transport
        transport.set_protocol(self)
        if transport.is_closing():
            self.end(None)

    def write(self, commands: Sequence[bytes]) -> None:
        """Sends packed commands."""
        assert self._transport is not None
        self._transport.write(b"".join(commands))

    def close(self) -> None:
        """Ends the connection; nothing is handed on any more."""
        self.lost.set()
        if self._transport is not None:
            self._transport.abort()

    def end(self, error: Exception | None) -> None:
        """Gives the connection up, as one that is lost."""
        if not self.lost.is_set():
            self.close()
            self._on_lost(error)

    def data_received(self, data: bytes) -> None:
        """Hands on the answers that are complete with it."""
        self.heard_at = self._loop.time()
        reader = self._reader
        reader.feed(data)
        try:
            while not self.lost.is_set() and (reply := reader.gets()) is not NOTHING:
                if isinstance(reply, RedisConnectionError):  # the store is loading, for one
                    self.end(reply)
                else:
                    self._on_reply(reply)
        except InvalidResponse as error:
            self.end(error)

    def connection_lost(self, error: Exception | None) -> None:
        """Redis, or what lies between, has ended it."""
        self.end(error)
