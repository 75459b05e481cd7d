"""A server process from its start to its end, with the store and without it."""

import asyncio
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from protocol.client_messages import CreateRoom, JoinRoom
from protocol.ids import ClosingReason
from protocol.server_messages import Room, Update
from tests.client import open_client
from tests.redis_server import RedisServer
from tests.scale import deadline
from tests.server.processes import server_process
from tests.server.tables import open_table, play_moves
from tests.serving import running_server

_OPENER = build_opener(ProxyHandler({}))


async def status_of(port: int, path: str) -> int:
    def ask() -> int:
        try:
            with _OPENER.open(f"http://127.0.0.1:{port}{path}", timeout=2) as answer:
                return int(answer.status)
        except HTTPError as error:
            with error:
                return error.code
        except OSError:
            return 0

    return await asyncio.to_thread(ask)


async def until_status(port: int, path: str, status: int) -> None:
    async with deadline(20):
        while await status_of(port, path) != status:  # noqa: ASYNC110
            await asyncio.sleep(0.05)  # only asking tells


async def test_server_waits_for_its_store_and_says_so(tmp_path: Path) -> None:
    store = RedisServer(tmp_path)
    async with server_process(store.url, waits_for_ready=False) as server:
        await until_status(server.port, "/readyz", 503)
        assert await status_of(server.port, "/healthz") == 200
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None)
        assert refused.value.response.status_code == 503
        store.start()
        try:
            await until_status(server.port, "/readyz", 200)
            async with open_client(server.port, "Ann") as client:
                await client.do(CreateRoom(id=0))
            assert await server.stop() == 0
        finally:
            store.stop()


async def test_server_that_has_no_store_yet_stops_when_asked(tmp_path: Path) -> None:
    async with server_process(RedisServer(tmp_path).url, waits_for_ready=False) as server:
        await until_status(server.port, "/healthz", 200)
        assert await server.stop() == 0


async def test_stopping_process_tells_its_guests_and_the_next_one_has_their_room(
    redis_url: str,
) -> None:
    async with (
        server_process(redis_url) as server,
        open_client(server.port, "Ann", token="a1" * 32) as client,
    ):
        opened = await client.do(CreateRoom(id=0))
        last = (await client.hear(Update)).version
        assert await server.stop() == 0
        assert await client.closed() == 1012
        assert client.closing is not None
        assert client.closing.reason is ClosingReason.STOPPING
    async with (
        running_server(redis_url) as port,
        open_client(port, "Ann", token="a1" * 32) as client,
    ):
        assert opened.code is not None
        await client.do(JoinRoom(id=0, code=opened.code, resume_from=last))
        assert (await client.hear(Room)).your_seat == 0
        assert (await client.hear(Update)).from_version == last


async def test_peer_that_does_not_answer_does_not_hold_up_the_stop(redis_url: str) -> None:
    async with (
        server_process(redis_url, close_timeout_s=0.3) as server,
        open_client(server.port, "Ann") as client,
    ):
        client.socket.transport.pause_reading()
        assert await server.stop() == 0
        client.socket.transport.abort()


async def test_demo_s_seed_decides_the_deal(redis_url: str) -> None:
    views = []
    for _ in range(2):
        async with (
            running_server(redis_url, demo_seed="fifty-one") as port,
            open_table(port, port) as clients,
        ):
            await play_moves(clients, 3)
            views.append([client.updates[-1].view for client in clients])
    assert views[0] == views[1]


async def test_without_a_seed_deals_differ(redis_url: str) -> None:
    views = []
    for _ in range(2):
        async with running_server(redis_url) as port, open_table(port, port) as clients:
            views.append([client.updates[-1].view for client in clients])
    assert views[0] != views[1]
