"""Tables that are opened, played at and left, by the thousand, leave nothing behind."""

import asyncio
import gc
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from pathlib import Path
from time import monotonic

import pytest
from redis.asyncio import Redis
from websockets.asyncio.server import ServerConnection

from protocol.client_messages import LeaveRoom
from server.guest import Guest
from server.outbox import Outbox, Shared
from server.pending import Pending
from server.projection import Projection
from server.room.document import RoomDocument
from server.served_room import ServedRoom
from server.session import Session
from tests.client import open_client
from tests.hostile.test_floods import memory_of
from tests.scale import patience, scaled
from tests.secrecy.telling import GENEROUS
from tests.server.processes import ServerProcess, server_process
from tests.server.tables import play_moves, sit_down, start_match, turn_of
from tests.serving import running_server

CYCLES = scaled(20_000)
TABLES_WITHOUT_END = {**GENEROUS, "rooms_per_address_per_hour": 10 * CYCLES}
CYCLE_S = 0.1
AT_ONCE = 4
HELD_MOST = 4 * AT_ONCE
"""Those who carry commits hold on to the last ones until there are others."""
WARM_UP = 50 + CYCLES * 3 // 20
CACHES_FILLED = 3_000
MOVES = 3
EXPIRY_S = 2
FOR_EVER = -1
"""What Redis says of a key that does not expire; of one that just has it says -2."""
GROWTH_MOST = (4 if WARM_UP >= CACHES_FILLED else 24) * 1024 * 1024
"""The caches of the rules fill within the first 3,000 tables; then nothing grows any more."""
SETTLED_S = 20.0
LOOK_S = 0.05

OF_A_TABLE = (
    *(ServedRoom, Guest, Session, Outbox, Shared, Pending, Projection, RoomDocument),
    ServerConnection,
)
"""What is made for tables and their people, and for nothing else."""


async def one_table(port: int) -> None:
    """Two people meet, play a little, and leave."""
    async with open_client(port, "Ann") as ann, open_client(port, "Bob") as bob:
        await sit_down([ann, bob])
        await start_match([ann, bob])
        for _ in range(MOVES):
            if not turn_of([ann, bob]).updates[-1].legal:
                break  # of so many deals some end at once, with 51
            await play_moves([ann, bob], 1)
        for person in (ann, bob):
            await person.do(LeaveRoom(id=0))


async def many_tables(port: int, count: int) -> None:
    """So many tables, some of them at the same time."""
    numbers = iter(range(count))

    async def one_after_the_other() -> None:
        for _ in numbers:
            await one_table(port)

    async with asyncio.TaskGroup() as tasks:
        for _ in range(AT_ONCE):
            tasks.create_task(one_after_the_other())


def living() -> Counter[str]:
    """How many objects of a table there are, and how many tasks and descriptors."""
    gc.collect()
    found = Counter(
        type(each).__name__ for each in gc.get_objects() if isinstance(each, OF_A_TABLE)
    )
    found["tasks"] = len(asyncio.all_tasks())
    found["descriptors"] = len(os.listdir("/proc/self/fd"))
    return found


async def until_nothing(left: Callable[[], Awaitable[Collection[object]]]) -> None:
    """Returns when nothing is left: nobody announces that memory or keys are free again."""
    give_up_at = monotonic() + patience(SETTLED_S)
    while remains := await left():
        assert monotonic() < give_up_at, remains
        await asyncio.sleep(LOOK_S)


async def test_no_more_objects_tasks_or_descriptors_than_for_the_last_tables(
    redis_url: str,
) -> None:
    async with running_server(redis_url, **TABLES_WITHOUT_END) as port:
        before = living()
        await many_tables(port, max(5 * AT_ONCE, CYCLES // 10))

        async def left() -> list[tuple[str, int]]:
            return [each for each in (living() - before).items() if each[1] > HELD_MOST]

        await until_nothing(left)


@pytest.fixture
async def server(redis_url: str) -> AsyncIterator[ServerProcess]:
    async with server_process(redis_url, **TABLES_WITHOUT_END, expiry_s=EXPIRY_S) as server:
        yield server


def descriptors_of(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


async def kinds_of_keys(redis: Redis) -> set[bytes]:
    """Those that there are, but for what a process has as long as it runs."""
    kinds = {key.partition(b":")[0] async for key in redis.scan_iter()}
    return kinds - {b"alive", b"desk"}


@pytest.mark.timeout(patience(60 + CYCLES * CYCLE_S))
async def test_memory_descriptors_and_keys_stay_as_they_were(
    server: ServerProcess, redis_url: str
) -> None:
    await many_tables(server.port, WARM_UP)
    memory, descriptors = memory_of(server), descriptors_of(server)
    await many_tables(server.port, CYCLES)
    assert memory_of(server) - memory < GROWTH_MOST
    async with Redis.from_url(redis_url) as redis:

        async def left() -> set[bytes]:
            more = {b"descriptors"} if descriptors_of(server) > descriptors else set()
            # The codes of rooms that were opened are kept for ten minutes of their own.
            return (await kinds_of_keys(redis) - {b"made"}) | more

        await until_nothing(left)
        assert FOR_EVER not in {await redis.ttl(key) async for key in redis.scan_iter("made:*")}
