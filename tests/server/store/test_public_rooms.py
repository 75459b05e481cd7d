"""The list of public rooms: what is shown again stays in it, and all else falls out."""

import asyncio
from collections.abc import Sequence

import pytest
import redis.asyncio

from protocol.ids import Phase, RoomCode
from protocol.public_rooms import RoomInfo
from server.errors import StoreUnavailable
from server.store.keys import PUBLIC_ROOMS
from server.store.public_rooms import RoomNews
from server.store.store import Store
from tests.proxy import open_proxy
from tests.scale import deadline
from tests.server.store.opening import WAIT_S, opened

LONG_S = 60.0
SHORT_S = 1.0


def info(code: str, *, open_seats: int = 2) -> RoomInfo:
    return RoomInfo(
        code=RoomCode(code),
        game="fifty_one",
        phase=Phase.LOBBY,
        seats=4,
        persons=1,
        bots=3 - open_seats,
        open_seats=open_seats,
        host="花子",
        spectators=True,
    )


def news(code: str, happened_ms: int = 0, *, open_seats: int = 2) -> RoomNews:
    return RoomNews(RoomCode(code), info(code, open_seats=open_seats), happened_ms)


async def codes_in(store: Store, count: int = 50) -> list[str]:
    return [room.code for room in await store.public_rooms.newest(count)]


async def until_in(store: Store, codes: Sequence[str]) -> None:
    async with deadline(WAIT_S):
        while await codes_in(store) != [*codes]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)  # only asking tells


async def test_list_is_empty_at_first(redis_url: str) -> None:
    async with opened(redis_url) as store:
        assert await store.public_rooms.newest(50) == ()


async def test_every_process_reads_what_was_said_last(redis_url: str) -> None:
    async with opened(redis_url) as store, opened(redis_url) as other:
        await store.public_rooms.show([news("AAAAAAAA")])
        await store.public_rooms.show([news("AAAAAAAA", open_seats=1)])
        assert await other.public_rooms.newest(50) == (info("AAAAAAAA", open_seats=1),)


async def test_newest_come_first_and_so_many_at_the_most(redis_url: str) -> None:
    async with opened(redis_url, listed_s=LONG_S) as store:
        rooms = [news(f"R{number:07}", number) for number in range(60)]
        await store.public_rooms.show(rooms)
        codes = await codes_in(store)
        assert codes == [room.code for room in reversed(rooms[10:])]
        assert await codes_in(store, count=2) == codes[:2]


async def test_what_another_process_saw_later_counts(redis_url: str) -> None:
    async with opened(redis_url, listed_s=LONG_S) as store:
        await store.public_rooms.show([news("AAAAAAAA", 5), news("BBBBBBBB", 3)])
        await store.public_rooms.show([news("AAAAAAAA", 1), news("BBBBBBBB", 4)])
        assert await codes_in(store) == ["AAAAAAAA", "BBBBBBBB"]


async def test_room_of_which_nothing_is_said_any_more_is_out_at_once(redis_url: str) -> None:
    async with opened(redis_url, listed_s=LONG_S) as store:
        await store.public_rooms.show([news("AAAAAAAA", 1), news("BBBBBBBB", 2)])
        await store.public_rooms.show([RoomNews(RoomCode("BBBBBBBB"), None)])
        assert await codes_in(store) == ["AAAAAAAA"]


async def test_room_that_is_not_shown_again_falls_out_and_leaves_nothing(redis_url: str) -> None:
    async with (
        opened(redis_url, listed_s=LONG_S) as lasting,
        opened(redis_url, listed_s=SHORT_S) as store,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        await lasting.public_rooms.show([news("AAAAAAAA"), news("BBBBBBBB")])
        async with deadline(WAIT_S):
            while await client.hlen(PUBLIC_ROOMS[2]) != 1:
                await store.public_rooms.show([news("AAAAAAAA")])
        assert await codes_in(lasting) == ["AAAAAAAA"]
        assert await client.zcard(PUBLIC_ROOMS[0]) == await client.zcard(PUBLIC_ROOMS[1]) == 1
        await until_in(store, [])
        assert await client.exists(*PUBLIC_ROOMS) == 0


async def test_store_that_does_not_answer_is_no_empty_list(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, command_timeout_s=1.0) as store,
    ):
        proxy.stall()
        with pytest.raises(StoreUnavailable):
            await store.public_rooms.newest(50)
        with pytest.raises(StoreUnavailable):
            await store.public_rooms.show([news("AAAAAAAA")])
