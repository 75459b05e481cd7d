from pathlib import Path

import pytest
import redis

from tests.redis_server import RedisServer, shared_redis


@pytest.mark.parametrize("round_number", [1, 2])
def test_database_is_empty_when_a_test_begins(redis_url: str, round_number: int) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.dbsize() == 0
        client.set("left behind", round_number)


def test_workers_of_a_run_have_databases_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = RedisServer(tmp_path)
    server.start()
    monkeypatch.setenv("BAFUDA_REDIS_URL", server.url)
    with shared_redis("gw0") as first_url, redis.Redis.from_url(first_url) as first:
        first.set("key", "of the first")
        with shared_redis("gw1") as second_url, redis.Redis.from_url(second_url) as second:
            assert second.dbsize() == 0
    server.stop()


def test_database_that_holds_something_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = RedisServer(tmp_path)
    server.start()
    monkeypatch.setenv("BAFUDA_REDIS_URL", server.url)
    with redis.Redis.from_url(server.url) as client:
        client.set("somebody's", "room")
    with pytest.raises(pytest.UsageError, match="holds 1 keys"), shared_redis("gw0"):
        pass
    server.stop()


def test_killed_server_comes_back_with_its_data(tmp_path: Path) -> None:
    server = RedisServer(tmp_path)
    server.start()
    with redis.Redis.from_url(server.url) as client:
        client.set("key", "value")
    server.kill()
    server.start()
    with redis.Redis.from_url(server.url, decode_responses=True) as client:
        assert client.get("key") == "value"
    server.stop()
