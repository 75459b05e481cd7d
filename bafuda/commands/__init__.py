"""One module a subcommand, each with `add_parser` and `run`."""

import argparse
from typing import Protocol, TypeAlias

__all__ = ["Command", "Subparsers"]

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Command(Protocol):
    """What a module of this package offers to `bafuda.__main__`."""

    def add_parser(self, subparsers: Subparsers, /) -> object:
        """Adds the parser named like the module, with examples in its help."""

    def run(self, args: argparse.Namespace, /) -> int:
        """Does it; gives the exit status."""
