"""Everything at its smallest: that each part runs and gives figures that make sense."""

from pathlib import Path

from bench.report import summary, table
from bench.run import Plan, measure

TINY = Plan(
    table_counts=(2,),
    seconds=0.3,
    warm_s=0.1,
    repeats=2,
    paced_tables=2,
    paced_per_s=50.0,
    tables_of_one=2,
    idle_connections=20,
    recorded_moves=20,
    random_moves=500,
    with_libraries=False,
)


async def test_a_run_measures_every_part(tmp_path: Path) -> None:
    said: list[str] = []
    results = await measure(TINY, cache_dir=tmp_path, say=said.append)
    assert [closed.server.tables for closed in results.closed] == [2]
    for closed in results.closed:
        for spread in (closed.limit, closed.bare_limit, closed.server):
            assert len(spread.runs) == TINY.repeats
            assert spread.median("moves") > 1
            assert 0 < spread.median("p50_ms") <= spread.median("p99_ms")
    assert all(stage.us > 0 for stage in results.stages)
    assert all(rules.us > 0 for rules in results.rules)
    assert results.paced.tables == TINY.paced_tables
    assert results.two_servers.shared.median("moves") > 1
    assert said
    assert table(results)
    assert summary(results)["machine"]["cores"] >= 1
