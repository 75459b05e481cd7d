"""Everything that is measured in one run, side by side, so that ratios mean something."""

import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.libraries import LibraryFigures, measure_libraries
from bench.line import LoadFailed
from bench.load import Figures, Watched, run_closed, run_paced
from bench.meters import Machine, memory_bytes, this_machine
from bench.processes import Running, RunningStore, running_limit, running_server, running_store
from bench.recording import Recording, record
from bench.rules import RulesFigures, measure_rules
from bench.stages import StageFigures, measure_stages, rules_us
from bench.table import SEATS, Table, greeted_line, open_table, open_tables, replayed_table

__all__ = ["FULL", "QUICK", "Closed", "Plan", "Results", "Spread", "TwoServers", "measure"]

Say = Callable[[str], None]

SPARE_FILES = 500
CONNECTIONS_BEFORE = 100
"""Opened before memory is looked at: the first ones cost more than others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How much is measured."""

    table_counts: tuple[int, ...]
    """Tables in a closed loop."""
    seconds: float
    """Of one measurement."""
    warm_s: float
    repeats: int
    """Measurements of each; limit and server take turns."""
    paced_tables: int
    paced_per_s: float
    tables_of_one: int
    """At one server process alone, and at each of two."""
    idle_connections: int
    recorded_moves: int
    random_moves: int
    """In our rules and in each library."""
    with_libraries: bool = True


FULL = Plan(
    table_counts=(1, 50, 250, 1000),
    seconds=1.5,
    warm_s=0.5,
    repeats=12,
    paced_tables=1000,
    paced_per_s=1000.0,
    tables_of_one=50,
    idle_connections=2000,
    recorded_moves=400,
    random_moves=40_000,
)
QUICK = Plan(
    table_counts=(1, 50),
    seconds=2.0,
    warm_s=0.5,
    repeats=1,
    paced_tables=100,
    paced_per_s=300.0,
    tables_of_one=20,
    idle_connections=300,
    recorded_moves=100,
    random_moves=10_000,
)


@dataclass(frozen=True, slots=True)
class Spread:
    """The same measured several times."""

    runs: tuple[Figures, ...]

    @property
    def tables(self) -> int:
        """At how many tables."""
        return self.runs[0].tables

    def median(self, figure: str) -> float:
        """The median of one field of `Figures`."""
        return float(median(getattr(run, figure) for run in self.runs))

    def extremes(self, figure: str) -> tuple[float, float]:
        """Its least and its greatest."""
        values = [getattr(run, figure) for run in self.runs]
        return min(values), max(values)

    @property
    def undisturbed(self) -> float:
        """Moves per CPU-second in the better quarter of the runs.

        What else the machine does, and its other guests, never make a move cheaper.
        """
        ordered = sorted(run.moves_per_cpu_s for run in self.runs)
        return ordered[3 * len(ordered) // 4]

    def ratio_to(self, other: "Spread") -> float:
        """Moves per CPU-second as a part of another's, both as undisturbed as they were seen."""
        return self.undisturbed / other.undisturbed

    def median_ratio_to(self, other: "Spread") -> float:
        """The median of the rounds, in which one was measured right after the other."""
        return median(
            ours.moves_per_cpu_s / theirs.moves_per_cpu_s
            for ours, theirs in zip(self.runs, other.runs, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Closed:
    """A closed loop at some number of tables."""

    limit: Spread
    bare_limit: Spread
    """Without redis-py."""
    server: Spread


@dataclass(frozen=True, slots=True)
class TwoServers:
    """A closed loop on one server process, and at twice as many tables on two."""

    one: Spread
    apart: Spread
    """Two processes, all seats of a table on the same."""
    shared: Spread
    """Two processes, two seats of each table on either."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a run has found."""

    machine: Machine
    rules: tuple[RulesFigures, ...]
    """One for each of our games that is played at random."""
    libraries: tuple[LibraryFigures, ...]
    stages: tuple[StageFigures, ...]
    closed: tuple[Closed, ...]
    """One for each of the plan's numbers of tables."""
    paced: Spread
    two_servers: TwoServers
    idle_connection_bytes: float


async def measure(plan: Plan, *, cache_dir: Path, say: Say) -> Results:
    """Measures everything; takes as long as it takes. `say` is told what is being measured.

    Raises:
        EmbeddedError: there is no store to be had.
        LoadFailed: what is measured does not do what it must.
    """
    _allow_files(3 * SEATS * max(*plan.table_counts, plan.paced_tables) + plan.idle_connections)
    machine = this_machine()
    say("rules in random play")
    rules = measure_rules(moves=plan.random_moves, repeats=max(3, plan.repeats))
    libraries: tuple[LibraryFigures, ...] = ()
    if plan.with_libraries:
        say("libraries in random play")
        libraries = measure_libraries(
            cache_dir, moves=plan.random_moves, repeats=max(3, plan.repeats)
        )
    async with running_store() as store:
        say("memory of connections")
        async with running_server(store.url) as server:
            idle_bytes = await _idle_connection_bytes(server, plan.idle_connections)
        say("parts of a move")
        async with running_server(store.url) as server:
            recording = await record(server.port, store.url, moves=plan.recorded_moves)
        stages = measure_stages(recording, repeats=max(5, plan.repeats))
        closed = []
        for count in plan.table_counts:
            say(f"{count} tables, closed loop")
            closed.append(await _closed(plan, store, recording, rules_us(stages), count))
        say(f"{plan.paced_tables} tables, {plan.paced_per_s:.0f} moves a second")
        paced = await _paced(plan, store)
        say(f"{plan.tables_of_one} tables on one server process, twice as many on two")
        two_servers = await _two_servers(plan, store)
    return Results(
        machine=machine,
        rules=rules,
        libraries=libraries,
        stages=stages,
        closed=tuple(closed),
        paced=paced,
        two_servers=two_servers,
        idle_connection_bytes=idle_bytes,
    )


async def _idle_connection_bytes(server: Running, count: int) -> float:
    """Memory of the server for a greeted connection that says nothing."""
    lines = [await greeted_line(server.port) for _ in range(CONNECTIONS_BEFORE)]
    before = memory_bytes(server.pid)
    lines += [await greeted_line(server.port) for _ in range(count)]
    after = memory_bytes(server.pid)
    for line in lines:
        line.close()
    return (after - before) / count


async def _closed(
    plan: Plan, store: RunningStore, recording: Recording, spin_us: float, count: int
) -> Closed:
    """The limits and the server at so many tables, in turns."""
    async with (
        running_limit(store.url, recording, rules_us=spin_us, bare=False) as limit,
        running_limit(store.url, recording, rules_us=spin_us, bare=True) as bare,
        running_server(store.url) as server,
        _tables([replayed_table(limit.port, number) for number in range(count)]) as of_limit,
        _tables([replayed_table(bare.port, number) for number in range(count)]) as of_bare,
        _tables([open_table([server.port] * SEATS) for _ in range(count)]) as of_server,
    ):
        measured = [(limit, of_limit), (bare, of_bare), (server, of_server)]
        rounds = [
            [
                await run_closed(
                    tables,
                    Watched((running.pid,), store.pid),
                    warm_s=plan.warm_s,
                    seconds=plan.seconds,
                )
                for running, tables in measured
            ]
            for _ in range(plan.repeats)
        ]
    return Closed(*(Spread(runs) for runs in zip(*rounds, strict=True)))


async def _paced(plan: Plan, store: RunningStore) -> Spread:
    """Many tables at an easy pace."""
    async with running_server(store.url) as server:
        watched = Watched((server.pid,), store.pid)
        opening = [open_table([server.port] * SEATS) for _ in range(plan.paced_tables)]
        async with _tables(opening) as tables:
            runs = [
                await run_paced(
                    tables,
                    watched,
                    per_s=plan.paced_per_s,
                    warm_s=plan.warm_s,
                    seconds=plan.seconds,
                )
                for _ in range(plan.repeats)
            ]
    return Spread(tuple(runs))


async def _two_servers(plan: Plan, store: RunningStore) -> TwoServers:
    """One process at its limit beside two at theirs, which share tables or do not; in turns."""
    count = plan.tables_of_one
    async with running_server(store.url) as first, running_server(store.url) as second:
        one, other = first.port, second.port
        mixed = (one, other) * (SEATS // 2)
        async with (
            _tables([open_table([one] * SEATS) for _ in range(count)]) as of_one,
            _tables([open_table([other] * SEATS) for _ in range(count)]) as of_other,
            _tables([open_table(mixed) for _ in range(2 * count)]) as of_both,
        ):
            alone = Watched((first.pid,), store.pid)
            together = Watched((first.pid, second.pid), store.pid)
            apart = [table for pair in zip(of_one, of_other, strict=True) for table in pair]
            rounds = [
                [
                    await run_closed(tables, watched, warm_s=plan.warm_s, seconds=plan.seconds)
                    for tables, watched in ((of_one, alone), (apart, together), (of_both, together))
                ]
                for _ in range(plan.repeats)
            ]
    return TwoServers(*(Spread(runs) for runs in zip(*rounds, strict=True)))


@asynccontextmanager
async def _tables(opening: Sequence[Coroutine[None, None, Table]]) -> AsyncIterator[list[Table]]:
    """Open tables, whose connections are ended at the end."""
    tables = await open_tables(opening)
    try:
        yield tables
    finally:
        for table in tables:
            table.close()


def _allow_files(count: int) -> None:
    """Lets this process and those it starts open so many files and connections."""
    wanted = count + SPARE_FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise LoadFailed(f"this needs {wanted} open files, and the system allows {most}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
