"""Growing waits between attempts, so that many clients do not come back at once."""

from random import uniform

__all__ = ["Backoff"]


class Backoff:
    """Waits that double from `first_s` to `most_s`, each shortened by chance to half at least."""

    def __init__(self, *, first_s: float, most_s: float) -> None:
        self._first_s = first_s
        self._most_s = most_s
        self._next_s = first_s

    def next_s(self) -> float:
        """How long to wait before the next attempt."""
        wait_s = self._next_s
        self._next_s = min(2 * wait_s, self._most_s)
        return uniform(wait_s / 2, wait_s)

    def reset(self) -> None:
        """The attempt succeeded: the next wait is a short one."""
        self._next_s = self._first_s
