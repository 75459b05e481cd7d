"""A WebSocket connection as the server uses it: frames straight to the transport.

`websockets` offers `send`, a coroutine that waits while a slow peer is slow, and `broadcast`,
which does not wait and frames the same bytes anew for each peer. Neither suits a room that
tells seven seats in one go, so frames are made here, once for all who get the same bytes, and
written to the connection's own transport. That is sound as long as nobody sends fragmented
messages and no extension is negotiated (`compression=None`); both hold for this server. The
transport's flow control reaches the outbox by the two callbacks of `asyncio.Protocol`.

What comes in goes through the library's parser and queue to whoever waits for it: some thirty
calls and a turn of the event loop for each message. A short message that comes while the
conversation waits, and with nothing else, is offered to it first. The order of messages stays:
nothing is offered while the library holds anything that came before.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import structlog
from websockets.asyncio.server import ServerConnection
from websockets.protocol import State
from websockets.typing import Data

from protocol.codec import Outgoing, encode_server_message
from protocol.ids import MSGPACK_SUBPROTOCOL
from server.gateway.frames import WHOLE_BINARY, WHOLE_TEXT, end_together, frame, short_message

__all__ = ["PlayerConnection", "SocketLine", "encode_frame"]

CLOSE_REASON_BYTES_MAX = 120  # RFC 6455 §5.5 leaves 123
READ_BYTES: Final = 4 * 1024
"""Read at once. All frames in it are parsed in one go, and the smallest has six bytes."""
HEAD_END: Final = b"\r\n\r\n"
"""Of the request that a connection begins with."""
PONG_BYTES_MAX: Final = 64 * 1024
"""Pongs that may wait for a peer that pings and does not read."""

log = structlog.get_logger()


class PlayerConnection(ServerConnection):
    """A server connection that says when it can be written to again.

    The library answers each ping at once, whether or not the peer takes the pongs. Of those
    that wait in the transport only so many are allowed.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # as the library calls it
        super().__init__(*args, **kwargs)
        self.is_writable = True
        self.on_writable: Callable[[], None] | None = None
        self.take_at_once: Callable[[bytes], bool] | None = None
        """Deals with a message at once, or says that it is to come by way of `next_message`."""
        self._is_between_frames = False
        """Has the library the whole of every message that it has any of?"""
        self._is_waited_for = False
        """Does `next_message` wait, and the library hold nothing for it?"""
        self._pong_bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins to read, a little at a time."""
        transport.max_size = READ_BYTES  # type: ignore[attr-defined] # what asyncio calls it
        super().connection_made(transport)

    async def next_message(self) -> Data:
        """The next message that was not taken at once.

        Raises:
            ConnectionClosed: there is none any more.
        """
        self._is_waited_for = self._is_between_frames
        try:
            return await self.recv()
        finally:
            self._is_waited_for = False

    def data_received(self, data: bytes) -> None:
        """Takes what the peer has sent."""
        if self._is_waited_for and self.take_at_once is not None and self.is_writable:
            payload = short_message(data)
            if payload is not None and self.take_at_once(payload):
                return
        self._is_waited_for = False
        if self.state is State.CONNECTING:
            self._is_between_frames = data.endswith(HEAD_END)
        elif self._is_between_frames:
            self._is_between_frames = end_together(data)
        self._receive(data)

    def _receive(self, data: bytes) -> None:
        if self.is_writable:
            super().data_received(data)
            return
        before = self.transport.get_write_buffer_size()
        super().data_received(data)
        self._pong_bytes += self.transport.get_write_buffer_size() - before
        if self._pong_bytes > PONG_BYTES_MAX:
            self._pong_bytes = 0
            log.warning("connection cut", reason="pings and takes no pongs")
            self.transport.abort()

    def pause_writing(self) -> None:
        """The transport holds more than the limit."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        """The transport has sent most of what it held."""
        super().resume_writing()
        self.is_writable = True
        self._pong_bytes = 0
        if self.on_writable is not None:
            self.on_writable()


class SocketLine:
    """The outbox's line over a connection."""

    __slots__ = ("_close", "_connection", "_protocol", "subprotocol")

    def __init__(
        self,
        connection: PlayerConnection,
        close: Callable[[PlayerConnection, int, str], None],
    ) -> None:
        """`close` begins to close the connection, and does not wait for it."""
        self._connection = connection
        self._protocol = connection.protocol
        self._close = close
        self.subprotocol = self.subprotocol_of(connection)

    @staticmethod
    def subprotocol_of(connection: PlayerConnection) -> str:
        """What is spoken on it: the default one where the client named none."""
        return connection.subprotocol or MSGPACK_SUBPROTOCOL

    @property
    def is_writable(self) -> bool:
        """Has what was written left, but for a little?"""
        return self._connection.is_writable

    def encode(self, message: Outgoing) -> bytes:
        """The message as the bytes of its frame."""
        return encode_frame(message, self.subprotocol)

    def write(self, frames: bytes) -> None:
        """Sends frames, or does nothing when the connection has ended."""
        if self._protocol.state is State.OPEN:
            self._connection.transport.write(frames)

    def end(self, code: int, detail: str) -> None:
        """Begins to close the connection."""
        reason = detail.encode()[:CLOSE_REASON_BYTES_MAX].decode(errors="ignore")
        self._close(self._connection, code, reason)


def encode_frame(message: Outgoing, subprotocol: str) -> bytes:
    """The message as the bytes of one unmasked frame."""
    payload = encode_server_message(message, subprotocol)
    if isinstance(payload, str):
        return frame(WHOLE_TEXT, payload.encode())
    return frame(WHOLE_BINARY, payload)
