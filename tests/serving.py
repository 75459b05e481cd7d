"""A real server on a free port, in the test's own event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from server.app import serve
from server.settings import Settings
from tests.scale import deadline

__all__ = ["BOT_KEY", "running_server"]

BOT_KEY = "a key for tests"
START_S = 10.0


@asynccontextmanager
async def running_server(
    redis_url: str,
    **settings: Any,  # as `Settings` takes them
) -> AsyncIterator[int]:
    """Serves until the block is left, and stops in good order; gives the port."""
    chosen = Settings(**{"redis_url": redis_url, "port": 0, "bot_key": BOT_KEY, **settings})
    port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    async with asyncio.TaskGroup() as tasks:
        serving = tasks.create_task(serve(chosen, ready=port.set_result))
        serving.add_done_callback(lambda _: port.done() or port.cancel())
        async with deadline(START_S):
            await port
        try:
            yield port.result()
        finally:
            serving.cancel()
