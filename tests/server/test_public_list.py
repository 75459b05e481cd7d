"""The list of public rooms over real sockets: what is in it, on every process, and how soon not."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import redis.asyncio

from protocol.client_messages import AddBot, CreateRoom, JoinRoom, LeaveRoom, ListRooms, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import Phase, RoomCode
from protocol.public_rooms import RoomInfo
from protocol.server_messages import Error, Rooms
from server.store.keys import PUBLIC_ROOMS
from tests.client import Client, open_client
from tests.proxy import open_proxy
from tests.scale import deadline
from tests.server.processes import open_processes
from tests.server.tables import open_table, play_moves, sit_down, start_match
from tests.serving import running_server

QUICK = {"check_s": 0.5}
NEVER = {"check_s": 3_600}
"""No look at the rooms comes to help: what is done must be done at once."""
LIST_S = 10.0


@pytest.fixture
async def ports(redis_url: str) -> AsyncIterator[tuple[int, int]]:
    async with running_server(redis_url, **QUICK) as one, running_server(redis_url, **QUICK) as two:
        yield one, two


async def rooms_for(client: Client) -> dict[RoomCode, RoomInfo]:
    """The list as this client is told it, in its order."""
    answer = await client.ask(ListRooms(id=0))
    assert isinstance(answer, Rooms), answer
    return {room.code: room for room in answer.rooms}


async def until(client: Client, test: Callable[[dict[RoomCode, RoomInfo]], bool]) -> None:
    """Returns when the list passes a test."""
    async with deadline(LIST_S):
        while not test(await rooms_for(client)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)  # only asking tells


async def until_listed(client: Client, *codes: RoomCode) -> None:
    await until(client, lambda rooms: [*rooms] == [*codes])


async def test_public_room_is_listed_everywhere_with_what_a_newcomer_wants_to_know(
    ports: tuple[int, int],
) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Bob") as bob:
        code = await sit_down([ann], seats=4, public=True)
        await ann.do(AddBot(id=0))
        await until(bob, lambda rooms: code in rooms and rooms[code].bots == 1)
        for client in (ann, bob):  # in a room and outside
            assert (await rooms_for(client))[code] == RoomInfo(
                code=code,
                game="fifty_one",
                phase=Phase.LOBBY,
                seats=4,
                persons=1,
                bots=1,
                open_seats=2,
                host="Ann",
                spectators=True,
            )
        await bob.do(JoinRoom(id=0, code=code))
        await until(bob, lambda rooms: code in rooms and rooms[code].open_seats == 1)


async def test_match_is_listed_for_those_who_watch(ports: tuple[int, int]) -> None:
    async with open_table(*ports, public=True) as clients:
        ann, bob = clients
        code = ann.room.code
        await until(ann, lambda rooms: code in rooms and rooms[code].phase is Phase.PLAYING)
        await ann.do(SetRoom(id=0, spectators=False))
        await until_listed(bob)


async def test_what_the_host_changes_is_in_the_list_at_once(redis_url: str) -> None:
    async with (
        running_server(redis_url, **NEVER) as one,
        running_server(redis_url, **NEVER) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
    ):
        code = await sit_down([ann], seats=3)
        assert await rooms_for(bob) == {}
        for there, gone in (
            (SetRoom(id=0, public=True), SetRoom(id=0, public=False)),
            (SetRoom(id=0, public=True), SetRoom(id=0, locked=True)),
        ):
            await ann.do(there)
            await until_listed(bob, code)
            await ann.do(gone)
            await until_listed(bob)
        await ann.do(SetRoom(id=0, locked=False))
        await until_listed(bob, code)


async def test_room_made_private_through_one_process_is_not_shown_again_by_another(
    ports: tuple[int, int],
) -> None:
    async with (
        open_client(ports[0], "Ann") as ann,
        open_client(ports[1], "Bob") as bob,
        open_client(ports[1], "Cid") as cid,
    ):
        code = await sit_down([ann, bob], seats=4, public=True)
        await until_listed(cid, code)
        await ann.do(SetRoom(id=0, public=False))
        await until_listed(cid)
        for _ in range(10):  # as many looks at the rooms, on both
            await asyncio.sleep(0.1)
            assert await rooms_for(cid) == {}


async def test_where_something_happened_last_comes_first(ports: tuple[int, int]) -> None:
    async with (
        open_client(ports[0], "Ann") as ann,
        open_client(ports[1], "Bob") as bob,
        open_client(ports[1], "Cid") as cid,
    ):
        first = await sit_down([ann], seats=3, public=True)
        await until_listed(cid, first)
        second = await sit_down([bob], seats=3, public=True)
        await until_listed(cid, second, first)
        await ann.do(SetRoom(id=0, between_rounds_s=7))
        await until_listed(cid, first, second)


async def test_room_that_everybody_left_or_lost_falls_out(ports: tuple[int, int]) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Cid") as cid:
        code = await sit_down([ann], seats=3, public=True)
        await until_listed(cid, code)
        await ann.do(LeaveRoom(id=0))
        await until_listed(cid)
        async with open_client(ports[0], "Bob") as bob:
            code = await sit_down([bob], seats=3, public=True)
            await until_listed(cid, code)
        await until_listed(cid)


async def test_room_of_a_killed_process_falls_out(redis_url: str) -> None:
    async with open_processes(redis_url, check_s=0.2) as processes:
        his, ours = await processes.serve(), await processes.serve()
        async with open_client(his.port, "Ann") as ann, open_client(ours.port, "Bob") as bob:
            code = await sit_down([ann], seats=3, public=True)
            await until_listed(bob, code)
            his.kill()
            await ann.closed()
            await until_listed(bob)
            async with redis.asyncio.Redis.from_url(redis_url) as store:
                assert await store.exists(*PUBLIC_ROOMS) == 0


async def test_moves_do_not_touch_the_list(redis_url: str) -> None:
    async with (
        running_server(redis_url, **NEVER) as one,
        running_server(redis_url, **NEVER) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
        redis.asyncio.Redis.from_url(redis_url) as store,
    ):
        code = await sit_down([ann, bob], public=True)
        await until_listed(bob, code)
        await start_match([ann, bob])
        shown = await store.zscore(PUBLIC_ROOMS[0], code)
        assert shown is not None
        await play_moves([ann, bob], 10)
        assert await store.zscore(PUBLIC_ROOMS[0], code) == shown


async def test_store_that_does_not_answer_is_said(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        running_server(proxy.redis_url, store_timeout_s=1.0, **NEVER) as port,
        open_client(port, "Ann") as ann,
    ):
        await ann.do(CreateRoom(id=0))
        proxy.stall()
        answer = await ann.ask(ListRooms(id=0))
        assert isinstance(answer, Error)
        assert answer.code is ErrorCode.STORE_UNAVAILABLE
        proxy.go_on()
