"""Real Redis-compatible servers for tests: the one that tests share, and ones to be killed."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import parse_qsl, urlencode

import pytest
import redis

from bafuda.embedded import valkey_binary
from tests.scale import patience

__all__ = ["OLDEST_REDIS", "RedisServer", "own_redis", "shared_redis"]

OLDEST_REDIS = (7, 0)  # SPUBLISH
START_S = 10.0


class RedisServer:
    """A server process of a test's own, on a unix socket, with an append-only file in `folder`.

    It can be killed and started again on the same data, as a crash would have it.
    """

    def __init__(self, folder: Path, *arguments: str) -> None:
        """Starts nothing yet; `arguments` are further options of the server."""
        self.socket = folder / "r.sock"
        self._folder = folder
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        """Starts the server and returns when it answers."""
        options = f"--port 0 --unixsocket {self.socket} --dir {self._folder} --appendonly yes"
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [valkey_binary(), *options.split(), "--save", "", *self._arguments],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait_ready()

    def kill(self) -> None:
        """Ends the server as a crash does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def freeze(self) -> None:
        """The server does nothing any more, and its connections stay."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """The server goes on where it was frozen."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """Ends the server in good order."""
        if self._process is not None:
            self.thaw()
            self._process.terminate()
            self._process.wait(patience(START_S))

    def _wait_ready(self) -> None:
        give_up_at = monotonic() + patience(START_S)
        with redis.Redis.from_url(self.url) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    if monotonic() > give_up_at:
                        raise
                    sleep(0.01)


@contextmanager
def own_redis(folder: Path, *arguments: str) -> Iterator[RedisServer]:
    """A running server of a test's own."""
    server = RedisServer(folder, *arguments)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@contextmanager
def shared_redis(worker: str) -> Iterator[str]:
    """The URL of an empty database for one worker of the test run (`gw0`, `gw1`, or `master`).

    A server of its own; or, of the server that `BAFUDA_REDIS_URL` names, a database of its own.
    """
    given = os.environ.get("BAFUDA_REDIS_URL")
    if given:
        yield _checked(_with_database(given, int(worker.removeprefix("gw") or 0)))
        return
    with tempfile.TemporaryDirectory(prefix="bafuda-test-") as folder:
        server = RedisServer(Path(folder), "--appendfsync", "no")
        server.start()
        try:
            yield _checked(server.url)
        finally:
            server.stop()


def _with_database(url: str, worker_number: int) -> str:
    """`url` with the database it names for the first worker, and the ones above for the others."""
    with redis.Redis.from_url(url) as client:
        first = int(client.get_connection_kwargs().get("db", 0))
    address, _, query = url.partition("?")
    return f"{address}?{urlencode(dict(parse_qsl(query)) | {'db': first + worker_number})}"


def _checked(url: str) -> str:
    """`url`, if the server is new enough and the database is empty.

    Raises:
        pytest.UsageError: the tests must not run on it, and why.
    """
    with redis.Redis.from_url(url, decode_responses=True) as client:
        try:
            version = str(client.info("server")["redis_version"])
            key_count = client.dbsize()
        except redis.ConnectionError as error:
            raise pytest.UsageError(f"BAFUDA_REDIS_URL: nothing answers ({error})") from error
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST_REDIS:
        raise pytest.UsageError(f"Redis {version} is too old for bafuda, which needs 7.0 or newer")
    if key_count:
        raise pytest.UsageError(f"The tests flush their database, and {url} holds {key_count} keys")
    return url
