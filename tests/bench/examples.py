"""Results as a run might have found them."""

from bench.libraries import LibraryFigures
from bench.load import Figures
from bench.meters import Machine
from bench.rules import RulesFigures
from bench.run import Closed, Results, Spread, TwoServers
from bench.stages import StageFigures

__all__ = ["figures", "results", "spread"]


def figures(*, tables: int = 50, server_us: float = 150.0) -> Figures:
    return Figures(
        tables=tables,
        moves=10_000,
        moves_per_s=2_000.0,
        server_us=server_us,
        redis_us=20.0,
        load_us=30.0,
        moves_per_cpu_s=1e6 / server_us,
        p50_ms=4.0,
        p99_ms=9.0,
    )


def spread(*server_us: float, tables: int = 50) -> Spread:
    return Spread(tuple(figures(tables=tables, server_us=us) for us in server_us))


def results() -> Results:
    return Results(
        machine=Machine("A <fast> one", 2, "Linux 6", "3.11.7", {"redis": "8"}, "2026-11-30", 0.1),
        rules=(RulesFigures("bafuda 51", 10.0), RulesFigures("bafuda Five Hundred", 30.0)),
        libraries=(
            LibraryFigures("RLCard uno, env.step", 12.0),
            LibraryFigures("pyspiel", None, "No module named 'pyspiel'"),
        ),
        stages=(StageFigures("decode the message", 2.0),),
        closed=(
            Closed(
                limit=spread(100.0, 110.0, 90.0),
                bare_limit=spread(50.0, 50.0, 60.0),
                server=spread(200.0, 200.0, 150.0),
            ),
        ),
        paced=spread(250.0, tables=1000),
        two_servers=TwoServers(one=spread(100.0), apart=spread(125.0), shared=spread(200.0)),
        idle_connection_bytes=20 * 1024.0,
    )
