import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.proxy import Proxy, open_proxy
from tests.scale import deadline

WAIT_S = 10.0
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Clients:
    """Clients of the proxy, closed together."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._proxy.port)
        self._writers.append(writer)
        return reader, writer

    def close(self) -> None:
        for writer in self._writers:
            writer.transport.abort()


async def answer_lines(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that says each line again, louder."""
    try:
        while line := await reader.readline():
            writer.write(line.upper())
    except ConnectionError:
        pass
    finally:
        writer.close()


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[Proxy, Clients]]:
    server = await asyncio.start_server(answer_lines, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, open_proxy(f"tcp://127.0.0.1:{port}") as proxy:
        clients = Clients(proxy)
        yield proxy, clients
        clients.close()


async def say(streams: Streams, line: bytes) -> bytes:
    """The answer to a line, as far as it comes."""
    reader, writer = streams
    writer.write(line)
    async with deadline(WAIT_S):
        try:
            return await reader.readline()
        except ConnectionError:
            return b""


async def test_everything_passes_until_told_else() -> None:
    async with opened() as (_, clients):
        streams = await clients.connect()
        assert await say(streams, b"one\n") == b"ONE\n"
        assert await say(streams, b"two\n") == b"TWO\n"


@pytest.mark.parametrize(("reply_bytes", "heard"), [(0, b""), (2, b"CU")])
async def test_reply_to_the_marked_request_is_cut(reply_bytes: int, heard: bytes) -> None:
    async with opened() as (proxy, clients):
        cut = proxy.cut_reply(b"cut", reply_bytes=reply_bytes)
        first, second = await clients.connect(), await clients.connect()
        assert await say(first, b"go on\n") == b"GO ON\n"
        assert await say(second, b"cut here\n") == heard
        await cut.wait()
        assert await say(first, b"cut no more\n") == b"CUT NO MORE\n"


async def test_marker_may_come_in_two_parts() -> None:
    async with opened() as (proxy, clients):
        proxy.cut_reply(b"marker")
        streams = await clients.connect()
        assert await say(streams, b"\n") == b"\n"
        streams[1].write(b"mar")
        await streams[1].drain()
        assert await say(streams, b"ker\n") == b""


async def test_refusing_proxy_cuts_what_is_there_and_what_comes() -> None:
    async with opened() as (proxy, clients):
        before = await clients.connect()
        assert await say(before, b"one\n") == b"ONE\n"
        proxy.refuse()
        assert await say(before, b"two\n") == b""
        assert await say(await clients.connect(), b"three\n") == b""
        proxy.accept()
        assert await say(await clients.connect(), b"four\n") == b"FOUR\n"


async def test_silent_connection_stays_open_and_says_nothing() -> None:
    async with opened() as (proxy, clients):
        silent = await clients.connect()
        assert await say(silent, b"one\n") == b"ONE\n"
        proxy.silence_all()
        silent[1].write(b"two\n")
        assert await say(await clients.connect(), b"three\n") == b"THREE\n"
        assert not silent[0].at_eof()


async def test_stalled_connection_loses_nothing() -> None:
    async with opened() as (proxy, clients):
        streams = await clients.connect()
        assert await say(streams, b"one\n") == b"ONE\n"
        proxy.stall()
        answer = asyncio.create_task(say(streams, b"two\n"))
        proxy.go_on()
        assert await answer == b"TWO\n"
