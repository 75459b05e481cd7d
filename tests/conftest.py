"""What every test may ask for: an empty Redis, and a scale for what it repeats."""

import os
from collections.abc import Iterator

import pytest
import redis
from hypothesis import HealthCheck, settings

from tests.redis_server import shared_redis
from tests.scale import scaled

EXAMPLES_OF_A_FULL_RUN = 5_000

# No deadline: two busy cores say nothing about the code.
settings.register_profile(
    "bafuda",
    max_examples=scaled(EXAMPLES_OF_A_FULL_RUN),
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("bafuda")


@pytest.fixture(scope="session")
def shared_redis_url() -> Iterator[str]:
    """This worker's database, for the whole run; tests take `redis_url`."""
    with shared_redis(os.environ.get("PYTEST_XDIST_WORKER", "gw0")) as url:
        yield url


@pytest.fixture
def redis_url(shared_redis_url: str) -> Iterator[str]:
    """A real Redis that is empty when the test begins."""
    yield shared_redis_url
    with redis.Redis.from_url(shared_redis_url) as client:
        client.flushdb()
