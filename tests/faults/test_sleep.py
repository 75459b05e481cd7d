"""All processes gone at once: the clocks stood, and nobody has lost time by it."""

import asyncio

import pytest
import redis.asyncio

from protocol.client_messages import SetRoom
from protocol.ids import Phase, RoomCode
from server.store.keys import room_key
from tests.faults.people import Person, open_people
from tests.faults.table import RUSH, sit_down, start_match
from tests.scale import deadline
from tests.server.processes import open_processes

BETWEEN_ROUNDS_S = 60
HOUR_MS = 3_600_000
RESTART_MS = 30_000
"""What the restart itself may take, on busy cores."""


@pytest.mark.parametrize("away_ms", [0, HOUR_MS], ids=["a moment", "an hour"])
async def test_time_without_any_process_is_added_to_the_deadline(
    redis_url: str, away_ms: int
) -> None:
    """The hour is one by what the store knows of the last watcher."""
    async with open_processes(redis_url, **RUSH, check_s=0.2) as processes:
        server = await processes.serve()
        async with open_people(server.url, server.url) as people:
            code = await sit_down(people)
            await people[0].ask(SetRoom(id=0, between_rounds_s=BETWEEN_ROUNDS_S))
            await start_match(people, lap_limit=1)
            await play_round(people)
            deadline_ms = people[0].now.deadline_ms
            assert deadline_ms is not None
            await until_watched(redis_url, code)
            seen = [len(person.updates) for person in people]
            server.kill()
            await server.gone()
            await pass_time(redis_url, code, away_ms)
            await processes.serve(port=server.port)
            for person, count in zip(people, seen, strict=True):
                await until_returned(person, seen=count)
                moved_on_ms = (person.now.deadline_ms or 0) - deadline_ms
                assert away_ms <= moved_on_ms < away_ms + RESTART_MS
                assert person.room.phase is Phase.BETWEEN_ROUNDS


async def play_round(people: list[Person]) -> None:
    """To the end of the round, where all see the score."""
    host = people[0]
    while host.room.phase is Phase.PLAYING:
        mover = people[host.now.waiting_for[0]]
        await mover.until(lambda mover=mover: mover.now.turn == host.now.turn)  # type: ignore[misc]  # a default argument
        done = await mover.move(mover.now)
        assert done is not None
        for person in people:
            await person.until_told(done)


async def until_watched(redis_url: str, code: RoomCode) -> None:
    """Returns when the process has noted that the room is watched."""
    async with redis.asyncio.Redis.from_url(redis_url) as store, deadline(10):
        while await store.hget(room_key(code), "watched") is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)  # only asking tells


async def pass_time(redis_url: str, code: RoomCode, passed_ms: int) -> None:
    """As if the room had been watched last so much earlier, and all else with it."""
    async with redis.asyncio.Redis.from_url(redis_url) as store:
        watched = await store.hget(room_key(code), "watched")
        assert watched is not None
        await store.hset(room_key(code), "watched", str(int(watched) - passed_ms))


async def until_returned(person: Person, *, seen: int) -> None:
    """Returns when it has lost its server, is back, and was told more than those updates."""
    await person.until(lambda: bool(person.outages) and len(person.updates) > seen)
