"""The help pages: one outline in both languages, and nothing left out that they must hold."""

import re
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from pathlib import Path

import pytest
from wcwidth import wcswidth

from games.options import GameOptions, OptionSpec, option_specs
from games.registry import GAMES

HELP = Path(__file__).parents[1] / "help"
LANGUAGES = ("ja", "en")
PAGES = sorted({page.stem for page in HELP.glob("*/*.md")})

COLUMNS = 78  # what an 80-column terminal leaves inside a frame
PAGE_ROWS = 22  # what a 24-row terminal leaves above the prompt

READ_AT_LEISURE = frozenset({"rulings", "tips", "questions", "words"})
"""Sections that are looked through, not opened by a refusal: they may be longer."""

BEFORE_OPTIONS = (
    "aim",
    "deal",
    "points",
    "turn",
    "first-lap",
    "exchange-one",
    "exchange-all",
    "flush",
    "pass",
    "stop",
    "call",
    "last-turn",
    "showdown",
    "scoring",
    "match",
    "options",
)
AFTER_OPTIONS = ("rulings", "tips", "questions", "background", "words")

EXAMPLE = {"ja": "例：", "en": "Example:"}

HEADING = re.compile(r"(?P<marks>#{1,3}) (?P<title>\S.*?) \{#(?P<anchor>[a-z0-9]+(-[a-z0-9]+)*)\}")
UNSHOWABLE = re.compile(
    r"`|\]\(|!\[|<[a-z/!]|^\s+[-*] |^\s*[*+] |^\s*\d+\. |^>|^---|(?<!\*)\*(?!\*)"
)
"""Code, links, pictures, HTML, nested or numbered lists, quotes, rules, single asterisks."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with the lines below it, up to the next heading of any level."""

    level: int
    title: str
    anchor: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).replace("**", "")


def _sections(page: str, language: str) -> dict[str, Section]:
    """The sections of a page by anchor, in order."""
    lines = _lines(page, language)
    starts = [number for number, line in enumerate(lines) if line.startswith("#")]
    ends = [*starts[1:], len(lines)]
    sections = [
        _section(lines[start], lines[start + 1 : end])
        for start, end in zip(starts, ends, strict=True)
    ]
    anchors = [section.anchor for section in sections]
    assert len(set(anchors)) == len(anchors), "an anchor stands twice"
    return {section.anchor: section for section in sections}


def _section(heading: str, lines: list[str]) -> Section:
    match = HEADING.fullmatch(heading)
    assert match, f"no heading with an anchor: {heading}"
    return Section(len(match["marks"]), match["title"], match["anchor"], tuple(_trimmed(lines)))


def _trimmed(lines: list[str]) -> list[str]:
    return "\n".join(lines).strip("\n").split("\n")


def _lines(page: str, language: str) -> list[str]:
    return (HELP / language / f"{page}.md").read_text(encoding="utf-8").splitlines()


def _rows(line: str) -> int:
    return max(1, ceil(wcswidth(line.replace("**", "")) / COLUMNS))


def _tables(lines: list[str]) -> list[list[list[str]]]:
    """Every table as its rows of cells, the row of dashes left out."""
    runs = (list(run) for is_table, run in groupby(lines, lambda x: x.startswith("|")) if is_table)
    return [[_cells(row) for row in run if set(row) - set("|-")] for run in runs]


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def test_every_game_has_its_page() -> None:
    assert set(GAMES) <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_both_languages_have_the_same_outline(page: str) -> None:
    japanese, english = (_sections(page, language) for language in LANGUAGES)
    assert [(s.level, s.anchor) for s in japanese.values()] == [
        (s.level, s.anchor) for s in english.values()
    ]


def test_sections_of_51_stand_in_order() -> None:
    options = [_option_anchor(spec) for spec in _specs("fifty_one")]
    anchors = list(_sections("fifty_one", "ja"))
    assert anchors == ["fifty-one", *BEFORE_OPTIONS, *options, *AFTER_OPTIONS]


def _specs(game: str) -> tuple[OptionSpec, ...]:
    options: type[GameOptions] = GAMES[game].options
    return option_specs(options)


def _option_anchor(spec: OptionSpec) -> str:
    return f"option-{spec.name.replace('_', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_with_its_values_and_an_example(game: str, language: str) -> None:
    sections = _sections(game, language)
    for spec in _specs(game):
        section = sections[_option_anchor(spec)]
        assert spec.name in section.title
        assert EXAMPLE[language] in section.text
        assert _values_named(spec) <= set(re.findall(r"\*\*(\w+)\*\*", "\n".join(section.lines)))


def _values_named(spec: OptionSpec) -> set[str]:
    """What the section prints in bold: each value, or the ends of a range and its standard."""
    if spec.low is not None:
        return {str(spec.low), str(spec.high), str(spec.default)}
    return {str(value).lower() if isinstance(value, bool) else str(value) for value in spec.values}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_links_to_a_section(game: str, language: str) -> None:
    anchors = GAMES[game].reason_anchors
    assert set(anchors) == set(GAMES[game].reasons)
    assert set(anchors.values()) <= set(_sections(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_terminal_can_show_every_line(page: str, language: str) -> None:
    bad = [line for line in _lines(page, language) if UNSHOWABLE.search(line)]
    assert not [line for line in bad if not set(line) <= set("|-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_tables_are_whole_and_fit_a_terminal(page: str, language: str) -> None:
    for table in _tables(_lines(page, language)):
        columns = [[wcswidth(cell) for cell in column] for column in zip(*table, strict=True)]
        assert sum(max(column) + 3 for column in columns) + 1 <= COLUMNS, table[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_section_that_a_refusal_opens_fits_one_terminal_page(page: str, language: str) -> None:
    for section in _sections(page, language).values():
        if section.anchor not in READ_AT_LEISURE:
            assert 2 + sum(map(_rows, section.lines)) <= PAGE_ROWS, section.anchor


@pytest.mark.parametrize(
    ("section", "japanese", "english"),
    [
        pytest.param(section, japanese, english, id=point)
        for point, section, japanese, english in [
            # tips
            ("suit settled by number", "tips", "マークは最初の5枚で決める", "first five cards"),
            ("and by points", "tips", "枚数と点を見て", "by number and points"),
            ("changing takes long", "tips", "途中で変えると長く", "Changing later takes long"),
            ("keep the high cards", "tips", "A・K・Q・J・10はとっておく", "Keep A K Q J 10"),
            ("trade the low ones", "tips", "低いカードは、そろってから", "Trade the low cards"),
            ("scattered: all", "tips", "多ければ全部交換", "exchange all if the field has many"),
            ("scattered: flush", "tips", "何もなければ流します", "flush if it has nothing"),
            ("remember", "tips", "取ったカードを覚える", "Remember what the others take"),
            ("their suit", "tips", "集めているマークがわかります", "It names their suit"),
            ("keep it from them", "tips", "場に出さないように", "you should not put down"),
            ("call from 48", "tips", "48点くらいから", "From about 48"),
            ("four normal bots", "tips", "ふつうのコンピューター4人", "four normal bots"),
            ("48 wins 70 %", "tips", "48点のコールは約70％", "48 won about 70 %"),
            ("50 wins 90 %", "tips", "50点なら約90％", "50 about 90 %"),
            (
                "whose figures",
                "tips",
                "このルールのもとになったサイト",
                "the site these rules come from",
            ),
            ("early calls", "tips", "早いうちなら少し低くてもコール", "Early in the round, call"),
            ("why early", "tips", "あと1回で5枚", "only one turn left"),
            # questions
            ("what wins", "questions", "何をしたら勝ち？", "What wins?"),
            ("joker", "questions", "ジョーカーは10点？ 11点？", "Is the joker 10 or 11?"),
            ("over 51", "questions", "51点をこえる手はある？ ありません", "pass 51? No."),
            ("two jokers", "questions", "別々のカードのかわり", "stand for different cards"),
            ("four and one", "questions", "1枚だけちがうときは？ 0点", "That is 0 points"),
            (
                "mixed",
                "points",
                "1枚でもちがうマークがあれば0点",
                "card of another suit it is worth 0",
            ),
            (
                "stop and call",
                "questions",
                "どちらもストップと言う人も",
                "say ストップ (stop) for both",
            ),
            ("agree first", "questions", "はじめる前に言葉を合わせて", "agree on the words first"),
            ("last pass", "questions", "最後の1回はパスしてもいい？ はい", "the last turn? Yes."),
            ("no last flush", "questions", "流すことはできません", "You cannot flush"),
            ("people", "questions", "2〜7人です。3〜5人が", "2 to 7, best 3 to 5"),
            (
                "six or seven",
                "questions",
                "6〜7人だと山札が少なく",
                "With 6 or 7 the stock is short",
            ),
            ("shuffled in", "questions", "捨て札をまぜながら", "discards are shuffled in"),
            (
                "two",
                "questions",
                "2人だとどうなる？ ルールは同じ",
                "And with two? The rules are the same",
            ),
            ("fast field", "questions", "場がすぐ自分に回って", "comes round to you fast"),
            ("remember the other", "questions", "相手が取ったカードを覚え", "what the other takes"),
            ("when to call", "questions", "何点からコールする？", "From how many points"),
            ("alone", "questions", "1人でも遊べる？ はい", "Can I play alone? Yes."),
            ("with bots", "questions", "コンピューターを入れて", "with bots"),
            ("which game", "questions", "人数に合うゲームは？", "Which game suits how many"),
            # rulings
            ("one call", "rulings", "もうほかの人はコールできません", "nobody else can"),
            (
                "call on a 51",
                "rulings",
                "51点の手にコールをつけた",
                "A call on a move that makes 51",
            ),
            ("after a flush", "rulings", "パスはできません", "After a flush: no pass"),
            ("short stock", "rulings", "山札が足りない", "A stock too short"),
            ("all pass", "rulings", "全員がパス", "All pass: the house flushes"),
            ("two pass", "rulings", "2人が続けてパス", "two passes running"),
            ("shared win", "rulings", "引き分けの勝ち", "A shared win"),
            ("lost to a stop", "rulings", "ほかの人のストップ", "Somebody else's stop"),
            ("last only ranks", "option-failed-call", "その回の順位だけ", "changes only the ranks"),
        ]
    ],
)
def test_51_holds_every_point(section: str, japanese: str, english: str) -> None:
    assert japanese in _sections("fifty_one", "ja")[section].text
    assert english in _sections("fifty_one", "en")[section].text
