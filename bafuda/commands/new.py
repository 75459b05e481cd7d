"""`bafuda new`: open a room on a server and take a seat in it."""

import argparse
import sys

from bafuda.commands import Subparsers
from bafuda.terminal_client import (
    add_client_arguments,
    chosen_language,
    chosen_server,
    run_start,
    seat_count,
)
from clients.addresses import AddressError
from clients.cli.app import OpenRoom, Start
from clients.texts import texts_in

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda new
  bafuda new --server http://192.168.0.5:8000 --bots 3
  bafuda new --game fifty_one --seats 5 --name Hanako --lang ja

The room's code and link are printed: friends come in with `bafuda join`.
Without --server it is the server that you were on last.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `new`."""
    parser = subparsers.add_parser(
        "new",
        help="open a room on a server and take a seat in it",
        description="Opens a room on a server and takes a seat in it, here in the terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="fifty_one", metavar="G", help="(%(default)s)")
    parser.add_argument("--seats", type=seat_count, metavar="N", help="how many sit (4)")
    parser.add_argument(
        "--bots", type=seat_count, default=0, metavar="N", help="seats for bots (%(default)s)"
    )
    parser.add_argument("--create-code", metavar="TEXT", help="where the server asks for one")
    add_client_arguments(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Plays until the person quits; 2 where there is no server to go to."""
    language = chosen_language(args)
    try:
        server = chosen_server(args)
    except AddressError as error:
        print(texts_in(language)(error.key, text=error.text), file=sys.stderr)
        return 2
    seats = args.seats or max(OpenRoom().seats, args.bots + 1)
    opening = OpenRoom(args.game, seats, args.bots, args.create_code)
    return run_start(
        Start(
            server=server,
            opening=opening,
            language=language,
            name=args.name,
            is_ascii=args.ascii,
        )
    )
