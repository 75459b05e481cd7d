"""58: every deploy kills the running games."""

from contextlib import AsyncExitStack
from random import Random

import pytest

from protocol.ids import RoomCode
from protocol.server_messages import Closing
from tests.faults.people import Person, open_people
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
from tests.server.processes import open_processes

TABLES = 20


@pytest.mark.timeout(240)
async def test_tables_go_on_at_the_new_server_and_nothing_is_lost(redis_url: str) -> None:
    async with open_processes(redis_url, **RUSH) as processes, AsyncExitStack() as stack:
        server = await processes.serve()
        tables: list[tuple[RoomCode, list[Person]]] = []
        for _ in range(TABLES):
            people = await stack.enter_async_context(open_people(server.url, server.url))
            tables.append((await sit_down(people), people))
            await start_match(people)
        everybody = [person for _, people in tables for person in people]
        async with playing(everybody, Random(1)):
            await until_moved(everybody)
            assert await server.stop() == 0
            await processes.serve(port=server.port)
            await until_moved(everybody, moves=3)
        for code, people in tables:
            record = await recorded_moves(redis_url, code)
            check_nothing_lost(people, record)
            check_viewers(people, record)
        for person in everybody:
            (notice,) = person.notices
            assert isinstance(notice.message, Closing)
            assert notice.message.reason == "stopping"
