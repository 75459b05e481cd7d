"""How long a bot seems to think, so that people can follow what it does."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from protocol.ids import Pace

__all__ = ["thinking_time_s"]

THINKING_S: Mapping[Pace, tuple[float, float]] = MappingProxyType(
    {
        Pace.NONE: (0.0, 0.0),
        Pace.FAST: (0.4, 1.0),
        Pace.NORMAL: (1.0, 2.5),
        Pace.SLOW: (2.5, 5.0),
    }
)
"""Shortest and longest, in seconds."""


def thinking_time_s(pace: Pace, rng: Random) -> float:
    """A time to wait before a move is sent, in seconds; without one there is no chance either."""
    shortest, longest = THINKING_S[pace]
    return shortest if shortest == longest else rng.uniform(shortest, longest)
