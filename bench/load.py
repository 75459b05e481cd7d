"""Moves at many tables, and what they cost: in a closed loop, or at a steady pace.

Closed loop: each table moves as soon as all its seats have been told of the move before.
Paced: moves are due at regular times, whether or not the server keeps up; a move that has to
wait for the one before it at its table is measured from when it was due.
"""

import asyncio
import os
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter

from bench.line import LoadFailed
from bench.meters import cpu_s
from bench.table import Table

__all__ = ["Figures", "Watched", "run_closed", "run_paced"]

DRAIN_S = 20.0
TICK_S = 0.001
CPU_TICK_S = 0.01
"""What Linux counts CPU by: a very short run may not come to one."""


@dataclass(frozen=True, slots=True)
class Watched:
    """The processes whose CPU is counted."""

    servers: tuple[int, ...]
    redis: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What was counted in one run."""

    tables: int
    moves: int
    moves_per_s: float
    server_us: float
    """CPU of all server processes together, a move."""
    redis_us: float
    load_us: float
    """CPU of the load itself, a move."""
    moves_per_cpu_s: float
    """Moves in a second of server CPU."""
    p50_ms: float
    """From the sending of a move until the last seat is told."""
    p99_ms: float


async def run_closed(
    tables: Sequence[Table], watched: Watched, *, warm_s: float, seconds: float
) -> Figures:
    """Every table moves as soon as it has been told."""
    meter = _Meter(tables, watched)

    def go_on(table: Table) -> None:
        meter.waits_s.append(table.waited_s)
        table.move()

    for table in tables:
        table.on_moved = go_on
        table.move()
    await asyncio.sleep(warm_s)
    meter.begin()
    await asyncio.sleep(seconds)
    figures = meter.end()
    for table in tables:
        table.on_moved = _rest
    await _wait_idle(tables)
    return figures


async def run_paced(
    tables: Sequence[Table], watched: Watched, *, per_s: float, warm_s: float, seconds: float
) -> Figures:
    """`per_s` moves in a second, one table after the other."""
    meter = _Meter(tables, watched)
    late: dict[Table, deque[float]] = {table: deque() for table in tables}

    def catch_up(table: Table) -> None:
        meter.waits_s.append(table.waited_s)
        if late[table]:
            table.move(since_s=late[table].popleft())

    for table in tables:
        table.on_moved = catch_up
    warm_moves = round(per_s * warm_s)
    began = perf_counter()
    for number in range(warm_moves + round(per_s * seconds)):
        due = began + number / per_s
        await asyncio.sleep(max(0.0, due - perf_counter()))
        if number == warm_moves:
            meter.begin()
        table = tables[number % len(tables)]
        if table.is_idle:
            table.move(since_s=due)
        else:
            late[table].append(due)
    await _wait_idle(tables)
    return meter.end()


class _Meter:
    """Counts from its beginning to its end."""

    def __init__(self, tables: Sequence[Table], watched: Watched) -> None:
        self.waits_s: list[float] = []
        """One for each move."""
        self._tables = tables
        self._watched = watched
        self._began = 0.0
        self._used: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def begin(self) -> None:
        """From here on it counts."""
        self.waits_s.clear()
        self._used = self._cpu_s()
        self._began = perf_counter()

    def end(self) -> Figures:
        """What was counted. Raises `LoadFailed` if something went wrong at a table."""
        seconds = perf_counter() - self._began
        used = self._cpu_s()
        for table in self._tables:
            table.check()
        waits_s = sorted(self.waits_s)
        moves = len(waits_s)
        server_s, redis_s, load_s = (
            max(CPU_TICK_S, after - before) for after, before in zip(used, self._used, strict=True)
        )
        percentiles = quantiles(waits_s, n=100)
        return Figures(
            tables=len(self._tables),
            moves=moves,
            moves_per_s=moves / seconds,
            server_us=server_s / moves * 1e6,
            redis_us=redis_s / moves * 1e6,
            load_us=load_s / moves * 1e6,
            moves_per_cpu_s=moves / server_s,
            p50_ms=percentiles[49] * 1e3,
            p99_ms=percentiles[98] * 1e3,
        )

    def _cpu_s(self) -> tuple[float, float, float]:
        """Of the servers, of Redis, of this process."""
        return (
            sum(map(cpu_s, self._watched.servers)),
            cpu_s(self._watched.redis),
            cpu_s(os.getpid()),
        )


async def _wait_idle(tables: Sequence[Table]) -> None:
    """Waits until every move that was to be made is told."""
    try:
        async with asyncio.timeout(DRAIN_S):
            while not all(table.is_idle for table in tables):  # noqa: ASYNC110
                await asyncio.sleep(TICK_S)  # an event would be one more thing on every move
    except TimeoutError:
        for table in tables:
            table.check()
        raise LoadFailed("moves are not told") from None


def _rest(_: Table) -> None:
    """Makes no further move."""
