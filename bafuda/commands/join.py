"""`bafuda join`: take a seat in a room that somebody opened."""

import argparse
import sys

from bafuda.commands import Subparsers
from bafuda.terminal_client import (
    add_client_arguments,
    chosen_language,
    chosen_server,
    run_start,
)
from clients.addresses import AddressError, parse_invitation
from clients.cli.app import JoinRoomBy, Start
from clients.texts import Language, texts_in

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda join http://192.168.0.5:8000/r/KAZE-7Q2M
  bafuda join KAZE-7Q2M --server http://192.168.0.5:8000
  bafuda join kaze7q2m --name Hanako --lang ja

A code alone is looked for on the server that you were on last. Whoever sat in the room already
is back in the same seat.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `join`."""
    parser = subparsers.add_parser(
        "join",
        help="take a seat in a room that somebody opened",
        description="Comes into a room by its link or code, here in the terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("room", metavar="URL-or-CODE")
    parser.add_argument("--spectate", action="store_true", help="watch, without a seat")
    add_client_arguments(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Plays until the person quits; 2 where there is no room or server of that name."""
    language = chosen_language(args)
    try:
        start = _start(args, language)
    except AddressError as error:
        print(texts_in(language)(error.key, text=error.text), file=sys.stderr)
        return 2
    return run_start(start)


def _start(args: argparse.Namespace, language: Language) -> Start:
    invitation = parse_invitation(args.room)
    return Start(
        server=invitation.server or chosen_server(args),
        opening=JoinRoomBy(invitation.code),
        language=language,
        name=args.name,
        token=invitation.token,
        is_ascii=args.ascii,
        is_watching=args.spectate,
    )
