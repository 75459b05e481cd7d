"""`bafuda bots`: a process of bots for a server."""

import argparse
import asyncio
import os
import sys
from random import Random, SystemRandom

from bafuda.commands import Subparsers
from bafuda.lifeline import add_lifeline, run_until_input_ends
from bots.host import run_bot_host
from protocol.server_messages import SeatOffer
from server.log import configure_logging

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda bots --server http://localhost:8000
  bafuda bots --server https://cards.example.org --capacity 200

BAFUDA_BOT_KEY in the environment is the server's: it lets a process offer bots, and no more.
"""

CAPACITY = 64
DEMO_SEED = "BAFUDA_DEMO_SEED"
"""Set by `play --demo --seed` for its own processes."""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `bots`."""
    parser = subparsers.add_parser(
        "bots",
        help="run a process of bots for a server",
        description="Offers bots to a server until it is stopped, and plays in the seats it gets.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--server", default="http://localhost:8000", metavar="URL")
    parser.add_argument(
        "--capacity", type=int, default=CAPACITY, metavar="N", help="bots at once (%(default)s)"
    )
    add_lifeline(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Plays until stopped; 2 where the server does not want its bots."""
    bot_key = os.environ.get("BAFUDA_BOT_KEY", "")
    if not bot_key:
        print("bafuda bots: set BAFUDA_BOT_KEY to the server's bot key", file=sys.stderr)
        return 2
    configure_logging()
    host = run_bot_host(
        args.server, bot_key=bot_key, capacity=args.capacity, chance_for=_chance_for
    )
    rejected = asyncio.run(run_until_input_ends(host) if args.until_input_ends else host)
    if rejected is not None:
        print(f"bafuda bots: the server refused: {rejected}", file=sys.stderr)
        return 2
    return 0


def _chance_for(offer: SeatOffer) -> Random:
    """The generator of a bot: of its seat alone in a demo that is to be repeated."""
    seed = os.environ.get(DEMO_SEED)
    return Random(SystemRandom().getrandbits(64) if seed is None else f"{seed} {offer.seat}")
