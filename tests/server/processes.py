"""`bafuda serve` and `bafuda bots` as processes of their own, to be stopped, frozen and killed."""

import asyncio
import os
import random
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from tests.scale import deadline
from tests.serving import BOT_KEY

__all__ = ["ChildProcess", "Processes", "ServerProcess", "open_processes", "server_process"]

PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever asks for any."""
START_S = 20.0
STOP_S = 10.0


@dataclass(eq=False)
class ChildProcess:
    """A running process."""

    process: asyncio.subprocess.Process
    log: list[str] = field(default_factory=list)
    """The lines of its log so far."""

    def kill(self) -> None:
        """Ends it as a crash does."""
        self.process.kill()

    def freeze(self) -> None:
        """It does nothing any more, and its connections stay."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was frozen."""
        self.process.send_signal(signal.SIGCONT)

    async def gone(self) -> int:
        """Its exit status, when it has ended."""
        async with deadline(STOP_S):
            return await self.process.wait()

    async def stop(self) -> int:
        """Asks it to stop, as systems do; gives its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await self.gone()


@dataclass(eq=False, kw_only=True)
class ServerProcess(ChildProcess):
    """A server process and where it listens."""

    port: int

    @property
    def url(self) -> str:
        """As clients are told it."""
        return f"http://127.0.0.1:{self.port}"


class Processes:
    """The processes of a test, on one store. Made by `open_processes`."""

    def __init__(
        self,
        redis_url: str,
        tasks: asyncio.TaskGroup,
        settings: dict[str, Any],  # as `Settings` takes them
    ) -> None:
        self._redis_url = redis_url
        self._tasks = tasks
        self._settings = settings
        self._started: list[ChildProcess] = []

    async def serve(
        self, *, port: int | None = None, redis_url: str | None = None, waits_for_ready: bool = True
    ) -> ServerProcess:
        """A server on a free port, or on that of one that is gone."""
        port = free_port() if port is None else port
        settings = {"redis_url": redis_url or self._redis_url, **self._settings}
        environment = {f"BAFUDA_{name.upper()}": str(value) for name, value in settings.items()}
        process = await _start(environment, "serve", "--port", str(port))
        server = ServerProcess(process, port=port)
        ready = asyncio.Event()
        self._keep(server, ready)
        if waits_for_ready:
            async with deadline(START_S):
                await ready.wait()
            assert process.returncode is None, "the server has not started: its log says why"
        return server

    async def host_bots(self, server: str) -> ChildProcess:
        """A process of bots for a server, given by its URL."""
        process = await _start({}, "bots", "--server", server)
        bots = ChildProcess(process)
        self._keep(bots, asyncio.Event())
        return bots

    async def end(self) -> None:
        """Kills those that are still there."""
        for child in self._started:
            if child.process.returncode is None:
                child.process.kill()
            await child.process.wait()

    def _keep(self, child: ChildProcess, ready: asyncio.Event) -> None:
        self._started.append(child)
        self._tasks.create_task(_read_log(child, ready))


@asynccontextmanager
async def open_processes(
    redis_url: str,
    **settings: Any,  # as `Settings` takes them
) -> AsyncIterator[Processes]:
    """Starts processes with these settings, and kills what is left of them at the end."""
    async with asyncio.TaskGroup() as tasks:
        processes = Processes(redis_url, tasks, settings)
        try:
            yield processes
        finally:
            await processes.end()


@asynccontextmanager
async def server_process(
    redis_url: str,
    *,
    waits_for_ready: bool = True,
    **settings: Any,  # as `Settings` takes them
) -> AsyncIterator[ServerProcess]:
    """A server process on a free port; killed when the block is left, if it is still there."""
    async with open_processes(redis_url, **settings) as processes:
        yield await processes.serve(waits_for_ready=waits_for_ready)


def free_port() -> int:
    """A port that nobody listens on now, and that is given to nobody who asks for any."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def _start(environment: dict[str, str], *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bafuda", *arguments),
        env={**os.environ, "BAFUDA_BOT_KEY": BOT_KEY, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def _read_log(child: ChildProcess, ready: asyncio.Event) -> None:
    assert child.process.stdout is not None
    async for line in child.process.stdout:
        child.log.append(line.decode())
        sys.stdout.write(line.decode())  # shown by pytest when the test fails
        if b"server ready" in line:
            ready.set()
    await child.process.wait()
    ready.set()
