"""One Chromium for all browser tests of a worker, and a server with the real build for each.

Browser, server and test share one event loop that lasts as long as the browser, so fixtures here
and below name it: `pytest_asyncio.fixture(loop_scope="session")`.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from server.settings import Settings
from tests.clients.web.browser import open_browser
from tests.serving import running_server

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    in_one_loop = pytest.mark.asyncio(loop_scope="session")
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(in_one_loop, append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with open_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def port(redis_url: str) -> AsyncIterator[int]:
    """A server with the browser client as it is built."""
    assert (Settings().web / "index.html").is_file(), "no browser client is built: ./test builds it"
    async with running_server(redis_url) as port:
        yield port
