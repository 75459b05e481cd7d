"""A WebSocket client that costs next to nothing: it shares two cores with what it measures.

Frames of the server are taken apart by hand, and of an update only that is decoded which a
player needs for a move. Masking keys are zero, which the protocol allows (RFC 6455 §5.3 asks
for random ones against proxies that cache; there is none here) and which leaves the payload
as it is.
"""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from

import msgspec

from protocol.client_messages import ClientMessage
from protocol.codec import encode_client_message
from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.urls import SOCKET_PATH

__all__ = ["Heard", "Legal", "Line", "LoadFailed", "open_line"]

ANSWER_S = 60.0
"""A thousand tables that are set up at once keep a server busy for a while."""

HEAD_END = b"\r\n\r\n"
BINARY, CLOSE, PING, PONG = 0x82, 0x88, 0x89, 0x8A  # first bytes of unfragmented frames
MASKED = 0x80
ZERO_KEY = bytes(4)
LENGTH_16, LENGTH_64 = 126, 127


class LoadFailed(Exception):
    """What is measured does not do what it must."""


class Legal(msgspec.Struct):
    """What a seat may do, as far as it is listed."""

    listed: tuple[str, ...] = ()


class Heard(msgspec.Struct):
    """What is read of any message of the server."""

    type: str
    id: int | None = None
    code: str | None = None
    detail: str = ""
    turn: int = 0
    legal: Legal | None = None


_heard = msgspec.msgpack.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """One connection."""

    def __init__(self) -> None:
        self.update: Heard | None = None
        """The newest one."""
        self.on_update: Callable[[Line], None] | None = None
        self.tape: bytearray | None = None
        """Gets every byte that comes, if it is set."""
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open = False
        self._last_id = 0
        self._answers: dict[int | None, asyncio.Future[Heard]] = {}
        self._changed = asyncio.Event()
        self._fault: LoadFailed | None = None

    # What the owner says.

    def write(self, payload: bytes) -> None:
        """Sends one message."""
        assert self._transport is not None
        self._transport.write(_frame(BINARY, payload))

    def next_id(self) -> int:
        """A request's number."""
        self._last_id += 1
        return self._last_id

    async def ask(self, message: ClientMessage) -> Heard:
        """Sends a message and gives its answer.

        Raises:
            LoadFailed: it is refused, or the connection has ended.
        """
        self.check()
        payload = encode_client_message(message, MSGPACK_SUBPROTOCOL)
        assert isinstance(payload, bytes)
        answer = asyncio.get_running_loop().create_future()
        self._answers[getattr(message, "id", None)] = answer  # a greeting has none
        self.write(payload)
        async with asyncio.timeout(ANSWER_S):
            heard: Heard = await answer
        return heard

    async def wait_update(self, test: Callable[[Heard], bool]) -> Heard:
        """The first update that passes the test."""
        async with asyncio.timeout(ANSWER_S):
            while self.update is None or not test(self.update):
                self._changed.clear()
                await self._changed.wait()
                self.check()
        return self.update

    def check(self) -> None:
        """Raises `LoadFailed` if the connection ended or something was refused."""
        if self._fault is not None:
            raise self._fault

    def close(self) -> None:
        """Ends the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    # What the event loop says.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection: asks for a WebSocket on it."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {SOCKET_PATH} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: YmFmdWRhIGJlbmNobWFyaw==\r\n"
            f"Sec-WebSocket-Protocol: {MSGPACK_SUBPROTOCOL}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Takes frames apart."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        place = 0
        if not self._is_open:
            place = self._opened(data)
            if not place:
                return
        if self.tape is not None:
            self.tape += data[place:]
        self._rest = self._take_frames(data, place)

    def connection_lost(self, exc: Exception | None) -> None:
        """It ended."""
        self._fail(f"connection lost: {exc}")

    def _opened(self, data: bytes) -> int:
        """Where frames begin, or 0 while the answer to the request is not all here."""
        end = data.find(HEAD_END)
        if end < 0:
            self._rest = data
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self._fail(data[:end].decode(errors="replace"))
            return 0
        self._is_open = True
        self._changed.set()
        return end + len(HEAD_END)

    def _take_frames(self, data: bytes, place: int) -> bytes:
        """Hands on every whole frame from `place` on; gives what is left."""
        size = len(data)
        while place + 2 <= size:
            length, begin = data[place + 1], place + 2
            if length == LENGTH_16:
                begin += 2
                if begin > size:
                    break
                (length,) = unpack_from("!H", data, place + 2)
            elif length == LENGTH_64:
                begin += 8
                if begin > size:
                    break
                (length,) = unpack_from("!Q", data, place + 2)
            end = begin + length
            if end > size:
                break
            self._take(data[place], data[begin:end])
            place = end
        return data[place:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == BINARY:
            self._hear(_heard(payload))
        elif kind == PING:
            assert self._transport is not None
            self._transport.write(_frame(PONG, payload))
        elif kind == CLOSE:
            self._fail(f"closed: {payload!r}")
            self.close()

    def _hear(self, heard: Heard) -> None:
        if heard.type == "update":
            self.update = heard
            if self.on_update is None:
                self._changed.set()
            else:
                self.on_update(self)
        elif heard.type in ("ok", "welcome") and heard.id in self._answers:
            self._answers.pop(heard.id).set_result(heard)
        elif heard.type in ("error", "closing"):
            self._fail(f"{heard.type}: {heard.code} {heard.detail}")

    def _fail(self, why: str) -> None:
        self._fault = self._fault or LoadFailed(why)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._fault)
        self._answers.clear()
        self._changed.set()

    async def opened(self) -> None:
        """Returns when frames may be sent."""
        async with asyncio.timeout(ANSWER_S):
            while not self._is_open:
                self.check()
                self._changed.clear()
                await self._changed.wait()
        self._changed.clear()


async def open_line(port: int) -> Line:
    """An open connection to a server on this machine."""
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    await line.opened()
    return line


def _frame(kind: int, payload: bytes) -> bytes:
    length = len(payload)
    if length < LENGTH_16:
        return bytes((kind, MASKED | length)) + ZERO_KEY + payload
    return pack("!BBH", kind, MASKED | LENGTH_16, length) + ZERO_KEY + payload
