"""The help page in portions, as a person without a pager reads it."""

import re

from clients.cli.terminal import columns_of, padded
from clients.help_pages import HelpPage, Section
from clients.texts import Texts

__all__ = ["Reader", "contents", "shown_section"]

ROWS_KEPT = 4
"""Rows of a screen that a portion leaves for the prompt and what was typed."""
ROWS_LEAST = 8

_TABLE_LINE = re.compile(r"\|[-| ]+\|")


class Reader:
    """A place in a help page."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._sections: tuple[Section, ...] = ()
        self._next_place = 0

    def has_more(self) -> bool:
        """Is there something left to read?"""
        return bool(self._waiting) or self._next_place < len(self._sections)

    def open(self, page: HelpPage, place: int, texts: Texts, *, rows: int) -> list[str]:
        """The first portion from section `place` on."""
        self._sections = page.sections
        self._next_place = place
        self._waiting = []
        return self.more(texts, rows=rows)

    def more(self, texts: Texts, *, rows: int) -> list[str]:
        """The next portion: a section, or as much of it as the screen holds."""
        if not self.has_more():
            return [texts("rules-nothing-more")]
        if not self._waiting:
            self._waiting = shown_section(self._sections[self._next_place])
            self._next_place += 1
        size = max(ROWS_LEAST, rows - ROWS_KEPT)
        portion, self._waiting = self._waiting[:size], self._waiting[size:]
        return [*portion, texts("rules-more" if self.has_more() else "rules-end")]


def contents(page: HelpPage, texts: Texts) -> list[str]:
    """The headings of a page with their numbers."""
    width = len(str(len(page.sections)))
    return [
        texts("rules-list"),
        *(
            f"{number:>{width}} {'  ' * (section.level - 1)}{section.title} [{section.anchor}]"
            for number, section in enumerate(page.sections, 1)
        ),
    ]


def shown_section(section: Section) -> list[str]:
    """A section as lines for a screen: bold marks taken off, tables set in columns."""
    lines: list[str] = [f"== {section.title} =="]
    table: list[list[str]] = []
    for line in section.lines:
        if line.startswith("|"):
            if not _TABLE_LINE.fullmatch(line):
                table.append([_plain(cell.strip()) for cell in line.strip("|").split("|")])
            continue
        lines += _columns(table)
        table = []
        lines.append(_plain(line))
    return [*lines, *_columns(table)]


def _columns(table: list[list[str]]) -> list[str]:
    if not table:
        return []
    widths = [max(map(columns_of, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(padded(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]


def _plain(text: str) -> str:
    return text.replace("**", "")
