"""Names of people: cleaned on the way in, unique in a room, as wide as a table has place for.

A name that equals another in the room, or looks like it (capitals, width, letters of another
alphabet), gets a number that everybody sees: 花子 2. So no two are taken for each other.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import count

from wcwidth import iter_graphemes, wcswidth

__all__ = ["BOT_NAMES", "NAME_COLUMNS_MAX", "clean_name", "skeleton", "unique_name"]

NAME_COLUMNS_MAX = 12
"""Columns of a terminal: twelve Latin letters, six kanji."""

MARKS_MAX = 3
"""Combining marks on one letter: no script that people write names in needs more."""

BOT_NAMES = (
    *("Matsu", "Ume", "Sakura", "Fuji", "Ayame", "Botan"),
    *("Hagi", "Susuki", "Kiku", "Momiji", "Yanagi", "Kiri"),
)
"""The plants of the twelve months on the Japanese flower cards."""

_DEFAULT_NAMES = {"ja": "ゲスト", "en": "Guest"}

# Letters that show nothing: fillers of the Korean alphabet, the empty braille cell, and marks
# that only steer how others are shown.
_INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5") | frozenset(
    chr(point)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for point in range(first, last + 1)
)

# What looks alike in ordinary type, after folding to lower case: of Unicode's confusables
# (UTS 39) those that keyboards for names can type. Cyrillic and Greek against Latin, digits and
# signs against letters, kanji and hiragana against katakana.
_LIKENESSES = (
    "aаα bьвβ cсϲ dԁ eеεє hһн iіι1l|!ı jјϳ kкκ mм nηп oоοσ0 pрρ "
    "qԛ sѕ5$ tтτ uυ vν wԝω xхχ yуγ zζ カ力 ロ口囗 ニ二 ハ八 エ工 タ夕 ト卜 ヘへ "
    "ベべ ペぺ リり ー一―—–-"
)
"""Each word: a letter, then what looks like it."""

_LOOK_ALIKES = {ord(odd): word[0] for word in _LIKENESSES.split() for odd in word[1:]}


def clean_name(text: str, *, locale: str) -> str:
    """The name that `text` can be: visible, on one line, at most `NAME_COLUMNS_MAX` wide.

    An empty one becomes a guest's, in the language of who bears it.
    """
    visible = "".join(_bounded_marks(_visible(unicodedata.normalize("NFKC", text))))
    name = unicodedata.normalize("NFC", " ".join(visible.split()))
    return _cut(name, NAME_COLUMNS_MAX) or _DEFAULT_NAMES.get(locale, _DEFAULT_NAMES["en"])


def unique_name(name: str, taken: Iterable[str]) -> str:
    """The name, with the lowest number that makes it unlike all that are taken."""
    skeletons = {skeleton(other) for other in taken}
    if skeleton(name) not in skeletons:
        return name
    return next(
        numbered
        for number in count(2)
        if skeleton(numbered := _with_number(name, number)) not in skeletons
    )


def skeleton(name: str) -> str:
    """What is left of a name when look-alikes are the same: only to be compared."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(_LOOK_ALIKES)
    return "".join(folded.split())


def _with_number(name: str, number: int) -> str:
    suffix = f" {number}"
    return _cut(name, NAME_COLUMNS_MAX - len(suffix)) + suffix


def _cut(name: str, columns: int) -> str:
    """As many whole graphemes of the name as fit."""
    kept = ""
    for grapheme in iter_graphemes(name):
        if wcswidth(kept + grapheme) > columns:
            break
        kept += grapheme
    return kept.rstrip()


def _visible(text: str) -> Iterator[str]:
    """The text without controls, formats (direction overrides, joiners) and private signs."""
    for character in text:
        category = unicodedata.category(character)
        if category[0] == "Z" or character in "\t\n\r":
            yield " "
        elif category[0] != "C" and character not in _INVISIBLE:
            yield character


def _bounded_marks(characters: Iterable[str]) -> Iterator[str]:
    """The characters without marks that have no letter to stand on, or too many before them."""
    marks = MARKS_MAX
    for character in characters:
        is_mark = unicodedata.category(character)[0] == "M"
        marks = marks + 1 if is_mark else (MARKS_MAX if character == " " else 0)
        if not is_mark or marks <= MARKS_MAX:
            yield character
