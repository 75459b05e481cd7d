"""`bafuda bench`: how fast the server is, beside the limit and beside others."""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bafuda.commands import Subparsers
from bafuda.embedded import EmbeddedError
from bench.libraries import default_cache_dir
from bench.line import LoadFailed
from bench.plot import plot
from bench.report import summary, table
from bench.run import FULL, QUICK, measure

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda bench --quick                     a minute, enough to see that all is well
  bafuda bench --plot docs/performance.svg everything, with a picture
  bafuda bench --json --cache-dir /tmp/x   for programs; other libraries installed elsewhere

What is compared is measured in the same run. Linux only: CPU and memory are read from /proc.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `bench`."""
    parser = subparsers.add_parser(
        "bench",
        help="measure the server beside the limit and beside others",
        description="Plays 51 at many tables of a server of its own and counts what that costs.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="a short run with few tables")
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="also draw the figures, as SVG")
    parser.add_argument(
        "--cache-dir",
        type=Path,
        metavar="FOLDER",
        help="where the libraries compared with are kept between runs",
    )
    return parser


def run(args: argparse.Namespace) -> int:
    """Measures, then prints; 1 where something could not be measured."""
    if not sys.platform.startswith("linux"):
        print("bafuda bench: CPU and memory can be read on Linux alone", file=sys.stderr)
        return 1
    plan = QUICK if args.quick else FULL
    cache_dir = args.cache_dir or default_cache_dir()
    try:
        results = asyncio.run(measure(plan, cache_dir=cache_dir, say=_say))
    except (EmbeddedError, LoadFailed, TimeoutError) as reason:
        print(f"bafuda bench: {str(reason) or 'no answer in time'}", file=sys.stderr)
        return 1
    print(json.dumps(summary(results)) if args.json else table(results))
    if args.plot is not None:
        args.plot.write_text(plot(results), encoding="utf-8")
    return 0


def _say(text: str) -> None:
    print(f"{text} ...", file=sys.stderr)
