"""A master, its replica, and a sentinel that makes the replica the master when that dies."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

import redis

from bafuda.embedded import valkey_binary
from tests.redis_server import RedisServer, own_redis
from tests.scale import patience
from tests.server.processes import free_port

__all__ = ["Guarded", "guarded_store"]

SERVICE = "cards"
READY_S = 15.0
CONFIGURATION = """\
port {port}
dir {folder}
sentinel monitor {service} 127.0.0.1 {master} 1
sentinel down-after-milliseconds {service} 500
sentinel failover-timeout {service} 3000
"""


@dataclass(frozen=True, slots=True)
class Guarded:
    """A store of two, guarded."""

    url: str
    master: RedisServer
    replica: RedisServer


@contextmanager
def guarded_store(folder: Path) -> Iterator[Guarded]:
    """Runs all three, and returns when the sentinel knows of the replica."""
    master_port, replica_port, port = free_port(), free_port(), free_port()
    folders = [folder / name for name in ("master", "replica", "sentinel")]
    for one in folders:
        one.mkdir()
    replicaof = ("--replicaof", "127.0.0.1", str(master_port), "--repl-diskless-sync-delay", "0")
    with (
        own_redis(folders[0], "--port", str(master_port)) as master,
        own_redis(folders[1], "--port", str(replica_port), *replicaof) as replica,
        _sentinel(folders[2], port=port, master=master_port),
    ):
        _wait_until(lambda: _knows_replica(port) and _has_everything(replica))
        yield Guarded(f"sentinel://127.0.0.1:{port}/{SERVICE}", master, replica)


@contextmanager
def _sentinel(folder: Path, *, port: int, master: int) -> Iterator[None]:
    file = folder / "sentinel.conf"
    file.write_text(CONFIGURATION.format(port=port, folder=folder, service=SERVICE, master=master))
    with (
        (folder / "log").open("ab") as log,
        subprocess.Popen([valkey_binary(), file, "--sentinel"], stdout=log, stderr=log) as process,
    ):
        try:
            yield
        finally:
            process.kill()


def _wait_until(is_so: Callable[[], bool]) -> None:
    give_up_at = monotonic() + patience(READY_S)
    while not is_so():
        assert monotonic() < give_up_at, "the stores do not find each other"
        sleep(0.05)


def _knows_replica(port: int) -> bool:
    with redis.Redis(port=port) as sentinel:
        try:
            return bool(sentinel.execute_command("SENTINEL", "REPLICAS", SERVICE))
        except redis.ConnectionError:
            return False


def _has_everything(replica: RedisServer) -> bool:
    with redis.Redis.from_url(replica.url) as client:
        return str(client.info("replication").get("master_link_status")) == "up"
