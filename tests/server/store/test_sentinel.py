"""The address of a store behind Sentinel; tests/scenarios/62 has the failover itself."""

import pytest

from server.store.sentinel import Watched, parse_sentinel_url


@pytest.mark.parametrize(
    ("url", "watched"),
    [
        pytest.param(
            "sentinel://one/cards", Watched((("one", 26379),), "cards", 0, None, None), id="least"
        ),
        pytest.param(
            "sentinel://one:1,10.0.0.2,[::1]:3/cards/4",
            Watched((("one", 1), ("10.0.0.2", 26379), ("::1", 3)), "cards", 4, None, None),
            id="several sentinels",
        ),
        pytest.param(
            "sentinel://:p%40ss@one/cards",
            Watched((("one", 26379),), "cards", 0, None, "p@ss"),
            id="password",
        ),
        pytest.param(
            "sentinel://ann:secret@one/cards",
            Watched((("one", 26379),), "cards", 0, "ann", "secret"),
            id="user",
        ),
    ],
)
def test_url_names_sentinels_service_and_database(url: str, watched: Watched) -> None:
    assert parse_sentinel_url(url) == watched


@pytest.mark.parametrize(
    "url",
    ["sentinel:///cards", "sentinel://one", "sentinel://one:x/cards", "sentinel://one/cards/x"],
)
def test_url_that_names_no_store_is_no_url(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_sentinel_url(url)
