"""7: a game vanishes as soon as everybody is offline for a moment."""

import asyncio
from random import Random

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
from tests.proxy import open_proxy
from tests.server.processes import open_processes

AWAY_S = 3.0


async def test_table_is_there_when_its_people_are_back(redis_url: str) -> None:
    """As when the router at home starts again: two people and a bot, all at once."""
    async with open_processes(redis_url, **RUSH, check_s=0.2) as processes:
        server = await processes.serve()
        await processes.host_bots(server.url)
        async with (
            open_proxy(server.url) as proxy,
            open_people(*[f"http://127.0.0.1:{proxy.port}"] * 2) as people,
        ):
            code = await sit_down(people, bots=1)
            await start_match(people)
            async with playing(people, Random(1)):
                await until_moved(people, moves=3)
                proxy.refuse()
                await asyncio.sleep(AWAY_S)  # nobody is there
                asleep = len(await recorded_moves(redis_url, code))
                await asyncio.sleep(AWAY_S / 3)
                assert len(await recorded_moves(redis_url, code)) == asleep, "a bot played alone"
                proxy.accept()
                await until_moved(people, moves=10)
            check_nothing_lost(people, await recorded_moves(redis_url, code))
            check_viewers(people)
