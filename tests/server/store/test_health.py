import pytest
from structlog.testing import capture_logs

from server.store.health import StoreInfo, StoreUnfit, check_fitness
from tests.server.store.opening import opened


def info(version: str = "7.2.4", *, is_file_kept: bool = True, evicts: bool = False) -> StoreInfo:
    return StoreInfo(version, is_file_kept, evicts)


@pytest.mark.parametrize("version", ["7.0.0", "7.2.4", "8.4.1", "10.0.0"])
def test_new_enough_store_is_fit(version: str) -> None:
    with capture_logs() as logs:
        check_fitness(info(version))
    assert logs == []


@pytest.mark.parametrize("version", ["6.2.14", "5.0.7"])
def test_old_store_is_refused(version: str) -> None:
    with pytest.raises(StoreUnfit, match="too old"):
        check_fitness(info(version))


@pytest.mark.parametrize(
    ("found", "event"),
    [
        pytest.param(info(is_file_kept=False), "store forgets", id="no_append_only_file"),
        pytest.param(info(evicts=True), "store evicts", id="keys_are_evicted"),
    ],
)
def test_store_that_may_lose_rooms_is_warned_of(found: StoreInfo, event: str) -> None:
    with capture_logs() as logs:
        check_fitness(found)
    assert [(log["event"], log["log_level"]) for log in logs] == [(event, "warning")]


async def test_running_store_tells_what_it_is(redis_url: str) -> None:
    async with opened(redis_url) as store:
        found = await store.info()
    assert int(found.version.split(".")[0]) >= 7
    assert not found.evicts
