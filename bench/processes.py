"""What is measured, each in a process of its own: a store, servers, the limit."""

import asyncio
import os
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import redis

from bafuda.embedded import embedded_redis
from bench.line import LoadFailed, open_line
from bench.recording import Recording, write_recording

__all__ = ["Running", "running_limit", "running_server", "running_store"]

START_S = 30.0
STOP_S = 20.0
POLL_S = 0.05
HOST = "127.0.0.1"

SETTINGS = {
    "BAFUDA_MESSAGES_PER_S": "1000000",
    "BAFUDA_MESSAGE_BURST": "1000000",
    "BAFUDA_CONNECTIONS_PER_ADDRESS": "1000000",
    "BAFUDA_ROOMS_PER_ADDRESS_PER_HOUR": "1000000",
    "BAFUDA_LOG_LEVEL": "warning",
}
"""One address plays everybody's part."""


@dataclass(frozen=True, slots=True)
class Running:
    """A process that answers."""

    pid: int
    port: int


@dataclass(frozen=True, slots=True)
class RunningStore:
    """A store of the run's own, with its file on disk as in earnest."""

    pid: int
    url: str


@asynccontextmanager
async def running_store() -> AsyncIterator[RunningStore]:
    """The embedded store with nothing in it. Raises `EmbeddedError` where there is none."""
    with tempfile.TemporaryDirectory(prefix="bafuda-bench-") as folder:
        async with embedded_redis(Path(folder)) as url:
            with redis.Redis.from_url(url) as client:
                pid = int(client.info("server")["process_id"])
            yield RunningStore(pid, url)


@asynccontextmanager
async def running_server(redis_url: str) -> AsyncIterator[Running]:
    """A game server as people run it, but for the limits on what one address may do."""
    port = _free_port()
    arguments = ["bafuda", "serve", "--port", str(port), "--until-input-ends"]
    environment = {**SETTINGS, "BAFUDA_REDIS_URL": redis_url}
    async with _process(arguments, port=port, environment=environment) as running:
        yield running


@asynccontextmanager
async def running_limit(
    redis_url: str, recording: Recording, *, rules_us: float, bare: bool
) -> AsyncIterator[Running]:
    """`bench.limit` with a recording to replay; `bare` is without redis-py."""
    port = _free_port()
    with tempfile.NamedTemporaryFile(prefix="bafuda-bench-") as file:
        file.write(write_recording(recording))
        file.flush()
        arguments = ["bench.limit", "--port", str(port), "--redis-url", redis_url]
        arguments += ["--recording", file.name, "--rules-us", str(rules_us)]
        arguments += ["--bare"] if bare else []
        async with _process(arguments, port=port, environment={}) as running:
            yield running


def _free_port() -> int:
    """A port that nobody listens on, and nobody is likely to look for a server at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def _process(
    arguments: Sequence[str], *, port: int, environment: Mapping[str, str]
) -> AsyncIterator[Running]:
    """A module as a process that stops when its standard input ends."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *arguments,
        env={**os.environ, **environment},
        stdin=PIPE,
        start_new_session=True,
    )
    try:
        await _wait_ready(process, port)
        yield Running(process.pid, port)
    finally:
        await _end(process)


async def _wait_ready(process: Process, port: int) -> None:
    async with asyncio.timeout(START_S):
        while process.returncode is None:
            try:
                (await open_line(port)).close()
            except (OSError, LoadFailed):
                await asyncio.sleep(POLL_S)
            else:
                return
    raise LoadFailed("a process to be measured did not start")


async def _end(process: Process) -> None:
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(STOP_S):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
