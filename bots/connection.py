"""A bot's line to the server: messages out and in, one connection, no coming back by itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Subprotocol

from protocol.client_messages import ClientMessage, Hello
from protocol.codec import decode_server_message, encode_client_message
from protocol.errors import MalformedMessage
from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.server_messages import Error, ServerMessage, Welcome
from protocol.urls import websocket_url

__all__ = ["Line", "LineLost", "Rejected", "open_line"]

OPEN_TIMEOUT_S = 10
MESSAGE_BYTES_MAX = 1 << 22
"""A view with its events is a few kilobytes; a server that sends more than this is none of ours."""


class LineLost(Exception):
    """The connection ended, or was never made."""


class Rejected(Exception):
    """The server refused the greeting; the text says why."""


class Line:
    """An open connection that has been greeted: say messages, iterate over those that come."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last_id = 0

    def next_id(self) -> int:
        """A request id that was not used before on this line."""
        self._last_id += 1
        return self._last_id

    async def say(self, message: ClientMessage) -> None:
        """Send a message.

        Raises:
            LineLost: the connection is gone.
        """
        try:
            await self._socket.send(encode_client_message(message, MSGPACK_SUBPROTOCOL))
        except ConnectionClosed as lost:
            raise LineLost(str(lost)) from lost

    async def hear(self) -> ServerMessage:
        """The next message of a type that this version knows.

        Raises:
            LineLost: the connection is gone, or what it says is none of this protocol.
        """
        while True:
            try:
                data = await self._socket.recv()
                message = decode_server_message(data, MSGPACK_SUBPROTOCOL)
            except (ConnectionClosed, MalformedMessage) as lost:
                raise LineLost(str(lost)) from lost
            if message is not None:
                return message

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        """Messages until the connection ends."""
        while True:
            try:
                message = await self.hear()
            except LineLost:
                return
            yield message


@asynccontextmanager
async def open_line(server: str, hello: Hello) -> AsyncIterator[tuple[Line, Welcome]]:
    """Connects to a server and greets it.

    Raises:
        LineLost: there is no server, or the connection ended before it answered.
        Rejected: the server refused the greeting.
    """
    try:
        socket = await connect(
            websocket_url(server),
            subprotocols=[Subprotocol(MSGPACK_SUBPROTOCOL)],
            compression=None,
            open_timeout=OPEN_TIMEOUT_S,
            max_size=MESSAGE_BYTES_MAX,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException) as lost:
        raise LineLost(str(lost)) from lost
    async with socket:
        line = Line(socket)
        yield line, await _greet(line, hello)


async def _greet(line: Line, hello: Hello) -> Welcome:
    await line.say(hello)
    match await line.hear():
        case Welcome() as welcome:
            return welcome
        case Error(code=code, detail=detail):
            raise Rejected(f"{code}: {detail}")
        case other:
            raise Rejected(f"answered with {other.type}")
