"""`bafuda record`: fetch the record of a match."""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bafuda.commands import Subparsers
from bafuda.fetch_record import NoServer, fetch_record
from bafuda.terminal_client import (
    add_language_argument,
    add_server_argument,
    chosen_language,
    chosen_server,
)
from clients.addresses import AddressError, parse_invitation
from clients.cli.cards import CardWriter
from clients.cli.refusals import tell_refusal
from clients.cli.table import Scene, Table
from clients.connection import ConnectionFailure, RequestRefused
from clients.texts import texts_in

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda record KAZE-7Q2M
  bafuda record http://192.168.0.5:8000/r/KAZE-7Q2M --out match.json
  bafuda record KAZE-7Q2M --match 8f439e5b59a5b7610edb6d848d6a346e

docs/records.md describes the format, and how to check the deals.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `record`."""
    parser = subparsers.add_parser(
        "record",
        help="fetch the record of a match",
        description="Fetches the record of a finished match of a room, as JSON.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("room", metavar="URL-or-CODE")
    parser.add_argument("--match", metavar="ID", help="that match (the one finished last)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="into a file")
    add_server_argument(parser)
    add_language_argument(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    """Prints or writes the record; 2 where it is not to be had."""
    texts = texts_in(chosen_language(args))
    try:
        invitation = parse_invitation(args.room)
        server = invitation.server or chosen_server(args)
        record = asyncio.run(fetch_record(server, invitation.code, args.match))
    except AddressError as error:
        why = [texts(error.key, text=error.text)]
    except RequestRefused as refused:
        why = tell_refusal(refused.error, Scene(texts, CardWriter(is_ascii=True), Table()))
    except (NoServer, ConnectionFailure) as failure:
        why = [texts("connection-impossible", server=str(failure))]
    else:
        text = json.dumps(record, ensure_ascii=False, indent=1)
        if args.out is None:
            print(text)
        else:
            args.out.write_text(text + "\n", encoding="utf-8")
        return 0
    print(*why, sep="\n", file=sys.stderr)
    return 2
