"""The rules of a cluster: every key and channel of a script named, all of a room in one slot."""

import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
import redis.asyncio

from protocol.ids import ProcessId, RoomCode, Version
from server.store.keys import room_key, tell_channel
from server.store.types import Done, NoticeOfHint, ReplyToHint, Stamp
from tests.redis_server import own_redis
from tests.scale import deadline
from tests.server.processes import free_port
from tests.server.store.examples import MATCH, commit_after
from tests.server.store.opening import WAIT_S, Heard, made_room, opened, outcome_of
from tests.server.store.test_commits import MOVE
from tests.server.store.test_public_rooms import news
from tests.server.store.test_replies import ADVICE, Ear, hearing

LAST_SLOT = 16_383


@pytest.fixture
async def cluster_url(tmp_path: Path) -> AsyncIterator[str]:
    """A cluster of one node that has all slots."""
    port = _first_of_two_free_ports()
    options = ("--cluster-enabled", "yes", "--port", str(port), "--cluster-port", str(port + 1))
    with own_redis(tmp_path, *options) as server:
        async with redis.asyncio.Redis.from_url(server.url) as client:
            await client.execute_command("CLUSTER ADDSLOTSRANGE", 0, LAST_SLOT)  # type: ignore[no-untyped-call]
            async with deadline(WAIT_S):
                while await _cluster_state(client) != "ok":
                    continue
        yield server.url


def _first_of_two_free_ports() -> int:
    """A port that nobody uses, and neither the next one: a node of a cluster needs both."""
    while True:
        port = free_port()
        with socket.socket() as second, suppress(OSError):
            second.bind(("127.0.0.1", port + 1))
            return port


async def _cluster_state(client: redis.asyncio.Redis) -> str:
    info = await client.execute_command("CLUSTER INFO")  # type: ignore[no-untyped-call]
    return str(info["cluster_state"])


async def test_rooms_live_in_a_cluster(cluster_url: str) -> None:
    heard = Heard()
    async with opened(cluster_url, heard) as hearing, opened(cluster_url) as store:
        room = await made_room(store)
        code = room.document.code
        await hearing.subscriptions.subscribe(code)
        commit = commit_after(room, record=(MOVE,))
        assert await outcome_of(store, commit) == Done()
        await heard.until(lambda: bool(heard.tells))
        await store.rooms.touch_watched([code])
        await store.public_rooms.show([news(code)])
        assert [info.code for info in await hearing.public_rooms.newest(1)] == [code]
        caught_up = await store.rooms.catch_up(code, room.version)
        assert caught_up is not None
        assert [entry.version for entry in caught_up.entries or ()] == [2]
        assert await store.rooms.record(code, MATCH) == (MOVE,)
        assert await store.rooms.versions([code]) == {code: Stamp(commit.version, commit.commit_id)}


async def test_hints_are_asked_and_answered_in_a_cluster(cluster_url: str) -> None:
    process = ProcessId("11" * 8)
    ear = Ear()
    notice = NoticeOfHint(RoomCode("KAZE7Q2M"), 2, Version(7), 5, process)
    async with hearing(cluster_url, process, ear) as store:
        await store.hint_desk.post(notice)
        assert await store.hint_desk.take(1) == (notice,)
        await store.replies.send(process, ReplyToHint(5, ADVICE))
        assert await ear.first() == ReplyToHint(5, ADVICE)


async def test_subscription_that_moved_away_with_its_slot_is_asked_for_again(
    cluster_url: str,
) -> None:
    heard = Heard()
    async with (
        opened(cluster_url, heard) as store,
        redis.asyncio.Redis.from_url(cluster_url) as client,
    ):
        room = await made_room(store)
        code = room.document.code
        await store.subscriptions.subscribe(code)
        slot = await client.execute_command("CLUSTER KEYSLOT", tell_channel(code))  # type: ignore[no-untyped-call]
        await client.delete(room_key(code))
        await client.execute_command("CLUSTER DELSLOTS", slot)  # type: ignore[no-untyped-call]
        await client.execute_command("CLUSTER ADDSLOTS", slot)  # type: ignore[no-untyped-call]
        await heard.until(lambda: code in heard.subscribed)
