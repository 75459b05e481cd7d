"""The help pages: one outline in both languages, and nothing left out that they must hold.

It is long for its tables: one a game, of the points that its page must hold.
"""

import re
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from pathlib import Path

import pytest
from wcwidth import wcswidth

from games.five_hundred.state import FiveHundredPhase
from games.five_hundred.view import PHASE_ANCHORS
from games.options import GameOptions, OptionSpec, option_specs
from games.page_one.options import PageOneOptions
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
        assert _values_named(spec) <= set(re.findall(r"\*\*(-?\w+)\*\*", "\n".join(section.lines)))


def _values_named(spec: OptionSpec) -> set[str]:
    """What the section prints in bold: each value, or the ends of a range and its standard."""
    if spec.low is not None:
        return {str(spec.low), str(spec.high), str(spec.default)}
    is_word = (bool, type(None))
    return {
        str(value).lower() if isinstance(value, is_word) else str(value) for value in spec.values
    }


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


PAGE_ONE_BEFORE_OPTIONS = (
    "aim",
    "deal",
    "turn",
    "follow",
    "draw",
    "trick",
    "end",
    "declare",
    "challenge",
    "joker",
    "joker-lead",
    "joker-last",
    "scoring",
    "match",
    "options",
)


def test_sections_of_page_one_stand_in_order() -> None:
    options = [_option_anchor(spec) for spec in option_specs(PageOneOptions)]
    anchors = list(_sections("page_one", "ja"))
    assert anchors == ["page-one", *PAGE_ONE_BEFORE_OPTIONS, *options, *AFTER_OPTIONS]


@pytest.mark.parametrize(
    ("section", "japanese", "english"),
    [
        pytest.param(section, japanese, english, id=point)
        for point, section, japanese, english in [
            # tips
            ("weak card", "tips", "弱いカードから出す", "Lead a weak card"),
            ("of the longest suit", "tips", "いちばん多いマーク", "of your longest suit"),
            ("why", "tips", "引かずにすみます", "will not have to draw"),
            ("save A and K", "tips", "AとKは終わりまでとっておく", "Save A and K for the end"),
            ("win with two", "tips", "勝てるほうを出す", "play the one that wins"),
            ("with the word", "tips", "「ページワン」と言いながら", "say Page One with it"),
            ("lead the last", "tips", "最後の1枚を出してあがり", "then lead the last"),
            ("who drew", "tips", "引いた人は、そのマークを持っていない", "none of that suit"),
            ("lead that", "tips", "そのマークを台札にする", "lead it, and they draw again"),
            ("A and K gone", "tips", "AとKがもう出たか", "whether A and K have gone"),
            ("discards come back", "tips", "まぜ直されて戻ってくる", "Discards come back"),
            ("do not forget", "tips", "言い忘れない", "Do not forget to say it"),
            ("watch the others", "tips", "ほかの人も見る", "watch the others"),
            ("five cards turn it", "tips", "5枚ふえると", "five cards turn the round"),
            # questions
            ("draw though", "questions", "引いてもいい？ いいえ", "hold the suit? No."),
            ("pass", "questions", "パスはできる？ できません", "May I pass? No."),
            ("too late", "questions", "いつまでに言えば間に合う？", "When exactly is it too late"),
            ("with the play", "questions", "出すのといっしょなら必ず", "it is never too late"),
            ("joker last", "questions", "最後の1枚がジョーカー", "last card is a joker?"),
            ("stock empty", "questions", "山札がなくなったら？", "if the stock is empty?"),
            # rulings
            ("two cards", "rulings", "手札が2枚のときだけ", "needs two cards in your hand"),
            ("draw yourself", "rulings", "自分で引く", "You draw yourself"),
            ("limit", "rulings", "引き分けにはなりません", "the round is not drawn"),
            ("lead handed on", "rulings", "親をゆずった人", "Handing on the lead"),
            ("several cards", "rulings", "もう1枚ではない", "no longer has one card"),
            ("nothing to draw", "rulings", "引くカードのない指摘", "nothing to draw"),
            ("trick limit", "rulings", "のこりがいちばん少ない人の勝ち", "fewest cards has won"),
            ("closed hands", "rulings", "手札は最後まで見せない", "Hands stay closed"),
            ("nothing is pointed out", "declare", "言い忘れを教えません", "No screen points out"),
        ]
    ],
)
def test_page_one_holds_every_point(section: str, japanese: str, english: str) -> None:
    assert japanese in _sections("page_one", "ja")[section].text
    assert english in _sections("page_one", "en")[section].text


FORTY_SIX_BEFORE_OPTIONS = (
    "aim",
    "deal",
    "points",
    "fukujin",
    "turn",
    "first-lap",
    "exchange-one",
    "flush",
    "joker",
    "ace",
    "stop",
    "last-turn",
    "showdown",
    "scoring",
    "match",
    "options",
)


def test_sections_of_46_stand_in_order() -> None:
    options = [_option_anchor(spec) for spec in _specs("forty_six")]
    anchors = list(_sections("forty_six", "ja"))
    assert anchors == ["forty-six", *FORTY_SIX_BEFORE_OPTIONS, *options, *AFTER_OPTIONS]


@pytest.mark.parametrize(
    ("section", "japanese", "english"),
    [
        pytest.param(section, japanese, english, id=point)
        for point, section, japanese, english in [
            # tips
            ("ace shields its suit", "tips", "Aはそのマークを全部守る", "shields its whole suit"),
            ("what was given tells", "tips", "しかたなく出したのか", "because they had to"),
            ("or a lower one", "tips", "Aが残りを守っているので", "an ace protects the rest"),
            ("or is a bluff", "tips", "だます", "Bluff"),
            ("break up in time", "tips", "10・J・Q・Kは早めにくずす", "Break up 10 J Q K in time"),
            ("no hope of the ace", "tips", "Aが来そうにないなら", "no hope of the ace"),
            (
                "over 46 is out",
                "tips",
                "46点をこえて失格",
                "more than 46, and that is disqualified",
            ),
            ("stop or spoil", "tips", "くずすくらいならストップ", "Stop rather than spoil"),
            ("measured", "tips", "この部屋のコンピューター4人で", "four of our bots"),
            # Fukujin
            ("Fukujin 46", "fukujin", "10＋11＋12＋13＝46", "10 + 11 + 12 + 13 = 46"),
            ("why it outranks", "fukujin", "なぜほかの46点より上", "Why does it outrank"),
            ("order of suits", "fukujin", "♠、♥、♣、♦の順", "spades rank first"),
            # rules that are easily missed
            ("never dealt", "deal", "手札に来ることはありません", "nobody is dealt the joker"),
            ("never taken", "joker", "ジョーカーはだれも取れません", "nobody can take it"),
            ("only you are told", "ace", "自分だけにわかります", "Only you are told"),
            ("a taken ace", "ace", "まだ守ってくれません", "does not protect yet"),
            ("nobody is told of a stop", "stop", "知らされません", "nobody is told that you could"),
            ("no pass", "turn", "パスはありません", "There is no pass"),
            # rulings
            ("a wrong exchange", "rulings", "プログラムがことわります", "the program refuses it"),
            ("shared and failed", "rulings", "1位のままですが", "without the win"),
            ("all disqualified", "rulings", "全員が失格", "All disqualified"),
            ("standing is told", "rulings", "そろった手だとわかります", "that your hand is good"),
            # questions
            ("47", "questions", "47点でも", "Is 47 better than nothing? No."),
            ("people", "questions", "2〜6人です", "2 to 6, best 3 to 5"),
            ("unlike 51", "questions", "51とはどうちがう", "How is 46 different from 51"),
        ]
    ],
)
def test_46_holds_every_point(section: str, japanese: str, english: str) -> None:
    assert japanese in _sections("forty_six", "ja")[section].text
    assert english in _sections("forty_six", "en")[section].text


FIVE_HUNDRED_BEFORE_OPTIONS = (
    "aim",
    "sides",
    "deal",
    "bowers",
    "turn",
    "auction",
    "bid-order",
    "misere",
    "blind-misere",
    "sans-kitty",
    "exchange",
    "naming-the-joker",
    "five-players",
    "play",
    "following",
    "joker",
    "free-joker",
    "leading-the-joker",
    "claims",
    "scoring",
    "match",
    "options",
)


def test_sections_of_five_hundred_stand_in_order() -> None:
    options = [_option_anchor(spec) for spec in _specs("five_hundred")]
    anchors = list(_sections("five_hundred", "ja"))
    assert anchors == ["five-hundred", *FIVE_HUNDRED_BEFORE_OPTIONS, *options, *AFTER_OPTIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_of_five_hundred_links_to_a_section(language: str) -> None:
    assert set(PHASE_ANCHORS) == set(FiveHundredPhase)
    assert set(PHASE_ANCHORS.values()) <= set(_sections("five_hundred", language))


@pytest.mark.parametrize(
    ("section", "japanese", "english"),
    [
        pytest.param(section, japanese, english, id=point)
        for point, section, japanese, english in [
            # background
            (
                "Australia",
                "background",
                "オーストラリアの国民的な",
                "Australia's national card game",
            ),
            ("made in America", "background", "生まれはアメリカ", "made in the United States"),
            ("1904", "background", "1904年", "copyrighted there in 1904"),
            ("its name", "background", "目標の500点から", "named for its target"),
            ("Euchre", "background", "ユーカー", "grew out of Euchre"),
            ("ten cards", "background", "5枚だった手札が10枚", "ten cards instead of five"),
            ("who chooses", "background", "いちばん多くのトリックを約束", "contracts for the most"),
            ("cut pack", "background", "カードをへらして", "The pack is cut"),
            ("bower", "background", "Bauer（農夫）", "from German Bauer"),
            ("misere", "background", "ひどい貧しさ", "extreme poverty"),
            ("no trumps", "background", "ただ1枚の切札", "the joker is the only trump"),
            ("back door", "background", "裏口から出る", "out the back door"),
            # questions
            ("which jack", "questions", "どのJがどのバウアー？", "Which jack is which?"),
            ("left follows", "questions", "なぜ切札に従うの？", "must the jack of another suit"),
            ("joker", "questions", "ジョーカーはどう使う？", "may the joker do at no trumps?"),
            ("when misere", "questions", "ミゼールはいつビッドできる？", "When can misère be bid?"),
            ("nobody bids", "questions", "だれもビッドしなかったら？", "when nobody bids?"),
            ("both pass 500", "questions", "両方が500点をこえたら", "when both pass 500?"),
            # rules that are easily missed
            ("left bower", "bowers", "どんなときも切札", "a trump in every way"),
            ("named or not", "naming-the-joker", "持っていてもいなくても", "has the joker or not"),
            ("unnamed in misere", "naming-the-joker", "必ず決めましょう", "name it if you keep it"),
            ("secret partner", "five-players", "本人しか知りません", "Nobody else knows who"),
            ("called in the kitty", "five-players", "味方なしで", "you have no partner"),
            ("any call shows", "blind-misere", "手札が見えます", "Any call shows you your cards"),
            ("void in misere", "free-joker", "相手も必ず", "opponents too"),
            (
                "win by contract",
                "match",
                "トリックの点だけでは勝てません",
                "points alone nobody wins",
            ),
            # rulings
            ("OM and BM", "rulings", "先に言ったほうが残ります", "whichever is called first"),
            ("BM and seven", "rulings", "7はいらない", "Blind misère needs no seven"),
            ("value and rank", "rulings", "240点の8♠より下", "ranks below 8♠ with 240"),
            ("joker away", "rulings", "ジョーカーを捨ててもよい", "joker may be put away"),
            ("named lead counts", "rulings", "リードされたスートに数えます", "counts as led"),
            ("all four led", "rulings", "ジョーカーのリードだけ", "restricts the lead"),
            ("the cap", "rulings", "490か480で止まります", "stops at 490 or 480"),
            ("over 500", "rulings", "もう500点をこえている", "Already over 500"),
            ("three sides", "rulings", "3組以上の裏口負け", "three or more sides"),
            ("claims", "rulings", "クレームをしても番は", "A claim does not change"),
            # tips
            ("sure tricks", "tips", "確かなトリックを数える", "Count your sure tricks"),
            ("draw trumps", "tips", "まず切札をリード", "draw trumps first"),
            ("partner wins", "tips", "味方が勝っているトリック", "your partner's winning card"),
        ]
    ],
)
def test_five_hundred_holds_every_point(section: str, japanese: str, english: str) -> None:
    assert japanese in _sections("five_hundred", "ja")[section].text
    assert english in _sections("five_hundred", "en")[section].text
