"""Outcomes of commits, in peace and when connections, scripts or memory fail."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio

from games.seats import Seat
from protocol.ids import RoomCode, Version
from server.room.commands import MoveMade
from server.store.keys import log_key, record_key, room_key
from server.store.store import Store
from server.store.types import Done, Early, Full, Lost, StoredRoom
from tests.proxy import Proxy, open_proxy
from tests.redis_server import RedisServer
from tests.scale import deadline
from tests.server.store.examples import (
    MATCH,
    commit_after,
    first_commit,
    lobby,
    playing_room,
)
from tests.server.store.opening import (
    WAIT_S,
    Heard,
    as_stored,
    made_room,
    opened,
    outcome_of,
    outcome_soon,
)

MOVE = MoveMade(seat=Seat(1), text="swap 4C KS", turn=3, round_number=1, at_ms=1_800_000_000_000)


@asynccontextmanager
async def opened_through_proxy(url: str) -> AsyncIterator[tuple[Store, Proxy]]:
    async with open_proxy(url) as proxy, opened(proxy.redis_url) as store:
        yield store, proxy


@contextmanager
def running(server: RedisServer) -> Iterator[RedisServer]:
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def logged_versions(url: str, code: RoomCode) -> list[int]:
    async with redis.asyncio.Redis.from_url(url) as client:
        entries: Any = await client.xrange(log_key(code))  # typed for every kind of answer
    return [int(id.split(b"-")[0]) for id, _ in entries]


async def test_committed_room_is_stored_whole(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store, playing_room())
        assert await store.rooms.load(room.document.code) == room


async def test_each_commit_adds_one_version(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        for _ in range(5):
            commit = commit_after(room)
            assert await outcome_of(store, commit) == Done()
            room = as_stored(commit)
        assert room.version == 6
        assert await logged_versions(redis_url, room.document.code) == [1, 2, 3, 4, 5, 6]


async def test_repeated_commit_is_done_once(redis_url: str) -> None:
    async with opened(redis_url) as store:
        commit = commit_after(await made_room(store))
        assert await outcome_of(store, commit) == Done()
        assert await outcome_of(store, commit) == Done()
        assert await logged_versions(redis_url, commit.code) == [1, 2]


async def test_lost_race_returns_what_is_stored(redis_url: str) -> None:
    async with opened(redis_url) as first, opened(redis_url) as second:
        room = await made_room(first)
        winner = commit_after(room, document=replace(room.document, ticket_count=99))
        assert await outcome_of(second, winner) == Done()
        assert await outcome_of(first, commit_after(room)) == Lost(as_stored(winner))


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"expected_commit_id": "f" * 32}, id="another_commit_of_that_version"),
        pytest.param({"expected_version": Version(2)}, id="store_lost_a_version"),
        pytest.param({"expected_version": Version(0), "expected_commit_id": ""}, id="code_taken"),
    ],
)
async def test_commit_on_another_past_is_lost(
    redis_url: str, changed: dict[str, Version | str]
) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        commit = replace(commit_after(room), **changed)  # type: ignore[arg-type]  # table of fields
        assert await outcome_of(store, commit) == Lost(room)


async def test_commit_to_a_room_that_is_gone_is_lost(redis_url: str) -> None:
    async with opened(redis_url) as store:
        commit = commit_after(first_commit(lobby()))
        assert await outcome_of(store, commit) == Lost(None)


async def test_lost_races_of_two_processes_lose_no_commit(redis_url: str) -> None:
    """Both add one to a counter in the document, 100 times each, and decide again when lost."""

    async def count_up(store: Store, room: StoredRoom) -> None:
        done = 0
        while done < 100:
            count = room.document.ticket_count + 1
            commit = commit_after(room, document=replace(room.document, ticket_count=count))
            match await outcome_of(store, commit):
                case Done():
                    room = as_stored(commit)
                    done += 1
                case Lost(StoredRoom() as stored):
                    room = stored

    async with opened(redis_url) as first, opened(redis_url) as second:
        room = await made_room(first, replace(lobby(), ticket_count=0))
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(count_up(first, room))
            tasks.create_task(count_up(second, room))
        stored = await first.rooms.load(room.document.code)
        assert stored is not None
        assert (stored.document.ticket_count, stored.version) == (200, 201)


async def test_version_may_jump_after_a_rewind(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        rewound = commit_after(room, version=9)
        assert await outcome_of(store, rewound) == Done()
        assert await store.rooms.load(room.document.code) == as_stored(rewound)


async def test_commit_before_its_time_is_early(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        not_before_ms = store.clock.now_ms() + 60_000
        outcome = await outcome_of(store, commit_after(room, not_before_ms=not_before_ms))
        assert isinstance(outcome, Early)
        assert abs(outcome.now_ms - store.clock.now_ms()) < 5_000
        assert await store.rooms.load(room.document.code) == room


async def test_commit_after_its_time_is_done(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        past_ms = store.clock.now_ms() - 1_000
        assert await outcome_of(store, commit_after(room, not_before_ms=past_ms)) == Done()


async def test_log_keeps_the_last_entries_alone(redis_url: str) -> None:
    async with opened(redis_url, log_entries=4) as store:
        room = await made_room(store)
        for _ in range(9):
            commit = commit_after(room)
            await outcome_of(store, commit)
            room = as_stored(commit)
        assert await logged_versions(redis_url, room.document.code) == [7, 8, 9, 10]


async def test_everything_of_a_room_expires_together(redis_url: str) -> None:
    async with opened(redis_url, expiry_s=1000) as store:
        room = await made_room(store)
        commit = commit_after(room, record=(MOVE,))
        await outcome_of(store, commit)
        code = commit.code
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            keys = (room_key(code), log_key(code), record_key(code, MATCH))
            seconds_left = [await client.ttl(key) for key in keys]
        assert all(990 < seconds <= 1000 for seconds in seconds_left)


async def test_room_made_anew_does_not_have_the_log_of_an_older_one(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        room = await made_room(store)
        await outcome_of(store, commit_after(room))
        await client.delete(room_key(room.document.code))
        await made_room(store)
        assert await logged_versions(redis_url, room.document.code) == [1]


@pytest.mark.parametrize(
    "reply_bytes", [pytest.param(0, id="no_byte_of_it"), pytest.param(3, id="a_part_of_it")]
)
async def test_commit_whose_reply_was_cut_is_done_once(redis_url: str, reply_bytes: int) -> None:
    async with opened_through_proxy(redis_url) as (store, proxy):
        room = await made_room(store)
        commit = commit_after(room)
        cut = proxy.cut_reply(commit.commit_id.encode(), reply_bytes=reply_bytes)
        assert await outcome_of(store, commit) == Done()
        await cut.wait()
        assert await logged_versions(redis_url, commit.code) == [1, 2]


async def test_commit_that_another_followed_before_its_reply_is_lost_on_both(
    redis_url: str,
) -> None:
    async with opened_through_proxy(redis_url) as (store, proxy), opened(redis_url) as other:
        room = await made_room(store)
        commit = commit_after(room)
        cut = proxy.cut_reply(commit.commit_id.encode())
        cut.then = proxy.refuse
        outcome = outcome_soon(store, commit)
        await cut.wait()
        followed = commit_after(commit, document=replace(room.document, ticket_count=99))
        assert await outcome_of(other, followed) == Done()
        proxy.accept()
        async with deadline(WAIT_S):
            assert await outcome == Lost(as_stored(followed))
        assert await logged_versions(redis_url, commit.code) == [1, 2, 3]


async def test_commits_of_many_rooms_survive_cuts_at_any_moment(redis_url: str) -> None:
    rooms, commits = 10, 10
    codes = [f"CUTS222{number}" for number in range(rooms)]

    async def play(store: Store, code: str) -> None:
        room = await made_room(store, lobby(code))
        for _ in range(commits):
            commit = commit_after(room)
            assert await outcome_of(store, commit) == Done()
            room = as_stored(commit)

    async def cut_again_and_again(proxy: Proxy) -> None:
        while True:
            await proxy.cut_reply(b"EVALSHA", reply_bytes=proxy.connection_count % 40).wait()

    async with opened_through_proxy(redis_url) as (store, proxy):
        async with asyncio.TaskGroup() as tasks:
            cutter = tasks.create_task(cut_again_and_again(proxy))
            await asyncio.wait([tasks.create_task(play(store, code)) for code in codes])
            cutter.cancel()
        for code in codes:
            versions = await logged_versions(redis_url, RoomCode(code))
            assert versions == list(range(1, commits + 2))


async def test_half_open_connection_is_given_up_and_the_commit_done_once(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, command_timeout_s=1.0) as store,
    ):
        room = await made_room(store)
        proxy.silence_all()
        commit = commit_after(room)
        assert await outcome_of(store, commit) == Done()
        assert await logged_versions(redis_url, commit.code) == [1, 2]


async def test_commit_without_an_outcome_is_reported_once_and_done_in_the_end(
    redis_url: str,
) -> None:
    heard = Heard()
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, heard, unavailable_after_s=1.0) as store,
    ):
        room = await made_room(store)
        proxy.refuse()
        outcome = outcome_soon(store, commit_after(room))
        await heard.until(lambda: len(heard.troubles) == 1)
        outcome_soon(store, first_commit(lobby("LATER222")))
        await heard.until(lambda: len(heard.troubles) == 2)
        assert heard.troubles == [room.document.code, "LATER222"]
        proxy.accept()
        async with deadline(WAIT_S):
            assert await outcome == Done()


async def test_answer_that_is_none_holds_up_its_own_room_alone(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await client.set(room_key(RoomCode("STUCK222")), "no hash")
        stuck = outcome_soon(store, first_commit(lobby("STUCK222")))
        for number in range(5):
            await made_room(store, lobby(f"FREE222{number}"))
        assert not stuck.done()
        await client.delete(room_key(RoomCode("STUCK222")))
        async with deadline(WAIT_S):
            assert await stuck == Done()


async def test_room_that_cannot_be_read_holds_up_itself_alone(redis_url: str) -> None:
    heard = Heard()
    async with (
        opened(redis_url, heard, unavailable_after_s=1.0) as store,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        room = await made_room(store)
        await client.hset(room_key(room.document.code), "document", "no room")
        outcome_soon(store, commit_after(commit_after(room)))
        await made_room(store, lobby("FREE2222"))
        await heard.until(lambda: heard.troubles == [room.document.code])


async def test_flushed_scripts_are_loaded_again(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        room = await made_room(store)
        await client.script_flush()
        commit = commit_after(room)
        assert await outcome_of(store, commit) == Done()
        assert await logged_versions(redis_url, commit.code) == [1, 2]


async def test_bug_in_taking_an_outcome_holds_up_nobody(redis_url: str) -> None:
    def stumble(_: object) -> None:
        raise RuntimeError("a bug of the caller")

    async with opened(redis_url) as store:
        room = await made_room(store)
        store.commits.commit(commit_after(room), stumble)
        assert await outcome_of(store, first_commit(lobby("AFTER222"))) == Done()


async def test_full_store_takes_nothing_and_says_so(tmp_path: Path) -> None:
    with running(RedisServer(tmp_path, "--maxmemory-policy", "noeviction")) as server:
        async with opened(server.url) as store, redis.asyncio.Redis.from_url(server.url) as client:
            room = await made_room(store)
            await client.config_set("maxmemory", 1)
            assert await outcome_of(store, commit_after(room)) == Full()
            assert await outcome_of(store, first_commit(lobby("FULL2222"))) == Full()
            assert await store.rooms.load(room.document.code) == room
            assert await logged_versions(server.url, room.document.code) == [1]
            await client.config_set("maxmemory", 0)
            assert await outcome_of(store, commit_after(room)) == Done()


async def test_full_store_still_knows_what_was_done_and_what_was_lost(tmp_path: Path) -> None:
    with running(RedisServer(tmp_path, "--maxmemory-policy", "noeviction")) as server:
        async with opened(server.url) as store, redis.asyncio.Redis.from_url(server.url) as client:
            room = await made_room(store)
            commit = commit_after(room)
            await outcome_of(store, commit)
            await client.config_set("maxmemory", 1)
            assert await outcome_of(store, commit) == Done()
            assert await outcome_of(store, commit_after(room)) == Lost(as_stored(commit))


async def test_commits_go_on_after_redis_was_killed_and_started_again(tmp_path: Path) -> None:
    with running(RedisServer(tmp_path, "--appendfsync", "always")) as server:
        async with opened(server.url) as store:
            room = await made_room(store)
            server.kill()
            commit = commit_after(room)
            outcome = outcome_soon(store, commit)
            server.start()
            async with deadline(WAIT_S):
                assert await outcome == Done()
            assert await logged_versions(server.url, commit.code) == [1, 2]


async def test_closing_waits_for_commits_on_the_way(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        outcome = outcome_soon(store, commit_after(room))
    assert outcome.result() == Done()


async def test_outcomes_wait_for_replicas(redis_url: str) -> None:
    async with opened(redis_url, wait_replicas=1, wait_timeout_ms=200) as store:
        began = asyncio.get_running_loop().time()
        await made_room(store)
        assert asyncio.get_running_loop().time() - began > 0.15
