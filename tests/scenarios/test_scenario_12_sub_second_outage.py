"""12: a sub-second outage leaves the player unable to move and shown online for ever."""

import asyncio
from time import monotonic

from tests.faults.people import open_people
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    recorded_moves,
    sit_down,
    start_match,
)
from tests.proxy import open_proxy
from tests.scale import patience
from tests.serving import running_server

OUTAGE_S = 0.8
ACTS_WITHIN_S = 2.0


async def test_move_in_flight_is_made_once_and_play_goes_on(redis_url: str) -> None:
    async with (
        running_server(redis_url, **RUSH) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_people(*[f"http://127.0.0.1:{proxy.port}"] * 2) as people,
    ):
        code = await sit_down(people)
        await start_match(people)
        mover = next(person for person in people if person.is_on_turn)
        proxy.stall()
        async with asyncio.TaskGroup() as tasks:
            moving = tasks.create_task(mover.move(mover.now))
            await asyncio.sleep(OUTAGE_S)  # what the scenario says
            proxy.go_on()
            back_at = monotonic()
        assert moving.result() is not None
        assert monotonic() - back_at < patience(ACTS_WITHIN_S)
        for person in (*people, *people):
            await person.until(lambda: any(one.is_on_turn for one in people))
            if person.is_on_turn:
                assert await person.move(person.now) is not None
        record = await recorded_moves(redis_url, code)
        check_nothing_lost(people, record)
        check_viewers(people, record)
