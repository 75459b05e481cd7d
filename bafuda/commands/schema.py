"""`bafuda schema`: the description of the messages, written from their models."""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from bafuda.commands import Subparsers
from protocol.schema import ASYNCAPI_PATH, SCHEMA_PATH, documents

__all__ = ["add_parser", "check", "run", "write"]

OK = 0
OUTDATED = 1

EXAMPLES = """\
examples:
  bafuda schema                          write both files anew, after a change of the messages
  bafuda schema --check                  say whether they are as the messages are
  bafuda schema --print asyncapi.json    the AsyncAPI document on standard output
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """Adds `schema`."""
    parser = subparsers.add_parser(
        "schema",
        help="write the schema of the messages",
        description=(
            "Writes schema.json (JSON Schema) and asyncapi.json (AsyncAPI 3) "
            "from the models of the messages."
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--check", action="store_true", help="write nothing; exit status 1 if a file is outdated"
    )
    what.add_argument(
        "--print",
        dest="file",
        choices=[SCHEMA_PATH.name, ASYNCAPI_PATH.name],
        help="print this one instead",
    )
    return parser


def run(args: argparse.Namespace) -> int:
    """Writes the documents, compares them, or prints one; gives the exit status."""
    files = documents()
    if args.file is not None:
        print(next(text for path, text in files.items() if path.name == args.file), end="")
        return OK
    return check(files) if args.check else write(files)


def check(files: Mapping[Path, str]) -> int:
    """Names on standard error the files that do not hold their text; gives the exit status."""
    outdated = [path for path, text in files.items() if _written(path) != text]
    for path in outdated:
        print(f"{path} is outdated: run `bafuda schema`.", file=sys.stderr)
    return OUTDATED if outdated else OK


def write(files: Mapping[Path, str]) -> int:
    """Writes each text to its file and says which were other before; gives the exit status."""
    for path, text in files.items():
        state = "unchanged" if _written(path) == text else "written"
        path.write_text(text, encoding="utf-8")
        print(f"{path}: {state}")
    return OK


def _written(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None
