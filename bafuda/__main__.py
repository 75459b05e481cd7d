"""The command `bafuda`: a first word that is a subcommand is it, else `play`.

Only the module of the subcommand that was asked for is imported: a terminal client starts
without the server, and the server without the clients.
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import cast

from bafuda.commands import Command

__all__ = ["COMMANDS", "main", "parse"]

COMMANDS = {
    "play": "start everything here, open a room and take a seat in it",
    "serve": "run a game server",
    "bots": "run a process of bots for a server",
    "new": "open a room on a server and take a seat in it",
    "join": "take a seat in a room that somebody opened",
    "simulate": "let bots play against each other in process and count",
    "record": "fetch the record of a match",
    "packs": "list the captioned packs, or check one",
    "schema": "write the schema of the messages",
    "bench": "measure the server beside the limit and beside others",
}
DEFAULT_COMMAND = "play"
INTERRUPTED = 130  # 128 + SIGINT, as shells count


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the subcommand that `arguments` (those of the process) name; gives its exit status."""
    command, args = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        return command.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED


def parse(arguments: Sequence[str]) -> tuple[Command, argparse.Namespace]:
    """The subcommand and what it was told.

    Raises:
        SystemExit: help was asked for and given, or the arguments are wrong.
    """
    words = list(arguments)
    if words in (["-h"], ["--help"], ["--version"]):
        _overview().parse_args(words)
    if not words or words[0] not in COMMANDS:
        words.insert(0, DEFAULT_COMMAND)
    command = cast(  # import_module cannot know what the module offers
        Command, importlib.import_module(f"bafuda.commands.{words[0]}")
    )
    parser = argparse.ArgumentParser(prog="bafuda")
    command.add_parser(parser.add_subparsers())
    return command, parser.parse_args(words)


def _overview() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bafuda",
        description="A card room for friends and bots. Without a COMMAND: play.",
        epilog="bafuda COMMAND --help says more, with examples.",
    )
    parser.add_argument("--version", action="version", version=version("bafuda"))
    subparsers = parser.add_subparsers(metavar="COMMAND")
    for name, summary in COMMANDS.items():
        subparsers.add_parser(name, help=summary)
    return parser


if __name__ == "__main__":
    sys.exit(main())
