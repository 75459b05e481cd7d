"""A server under attack, and a table there that plays on."""

from collections import UserList
from collections.abc import AsyncIterator, Iterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.hostile.control import ControlTable, control_table
from tests.serving import running_server


class Entries(UserList[MutableMapping[str, Any]]):  # keys and values vary
    """Log entries; in a failure they are not all to be printed."""

    def __repr__(self) -> str:
        return f"<{len(self)} log entries>"


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, rooms_per_address_per_hour=1_000_000) as port:
        yield port


@pytest.fixture
async def control(port: int) -> AsyncIterator[ControlTable]:
    async with control_table(port) as table:
        yield table


@pytest.fixture
def entries() -> Iterator[Entries]:
    """What is logged meanwhile. No test here may bring an error of ours to light."""
    entries = Entries()
    with capture_logs() as captured:
        entries.data = captured
        yield entries
    assert not [entry for entry in entries if entry["log_level"] in ("error", "critical")]
