"""61: who comes in while the last one leaves finds a room that is neither there nor gone."""

import asyncio

import pytest

from protocol.client_messages import JoinRoom, LeaveRoom, Ready
from protocol.ids import RoomCode
from protocol.server_messages import Room
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
