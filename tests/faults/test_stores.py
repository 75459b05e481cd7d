"""Stores that are paused, full, started again, or replaced by one that knows less."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import redis.asyncio

from games.fifty_one.view import FiftyOneView
from protocol.client_messages import EndMatch, GetRecord
from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.room_events import Rewound
from tests.faults.people import Person, open_people
from tests.faults.stores import replace_by_empty, replace_by_older, save_copy
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
from tests.redis_server import RedisServer, own_redis
from tests.server.processes import Processes, open_processes

PAUSE_MS = 1_500


@pytest.fixture
def store(tmp_path: Path) -> Iterator[RedisServer]:
    folder = tmp_path / "store"
    folder.mkdir()
    with own_redis(folder, "--maxmemory-policy", "noeviction") as store:
        yield store


@pytest.fixture
async def processes(store: RedisServer) -> AsyncIterator[Processes]:
    async with open_processes(store.url, **RUSH, check_s=0.2) as processes:
        yield processes


@asynccontextmanager
async def open_table(processes: Processes) -> AsyncIterator[tuple[list[Person], RoomCode]]:
    """Three people who play already, on two processes."""
    one, two = await processes.serve(), await processes.serve()
    async with open_people(one.url, two.url, two.url) as people:
        code = await sit_down(people)
        await start_match(people)
        yield people, code


async def test_paused_store_holds_up_play_and_loses_nothing(
    store: RedisServer, processes: Processes
) -> None:
    async with open_table(processes) as (people, code):
        async with (
            playing(people, Random(1)),
            redis.asyncio.Redis.from_url(store.url) as client,
        ):
            await until_moved(people, moves=3)
            await client.client_pause(PAUSE_MS)
            await until_moved(people, moves=5)
        record = await recorded_moves(store.url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)


@pytest.mark.parametrize("how", ["cut", "half-open"])
async def test_links_to_the_store_that_fail_cost_nothing(store: RedisServer, how: str) -> None:
    settings = {**RUSH, "store_timeout_s": 1.0, "check_s": 0.2}
    async with (
        open_proxy(store.url) as proxy,
        open_processes(proxy.redis_url, **settings) as processes,
        open_table(processes) as (people, code),
    ):
        async with playing(people, Random(1)):
            for _ in range(3):
                await until_moved(people, moves=2)
                if how == "cut":
                    proxy.cut_all()
                else:
                    proxy.silence_all()
            await until_moved(people, moves=5)
        record = await recorded_moves(store.url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)
        assert not any(person.outages for person in people)


async def test_store_that_is_started_again_has_everything(
    store: RedisServer, processes: Processes
) -> None:
    async with open_table(processes) as (people, code):
        async with playing(people, Random(1)):
            await until_moved(people, moves=3)
            await asyncio.to_thread(store.stop)
            await asyncio.to_thread(store.start)
            await until_moved(people, moves=5)
        record = await recorded_moves(store.url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)
        assert not any(person.outages for person in people), "their links had nothing to do with it"


async def test_full_store_refuses_a_move_before_anybody_sees_it(
    store: RedisServer, processes: Processes
) -> None:
    async with open_table(processes) as (people, code):
        async with (
            playing(people, Random(1)),
            redis.asyncio.Redis.from_url(store.url) as client,
        ):
            await until_moved(people, moves=3)
            await client.config_set("maxmemory", "1")
            refused = await first_refused(people)
            assert refused.refusals[-1].code is ErrorCode.STORE_FULL
            stored = await client.hget(f"room:{{{code}}}", "version")
            assert stored is not None
            assert max(person.version for person in people) <= int(stored)
            await client.config_set("maxmemory", "0")
            await until_moved(people, moves=5)
        record = await recorded_moves(store.url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)


async def test_person_who_comes_back_while_the_store_is_full_waits_for_room(
    store: RedisServer, processes: Processes
) -> None:
    server = await processes.serve()
    async with (
        open_people(server.url, server.url) as people,
        redis.asyncio.Redis.from_url(store.url) as client,
    ):
        await sit_down(people)
        await client.config_set("maxmemory", "1")
        server.kill()
        await server.gone()
        await processes.serve(port=server.port)
        ann = people[0]
        await ann.until(lambda: len(ann.outages) > 1)
        # Whoever is back first may have become the host meanwhile.
        await client.config_set("maxmemory", "0")
        await start_match(people)
        check_viewers(people)


@pytest.mark.parametrize("what", ["empty", "older"])
async def test_store_replaced_by_one_that_knows_less_is_announced_and_play_goes_on(
    store: RedisServer, processes: Processes, tmp_path: Path, what: str
) -> None:
    folder, copy = tmp_path / "store", tmp_path / "copy"
    async with open_table(processes) as (people, code), playing(people, Random(1)):
        await until_moved(people, moves=3)
        save_copy(folder, copy)
        await until_moved(people, moves=5)
        if what == "empty":
            await asyncio.to_thread(replace_by_empty, store, folder)
        else:
            await asyncio.to_thread(replace_by_older, store, folder, copy)
        for person in people:
            await person.hear(Rewound)
        await until_moved(people, moves=5)
    check_viewers(people)
    check_versions_never_repeat(people)
    stored = {move.turn: move.text for move in await recorded_moves(store.url, code)}
    last = [move for person in people for move in person.made[-2:]]
    assert all(stored[turn] == text for turn, text in last)


async def test_match_whose_record_was_lost_has_none_and_nothing_breaks(
    store: RedisServer, processes: Processes, tmp_path: Path
) -> None:
    async with open_table(processes) as (people, _):
        async with playing(people, Random(1)):
            await until_moved(people, moves=3)
            await asyncio.to_thread(replace_by_empty, store, tmp_path / "store")
            for person in people:
                await person.hear(Rewound)
            await until_moved(people, moves=3)
        ended = people[0].now.match
        assert ended is not None
        await people[0].ask(EndMatch(id=0))
        wanted = GetRecord(id=0, match_id=ended.match_id)
        assert await people[0].refused(wanted) == ErrorCode.NO_RECORD
        assert not people[0].outages


def check_versions_never_repeat(people: list[Person]) -> None:
    """What was told as a version is the same for everybody: by the field and the turn."""
    told: dict[int, object] = {}
    for person in people:
        for update in person.updates:
            if isinstance(update.view, FiftyOneView):
                seen = update.turn, update.view.field
                assert told.setdefault(update.version, seen) == seen, update.version
