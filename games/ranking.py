"""Ranks: equal numbers share one, and the next rank counts them all (1, 2, 2, 4)."""

from collections.abc import Sequence
from typing import Any

__all__ = ["competition_ranks"]


def competition_ranks(keys: Sequence[Any]) -> tuple[int, ...]:  # anything that has an order
    """The rank of each key, in the order given; the highest key has rank 1."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
