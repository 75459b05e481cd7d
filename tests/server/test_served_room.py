"""One room on two processes, and a store that is slow, silent, full, or has lost what it knew."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import redis.asyncio

from protocol.client_messages import JoinRoom, Ping, Ready, SetRoom, Sit, Stand, Start
from protocol.errors import ErrorCode
from protocol.room_events import PersonReady, Rewound
from protocol.server_messages import Error, Ok, Pong, Room, Update
from tests.client import Client, open_client
from tests.proxy import open_proxy
from tests.redis_server import RedisServer
from tests.scale import deadline
from tests.server.saved_rooms import put_back, saved_room
from tests.server.tables import (
    all_at,
    assert_gapless,
    heard,
    move,
    open_table,
    play_moves,
    sit_down,
    turn_of,
)
from tests.serving import running_server

QUICK = {"check_s": 0.1}


@pytest.fixture
async def ports(redis_url: str) -> AsyncIterator[tuple[int, int]]:
    async with running_server(redis_url, **QUICK) as one, running_server(redis_url, **QUICK) as two:
        yield one, two


async def ready(client: Client, number: int) -> Ok | Error:
    answer = await client.ask(Ready(id=0, nonce_hash=f"{number:064x}"))
    assert isinstance(answer, Ok | Error)
    return answer


async def test_table_on_two_processes_is_one_table(ports: tuple[int, int]) -> None:
    async with open_table(*ports, ports[0]) as clients:
        await play_moves(clients, 15)
        views = [client.updates[-1].match for client in clients]
        assert views[0] == views[1] == views[2]
        for client in clients:
            assert_gapless(client.updates)
            assert client.updates[-1].version == clients[0].updates[-1].version


async def test_race_for_a_seat_through_two_processes_has_one_winner(
    ports: tuple[int, int],
) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Bob") as bob:
        await sit_down([ann, bob], seats=4)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(ann.do(Stand(id=0)))
            tasks.create_task(bob.do(Stand(id=0)))
        async with asyncio.TaskGroup() as tasks:
            sitting = [tasks.create_task(one.ask(Sit(id=0, seat=3))) for one in (ann, bob)]
        answers = [task.result() for task in sitting]
        assert sorted(type(answer).__name__ for answer in answers) == ["Error", "Ok"]
        (error,) = [answer for answer in answers if isinstance(answer, Error)]
        assert error.code is ErrorCode.SEAT_TAKEN


async def test_refusal_is_not_made_on_an_old_copy(ports: tuple[int, int]) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Bob") as bob:
        await sit_down([ann, bob])
        for number in range(10):
            await bob.do(Ready(id=0, nonce_hash=f"{number:064x}"))
            await ann.do(Ready(id=0, nonce_hash=f"{number:064x}"))
            await ann.do(Start(id=0))
            await bob.do(Stand(id=0))
            await bob.do(Sit(id=0, seat=1))


async def test_move_sent_to_two_processes_is_made_once(ports: tuple[int, int]) -> None:
    async with open_table(*ports) as clients:
        mover = turn_of(clients)
        assert mover.welcome is not None
        request = move(mover, id=900)
        first = await mover.do(request)
        other_port = ports[1] if mover is clients[0] else ports[0]
        async with open_client(other_port, "again", token=mover.welcome.token) as again:
            await again.do(JoinRoom(id=901, code=mover.room.code))
            assert await again.do(request) == first


async def test_contested_requests_are_each_done_once_and_told_in_one_order(
    ports: tuple[int, int],
) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Bob") as bob:
        await sit_down([ann, bob])

        async def toggle(client: Client) -> None:
            for number in range(25):
                answer = await ready(client, number)
                while isinstance(answer, Error) and answer.code is ErrorCode.BUSY:
                    answer = await ready(client, number)
                assert isinstance(answer, Ok), answer

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(toggle(ann))
            tasks.create_task(toggle(bob))
        last = await ann.do(SetRoom(id=0, between_rounds_s=7))
        await all_at([ann, bob], last)
        told = [[event.name for event in client.events(PersonReady)] for client in (ann, bob)]
        assert told[0][-40:] == told[1][-40:]
        for client in (ann, bob):
            assert_gapless(client.updates)


async def test_request_whose_reply_was_cut_is_done_once(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        running_server(proxy.redis_url) as port,
        open_table(port, port) as clients,
    ):
        mover = turn_of(clients)
        before = mover.updates[-1]
        cut = proxy.cut_reply(b"EVALSHA")
        done = await mover.do(move(mover))
        await cut.wait()
        await all_at(clients, done)
        assert done.version == before.version + 1
        for client in clients:
            assert_gapless(client.updates)
        await play_moves(clients, 2)


async def test_store_that_does_not_answer_is_told_and_the_request_is_done_all_the_same(
    redis_url: str,
) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        running_server(proxy.redis_url, unknown_after_s=1.0, store_timeout_s=1.5) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        proxy.stall()
        first = await ready(ann, 1)
        assert isinstance(first, Error)
        assert first.code is ErrorCode.STORE_UNAVAILABLE
        second = await ready(bob, 2)
        assert isinstance(second, Error)
        assert second.code is ErrorCode.STORE_UNAVAILABLE
        assert isinstance(await bob.ask(Ping(id=0)), Pong)
        assert not bob.events(PersonReady)
        proxy.go_on()
        await heard(bob, PersonReady)
        assert isinstance(await ready(bob, 3), Ok)
        answers = [message for message in ann.heard if getattr(message, "id", None) == 2]
        assert len(answers) == 1


@asynccontextmanager
async def own_redis(folder: Path) -> AsyncIterator[RedisServer]:
    server = RedisServer(folder, "--maxmemory-policy", "noeviction")
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def test_full_store_refuses_before_anybody_sees_it_and_play_goes_on_after(
    tmp_path: Path,
) -> None:
    async with (
        own_redis(tmp_path) as store,
        redis.asyncio.Redis.from_url(store.url) as client,
        running_server(store.url, **QUICK) as port,
        open_table(port, port) as clients,
    ):
        await client.config_set("maxmemory", "1")
        mover = turn_of(clients)
        last = [one.updates[-1].version for one in clients]
        refused = await mover.ask(move(mover))
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.STORE_FULL
        assert [one.updates[-1].version for one in clients] == last
        await client.config_set("maxmemory", "0")
        await play_moves(clients, 3)


async def test_store_that_lost_its_last_commits_is_announced_and_play_goes_on(
    redis_url: str, ports: tuple[int, int]
) -> None:
    async with (
        redis.asyncio.Redis.from_url(redis_url) as store,
        open_table(*ports) as clients,
    ):
        await play_moves(clients, 2)
        saved = await saved_room(store, clients[0].room.code)
        await play_moves(clients, 3)
        highest = clients[0].updates[-1].version
        await put_back(store, saved)
        for client in clients:
            update = await heard(client, Rewound)
            assert update.from_version == 0
            assert update.version > highest
        newest = max(client.updates[-1].version for client in clients)
        for client in clients:
            await client.hear(Update, lambda update: update.version >= newest)
        await play_moves(clients, 3)
        lost = [[event.lost for event in client.events(Rewound)] for client in clients]
        assert all(sum(one) >= 3 for one in lost), lost


async def test_room_that_the_store_lost_is_there_again_from_the_copy(
    redis_url: str, ports: tuple[int, int]
) -> None:
    async with (
        redis.asyncio.Redis.from_url(redis_url) as store,
        open_table(ports[0], ports[0]) as clients,
    ):
        await play_moves(clients, 2)
        highest = clients[0].updates[-1].version
        await store.flushdb()
        for client in clients:
            assert (await heard(client, Rewound)).version > highest
        await play_moves(clients, 3)
        async with open_client(ports[1], "Sue", role="spectator") as spectator:
            await spectator.do(JoinRoom(id=0, code=clients[0].room.code))
            await spectator.hear(Room)


async def test_announcements_that_were_missed_are_found_by_the_look_at_the_versions(
    redis_url: str,
) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        running_server(redis_url, **QUICK) as one,
        running_server(proxy.redis_url, **QUICK) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        for number in range(5):
            proxy.cut_all()
            done = await ready(ann, number)
            assert isinstance(done, Ok)
            await all_at([bob], done)
        assert_gapless(bob.updates)


async def test_slow_viewer_gets_one_merged_update_and_delays_nobody(redis_url: str) -> None:
    toggles = 300
    fast = {"messages_per_s": 100_000, "message_burst": 100_000, "write_buffer_bytes": 1024}
    async with (
        running_server(redis_url, **fast) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Sue", role="spectator") as slow,
    ):
        code = await sit_down([ann], seats=7)
        await slow.do(JoinRoom(id=0, code=code))
        slow.socket.transport.pause_reading()
        async with deadline(60):
            for number in range(toggles):
                await ann.do(Ready(id=0, nonce_hash=f"{number:064x}"))
                await ann.do(Ready(id=0, nonce_hash=None))
        newest = ann.updates[-1].version
        slow.socket.transport.resume_reading()
        await slow.hear(Update, lambda update: update.version == newest)
        assert_gapless(slow.updates)
        assert len(slow.updates) < len(ann.updates)
