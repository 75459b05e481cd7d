"""Peers that say too much, or take nothing of what they are told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from protocol.client_messages import GetPack, JoinRoom, Ping, Request, Resume
from protocol.codec import encode_client_message
from protocol.errors import ErrorCode
from protocol.ids import MSGPACK_SUBPROTOCOL, ClosingReason
from protocol.server_messages import Error, Ok, Pong
from server.session import FLOOD_REFUSALS
from tests.client import open_client
from tests.hostile.conftest import Entries
from tests.hostile.control import ControlTable, control_table
from tests.hostile.raw import BINARY, PING, frame, raw_socket
from tests.scale import deadline
from tests.server.processes import ServerProcess, server_process

PAGE_BYTES = 4096
GROWTH_MOST = 8 * 1024 * 1024
"""What one peer that does not read may cost, with a margin for the memory of an allocator."""
PINGS = 200_000
BURST = 12
CONNECTIONS = 300
IN_A_TURN = 32
"""Messages that may be taken within one turn of the event loop."""


@pytest.fixture
async def server(redis_url: str) -> AsyncIterator[ServerProcess]:
    async with server_process(redis_url) as server:
        yield server


@pytest.fixture
async def table(server: ServerProcess) -> AsyncIterator[ControlTable]:
    async with control_table(server.port) as table:
        await table.check()
        yield table


def memory_of(server: ServerProcess) -> int:
    """Bytes that the process holds in memory."""
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * PAGE_BYTES


def said(request: Request) -> bytes:
    data = encode_client_message(request, MSGPACK_SUBPROTOCOL)  # type: ignore[arg-type] # of the union
    assert isinstance(data, bytes)
    return frame(BINARY, data)


async def pour(writer: asyncio.StreamWriter, bytes_each: bytes, times: int) -> None:
    """Writes as long as anybody takes it."""
    with suppress(ConnectionError, TimeoutError):
        for _ in range(times):
            writer.write(bytes_each)
            async with deadline(3):
                await writer.drain()


async def test_who_does_not_stop_is_ended(server: ServerProcess, table: ControlTable) -> None:
    async with open_client(server.port, "Mal") as client:
        with suppress(ConnectionClosed):
            for number in range(20_000):
                await client.say(Ping(id=number))
        assert await client.closed() == 1008
        refused = [each for each in client.heard if isinstance(each, Error)]
        assert {each.code for each in refused} == {ErrorCode.RATE_LIMITED}
        assert all(each.arguments["retry_after_ms"] for each in refused)
    await table.check()


async def test_messages_that_came_at_once_are_not_taken_at_once(
    port: int, entries: Entries
) -> None:
    """However many were read already, others have their turn between them."""
    logged: list[int] = []

    async def count_at_every_turn() -> None:
        while True:
            logged.append(len(entries))
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as tasks, raw_socket(port, is_greeted=True) as attacker:
        counting = tasks.create_task(count_at_every_turn())
        attacker.writer.write(frame(BINARY, b"\x80") * 2000)
        assert await attacker.close_code() == 1008
        counting.cancel()
    assert logged[-1] > FLOOD_REFUSALS
    assert max(after - before for before, after in pairwise(logged)) <= IN_A_TURN


@pytest.mark.parametrize(
    ("poured", "times"),
    [
        pytest.param(frame(PING, bytes(125)) * 1000, PINGS // 1000, id="pings of the protocol"),
        pytest.param(said(Ping(id=1)) * 1000, PINGS // 1000, id="requests"),
        pytest.param(frame(BINARY, b"\xc1") * 1000, PINGS // 1000, id="no messages"),
        pytest.param(frame(BINARY, b"\x80") * 1000, PINGS // 1000, id="unknown messages"),
        pytest.param(frame(BINARY, bytes(60_000)), 1000, id="large frames"),
        pytest.param(frame(BINARY, bytes(10), first=0), 1, id="message without end"),
    ],
)
async def test_flood_that_reads_nothing_costs_little(
    server: ServerProcess, table: ControlTable, poured: bytes, times: int
) -> None:
    before = memory_of(server)
    async with raw_socket(server.port, is_greeted=True) as attacker:
        attacker.stop_reading()
        await pour(attacker.writer, poured, times)
        await table.check()
        assert memory_of(server) - before < GROWTH_MOST
    await table.check()
    warnings = [line for line in server.log if '"warning"' in line]
    assert len(warnings) <= 1, warnings


async def test_connections_without_a_request_are_let_go(redis_url: str) -> None:
    async with (
        server_process(redis_url, hello_timeout_s=0.5) as server,
        control_table(server.port) as table,
    ):
        opened = [
            await asyncio.open_connection("127.0.0.1", server.port) for _ in range(CONNECTIONS)
        ]
        await table.check()
        for reader, writer in opened:
            async with deadline(10):
                await reader.read()
            writer.close()


async def test_burst_after_a_lost_connection_is_no_flood(
    server: ServerProcess, table: ControlTable
) -> None:
    """Scenario 79: twelve requests that had waited for the connection."""
    async with open_client(server.port, "Ann") as client:
        await client.do(JoinRoom(id=0, code=table.clients[0].room.code))
        async with asyncio.TaskGroup() as tasks:
            asked = [
                tasks.create_task(client.ask(Ping(id=100 + number))) for number in range(BURST)
            ]
        assert all(isinstance(task.result(), Pong) for task in asked)
        assert isinstance(await client.ask(Resume(id=0, since=0)), Ok)


async def test_answers_that_nobody_takes_end_the_connection(redis_url: str) -> None:
    """Asked for what is long, so that the systems at both ends cannot hold it all."""
    settings: dict[str, Any] = {"messages_per_s": 100_000, "message_burst": 100_000}
    async with (
        server_process(redis_url, **settings) as server,
        control_table(server.port) as table,
        open_client(server.port, "Sue") as slow,
    ):
        before = memory_of(server)
        slow.socket.transport.pause_reading()
        with suppress(ConnectionClosed, TimeoutError):
            for number in range(20_000):
                async with deadline(2):
                    await slow.say(GetPack(id=number, pack="flowers"))
        await table.check()
        assert memory_of(server) - before < GROWTH_MOST
        slow.socket.transport.resume_reading()
        assert await slow.closed() in (1013, 1006)
        assert slow.closing is None or slow.closing.reason == ClosingReason.SLOW
