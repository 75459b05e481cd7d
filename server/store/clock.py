"""Redis's time, which is everybody's: its distance from this machine's monotonic clock.

Each look gives the distance with an error of at most half the time that the answer took. The
best look of the last few counts. When a new look contradicts it by more than both errors,
the store's clock has jumped (another machine, a corrected clock), and the old looks go.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from redis.exceptions import ResponseError

from server.errors import StoreUnavailable
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings

__all__ = ["Clock", "Look", "Looks"]

LOOKS_KEPT: Final = 8
DRIFT_MS: Final = 5.0
"""What two sound clocks may differ by over the looks that are kept."""


class Look(NamedTuple):
    """One reading of the other clock."""

    distance_ms: float
    """Its time minus ours."""
    error_ms: float


class Looks:
    """The last looks, and the distance that follows from them."""

    def __init__(self) -> None:
        self._looks: deque[Look] = deque(maxlen=LOOKS_KEPT)
        self.distance_ms = 0.0
        """Their time minus ours, by the best look."""

    def add(self, *, sent_ms: float, theirs_ms: float, received_ms: float) -> None:
        """A reading: our times of question and answer, and their time in between."""
        error_ms = (received_ms - sent_ms) / 2
        look = Look(theirs_ms - (sent_ms + error_ms), error_ms)
        if self._looks and self._contradicts(look):
            self._looks.clear()
        self._looks.append(look)
        self.distance_ms = self._best.distance_ms

    @property
    def _best(self) -> Look:
        return min(self._looks, key=lambda look: look.error_ms)

    def _contradicts(self, look: Look) -> bool:
        best = self._best
        allowed_ms = look.error_ms + best.error_ms + DRIFT_MS
        return abs(look.distance_ms - best.distance_ms) > allowed_ms


class Clock:
    """The store's time without asking for it each time."""

    def __init__(
        self,
        pipeline: Pipeline,
        settings: StoreSettings,
        *,
        own_clock_s: Callable[[], float] = monotonic,
    ) -> None:
        self._pipeline = pipeline
        self._settings = settings
        self._own_clock_s = own_clock_s
        self._looks = Looks()

    def now_ms(self) -> int:
        """Milliseconds since 1970 by Redis. Only after the first `look`."""
        return int(self._own_clock_s() * 1000 + self._looks.distance_ms)

    async def look(self) -> None:
        """Reads Redis's clock. Raises `StoreUnavailable` where no answer comes."""
        sent_ms = self._own_clock_s() * 1000
        seconds, microseconds = await self._pipeline.ask(
            ("TIME",), timeout_s=self._settings.command_timeout_s
        )
        self._looks.add(
            sent_ms=sent_ms,
            theirs_ms=int(seconds) * 1000 + int(microseconds) / 1000,
            received_ms=self._own_clock_s() * 1000,
        )

    async def run(self) -> None:
        """Looks every `clock_interval_s` until it is cancelled."""
        while True:
            await asyncio.sleep(self._settings.clock_interval_s)
            try:
                await self.look()
            except (StoreUnavailable, ResponseError):
                continue  # the last looks still count
