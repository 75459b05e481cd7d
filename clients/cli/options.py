"""Options of a game as people read and type them."""

import unicodedata
from collections.abc import Mapping

from clients.cli.table import Scene
from clients.texts import Texts, key
from protocol.game_values import OptionSpec, OptionValue

__all__ = ["all_options", "differing_options", "option_name", "option_text", "parse_choice"]

_WORDS: Mapping[str, OptionValue] = {
    "true": True,
    "yes": True,
    "on": True,
    "はい": True,
    "false": False,
    "no": False,
    "off": False,
    "いいえ": False,
    "none": None,
    "なし": None,
}


def all_options(scene: Scene) -> list[str]:
    """Every option with its value, what it means, and what may be chosen."""
    room = scene.table.room
    info = None if room is None else scene.table.games.get(room.game)
    if room is None or info is None:
        return []
    lines = [scene.texts("options-title")]
    for spec in info.options:
        lines += _option(spec, room.options.get(spec.name), room.game, scene)
    return [*lines, scene.texts("option-how")]


def differing_options(scene: Scene) -> list[str]:
    """What differs from the standard, or that nothing does."""
    room = scene.table.room
    if room is None or not room.differing:
        return [scene.texts("options-standard")]
    each = [
        scene.texts(
            "option-line",
            name=option_name(scene.texts, room.game, name),
            id=name,
            value=_value(scene.texts, room.game, name, value),
        )
        for name, value in room.differing.items()
    ]
    return [scene.texts("options-differing"), *each]


def option_text(scene: Scene, game: str, name: str, value: OptionValue) -> str:
    """An option and a value of it, in short."""
    return f"{option_name(scene.texts, game, name)} {_value(scene.texts, game, name, value)}"


def option_name(texts: Texts, game: str, name: str) -> str:
    """The option's name for people."""
    name_key = key("option", game, name)
    return texts(name_key) if texts.has(name_key) else name


def parse_choice(spec: OptionSpec | None, game: str, typed: str, texts: Texts) -> OptionValue:
    """The value that a person typed: its name on the wire, a number, or its name on the screen.

    What is no value at all is given as it was typed: the server says what is allowed.
    """
    folded = _fold(typed)
    for value in () if spec is None else spec.values:
        label = _value(texts, game, spec.name if spec else "", value)
        if folded in (_fold(_id(value)), _fold(label)):
            return value
    if folded.removeprefix("-").isdecimal():
        return int(folded)
    return _WORDS.get(folded, typed)


def _fold(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().casefold()


def _option(spec: OptionSpec, value: OptionValue, game: str, scene: Scene) -> list[str]:
    texts = scene.texts
    is_standard = value == spec.default
    line = texts(
        "option-line-standard" if is_standard else "option-line",
        name=option_name(texts, game, spec.name),
        id=spec.name,
        value=_value(texts, game, spec.name, value),
    )
    what = key("option", game, spec.name, "what")
    notes = [*([texts(what)] if texts.has(what) else []), _allowed(spec, game, texts)]
    return [line, *(f"  {note}" for note in notes)]


def _allowed(spec: OptionSpec, game: str, texts: Texts) -> str:
    if spec.low is not None and spec.high is not None:
        return texts("option-range", low=spec.low, high=spec.high)
    each = [f"{_id(value)} = {_value(texts, game, spec.name, value)}" for value in spec.values]
    return texts("option-values", values=texts.list(each))


def _value(texts: Texts, game: str, name: str, value: OptionValue) -> str:
    exact = key("option", game, name, _id(value))
    if texts.has(exact):
        return texts(exact)
    number = key("option", game, name, "number")
    if type(value) is int and texts.has(number):
        return texts(number, number=value)
    general = key("option-value", _id(value))
    return texts(general) if texts.has(general) else _id(value)


def _id(value: OptionValue) -> str:
    """The value as it is typed."""
    match value:
        case True:
            return "true"
        case False:
            return "false"
        case None:
            return "none"
        case _:
            return str(value)
