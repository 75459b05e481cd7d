"""One line of a vectors file, and the comparison of what it says with what the rules say."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from games.options import GameOptions

__all__ = ["Check", "Fields", "Mismatch", "Vector", "expect", "read_vectors"]

Fields: TypeAlias = Mapping[str, Any]  # JSON: each kind knows the types of its fields


class Mismatch(AssertionError):
    """The rules say something else than the line, or nobody knows what the line says."""


@dataclass(frozen=True, slots=True)
class Vector:
    """A fact about the rules of a game."""

    id: str
    game: str
    """The stem of the file."""
    kind: str
    fields: Fields
    """The whole line."""

    def options(self, options: type[GameOptions]) -> Any:  # of the class given
        """The options that hold for the line."""
        return options.build(self.fields.get("options", {}))


Check: TypeAlias = Callable[[Vector], None]
"""Raises `Mismatch` where the rules do not say what the line says."""


def read_vectors(path: Path) -> list[Vector]:
    """The lines of a vectors file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [_vector(path.stem, json.loads(line)) for line in lines if line.strip()]


def expect(what: str, said: object, found: object) -> None:
    """Compare what the line says with what the rules say.

    Raises:
        Mismatch: they differ.
    """
    if said != found:
        raise Mismatch(f"{what}: the line says {said!r}, the rules say {found!r}")


def _vector(game: str, fields: Fields) -> Vector:
    return Vector(fields.get("id", "?"), game, fields.get("kind", "?"), fields)
