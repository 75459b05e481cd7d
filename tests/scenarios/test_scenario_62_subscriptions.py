"""62: a subscription that is silently dead after a failover."""

import asyncio
from pathlib import Path
from random import Random

import redis.asyncio

from protocol.room_events import Rewound
from tests.faults.people import open_people
from tests.faults.sentinel import guarded_store
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    playing,
    recorded_moves,
    sit_down,
    start_match,
    until_moved,
)
from tests.redis_server import own_redis
from tests.server.processes import open_processes

KILLS = 10


async def test_subscriptions_recover_and_nothing_is_missed(tmp_path: Path) -> None:
    """The process looks at the versions every two seconds too; here it does not get to."""
    with own_redis(tmp_path) as store:
        async with open_processes(store.url, **RUSH, check_s=60.0) as processes:
            one, two = await processes.serve(), await processes.serve()
            async with (
                open_people(one.url, two.url, two.url) as people,
                redis.asyncio.Redis.from_url(store.url) as client,
            ):
                code = await sit_down(people)
                await start_match(people)
                async with playing(people, Random(1)):
                    for _ in range(KILLS):
                        await client.client_kill_filter(_type="pubsub")
                        await until_moved(people, moves=2)
                record = await recorded_moves(store.url, code)
                check_nothing_lost(people, record)
                check_viewers(people, record)


async def test_subscriptions_recover_from_a_restart_of_the_store(tmp_path: Path) -> None:
    with own_redis(tmp_path) as store:
        async with open_processes(store.url, **RUSH) as processes:
            one, two = await processes.serve(), await processes.serve()
            async with open_people(one.url, two.url, two.url) as people:
                code = await sit_down(people)
                await start_match(people)
                async with playing(people, Random(1)):
                    await asyncio.to_thread(store.stop)
                    await asyncio.to_thread(store.start)
                    await until_moved(people, moves=20)
                record = await recorded_moves(store.url, code)
                check_nothing_lost(people, record)
                check_viewers(people, record)


async def test_play_goes_on_at_the_replica_that_sentinel_makes_the_master(tmp_path: Path) -> None:
    """What was not replicated yet may be lost, and is announced then."""
    with guarded_store(tmp_path) as store:
        async with open_processes(store.url, **RUSH, check_s=0.3) as processes:
            one, two = await processes.serve(), await processes.serve()
            async with open_people(one.url, two.url, two.url) as people:
                code = await sit_down(people)
                await start_match(people)
                async with playing(people, Random(1)):
                    await until_moved(people, moves=5)
                    await asyncio.to_thread(store.master.kill)
                    await until_moved(people, moves=5)
                record = await recorded_moves(store.replica.url, code)
                rewinds = [person.told(Rewound) for person in people]
                if not any(rewinds):
                    check_nothing_lost(people, record)
                assert all(rewinds) or not any(rewinds)
                check_viewers(people)
                assert not any(person.outages for person in people)
