"""A store that dies at any moment of play and is started again on the same data."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from protocol.room_events import Rewound
from tests.faults.people import open_people
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
from tests.scale import scaled
from tests.server.processes import open_processes

KILLS = scaled(50)
MOMENT_S = 0.4


@pytest.mark.timeout(60 + KILLS * 10)
@pytest.mark.parametrize("fsync", ["always", "everysec"])
async def test_moves_survive_a_store_killed_at_any_moment(tmp_path: Path, fsync: str) -> None:
    """With `everysec` a kill loses what was written to the file and not yet passed to the
    system; that is announced, and only then may an acknowledged move be missing."""
    rng = Random(KILLS)
    with own_redis(tmp_path, "--appendfsync", fsync) as store:
        async with open_processes(store.url, **RUSH, check_s=0.3) as processes:
            one, two = await processes.serve(), await processes.serve()
            async with open_people(one.url, two.url, two.url) as people:
                code = await sit_down(people)
                await start_match(people)
                async with playing(people, rng):
                    for _ in range(KILLS):
                        await asyncio.sleep(rng.uniform(0, MOMENT_S))  # any moment of play
                        await asyncio.to_thread(store.kill)
                        await asyncio.to_thread(store.start)
                        await until_moved(people, moves=2)
                record = await recorded_moves(store.url, code)
                rewinds = [person.told(Rewound) for person in people]
                if fsync == "always" or not any(rewinds):
                    assert not any(rewinds)
                    check_nothing_lost(people, record)
                    check_viewers(people, record)
                else:
                    assert all(rewinds)
                    check_viewers(people)
