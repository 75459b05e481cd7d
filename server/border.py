"""The border of a task: whatever fails within is told to the log, and the process goes on."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from server.errors import StoreUnavailable

__all__ = ["repeat", "start"]

log = structlog.get_logger()


def start(
    tasks: asyncio.TaskGroup,
    work: Coroutine[Any, Any, None],  # what a coroutine yields to its loop has no type
    name: str,
) -> None:
    """Runs `work` in the group; a bug in it does not end its siblings."""
    task = tasks.create_task(_guarded(work, name), name=name)
    task.add_done_callback(lambda _: work.close())  # cancelled before its start, it never began


def repeat(
    tasks: asyncio.TaskGroup, work: Callable[[], Awaitable[None]], *, every_s: float, name: str
) -> None:
    """Does `work` again and again in the group, with a pause before each time.

    A store that does not answer, or a bug, only spoils the one time.
    """
    tasks.create_task(_repeated(work, every_s, name), name=name)


async def _guarded(work: Coroutine[Any, Any, None], name: str) -> None:
    try:
        await work
    except Exception:
        log.exception("task failed", task=name)


async def _repeated(work: Callable[[], Awaitable[None]], every_s: float, name: str) -> None:
    while True:
        await asyncio.sleep(every_s)
        try:
            await work()
        except StoreUnavailable as unavailable:
            log.debug("store did not answer", task=name, reason=str(unavailable))
        except Exception:
            log.exception("task failed", task=name)
