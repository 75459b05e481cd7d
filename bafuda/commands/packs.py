"""`bafuda packs`: the captioned packs of a folder, and what is wrong with one."""

import argparse
import json
import sys
from pathlib import Path

from bafuda.commands import Subparsers
from server.packs.pack_file import PackFileError
from server.packs.shelf import BoundPack, Shelf, WrongPack, bind_pack, read_shelf
from server.settings import Settings

__all__ = ["add_parser", "run"]

OK = 0
WRONG = 1

EXAMPLES = """\
examples:
  bafuda packs                              those that a server here would offer
  bafuda packs --dir ~/packs                those of another folder
  bafuda packs --check ~/packs/mine.json    everything that is wrong with one file
  bafuda packs --json

docs/packs.md says how to write one.
"""


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """Adds `packs`."""
    parser = subparsers.add_parser(
        "packs",
        help="list the captioned packs, or check one",
        description=(
            "Lists the captioned packs of a folder (BAFUDA_PACK_DIR) and what is wrong with the "
            "rest; exit status 1 if anything is."
        ),
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--dir", type=Path, metavar="DIR", help="of this folder")
    what.add_argument("--check", type=Path, metavar="FILE", help="check this file alone")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser


def run(args: argparse.Namespace) -> int:
    """Prints the packs, and on standard error what is wrong; gives the exit status."""
    shelf = _only(args.check) if args.check is not None else read_shelf(_folder(args.dir))
    if args.json:
        print(json.dumps(_described(shelf), ensure_ascii=False, indent=1))
    else:
        _print(shelf)
    return WRONG if shelf.wrong else OK


def _folder(chosen: Path | None) -> Path:
    return Settings().pack_dir if chosen is None else chosen


def _only(path: Path) -> Shelf:
    """A shelf with what that file holds."""
    try:
        bound = bind_pack(path)
    except PackFileError as error:
        return Shelf({}, (WrongPack(path, error.problems),))
    return Shelf({bound.pack.id: bound})


def _print(shelf: Shelf) -> None:
    for bound in shelf.packs.values():
        print(_line(bound))
    if not shelf.packs and not shelf.wrong:
        print("There are no packs.")
    for wrong in shelf.wrong:
        print(f"{wrong.path}:", *wrong.problems, sep="\n  ", file=sys.stderr)


def _line(bound: BoundPack) -> str:
    pack = bound.pack
    names = " / ".join(dict.fromkeys((pack.name.ja, pack.name.en)))
    return f"{pack.id}: {names} ({len(pack.faces)} captions, {len(bound.pictures)} pictures)"


def _described(shelf: Shelf) -> dict[str, object]:
    packs = [
        {
            "id": bound.pack.id,
            "name": {"ja": bound.pack.name.ja, "en": bound.pack.name.en},
            "content_hash": bound.pack.content_hash,
            "captions": len(bound.pack.faces),
            "pictures": len(bound.pictures),
        }
        for bound in shelf.packs.values()
    ]
    wrong = [{"file": str(each.path), "problems": each.problems} for each in shelf.wrong]
    return {"packs": packs, "wrong": wrong}
