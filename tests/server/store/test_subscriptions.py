"""Hearing of commits, and of pauses in which some may have been missed."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import redis.asyncio

from protocol.ids import RoomCode, Version
from server.errors import StoreUnavailable
from server.store.store import open_store
from server.store.types import Stamp
from tests.proxy import open_proxy
from tests.redis_server import RedisServer
from tests.scale import deadline
from tests.server.store.examples import commit_after, first_commit, lobby
from tests.server.store.opening import WAIT_S, Heard, fast, made_room, opened, outcome_of


async def test_commit_of_another_process_is_told(redis_url: str) -> None:
    heard = Heard()
    async with opened(redis_url, heard) as hearing, opened(redis_url) as committing:
        room = await made_room(committing)
        await hearing.subscriptions.subscribe(room.document.code)
        commit = commit_after(room)
        await outcome_of(committing, commit)
        await heard.until(lambda: bool(heard.tells))
        assert heard.tells == [(commit.code, Stamp(commit.version, commit.commit_id))]
        assert heard.subscribed == []


async def test_own_commits_are_told_only_where_others_listen_too(redis_url: str) -> None:
    heard, heard_by_other = Heard(), Heard()
    async with opened(redis_url, heard) as store, opened(redis_url, heard_by_other) as other:
        room = await made_room(store)
        await store.subscriptions.subscribe(room.document.code)
        alone = commit_after(room)
        await outcome_of(store, alone)
        await other.subscriptions.subscribe(room.document.code)
        in_company = commit_after(alone)
        await outcome_of(store, in_company)
        told = [(in_company.code, Stamp(in_company.version, in_company.commit_id))]
        await heard.until(lambda: heard.tells == told)
        await heard_by_other.until(lambda: heard_by_other.tells == told)


async def test_process_that_does_not_listen_tells_the_one_that_does(redis_url: str) -> None:
    heard = Heard()
    async with opened(redis_url, heard) as hearing, opened(redis_url) as committing:
        room = await made_room(committing)
        code = room.document.code
        await committing.subscriptions.subscribe(code)
        await committing.subscriptions.unsubscribe(code)
        await hearing.subscriptions.subscribe(code)
        await outcome_of(committing, commit_after(room))
        await heard.until(lambda: bool(heard.tells))


async def test_bug_in_hearing_does_not_end_the_hearing(redis_url: str) -> None:
    versions: list[int] = []

    def stumble(code: RoomCode, version: Version, commit_id: str) -> None:
        versions.append(version)
        raise RuntimeError("a bug of the caller")

    heard = Heard()
    listener = replace(heard.listener(), on_tell=stumble)
    async with open_store(fast(redis_url), listener) as store, opened(redis_url) as committing:
        commit = first_commit(lobby())
        await store.subscriptions.subscribe(commit.code)
        for _ in range(3):
            await outcome_of(committing, commit)
            commit = commit_after(commit)
        async with deadline(WAIT_S):
            while len(versions) < 3:
                await store.info()
    assert versions == [1, 2, 3]


async def test_told_in_the_order_of_versions(redis_url: str) -> None:
    heard = Heard()
    async with opened(redis_url, heard) as hearing, opened(redis_url) as committing:
        commit = first_commit(lobby())
        await outcome_of(committing, commit)
        await hearing.subscriptions.subscribe(commit.code)
        for _ in range(20):
            commit = commit_after(commit)
            await outcome_of(committing, commit)
        await heard.until(lambda: len(heard.tells) == 20)
        assert [stamp.version for _, stamp in heard.tells] == list(range(2, 22))


async def test_other_rooms_are_not_told(redis_url: str) -> None:
    heard = Heard()
    async with opened(redis_url, heard) as store, opened(redis_url) as committing:
        await store.subscriptions.subscribe(RoomCode("LEFT2222"))
        await store.subscriptions.subscribe(RoomCode("KEPT2222"))
        await store.subscriptions.unsubscribe(RoomCode("LEFT2222"))
        for code in ("LEFT2222", "OTHER222", "KEPT2222"):
            await made_room(committing, lobby(code))
        await heard.until(lambda: bool(heard.tells))
        assert [code for code, _ in heard.tells] == ["KEPT2222"]


async def test_many_rooms_are_subscribed_to_at_once(redis_url: str) -> None:
    heard = Heard()
    codes = [RoomCode(f"ROOM{number:04}") for number in range(100)]
    async with opened(redis_url, heard) as store, opened(redis_url) as committing:
        async with asyncio.TaskGroup() as tasks:
            for code in codes:
                tasks.create_task(store.subscriptions.subscribe(code))
        for code in codes:
            await made_room(committing, lobby(code))
        await heard.until(lambda: len(heard.tells) == len(codes))


async def test_one_confirmation_serves_all_who_wait_for_it(redis_url: str) -> None:
    async with opened(redis_url) as store:
        code = RoomCode("SHARED22")
        async with asyncio.TaskGroup() as tasks:
            first = tasks.create_task(store.subscriptions.subscribe(code))
            for _ in range(3):
                tasks.create_task(store.subscriptions.subscribe(code))
            await asyncio.sleep(0)  # all of them wait now
            first.cancel()
        assert store.subscriptions.hears(code)


async def test_killed_subscription_recovers_and_says_so(redis_url: str) -> None:
    heard = Heard()
    async with (
        opened(redis_url, heard) as store,
        opened(redis_url) as committing,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        room = await made_room(store)
        await store.subscriptions.subscribe(room.document.code)
        await client.client_kill_filter(_type="pubsub")
        await heard.until(lambda: bool(heard.subscribed))
        assert heard.subscribed == [room.document.code]
        await outcome_of(committing, commit_after(room))
        await heard.until(lambda: bool(heard.tells))


async def test_half_open_subscription_is_noticed(redis_url: str) -> None:
    heard = Heard()
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, heard, heartbeat_s=0.05) as store,
    ):
        await store.subscriptions.subscribe(RoomCode("QUIET222"))
        proxy.silence_all()
        await heard.until(lambda: heard.subscribed == ["QUIET222"])


async def pings(url: str, count: int) -> None:
    """Returns when Redis has been pinged so often since now."""
    async with redis.asyncio.Redis.from_url(url) as client, deadline(WAIT_S):
        await client.config_resetstat()
        while True:
            stats = await client.info("commandstats")
            if stats.get("cmdstat_ping", {"calls": 0})["calls"] >= count:
                return


async def test_silent_but_sound_subscription_is_kept(redis_url: str) -> None:
    heard = Heard()
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, heard, heartbeat_s=1.0) as store,
        opened(redis_url) as committing,
    ):
        room = await made_room(store)
        await store.subscriptions.subscribe(room.document.code)
        connections = proxy.connection_count
        await pings(redis_url, 3)
        await outcome_of(committing, commit_after(room))
        await heard.until(lambda: bool(heard.tells))
        assert (heard.subscribed, proxy.connection_count) == ([], connections)


async def test_subscription_asked_for_while_redis_is_away_comes_later(redis_url: str) -> None:
    heard = Heard()
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, heard, command_timeout_s=1.0) as store,
    ):
        proxy.refuse()
        with pytest.raises(StoreUnavailable):
            await store.subscriptions.subscribe(RoomCode("LATER222"))
        proxy.accept()
        await heard.until(lambda: heard.subscribed == ["LATER222"])


async def test_subscriptions_survive_a_restart_of_redis(tmp_path: Path) -> None:
    heard = Heard()
    server = RedisServer(tmp_path)
    server.start()
    async with opened(server.url, heard) as store, opened(server.url) as committing:
        room = await made_room(store)
        await store.subscriptions.subscribe(room.document.code)
        server.kill()
        server.start()
        await heard.until(lambda: heard.subscribed == [room.document.code])
        await outcome_of(committing, commit_after(room))
        await heard.until(lambda: bool(heard.tells))
    server.stop()
