"""A WebSocket client that keeps to no rule: bytes as they are."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from protocol.client_messages import Hello
from protocol.codec import encode_client_message
from protocol.ids import MSGPACK_SUBPROTOCOL, PROTOCOL_VERSION
from protocol.urls import SOCKET_PATH
from tests.scale import deadline

__all__ = ["BINARY", "CLOSE", "CONTINUED", "PING", "TEXT", "RawSocket", "frame", "raw_socket"]

CONTINUED, TEXT, BINARY, CLOSE, PING = 0, 1, 2, 8, 9
FIN = 0x80
MASKED = 0x80
WAIT_S = 5.0


def frame(
    kind: int,
    payload: bytes = b"",
    *,
    first: int = FIN,
    mask: int = MASKED,
    length: int | None = None,
) -> bytes:
    """A frame of a client, masked with zeros; `length` is what it says it is."""
    said = len(payload) if length is None else length
    if said < 126:
        head = struct.pack("!BB", first | kind, mask | said)
    elif said < 2**16:
        head = struct.pack("!BBH", first | kind, mask | 126, said)
    else:
        head = struct.pack("!BBQ", first | kind, mask | 127, said)
    return head + (b"\0\0\0\0" if mask else b"") + payload


@dataclass(eq=False)
class RawSocket:
    """An open connection after its handshake."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    subprotocol: str

    async def greet(self) -> None:
        """Says hello and reads the welcome."""
        hello = Hello(protocol=PROTOCOL_VERSION, run="0" * 16, name="Mal")
        said = encode_client_message(hello, self.subprotocol)
        kind = TEXT if isinstance(said, str) else BINARY
        self.writer.write(frame(kind, said.encode() if isinstance(said, str) else said))
        opcode, payload = await self.read_frame()
        assert b"welcome" in payload, (opcode, payload)

    def stop_reading(self) -> None:
        """Takes nothing any more that the server sends."""
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    async def read_frame(self) -> tuple[int, bytes]:
        """The next frame of the server: its opcode and its payload."""
        async with deadline(WAIT_S):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 0x0F, await self.reader.readexactly(length)

    async def close_code(self) -> int | None:
        """The code that the server closes with; None if it only ends the connection."""
        try:
            while True:
                opcode, payload = await self.read_frame()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big")
        except (asyncio.IncompleteReadError, ConnectionError):
            return None


@asynccontextmanager
async def raw_socket(
    port: int, subprotocol: str = MSGPACK_SUBPROTOCOL, *, is_greeted: bool = False
) -> AsyncIterator[RawSocket]:
    """A connection; greeted if that is wanted."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET {SOCKET_PATH} HTTP/1.1\r\nHost: cards.local\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: {subprotocol}\r\n\r\n".encode()
    )
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        socket = RawSocket(reader, writer, subprotocol)
        if is_greeted:
            await socket.greet()
        yield socket
    finally:
        writer.transport.abort()
