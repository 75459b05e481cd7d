"""Tasks whose bugs stay their own."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from server.border import repeat, start
from server.errors import StoreUnavailable
from tests.scale import deadline


async def test_bug_of_a_task_is_logged_and_its_siblings_go_on() -> None:
    gone_on = asyncio.Event()

    async def fail() -> None:
        raise ValueError("broken")

    async def go_on() -> None:
        gone_on.set()

    with structlog.testing.capture_logs() as logs:
        async with asyncio.TaskGroup() as tasks:
            start(tasks, fail(), "fail")
            start(tasks, go_on(), "go on")
    assert gone_on.is_set()
    assert [(line["event"], line["task"]) for line in logs] == [("task failed", "fail")]


async def test_work_is_repeated_whatever_becomes_of_one_time() -> None:
    times: list[int] = []
    done = asyncio.Event()

    async def work() -> None:
        times.append(len(times))
        match len(times):
            case 1:
                raise StoreUnavailable("no answer")
            case 2:
                raise ValueError("broken")
            case _:
                done.set()

    async with asyncio.TaskGroup() as tasks:
        group = tasks.create_task(_repeated(work))
        async with deadline(5):
            await done.wait()
        group.cancel()
    assert times[:3] == [0, 1, 2]


async def _repeated(work: Callable[[], Awaitable[None]]) -> None:
    async with asyncio.TaskGroup() as tasks:
        repeat(tasks, work, every_s=0.001, name="work")
        await asyncio.Event().wait()
