import os

import pytest

from bench.line import LoadFailed
from bench.load import Watched, run_closed, run_paced
from bench.table import SEATS, greeted_line, open_table, open_tables
from protocol.client_messages import CreateRoom, JoinRoom
from tests.serving import running_server

TABLES = 2
MANY = 1_000_000

WATCHED = Watched((os.getpid(),), os.getpid())


async def test_closed_loop_moves_at_every_table_and_counts(redis_url: str) -> None:
    async with running_server(redis_url, messages_per_s=MANY, message_burst=MANY) as port:
        tables = await open_tables([open_table([port] * SEATS) for _ in range(TABLES)])
        figures = await run_closed(tables, WATCHED, warm_s=0.1, seconds=0.5)
    assert figures.tables == TABLES
    assert figures.moves > TABLES
    assert figures.server_us > 0
    assert figures.moves_per_cpu_s == pytest.approx(1e6 / figures.server_us)
    assert 0 < figures.p50_ms <= figures.p99_ms


async def test_paced_load_makes_as_many_moves_as_are_due(redis_url: str) -> None:
    async with running_server(redis_url, messages_per_s=MANY, message_burst=MANY) as port:
        tables = await open_tables([open_table([port] * SEATS) for _ in range(TABLES)])
        figures = await run_paced(tables, WATCHED, per_s=50, warm_s=0.1, seconds=1.0)
    assert 50 <= figures.moves <= 55  # some of the five to warm up may be told late


async def test_load_may_run_again_at_the_same_tables(redis_url: str) -> None:
    async with running_server(redis_url, messages_per_s=MANY, message_burst=MANY) as port:
        tables = await open_tables([open_table([port] * SEATS)])
        first = await run_paced(tables, WATCHED, per_s=40, warm_s=0.0, seconds=0.5)
        second = await run_closed(tables, WATCHED, warm_s=0.0, seconds=0.5)
    assert min(first.moves, second.moves) > 1


async def test_refused_request_fails_the_load(redis_url: str) -> None:
    async with running_server(redis_url) as port:
        line = await greeted_line(port)
        with pytest.raises(LoadFailed, match="room_not_found"):
            await line.ask(JoinRoom(id=line.next_id(), code="ABCDEFGH"))
        line.close()


async def test_lost_connection_fails_the_load(redis_url: str) -> None:
    async with running_server(redis_url) as port:
        line = await greeted_line(port)
    with pytest.raises(LoadFailed):
        line.check()
    with pytest.raises(LoadFailed):
        await line.ask(CreateRoom(id=1))


async def test_table_that_cannot_be_opened_fails_the_load(redis_url: str) -> None:
    async with running_server(redis_url, rooms_per_address_per_hour=1) as port:
        with pytest.raises(LoadFailed, match="rate_limited"):
            await open_tables([open_table([port] * SEATS) for _ in range(TABLES)])
