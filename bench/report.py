"""A run's results as a table for people, and as one object for programs."""

from dataclasses import asdict
from typing import Any

from bench.load import Figures
from bench.run import Results, Spread

__all__ = ["summary", "table"]

FIGURES = tuple(Figures.__dataclass_fields__)


def summary(results: Results) -> dict[str, Any]:  # JSON
    """Everything: medians with least and greatest, and the ratios between them."""
    two = results.two_servers
    return {
        "machine": asdict(results.machine),
        "limit": [_spread(closed.limit) for closed in results.closed],
        "bare_limit": [_spread(closed.bare_limit) for closed in results.closed],
        "server": [_spread(closed.server) for closed in results.closed],
        "paced": _spread(results.paced),
        "two_servers": {
            "one": _spread(two.one),
            "apart": _spread(two.apart),
            "shared": _spread(two.shared),
        },
        "idle_connection_bytes": results.idle_connection_bytes,
        "rules": [asdict(rules) for rules in results.rules],
        "libraries": [asdict(library) for library in results.libraries],
        "stages": [asdict(stage) for stage in results.stages],
        "ratios": {
            "server_to_limit": {
                str(closed.server.tables): closed.server.ratio_to(closed.limit)
                for closed in results.closed
            },
            "server_to_bare_limit": {
                str(closed.server.tables): closed.server.ratio_to(closed.bare_limit)
                for closed in results.closed
            },
            "two_apart_to_one": two.apart.ratio_to(two.one),
            "two_shared_to_one": two.shared.ratio_to(two.one),
        },
        "ratios_of_rounds": {
            "server_to_limit": {
                str(closed.server.tables): closed.server.median_ratio_to(closed.limit)
                for closed in results.closed
            },
            "two_apart_to_one": two.apart.median_ratio_to(two.one),
        },
    }


def table(results: Results) -> str:
    """The same as lines of text."""
    return "\n\n".join(
        "\n".join(part)
        for part in (_machine(results), _tables(results), _parts(results), _random_play(results))
    )


def _spread(spread: Spread) -> dict[str, Any]:  # JSON
    return {
        "runs": len(spread.runs),
        **{name: spread.median(name) for name in FIGURES},
        "extremes": {name: list(spread.extremes(name)) for name in FIGURES},
    }


def _machine(results: Results) -> list[str]:
    machine = results.machine
    packages = ", ".join(f"{name} {version}" for name, version in machine.packages.items())
    return [
        f"{machine.date}, {machine.processor}, {machine.cores} cores, {machine.system}, "
        f"load {machine.load} before",
        f"Python {machine.python}, {packages}",
    ]


def _tables(results: Results) -> list[str]:
    two = results.two_servers
    rows = [("limit", closed.limit) for closed in results.closed]
    rows += [("limit, bare Redis", closed.bare_limit) for closed in results.closed]
    rows += [("server", closed.server) for closed in results.closed]
    rows += [("server, paced", results.paced)]
    rows += [("one server", two.one)]
    rows += [("two, tables apart", two.apart), ("two, tables shared", two.shared)]
    heads = ("tables", "moves/s", "server µs", "redis µs", "load µs")
    lines = [f"{'':<20}" + "".join(f"{head:>11}" for head in heads) + f"{'moves/CPU-s':>22}"]
    lines[0] += f"{'p50 ms':>9}{'p99 ms':>9}"
    lines += [_row(name, spread) for name, spread in rows]
    kilobytes = results.idle_connection_bytes / 1024
    return [
        *lines,
        "",
        *(
            f"moves per CPU-second at {closed.server.tables} tables, "
            f"server to limit: {_ratio(closed.server, closed.limit)}, "
            f"to the bare one: {_ratio(closed.server, closed.bare_limit)}"
            for closed in results.closed
        ),
        f"two processes to one: {_ratio(two.apart, two.one)} with tables apart, "
        f"{_ratio(two.shared, two.one)} with tables shared",
        "in brackets: the median of the rounds, whatever else the machine did",
        f"an idle connection: {kilobytes:.1f} KB",
    ]


def _row(name: str, spread: Spread) -> str:
    us = "".join(f"{spread.median(f'{part}_us'):>11.0f}" for part in ("server", "redis", "load"))
    least, most = spread.extremes("moves_per_cpu_s")
    per_cpu_s = f"{_per_cpu_s(spread):.0f} ({least:.0f}-{most:.0f})"
    return (
        f"{name:<20}{spread.tables:>11}{spread.median('moves_per_s'):>11.0f}{us}{per_cpu_s:>22}"
        f"{spread.median('p50_ms'):>9.1f}{spread.median('p99_ms'):>9.1f}"
    )


def _parts(results: Results) -> list[str]:
    done_us = sum(stage.us for stage in results.stages)
    lines = [f"{'parts of a move in the server':<44}{'µs':>8}"]
    lines += [f"{stage.name:<44}{stage.us:>8.1f}" for stage in results.stages]
    return [*lines, f"{'all of them':<44}{done_us:>8.1f}"]


def _random_play(results: Results) -> list[str]:
    lines = [f"{'random play':<44}{'µs/move':>8}"]
    lines += [f"{rules.name:<44}{rules.us:>8.1f}" for rules in results.rules]
    for library in results.libraries:
        if library.us is None:
            lines.append(f"{library.name:<44} missing: {library.missing}")
        else:
            lines.append(f"{library.name:<44}{library.us:>8.1f}")
    return lines


def _ratio(ours: Spread, theirs: Spread) -> str:
    return f"{ours.ratio_to(theirs):.2f} ({ours.median_ratio_to(theirs):.2f})"


def _per_cpu_s(spread: Spread) -> float:
    return spread.median("moves_per_cpu_s")
