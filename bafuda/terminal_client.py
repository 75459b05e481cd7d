"""What the subcommands that sit down in the terminal have in common."""

import argparse
import asyncio
import os

from clients.addresses import AddressError, server_of
from clients.cli.app import Start, run_client
from clients.identity import IdentityFile, default_identity_path
from clients.texts import LANGUAGES, Language, language_of

__all__ = [
    "add_client_arguments",
    "add_language_argument",
    "add_person_arguments",
    "add_server_argument",
    "chosen_language",
    "chosen_server",
    "run_start",
    "seat_count",
]

SEATS_MAX = 7


def add_client_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to go, who one is, and how it is shown."""
    add_server_argument(parser)
    add_person_arguments(parser)


def add_server_argument(parser: argparse.ArgumentParser) -> None:
    """Where to go."""
    parser.add_argument("--server", metavar="URL", help="the server, as http://192.168.0.5:8000")


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Which language to speak."""
    parser.add_argument("--lang", choices=LANGUAGES, help="language (that of the system)")


def add_person_arguments(parser: argparse.ArgumentParser) -> None:
    """Who one is, and how it is shown."""
    parser.add_argument("--name", metavar="NAME", help="as the others see you; kept for next time")
    add_language_argument(parser)
    parser.add_argument(
        "--ascii", action="store_true", help="cards as TS and KH where suit signs do not show"
    )
    parser.add_argument(  # the only mode there is so far
        "--plain", action="store_true", help="lines of text only, for screen readers and pipes"
    )


def chosen_language(args: argparse.Namespace) -> Language:
    """The language asked for, else the one chosen last, else the system's."""
    kept = IdentityFile(default_identity_path()).load().language
    return language_of(args.lang or kept, os.environ)


def chosen_server(args: argparse.Namespace) -> str:
    """The server asked for, else that of the environment, else the one of last time.

    Raises:
        AddressError: it is no address, or there is none.
    """
    kept = IdentityFile(default_identity_path()).load().last_server
    server = args.server or os.environ.get("BAFUDA_SERVER") or kept
    if server is None:
        raise AddressError("no-server", "")
    return server_of(server)


def seat_count(text: str) -> int:
    """A number of seats, as an argument."""
    count = int(text) if text.isdecimal() else -1
    if not 0 <= count <= SEATS_MAX:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to {SEATS_MAX}")
    return count


def run_start(start: Start) -> int:
    """Runs the client to its end; the exit status."""
    return asyncio.run(run_client(start))
