"""What the parts of the set-up share: this tree, sentences for people, stamps of what was done."""

import hashlib
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

__all__ = ["PYTHON", "ROOT", "VENV", "CannotGoOn", "Stamp", "digest", "last_line", "say"]

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"


class CannotGoOn(Exception):
    """What is missing, as a sentence for people."""


class Stamp:
    """Remembers in a file that something was done for a certain state of other files."""

    def __init__(self, path: Path, state: str) -> None:
        self._path = path
        self._state = state

    def is_current(self) -> bool:
        """Was it done for this state?"""
        return self._path.is_file() and self._path.read_text() == self._state

    def write(self) -> None:
        """It was done."""
        self._path.write_text(self._state)


def digest(files: Iterable[Path], *words: str) -> str:
    """A hash over the words, and places and contents of files of this tree."""
    state = hashlib.sha256("\0".join(words).encode())
    for file in files:
        content = file.read_bytes()
        state.update(f"\0{file.relative_to(ROOT)}\0{len(content)}\0".encode())
        state.update(content)
    return state.hexdigest()


def last_line(process: subprocess.CompletedProcess[str]) -> str:
    """What a program that failed said last."""
    lines = (process.stderr.strip() or process.stdout.strip()).splitlines()
    return lines[-1] if lines else f"exit status {process.returncode}"


def say(text: str) -> None:
    """Tells the person at the terminal, apart from what commands print."""
    print(text, file=sys.stderr)
