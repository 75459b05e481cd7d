"""Processes that never outlive whoever started them.

The starter holds the writing end of the child's standard input. When it closes that end, or
dies in whatever way, the child reads an end of file and stops in good order.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

__all__ = ["add_lifeline", "child", "run_until_input_ends"]

Result = TypeVar("Result")

STOP_S = 15.0
"""A server takes up to 10 s to say goodbye."""


def add_lifeline(parser: argparse.ArgumentParser) -> None:
    """Adds `--until-input-ends` to a command that can be a child."""
    parser.add_argument(
        "--until-input-ends",
        action="store_true",
        help="stop when standard input ends: for whoever starts this as a child",
    )


@asynccontextmanager
async def child(
    arguments: Sequence[str],
    *,
    environment: Mapping[str, str],
    log: Path,
    pass_fds: Sequence[int] = (),
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process of `bafuda` with these arguments, out of reach of the terminal's Ctrl-C.

    It has the file descriptors `pass_fds` of this process too, and is ended through its lifeline
    when the block is left.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as output:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bafuda",
            *arguments,
            env=dict(environment),
            stdin=asyncio.subprocess.PIPE,
            stdout=output,
            stderr=output,
            start_new_session=True,
            pass_fds=tuple(pass_fds),
        )
    try:
        yield process
    finally:
        await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(STOP_S):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def run_until_input_ends(work: Coroutine[Any, Any, Result]) -> Result | None:
    """Does `work` and gives its result; cancels it, and gives None, when standard input ends."""
    async with asyncio.TaskGroup() as tasks:
        task = tasks.create_task(work)
        watch = tasks.create_task(_input_ended())
        watch.add_done_callback(lambda _: task.cancel())
        task.add_done_callback(lambda _: watch.cancel())
    return None if task.cancelled() else task.result()


async def _input_ended() -> None:
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while await reader.read(1 << 10):
        pass
