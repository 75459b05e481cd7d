"""68: memory grows for a client that does not read, and what it is sent passes for liveness."""

from typing import Any

import pytest

from games.fifty_one.view import FiftyOneView
from protocol.client_messages import JoinRoom
from protocol.server_messages import Update
from tests.client import open_client
from tests.hostile.test_floods import GROWTH_MOST, memory_of
from tests.scale import scaled
from tests.server.processes import server_process
from tests.server.tables import open_table, play_moves

MOVES = scaled(20_000)
FAST: dict[str, Any] = {"messages_per_s": 100_000, "message_burst": 100_000}


@pytest.mark.timeout(60 + MOVES // 20)
async def test_onlooker_that_does_not_read_is_told_where_things_stand_when_it_does(
    redis_url: str,
) -> None:
    async with (
        server_process(redis_url, **FAST, write_buffer_bytes=4096) as server,
        open_table(server.port, server.port, server.port) as clients,
        open_client(server.port, "Sue", role="spectator") as slow,
    ):
        await slow.do(JoinRoom(id=0, code=clients[0].room.code))
        await slow.hear(Update)
        await play_moves(clients, 5)
        before = memory_of(server)
        slow.socket.transport.pause_reading()
        await play_moves(clients, MOVES)
        assert memory_of(server) - before < GROWTH_MOST
        slow.socket.transport.resume_reading()
        newest = clients[0].updates[-1]
        told = await slow.hear(Update, lambda update: update.version >= newest.version)
        assert isinstance(told.view, FiftyOneView)
        assert isinstance(newest.view, FiftyOneView)
        assert told.view.field == newest.view.field


async def test_liveness_counts_only_what_the_peer_says(redis_url: str) -> None:
    settings: dict[str, Any] = {**FAST, "heartbeat_s": 0.3, "heartbeat_timeout_s": 2.0}
    async with (
        server_process(redis_url, **settings) as server,
        open_table(server.port, server.port) as clients,
        open_client(server.port, "Sue", role="spectator") as silent,
    ):
        await silent.do(JoinRoom(id=0, code=clients[0].room.code))
        silent.socket.transport.pause_reading()
        while clients[0].room.members[-1].connected:
            await play_moves(clients, 1)  # told to all the while
        silent.socket.transport.abort()
