import pytest

from server.store.backoff import Backoff


@pytest.mark.parametrize(
    ("attempt", "longest_s"), [(1, 1.0), (2, 2.0), (3, 4.0), (4, 5.0), (5, 5.0)]
)
def test_waits_double_up_to_the_longest(attempt: int, longest_s: float) -> None:
    for _ in range(50):
        backoff = Backoff(first_s=1.0, most_s=5.0)
        waits = [backoff.next_s() for _ in range(attempt)]
        assert longest_s / 2 <= waits[-1] <= longest_s


def test_success_makes_waits_short_again() -> None:
    backoff = Backoff(first_s=1.0, most_s=64.0)
    for _ in range(5):
        backoff.next_s()
    backoff.reset()
    assert backoff.next_s() <= 1.0
