"""The one way out to the person: lines of text, without control of the cursor.

Everything is escaped here, so that nothing a stranger writes is a command to the terminal;
colours are put on suits afterwards. Lines suit screen readers and pipes alike.
"""

import os
import re
import shutil
from collections.abc import Iterable, Mapping
from typing import TextIO

from wcwidth import wcswidth

from clients.printable import printable

__all__ = ["Terminal", "can_show_suits", "columns_of", "padded"]

# The palette of four suits that colour-blind people tell apart, on the white of a card.
_TRUE_COLOURS = {
    "♠": "\x1b[38;2;17;17;17;48;2;255;255;255m",
    "♥": "\x1b[38;2;194;65;12;48;2;255;255;255m",
    "♦": "\x1b[38;2;29;78;216;48;2;255;255;255m",
    "♣": "\x1b[38;2;15;118;110;48;2;255;255;255m",
}
_PLAIN_COLOURS = {"♠": "\x1b[1m", "♥": "\x1b[91m", "♦": "\x1b[94m", "♣": "\x1b[36m"}
_OFF = "\x1b[0m"
_CARD = re.compile(r"[♠♥♦♣](?:10|[2-9AKQJ]|1[1-3])?")

FALLBACK_SIZE = (80, 24)


class Terminal:
    """Where sentences go."""

    def __init__(
        self,
        out: TextIO,
        *,
        is_interactive: bool,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """`is_interactive`: a person sits there, who sees prompts."""
        self._out = out
        self._colours = _colours(out, environment)
        self._prompt = ""
        self.is_interactive = is_interactive
        self.is_gone = False
        """Does nobody read any more, as when `head` has had enough of a pipe?"""

    @property
    def rows(self) -> int:
        """Lines that the person sees at once."""
        return shutil.get_terminal_size(FALLBACK_SIZE).lines

    @property
    def columns(self) -> int:
        """Columns of a line."""
        return shutil.get_terminal_size(FALLBACK_SIZE).columns

    def say(self, lines: str | Iterable[str]) -> None:
        """Writes a line, or several."""
        each = [lines] if isinstance(lines, str) else list(lines)
        if not each:
            return
        below = "\n" if self._prompt else ""
        self._prompt = ""
        self._write(below + "".join(f"{self._painted(printable(line))}\n" for line in each))

    def prompt(self, text: str) -> None:
        """Shows that something may be typed, unless the same stands there already."""
        if not self.is_interactive or text == self._prompt:
            return
        below = "\n" if self._prompt else ""
        self._prompt = text
        self._write(f"{below}{printable(text)}> ")

    def entered(self) -> None:
        """The person has pressed Enter: the cursor stands on a new line."""
        self._prompt = ""

    def end_line(self) -> None:
        """Leaves the cursor on a new line, as whatever comes next expects."""
        if self._prompt:
            self._prompt = ""
            self._write("\n")

    def _write(self, text: str) -> None:
        if self.is_gone:
            return
        try:
            self._out.write(text)
            self._out.flush()
        except BrokenPipeError:
            self.is_gone = True
            # What is left in the buffer would fail again when the interpreter flushes it.
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())

    def _painted(self, line: str) -> str:
        if not self._colours:
            return line
        return _CARD.sub(lambda card: f"{self._colours[card[0][0]]}{card[0]}{_OFF}", line)


def can_show_suits(encoding: str | None) -> bool:
    """Can the output write ♠?"""
    try:
        "♠♥♦♣".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def columns_of(text: str) -> int:
    """The columns that a text takes; Japanese takes two a character."""
    return max(0, wcswidth(text))


def padded(text: str, columns: int) -> str:
    """The text with spaces after it up to that many columns."""
    return text + " " * max(0, columns - columns_of(text))


def _colours(out: TextIO, environment: Mapping[str, str]) -> dict[str, str]:
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb" or not out.isatty():
        return {}
    if environment.get("COLORTERM") in ("truecolor", "24bit"):
        return _TRUE_COLOURS
    return _PLAIN_COLOURS
