"""The help page of a game, section by section, for clients that show it.

A page is the small part of Markdown that `help/` keeps to: headings with anchors, paragraphs,
flat lists, tables, bold.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from clients.texts import Language

__all__ = ["HELP", "HelpPage", "Section", "help_page"]

HELP = Path(__file__).parents[1] / "help"

_HEADING = re.compile(r"(?P<marks>#{1,3}) (?P<title>.*?) \{#(?P<anchor>[a-z0-9-]+)\}")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the lines below it, up to the next heading of any level."""

    level: int
    title: str
    anchor: str
    lines: tuple[str, ...]
    """In the page's Markdown."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A game's page in one language."""

    sections: tuple[Section, ...]
    """In order; the first one bears the game's name."""

    def place_of(self, anchor: str) -> int | None:
        """The number of the section with that anchor."""
        for place, section in enumerate(self.sections):
            if section.anchor == anchor:
                return place
        return None

    def title_of(self, anchor: str) -> str | None:
        """The heading with that anchor."""
        place = self.place_of(anchor)
        return None if place is None else self.sections[place].title

    def find(self, text: str) -> int | None:
        """The section that a person means: its number from 1, its anchor, or part of a heading."""
        if text.isdecimal():
            place = int(text) - 1
            return place if 0 <= place < len(self.sections) else None
        wanted = text.casefold()
        by_anchor = self.place_of(wanted.replace(" ", "-").replace("_", "-"))
        if by_anchor is not None:
            return by_anchor
        for place, section in enumerate(self.sections):
            if wanted in section.title.casefold():
                return place
        return None


@cache
def help_page(game: str, language: Language) -> HelpPage | None:
    """The page of a game, or None where there is none."""
    path = HELP / language / f"{game}.md"
    if not path.is_file():
        return None
    return HelpPage(tuple(_sections(path.read_text(encoding="utf-8").splitlines())))


def _sections(lines: list[str]) -> list[Section]:
    starts = [place for place, line in enumerate(lines) if _HEADING.fullmatch(line)]
    ends = [*starts[1:], len(lines)]
    return [_section(lines[start:end]) for start, end in zip(starts, ends, strict=True)]


def _section(lines: list[str]) -> Section:
    heading = _HEADING.fullmatch(lines[0])
    assert heading is not None, lines[0]
    body = "\n".join(lines[1:]).strip("\n").split("\n")
    return Section(len(heading["marks"]), heading["title"], heading["anchor"], tuple(body))
