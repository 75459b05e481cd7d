"""`python -m tests.vectors FILE...`: do the rules say what the lines of these files say?"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.vectors.runner import run
from tests.vectors.vector import read_vectors


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what failed and how many passed; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.vectors", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="GAME.jsonl")
    outcomes = [
        (path, outcome)
        for path in parser.parse_args(arguments).files
        for outcome in run(read_vectors(path))
    ]
    failures = [(path, outcome) for path, outcome in outcomes if outcome.failure]
    for path, outcome in failures:
        print(f"{path.stem} {outcome.id}: {outcome.failure}")
    print(f"{len(outcomes) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
