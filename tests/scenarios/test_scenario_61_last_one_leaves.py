"""61: who comes in while the last one leaves finds a room that is neither there nor gone."""

import asyncio

import pytest

from protocol.client_messages import JoinRoom, LeaveRoom, Ready, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.server_messages import Error, Ok, Room
from tests.client import Client, open_client
from tests.scale import scaled
from tests.server.tables import sit_down
from tests.serving import running_server

TIMES = scaled(1_000)
FAST = {
    "messages_per_s": 100_000,
    "message_burst": 100_000,
    "rooms_per_address_per_hour": 100_000,
}


async def left_alone(client: Client, code: RoomCode) -> Room:
    """The room with nobody else in it."""
    return await client.hear(Room, lambda room: room.code == code and len(room.members) == 1)


@pytest.mark.timeout(60 + TIMES)
async def test_room_lives_for_who_comes_in_by_its_code(redis_url: str) -> None:
    async with (
        running_server(redis_url, **FAST) as one,
        running_server(redis_url, **FAST) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
        open_client(two, "Cid") as cid,
    ):
        for _ in range(TIMES):
            code = await sit_down([ann], seats=3)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(ann.do(LeaveRoom(id=0)))
                tasks.create_task(bob.do(JoinRoom(id=0, code=code)))
            alone = await left_alone(bob, code)
            assert alone.host == alone.you
            assert alone.your_seat is not None
            await bob.do(Ready(id=0, nonce_hash="0" * 64))
            await cid.do(JoinRoom(id=0, code=code))
            for client in (cid, bob):
                await client.do(LeaveRoom(id=0))


@pytest.mark.timeout(60 + TIMES)
async def test_who_comes_in_while_the_room_is_locked_is_in_or_out(redis_url: str) -> None:
    async with (
        running_server(redis_url, **FAST) as one,
        running_server(redis_url, **FAST) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
    ):
        code = await sit_down([ann], seats=3)
        for _ in range(TIMES):
            async with asyncio.TaskGroup() as tasks:
                locking = tasks.create_task(ann.do(SetRoom(id=0, locked=True)))
                joining = tasks.create_task(bob.ask(JoinRoom(id=0, code=code)))
            locked, joined = locking.result(), joining.result()
            if isinstance(joined, Ok):
                assert joined.version is not None
                assert locked.version is not None
                assert joined.version < locked.version
                seen = joined.version
                await bob.hear(Room, lambda room, seen=seen: room.version >= seen)  # type: ignore[misc]  # a default argument
                await bob.do(LeaveRoom(id=0))
            else:
                assert isinstance(joined, Error)
                assert joined.code is ErrorCode.ROOM_LOCKED
            opened = await ann.do(SetRoom(id=0, locked=False))
            assert opened.version is not None
            version = opened.version
            room = await ann.hear(Room, lambda room, version=version: room.version == version)  # type: ignore[misc]  # a default argument
            assert [member.name for member in room.members] == ["Ann"]


@pytest.mark.timeout(60 + TIMES)
async def test_locked_room_that_the_last_one_leaves_is_open_to_the_next(redis_url: str) -> None:
    async with (
        running_server(redis_url, **FAST) as one,
        running_server(redis_url, **FAST) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
    ):
        for _ in range(TIMES):
            code = await sit_down([ann], seats=3, locked=True)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(ann.do(LeaveRoom(id=0)))
                joining = tasks.create_task(bob.ask(JoinRoom(id=0, code=code)))
            joined = joining.result()
            if isinstance(joined, Error):
                assert joined.code is ErrorCode.ROOM_LOCKED
                await bob.do(JoinRoom(id=0, code=code))
            alone = await left_alone(bob, code)
            assert alone.host == alone.you
            assert not alone.locked
            await bob.do(LeaveRoom(id=0))
