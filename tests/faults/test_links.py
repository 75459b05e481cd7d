"""The network between people and server: cut, half-open, silent one way, with replies lost."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

import clients.connection
from protocol.room_events import PersonAway, PersonBack
from tests.faults.people import open_people
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    playing,
    recorded_moves,
    sit_down,
    start_match,
    until_moved,
)
from tests.proxy import open_proxy
from tests.scale import scaled
from tests.server.processes import ServerProcess, open_processes

CUTS = scaled(200)


@pytest.fixture
async def server(redis_url: str) -> AsyncIterator[ServerProcess]:
    async with open_processes(redis_url, **RUSH) as processes:
        yield await processes.serve()


@pytest.mark.timeout(60 + CUTS * 5)
async def test_links_cut_at_any_moment_cost_nothing(redis_url: str, server: ServerProcess) -> None:
    rng = Random(CUTS)
    async with (
        open_proxy(server.url) as proxy,
        open_people(f"http://127.0.0.1:{proxy.port}", server.url) as people,
    ):
        code = await sit_down(people)
        await start_match(people)
        async with playing(people, rng):
            for _ in range(CUTS):
                await asyncio.sleep(rng.uniform(0, 0.1))  # any moment of play
                proxy.cut_all()
                await until_moved(people, moves=2)
        record = await recorded_moves(redis_url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)
        assert len(people[0].outages) >= CUTS
        assert not people[1].outages


@pytest.mark.parametrize("reply_bytes", [0, 1, 20], ids=["none of it", "one byte", "a part"])
async def test_move_whose_answer_is_cut_is_made_once(
    redis_url: str, server: ServerProcess, reply_bytes: int
) -> None:
    async with (
        open_proxy(server.url) as proxy,
        open_people(f"http://127.0.0.1:{proxy.port}", server.url) as people,
    ):
        code = await sit_down(people)
        await start_match(people)
        async with playing(people, Random(1)):
            await until_moved(people)
            cut = proxy.cut_reply(reply_bytes=reply_bytes)  # frames are masked: the next one said
            await cut.wait()
            await until_moved(people, moves=2)
        record = await recorded_moves(redis_url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)


async def test_half_open_link_is_noticed_and_left(
    redis_url: str, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients.connection, "PING_EVERY_S", 0.5)
    monkeypatch.setattr(clients.connection, "PONG_WITHIN_S", 2.0)
    async with (
        open_proxy(server.url) as proxy,
        open_people(f"http://127.0.0.1:{proxy.port}", server.url) as people,
    ):
        code = await sit_down(people)
        await start_match(people)
        async with playing(people, Random(1)):
            await until_moved(people, moves=3)
            proxy.silence_all()
            await until_moved(people, moves=3)
        record = await recorded_moves(redis_url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)
        assert not people[1].told(PersonAway), "taken over before anybody missed it"
        assert not people[1].told(PersonBack)


async def test_server_notices_by_its_own_heartbeat_that_a_link_is_half_open(
    redis_url: str,
) -> None:
    settings = {**RUSH, "heartbeat_s": 0.3, "heartbeat_timeout_s": 1.0}
    async with open_processes(redis_url, **settings) as processes:
        server = await processes.serve()
        async with (
            open_proxy(server.url) as proxy,
            open_people(f"http://127.0.0.1:{proxy.port}", server.url) as people,
        ):
            await sit_down(people)
            proxy.silence_all()
            await people[1].hear(PersonAway)
