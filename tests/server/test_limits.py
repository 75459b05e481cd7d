"""Buckets: what may come at once, and at what rate after."""

import pytest

from server.limits import SWEEP_EVERY, Bucket, Buckets


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_burst_passes_at_once_and_the_next_one_waits() -> None:
    bucket = Bucket(per_s=20, burst=12, now_s=0)
    assert [bucket.take(0) for _ in range(12)] == [0.0] * 12
    assert bucket.take(0) == pytest.approx(0.05)


def test_one_is_free_again_after_the_wait_that_was_told() -> None:
    bucket = Bucket(per_s=20, burst=1, now_s=0)
    bucket.take(0)
    wait_s = bucket.take(0.01)
    assert bucket.take(0.01 + wait_s) == 0.0


def test_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(per_s=20, burst=2, now_s=0)
    assert [bucket.take(3600) > 0 for _ in range(3)] == [False, False, True]


def test_looking_takes_nothing() -> None:
    bucket = Bucket(per_s=1, burst=1, now_s=0)
    assert bucket.has_one(0)
    assert bucket.take(0) == 0.0
    assert not bucket.has_one(0)


def test_what_was_done_beyond_is_paid_for_later() -> None:
    bucket = Bucket(per_s=1, burst=2, now_s=0)
    for _ in range(5):
        bucket.charge(0)
    assert [bucket.has_one(now_s) for now_s in (0, 3.5, 4)] == [False, False, True]


def test_keys_do_not_share() -> None:
    buckets = Buckets[str](per_s=1, burst=1, clock=Clock())
    assert buckets.take("a") == 0.0
    assert buckets.take("b") == 0.0
    assert buckets.take("a") > 0
    assert not buckets.has_one("b")


def test_keys_that_took_nothing_lately_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets[int](per_s=1, burst=1, clock=clock)
    for key in range(SWEEP_EVERY - 2):
        buckets.take(key)
    clock.now_s = 10.0
    for _ in range(3):
        buckets.take(-1)
    assert len(buckets) == 1
