"""What becomes of a store's data between two starts."""

import shutil
from pathlib import Path

from tests.redis_server import RedisServer

__all__ = ["replace_by_empty", "replace_by_older", "save_copy"]

FILES = "appendonlydir"


def save_copy(folder: Path, copy: Path) -> None:
    """Copies the append-only file as it is now: an older backup, from later on."""
    shutil.copytree(folder / FILES, copy)


def replace_by_older(store: RedisServer, folder: Path, copy: Path) -> None:
    """The store is gone, and another one in its place has the older data."""
    store.kill()
    shutil.rmtree(folder / FILES)
    shutil.copytree(copy, folder / FILES)
    store.start()


def replace_by_empty(store: RedisServer, folder: Path) -> None:
    """The store is gone, and another one in its place has nothing."""
    store.kill()
    shutil.rmtree(folder / FILES)
    store.start()
