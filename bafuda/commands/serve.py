"""`bafuda serve`: a game server."""

import argparse
import asyncio
import gc
import sys
from typing import Any

from pydantic import ValidationError

from bafuda.commands import Subparsers
from bafuda.lifeline import add_lifeline, run_until_input_ends
from server.app import run_server
from server.log import configure_logging
from server.settings import Settings
from server.store.health import StoreUnfit

__all__ = ["add_parser", "run"]

OK = 0
CANNOT_START = 2

YOUNG_OBJECTS_MAX = 50_000
"""New objects before the collector looks for cycles among them. What a move makes has none and
goes by itself; the usual 700 would be reached every few moves, at a tenth of their time."""

EXAMPLES = """\
examples:
  bafuda serve                                      on this machine alone, port 8000
  bafuda serve --host 0.0.0.0 --port 9000           for the whole network
  BAFUDA_REDIS_URL=redis://cards:6379/0 BAFUDA_BOT_KEY=... bafuda serve

Every setting of server/settings.py can be given in the environment, as BAFUDA_ and its name.
The server waits for its Redis, and goes on by itself when it was away.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """Adds `serve`."""
    parser = subparsers.add_parser(
        "serve",
        help="run a game server",
        description="Serves card rooms until it is stopped.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help="0 takes any free port (8000)")
    parser.add_argument(
        "--fd", type=int, metavar="N", help="a listening socket to take over, in place of both"
    )
    parser.add_argument("--redis-url", metavar="URL", help="where the rooms are kept")
    add_lifeline(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Serves until stopped; 2 where it cannot start."""
    try:
        settings = Settings(**_given(args))
    except ValidationError as error:
        for wrong in error.errors(include_url=False, include_input=False):
            name = ".".join(map(str, wrong["loc"]))
            print(f"bafuda serve: {name}: {wrong['msg']}", file=sys.stderr)
        return CANNOT_START
    configure_logging(settings.log_level, settings.log_format)
    serving = run_server(settings, ready=_settle_memory)
    faults: list[str] = []
    try:
        asyncio.run(run_until_input_ends(serving) if args.until_input_ends else serving)
    except* (StoreUnfit, OSError) as group:
        faults += _told(group)
    for fault in faults:
        print(f"bafuda serve: {fault}", file=sys.stderr)
    return CANNOT_START if faults else OK


def _given(args: argparse.Namespace) -> dict[str, Any]:  # values as argparse has parsed them
    """The settings that the command line names; the others come from the environment."""
    named = {"host": args.host, "port": args.port, "fd": args.fd, "redis_url": args.redis_url}
    return {name: value for name, value in named.items() if value is not None}


def _told(error: BaseException) -> list[str]:
    """What each error of a group says, however deep it stands."""
    if isinstance(error, BaseExceptionGroup):
        return [text for inner in error.exceptions for text in _told(inner)]
    return [str(error)]


def _settle_memory(_: int) -> None:
    """What was made up to here stays: the collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS_MAX)
