"""59: a crash leaves rooms in the store that no process has."""

import asyncio

import redis.asyncio

from protocol.client_messages import JoinRoom
from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.server_messages import Error, Room
from server.store.keys import DESK
from tests.client import open_client
from tests.scale import deadline
from tests.server.processes import open_processes
from tests.server.tables import play_moves, sit_down, start_match

EXPIRY_S = 8


async def test_room_of_a_dead_process_is_open_at_another_and_gone_when_it_expires(
    redis_url: str,
) -> None:
    async with open_processes(redis_url, expiry_s=EXPIRY_S, presence_s=1.0) as processes:
        his, ours = await processes.serve(), await processes.serve()
        async with open_client(his.port, "Ann") as ann, open_client(his.port, "Bob") as bob:
            code = await sit_down([ann, bob])
            await start_match([ann, bob])
            await play_moves([ann, bob], 3)
            his.kill()
            await ann.closed()
        async with open_client(ours.port, "Sue", role="spectator") as sue:
            await sue.do(JoinRoom(id=0, code=code))
            room = await sue.hear(Room)
            assert [seat.name for seat in room.seats] == ["Ann", "Bob"]
        await until_gone(redis_url, code)
        async with open_client(ours.port, "Tom") as tom:
            answer = await tom.ask(JoinRoom(id=0, code=code))
            assert isinstance(answer, Error)
            assert answer.code is ErrorCode.ROOM_NOT_FOUND


async def until_gone(redis_url: str, code: RoomCode) -> None:
    """Returns when no key of the room is left; all others have an end, but for the desk."""
    async with redis.asyncio.Redis.from_url(redis_url) as store, deadline(10 * EXPIRY_S):
        while [key async for key in store.scan_iter(f"*{{{code}}}*")]:  # noqa: ASYNC110
            await asyncio.sleep(0.1)  # only asking tells
        endless = [key async for key in store.scan_iter("*") if await store.ttl(key) == -1]
        assert endless in ([], [DESK.encode()])
