import asyncio

import redis.asyncio

from protocol.ids import ProcessId, RoomCode, Version
from server.store.desk import GROUP
from server.store.keys import DESK
from server.store.types import NoticeOfHint, NoticeOfSeat
from tests.scale import deadline
from tests.server.store.opening import WAIT_S, opened


def notice(number: int) -> NoticeOfSeat:
    return NoticeOfSeat(RoomCode("KAZE7Q2M"), number, f"KAZE7Q2M-{number}-secret", "fifty_one")


async def blocked(client: "redis.asyncio.Redis", count: int) -> None:
    """Returns when so many readers wait."""
    async with deadline(WAIT_S):
        while (await client.info("clients"))["blocked_clients"] != count:  # noqa: ASYNC110
            await asyncio.sleep(0.001)  # Redis tells nobody of it


async def test_notice_reaches_one_reader_alone(redis_url: str) -> None:
    async with (
        opened(redis_url) as first,
        opened(redis_url) as second,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        readers = [asyncio.create_task(store.desk.take(1)) for store in (first, second)]
        await blocked(client, 2)
        for number in range(2):
            await first.desk.post(notice(number))
        async with deadline(WAIT_S):
            taken = [found for reader in readers for found in await reader]
        assert sorted(found.seat for found in taken) == [0, 1]


async def test_reader_gets_no_more_than_it_has_room_for(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await client.xgroup_create(DESK, GROUP, "$", mkstream=True)
        for number in range(3):
            await store.desk.post(notice(number))
        assert await store.desk.take(2) == (notice(0), notice(1))
        assert await store.desk.take(2) == (notice(2),)


async def test_old_notices_are_passed_over(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await client.xgroup_create(DESK, GROUP, "0", mkstream=True)
        old_ms = store.clock.now_ms() - 60_000
        await client.xadd(DESK, {"notice": "of a minute ago"}, id=f"{old_ms}-0")
        await store.desk.post(notice(1))
        assert await store.desk.take(5) == (notice(1),)


async def test_notice_posted_just_before_there_was_a_reader_is_read(redis_url: str) -> None:
    async with opened(redis_url) as store:
        await store.desk.post(notice(1))
        async with deadline(WAIT_S):
            assert await store.desk.take(5) == (notice(1),)


async def test_desks_are_apart(redis_url: str) -> None:
    async with opened(redis_url) as store:
        hint = NoticeOfHint(RoomCode("KAZE7Q2M"), 2, Version(7), 5, ProcessId("ab" * 8))
        await store.hint_desk.post(hint)
        await store.desk.post(notice(1))
        async with deadline(WAIT_S):
            assert await store.hint_desk.take(5) == (hint,)
            assert await store.desk.take(5) == (notice(1),)


async def test_desk_is_set_up_again_after_redis_lost_it(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        for number in range(2):
            reader = asyncio.create_task(store.desk.take(1))
            await blocked(client, 1)
            await store.desk.post(notice(number))
            async with deadline(WAIT_S):
                assert await reader == (notice(number),)
            await client.delete(DESK)


async def test_desk_is_bounded(redis_url: str) -> None:
    async with opened(redis_url, desk_length=10) as store:
        for number in range(500):
            await store.desk.post(notice(number))
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            assert await client.xlen(DESK) < 200  # trimmed by whole nodes of 100
