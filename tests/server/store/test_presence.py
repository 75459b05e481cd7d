import redis.asyncio

from protocol.ids import ProcessId
from server.store.keys import alive_key
from tests.server.store.opening import opened

ONE, TWO, THREE = ProcessId("one"), ProcessId("two"), ProcessId("three")


async def test_announced_processes_are_alive(redis_url: str) -> None:
    async with opened(redis_url) as store, opened(redis_url) as other:
        await store.presence.announce(ONE)
        await store.presence.announce(TWO)
        assert await other.presence.are_alive([ONE, TWO, THREE]) == {ONE, TWO}
        assert await other.presence.are_alive([]) == frozenset()


async def test_renewal_says_whether_the_process_was_missed(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await store.presence.announce(ONE)
        assert await store.presence.renew(ONE)
        await client.delete(alive_key(ONE))
        assert not await store.presence.renew(ONE)
        assert await store.presence.are_alive([ONE]) == frozenset()


async def test_process_is_renewed_in_a_store_that_is_full(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await store.presence.announce(ONE)
        await client.config_set("maxmemory", "1")
        try:
            assert await store.presence.renew(ONE)
        finally:
            await client.config_set("maxmemory", "0")


async def test_renewal_puts_off_the_expiry(redis_url: str) -> None:
    async with opened(redis_url, alive_s=6) as store:
        await store.presence.announce(ONE)
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            await client.pexpire(alive_key(ONE), 1_000)
            await store.presence.renew(ONE)
            assert 5_000 < await client.pttl(alive_key(ONE)) <= 6_000
