"""The file of a pack: JSON, as docs/packs.md describes it for those who write one.

Every fault of a file is found at once and named by its place in it (`cards.AS.caption.en`).
"""

import json
from pathlib import Path
from typing import Annotated, Final

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
)

from games.cards import parse_card
from games.errors import NotationError
from server.packs.pictures import PICTURE_NAME

__all__ = ["CardText", "PackFile", "PackFileError", "Texts", "read_pack_file"]

FILE_BYTES_MAX: Final = 256 * 1024
NAME_LENGTH_MAX: Final = 40
CAPTION_LENGTH_MAX: Final = 24
LINE_LENGTH_MAX: Final = 60
ABOUT_LENGTH_MAX: Final = 1000
CARDS_MAX: Final = 66
"""All that are played with in any game."""


class PackFileError(Exception):
    """A file that is no pack; `problems` says why, one line each."""

    def __init__(self, *problems: str) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


def _from_1_to(longest: int) -> StringConstraints:
    return StringConstraints(strip_whitespace=True, min_length=1, max_length=longest)


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("holds a character that cannot be shown in a line")
    return text


def _for_every_language(value: object) -> object:
    """One text for all people is the same in each language."""
    return {"ja": value, "en": value} if isinstance(value, str) else value


def _card(text: str) -> str:
    try:
        return parse_card(text)
    except NotationError:
        raise ValueError("is no card: a card is a rank and a suit, as TD, or JK") from None


def _picture_name(text: str) -> str:
    if not PICTURE_NAME.fullmatch(text):
        raise ValueError("a picture is a file beside this one: letters and digits, .png .webp .svg")
    return text


_Shown = AfterValidator(_printable)
_NameText = Annotated[str, _from_1_to(NAME_LENGTH_MAX), _Shown]
_CaptionText = Annotated[str, _from_1_to(CAPTION_LENGTH_MAX), _Shown]
_LineText = Annotated[str, _from_1_to(LINE_LENGTH_MAX), _Shown]
_Card = Annotated[str, AfterValidator(_card)]
_PictureName = Annotated[str, AfterValidator(_picture_name)]


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Texts(_Model):
    """A text in both languages; a pack may write one text for both."""

    ja: str
    en: str


class _Name(Texts):
    ja: _NameText
    en: _NameText


class _Caption(Texts):
    ja: _CaptionText
    en: _CaptionText


class _Line(Texts):
    ja: _LineText
    en: _LineText


class CardText(_Model):
    """What stands on a card beside rank and suit."""

    caption: Annotated[_Caption, BeforeValidator(_for_every_language)]
    line: Annotated[_Line | None, BeforeValidator(_for_every_language)] = None
    picture: _PictureName | None = None


class PackFile(_Model):
    """A whole file."""

    name: Annotated[_Name, BeforeValidator(_for_every_language)]
    about: Annotated[str, StringConstraints(max_length=ABOUT_LENGTH_MAX)] = ""
    """Who made it, and whose the pictures are: for those who read the file."""
    back: _PictureName | None = None
    number_design: _PictureName | None = None
    cards: Annotated[dict[_Card, CardText], Field(min_length=1, max_length=CARDS_MAX)]


def read_pack_file(path: Path) -> PackFile:
    """What a file says.

    Raises:
        PackFileError: it is no pack.
    """
    try:
        if path.stat().st_size > FILE_BYTES_MAX:
            raise PackFileError(f"longer than {FILE_BYTES_MAX // 1024} KiB")
        fields = json.loads(path.read_text("utf-8"), object_pairs_hook=_mapping)
        return PackFile.model_validate(fields)
    except OSError as error:
        raise PackFileError(f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise PackFileError("is not written in UTF-8") from None
    except ValidationError as error:
        raise PackFileError(*_problems(error)) from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise PackFileError(f"is no JSON: {error.msg} ({where})") from None
    except (ValueError, RecursionError) as error:
        raise PackFileError(f"is no JSON: {error}") from None


def _mapping(pairs: list[tuple[str, object]]) -> dict[str, object]:
    mapping: dict[str, object] = {}
    for name, value in pairs:
        if name in mapping:
            raise ValueError(f'"{name}" stands twice')
        mapping[name] = value
    return mapping


def _problems(error: ValidationError) -> list[str]:
    """One line for each fault: where it is, and what it is."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [f"{_place(fault['loc'])}: {_sentence(fault['type'], fault['msg'])}" for fault in found]


def _place(location: tuple[int | str, ...]) -> str:
    return ".".join(str(part) for part in location if part != "[key]") or "the file"


def _sentence(kind: str, message: str) -> str:
    match kind:
        case "extra_forbidden":
            return "there is no such field"
        case "missing":
            return "is missing"
        case _:
            return message.removeprefix("Value error, ")
