"""How often something may be done: a bucket of allowances that fills at a steady rate."""

from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["Bucket", "Buckets"]

Key = TypeVar("Key")

SWEEP_EVERY = 1024


class Bucket:
    """Holds up to `burst` allowances and gains `per_s` of them each second."""

    __slots__ = ("_at_s", "_burst", "_left", "_per_s")

    def __init__(self, *, per_s: float, burst: float, now_s: float) -> None:
        self._per_s = per_s
        self._burst = burst
        self._left = burst
        self._at_s = now_s

    def take(self, now_s: float) -> float:
        """Takes one allowance: 0.0, or the seconds until there is one, and none is taken."""
        self._fill(now_s)
        if self._left < 1:
            return (1 - self._left) / self._per_s
        self._left -= 1
        return 0.0

    def charge(self, now_s: float) -> None:
        """Takes one allowance, in advance where there is none: it is for what has been done."""
        self._fill(now_s)
        self._left -= 1

    def has_one(self, now_s: float) -> bool:
        """Is there an allowance? None is taken."""
        self._fill(now_s)
        return self._left >= 1

    def is_full(self, now_s: float) -> bool:
        """Has nothing been taken lately?"""
        self._fill(now_s)
        return self._left >= self._burst

    def _fill(self, now_s: float) -> None:
        self._left = min(self._burst, self._left + (now_s - self._at_s) * self._per_s)
        self._at_s = now_s


class Buckets(Generic[Key]):
    """A bucket for each key; full ones are forgotten."""

    def __init__(self, *, per_s: float, burst: float, clock: Callable[[], float]) -> None:
        self._per_s = per_s
        self._burst = burst
        self._clock = clock
        self._by_key: dict[Key, Bucket] = {}
        self._since_sweep = 0

    def take(self, key: Key) -> float:
        """As `Bucket.take`, for `key`."""
        return self._bucket(key).take(self._clock())

    def charge(self, key: Key) -> None:
        """As `Bucket.charge`, for `key`."""
        self._bucket(key).charge(self._clock())

    def has_one(self, key: Key) -> bool:
        """As `Bucket.has_one`, for `key`."""
        return self._bucket(key).has_one(self._clock())

    def __len__(self) -> int:
        return len(self._by_key)

    def _bucket(self, key: Key) -> Bucket:
        self._since_sweep += 1
        if self._since_sweep >= SWEEP_EVERY:
            self._sweep()
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = Bucket(per_s=self._per_s, burst=self._burst, now_s=self._clock())
            self._by_key[key] = bucket
        return bucket

    def _sweep(self) -> None:
        now_s = self._clock()
        self._since_sweep = 0
        self._by_key = {
            key: bucket for key, bucket in self._by_key.items() if not bucket.is_full(now_s)
        }
