import pytest

from server.store.clock import Looks
from tests.server.store.opening import opened


def looked(*readings: tuple[float, float, float]) -> Looks:
    looks = Looks()
    for sent_ms, theirs_ms, received_ms in readings:
        looks.add(sent_ms=sent_ms, theirs_ms=theirs_ms, received_ms=received_ms)
    return looks


@pytest.mark.parametrize(
    ("readings", "distance_ms"),
    [
        pytest.param([(100, 1_105, 110)], 1_000, id="half_the_way_back_is_taken_off"),
        pytest.param([(100, 1_101, 102), (200, 1_290, 300)], 1_000, id="quick_answer_counts_most"),
        pytest.param([(100, 1_145, 200), (300, 1_301, 302)], 1_000, id="better_look_comes_later"),
        pytest.param([(100, 1_101, 102), (200, 9_201, 202)], 9_000, id="clock_jumped_on"),
        pytest.param([(100, 1_101, 102), (200, -799, 202)], -1_000, id="clock_jumped_back"),
        pytest.param([(100, 1_101, 102)] + [(200, 1_205, 210)] * 8, 1_000, id="old_looks_go"),
    ],
)
def test_distance_is_that_of_the_best_look(
    readings: list[tuple[float, float, float]], distance_ms: float
) -> None:
    assert looked(*readings).distance_ms == pytest.approx(distance_ms, abs=1)


async def test_time_is_that_of_redis(redis_url: str) -> None:
    async with opened(redis_url) as store, opened(redis_url) as other:
        assert abs(store.clock.now_ms() - other.clock.now_ms()) < 1_000
        before_ms = store.clock.now_ms()
        await store.clock.look()
        assert store.clock.now_ms() >= before_ms - 1_000
