"""Everything of a card room on this machine: store, game server, one process of bots."""

import asyncio
import os
import secrets
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bafuda.embedded import embedded_redis
from bafuda.lifeline import child

__all__ = ["Services", "ServicesFailed", "local_services", "open_port"]

PORT = 8000
PORTS_TRIED = 20
START_S = 60.0
POLL_S = 0.05
HTTP_TIMEOUT_S = 2.0

LOOPBACK = "127.0.0.1"

_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""Asks this machine itself, whatever proxy the environment names."""


class ServicesFailed(Exception):
    """A part did not start; the text is a sentence for the person who started it."""


@dataclass(frozen=True, slots=True)
class Services:
    """A running card room."""

    url: str
    """Where this machine finds the server."""
    port: int
    log_dir: Path


@asynccontextmanager
async def local_services(
    data_dir: Path, listening: socket.socket, *, seed: str | None = None
) -> AsyncIterator[Services]:
    """Starts the store, the server and the bots, and ends them in the reverse order.

    The server takes `listening` over: nobody else comes by its port between the choice and the
    start. `seed` fixes the match keys of this server: for demos, which keep no secrets.

    Raises:
        EmbeddedError: there is no embedded store to be had.
        ServicesFailed: the server does not start.
    """
    log_dir = data_dir / "logs"
    port = listening.getsockname()[1]
    with listening:
        async with _store(data_dir) as redis_url:
            environment = {
                **os.environ,
                "BAFUDA_REDIS_URL": redis_url,
                "BAFUDA_BOT_KEY": secrets.token_hex(16),
                "BAFUDA_LOG_FORMAT": "json",
            }
            if seed is not None:
                environment["BAFUDA_DEMO_SEED"] = seed
            url = f"http://{LOOPBACK}:{port}"
            serve = ["serve", "--fd", str(listening.fileno()), "--until-input-ends"]
            bots = ["bots", "--server", url, "--until-input-ends"]
            async with (
                child(
                    serve,
                    environment=environment,
                    log=log_dir / "server.log",
                    pass_fds=[listening.fileno()],
                ) as server,
                child(bots, environment=environment, log=log_dir / "bots.log"),
            ):
                listening.close()  # the server's own is left: with it the port is gone
                await _wait_ready(url, server, log_dir / "server.log")
                yield Services(url, port, log_dir)


def open_port(host: str, port: int | None = None, *, preferred: int = PORT) -> socket.socket:
    """A socket that listens at `port`; where none is given, at the first free one from `preferred`.

    Raises:
        ServicesFailed: somebody else listens there, or it may not be had.
    """
    if port is not None:
        try:
            return socket.create_server((host, port))
        except OSError as error:
            raise ServicesFailed(f"Port {port} cannot be had: {error.strerror}.") from None
    for tried in range(preferred, preferred + PORTS_TRIED):
        with suppress(OSError):
            return socket.create_server((host, tried))
    raise ServicesFailed(f"No port from {preferred} to {preferred + PORTS_TRIED - 1} is free.")


@asynccontextmanager
async def _store(data_dir: Path) -> AsyncIterator[str]:
    given = os.environ.get("BAFUDA_REDIS_URL")
    if given:
        yield given
        return
    async with embedded_redis(data_dir) as url:
        yield url


async def _wait_ready(url: str, server: asyncio.subprocess.Process, log: Path) -> None:
    """Returns when the server says that it is ready."""
    try:
        async with asyncio.timeout(START_S):
            while server.returncode is None:
                if await asyncio.to_thread(_is_ready, f"{url}/readyz"):
                    return
                await asyncio.sleep(POLL_S)
    except TimeoutError:
        raise ServicesFailed(f"The server does not get ready; its log: {log}") from None
    raise ServicesFailed(f"The server did not start; its log says why: {log}")


def _is_ready(url: str) -> bool:
    try:
        with _DIRECT.open(url, timeout=HTTP_TIMEOUT_S) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False
