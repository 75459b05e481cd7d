"""Wakes a room when its deadline comes."""

from asyncio import TimerHandle
from collections.abc import Callable

from server.room.clocks import UNDER_WAY_MS

__all__ = ["Alarm", "CallLater"]

CallLater = Callable[[float, Callable[[], None]], TimerHandle]

AT_LEAST_MS = 10
"""The store's clock decides; one that is behind ours is asked again after so long."""

OVERDUE_MS = 1_000


class Alarm:
    """One room's deadline in this process. Every process that shows the room has one."""

    def __init__(
        self,
        on_deadline: Callable[[int], None],
        *,
        call_later: CallLater,
        now_ms: Callable[[], int],
    ) -> None:
        """`on_deadline` is called with the deadline, once moves under way have had their time."""
        self._on_deadline = on_deadline
        self._call_later = call_later
        self._now_ms = now_ms
        self._deadline_ms: int | None = None
        self._timer: TimerHandle | None = None

    def set(self, deadline_ms: int | None) -> None:
        """The deadline is this one, or none; nothing is done where it was before."""
        if deadline_ms != self._deadline_ms:
            self._start(deadline_ms)

    def again(self) -> None:
        """It came too early, or to nothing: the same deadline once more."""
        self._start(self._deadline_ms)

    def ring_if_overdue(self) -> None:
        """Rings if it has rung to nothing, as when the store was full."""
        deadline_ms = self._deadline_ms
        if deadline_ms is None or self._timer is not None:
            return
        if self._now_ms() > deadline_ms + UNDER_WAY_MS + OVERDUE_MS:
            self._ring()

    def _start(self, deadline_ms: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._deadline_ms = deadline_ms
        if deadline_ms is not None:
            wait_ms = max(deadline_ms + UNDER_WAY_MS - self._now_ms(), AT_LEAST_MS)
            self._timer = self._call_later(wait_ms / 1000, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._deadline_ms is not None:
            self._on_deadline(self._deadline_ms)
