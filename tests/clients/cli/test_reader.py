import pytest

from clients.cli.reader import Reader, contents, shown_section
from clients.help_pages import HelpPage, Section, help_page
from clients.texts import LANGUAGES, Language, texts_in

ENGLISH = texts_in("en")


def page_of(*lengths: int) -> HelpPage:
    """A page with sections of that many lines."""
    return HelpPage(
        tuple(
            Section(2, f"Title {number}", f"title-{number}", ("line",) * length)
            for number, length in enumerate(lengths)
        )
    )


def test_a_page_is_read_section_by_section_to_its_end() -> None:
    reader, page = Reader(), page_of(2, 3)
    assert reader.open(page, 0, ENGLISH, rows=24)[:-1] == ["== Title 0 ==", "line", "line"]
    assert reader.has_more()
    last = reader.more(ENGLISH, rows=24)
    assert last[0] == "== Title 1 =="
    assert last[-1] == ENGLISH("rules-end")
    assert not reader.has_more()
    assert reader.more(ENGLISH, rows=24) == [ENGLISH("rules-nothing-more")]


def test_no_portion_is_longer_than_the_screen() -> None:
    reader, rows = Reader(), 10
    portions = [reader.open(page_of(30), 0, ENGLISH, rows=rows)]
    while reader.has_more():
        portions.append(reader.more(ENGLISH, rows=rows))
    assert max(map(len, portions)) <= rows
    assert sum(line == "line" for portion in portions for line in portion) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_page_is_readable_without_its_marks(language: Language) -> None:
    page = help_page("fifty_one", language)
    assert page is not None
    lines = [line for section in page.sections for line in shown_section(section)]
    assert not [line for line in lines if "**" in line or line.startswith(("#", "|"))]


def test_tables_stand_in_columns_by_width() -> None:
    rows = ("| 人 | 点 |", "|---|---|", "| **花子** | 47 |", "| Ken | 8 |", "", "after")
    shown = shown_section(Section(2, "得点", "scoring", rows))
    assert shown == ["== 得点 ==", "人    点", "花子  47", "Ken   8", "", "after"]


def test_contents_number_the_sections() -> None:
    page = page_of(1, 1)
    assert contents(page, ENGLISH)[1:] == ["1   Title 0 [title-0]", "2   Title 1 [title-1]"]
