"""Opening and closing."""

from pathlib import Path

import pytest

from server.errors import StoreUnavailable
from tests.proxy import open_proxy
from tests.server.store.examples import first_commit, lobby
from tests.server.store.opening import opened, outcome_of


async def test_store_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable):
        async with opened(f"unix://{tmp_path}/nobody.sock", command_timeout_s=0.2):
            pass


async def test_error_of_the_user_of_a_store_leaves_it_as_it_is(redis_url: str) -> None:
    with pytest.raises(KeyError, match="a bug"):
        async with opened(redis_url):
            raise KeyError("a bug")


async def test_closed_store_leaves_no_connection(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy:
        async with opened(proxy.redis_url) as store:
            await outcome_of(store, first_commit(lobby()))
        await proxy.closed()


async def test_store_that_is_lost_for_good_can_be_closed(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, opened(proxy.redis_url) as store:
        await outcome_of(store, first_commit(lobby()))
        proxy.refuse()


async def test_time_of_answers_starts_anew_with_each_loss(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, opened(proxy.redis_url) as store:
        assert store.answering_s() > 0
        proxy.refuse()
        with pytest.raises(StoreUnavailable):
            await store.info()
        assert store.answering_s() == 0
