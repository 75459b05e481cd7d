"""Every sentence for people, in Japanese and English, from `locales/`.

Keys are made of the names on the wire, in lower case: `key("reason", "fifty_one", "pass_used")`
is `reason-fifty-one-pass-used`.
"""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from clients.printable import printable

__all__ = ["LANGUAGES", "LOCALES", "Language", "Texts", "key", "language_of", "texts_in"]

Language: TypeAlias = Literal["ja", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LOCALES = Path(__file__).parents[1] / "locales"


class Texts:
    """The sentences of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, **arguments: str | int) -> str:
        """The sentence `key` with its variables filled in; control characters in them escaped.

        Raises:
            KeyError: there is no such sentence.
        """
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        safe = {name: _safe(value) for name, value in arguments.items()}
        text, _ = self._bundle.format_pattern(pattern, safe)
        return str(text)

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return self._bundle.has_message(key)

    def list(self, items: Iterable[str]) -> str:
        """The items in one line."""
        return self("list-separator").join(items)


@cache
def texts_in(language: Language) -> Texts:
    """The sentences of that language, read once."""
    return Texts(language)


def key(*names: str) -> str:
    """The key of names on the wire."""
    return "-".join(names).replace("_", "-").lower()


def language_of(chosen: str | None, environment: Mapping[str, str] = os.environ) -> Language:
    """The language chosen, else that of the environment, else English."""
    wishes = (chosen, *(environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    wish = next((wish for wish in wishes if wish), "")
    return "ja" if wish.lower().startswith("ja") else "en"


def _safe(value: str | int) -> str | int:
    return printable(value) if isinstance(value, str) else value
