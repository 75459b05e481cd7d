"""Processes that are stopped where they stand (SIGSTOP) and go on later as if nothing was."""

import asyncio
from pathlib import Path
from random import Random
from time import monotonic

import pytest

import clients.connection
from protocol.errors import ErrorCode
from protocol.room_events import BotWanted, PersonAway, PersonBack
from tests.faults.people import open_people
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    first_refused,
    playing,
    recorded_moves,
    sit_down,
    start_match,
    until_moved,
)
from tests.proxy import open_proxy
from tests.redis_server import own_redis
from tests.server.processes import open_processes

SHORT_S = 0.5
BELIEVED_S = 3.0
"""Longer than a process that is thawed may believe what was so before."""


async def test_server_frozen_for_a_moment_is_waited_for(redis_url: str) -> None:
    async with open_processes(redis_url, **RUSH) as processes:
        server, other = await processes.serve(), await processes.serve()
        async with open_people(server.url, other.url) as people:
            code = await sit_down(people)
            await start_match(people)
            async with playing(people, Random(1)):
                for _ in range(3):
                    server.freeze()
                    await asyncio.sleep(SHORT_S)
                    server.thaw()
                    await until_moved(people, moves=3)
            record = await recorded_moves(redis_url, code)
            check_nothing_lost(people, record)
            check_viewers(people, record)
            assert not any(person.outages for person in people)
            assert not people[0].told(PersonAway)


async def test_server_frozen_for_long_is_left_and_takes_nobody_back_when_it_goes_on(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its guests play on at the other one; what it still believes of them counts for nothing."""
    monkeypatch.setattr(clients.connection, "PING_EVERY_S", 0.5)
    monkeypatch.setattr(clients.connection, "PONG_WITHIN_S", 2.0)
    settings = {**RUSH, "presence_s": 1.0, "check_s": 0.3}
    async with open_processes(redis_url, **settings) as processes:
        server, other = await processes.serve(), await processes.serve()
        async with (
            open_proxy(server.url) as proxy,
            open_people(f"http://127.0.0.1:{proxy.port}", other.url) as people,
        ):
            code = await sit_down(people)
            await start_match(people)
            async with playing(people, Random(1)):
                await until_moved(people, moves=3)
                server.freeze()
                proxy.silence_all()  # it never hears that they are gone
                proxy.move_to(other.url)
                await until_moved(people, moves=5)
                server.thaw()
                began = monotonic()
                while monotonic() - began < BELIEVED_S:
                    await until_moved(people, moves=5)
            record = await recorded_moves(redis_url, code)
            check_nothing_lost(people, record)
            check_viewers(people, record)
            assert len(people[0].outages) == 1
            assert len(people[1].told(PersonAway)) == len(people[1].told(PersonBack)) <= 1


async def test_frozen_bots_are_replaced_and_do_no_harm_when_they_go_on(redis_url: str) -> None:
    settings = {**RUSH, "bot_stall_s": 0.5, "check_s": 0.2}
    async with open_processes(redis_url, **settings) as processes:
        server = await processes.serve()
        bots = await processes.host_bots(server.url)
        async with open_people(server.url, server.url) as people:
            code = await sit_down(people, bots=1)
            await start_match(people)
            async with playing(people, Random(1)):
                await until_moved(people, moves=3)
                bots.freeze()
                await people[0].hear(BotWanted, count=2)
                await processes.host_bots(server.url)
                await until_moved(people, moves=5)
                bots.thaw()
                await until_moved(people, moves=20)
            record = await recorded_moves(redis_url, code)
            check_nothing_lost(people, record)
            check_viewers(people)


async def test_frozen_store_holds_up_play_is_told_and_loses_nothing(tmp_path: Path) -> None:
    settings = {**RUSH, "store_timeout_s": 1.0, "unknown_after_s": 1.5}
    with own_redis(tmp_path) as store:
        async with open_processes(store.url, **settings) as processes:
            server = await processes.serve()
            async with open_people(server.url, server.url) as people:
                code = await sit_down(people)
                await start_match(people)
                async with playing(people, Random(1)):
                    await until_moved(people, moves=3)
                    store.freeze()
                    refused = await first_refused(people)
                    assert refused.refusals[-1].code is ErrorCode.STORE_UNAVAILABLE
                    store.thaw()
                    await until_moved(people, moves=10)
                record = await recorded_moves(store.url, code)
                check_nothing_lost(people, record)
                check_viewers(people, record)
