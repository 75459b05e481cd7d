"""Runs vectors through the module of their game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tests.vectors import fifty_one, five_hundred, forty_six, page_one
from tests.vectors.vector import Check, Mismatch, Vector

__all__ = ["CHECKS", "Outcome", "check_vector", "run"]

CHECKS: Mapping[str, Mapping[str, Check]] = {
    "fifty_one": fifty_one.CHECKS,
    "five_hundred": five_hundred.CHECKS,
    "forty_six": forty_six.CHECKS,
    "page_one": page_one.CHECKS,
}
"""Per game, what each kind of line says."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a line fared."""

    id: str
    failure: str = ""
    """Why it failed; empty when it passed."""


def check_vector(vector: Vector) -> None:
    """Check one line.

    Raises:
        Mismatch: it does not hold, or its game or kind is unknown.
    """
    checks = CHECKS.get(vector.game)
    if checks is None:
        raise Mismatch(f"unknown game {vector.game!r}")
    check = checks.get(vector.kind)
    if check is None:
        raise Mismatch(f"unknown kind {vector.kind!r}")
    check(vector)


def run(vectors: Iterable[Vector]) -> list[Outcome]:
    """Check every line, whatever the others say."""
    return [_outcome(vector) for vector in vectors]


def _outcome(vector: Vector) -> Outcome:
    try:
        check_vector(vector)
    except Exception as failure:  # a line that trips the rules has failed like any other
        return Outcome(vector.id, f"{type(failure).__name__}: {failure}")
    return Outcome(vector.id)
