"""How much a test run does and how long it waits, each by one factor from the environment."""

import asyncio
import os

__all__ = ["deadline", "patience", "scaled"]

EVERYDAY_SCALE = 0.01


def scaled(count: int) -> int:
    """The part of a full run's `count` that this run does, at least 1.

    `BAFUDA_TEST_SCALE` is the part: 0.01 every day, 0.1 in `./test all`, 1 for a full run.
    """
    return max(1, round(count * float(os.environ.get("BAFUDA_TEST_SCALE", EVERYDAY_SCALE))))


def patience(seconds: float) -> float:
    """The seconds to wait on this machine: `BAFUDA_TEST_PATIENCE` (1) stretches them all."""
    return seconds * float(os.environ.get("BAFUDA_TEST_PATIENCE", "1"))


def deadline(seconds: float) -> asyncio.Timeout:
    """The limit to put around a wait for an event: `async with deadline(2): ...`."""
    return asyncio.timeout(patience(seconds))
