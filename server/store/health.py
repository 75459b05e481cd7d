"""Is it a store that rooms can be trusted to?"""

from dataclasses import dataclass
from typing import Final

import structlog

from server.errors import ServerError
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings

__all__ = ["OLDEST_REDIS", "StoreInfo", "StoreUnfit", "check_fitness", "store_info"]

OLDEST_REDIS: Final = (7, 0)
"""The first with sharded channels."""

log = structlog.get_logger()


class StoreUnfit(ServerError):
    """The store answers but cannot be used; the text says why, for whoever runs it."""


@dataclass(frozen=True, slots=True)
class StoreInfo:
    """What Redis says of itself."""

    version: str
    """Of Redis, or the one that a relative is compatible with."""
    is_file_kept: bool
    """Does it keep the append-only file, without which a restart loses rooms?"""
    evicts: bool
    """Does it throw keys away when memory is short?"""


async def store_info(pipeline: Pipeline, settings: StoreSettings) -> StoreInfo:
    """What Redis says of itself. Raises `StoreUnavailable` where no answer comes."""
    reply = await pipeline.ask(
        ("INFO", "server", "persistence", "memory"), timeout_s=settings.command_timeout_s
    )
    lines = reply.decode().splitlines()
    facts = dict(line.split(":", 1) for line in lines if ":" in line)
    return StoreInfo(
        version=facts["redis_version"],
        is_file_kept=facts["aof_enabled"] == "1",
        evicts=facts.get("maxmemory_policy", "noeviction") != "noeviction",
    )


def check_fitness(info: StoreInfo) -> None:
    """Warns of what may lose rooms.

    Raises:
        StoreUnfit: it is too old.
    """
    if tuple(int(part) for part in info.version.split(".")[:2]) < OLDEST_REDIS:
        oldest = ".".join(map(str, OLDEST_REDIS))
        raise StoreUnfit(f"Redis {info.version} is too old: bafuda needs {oldest} or newer.")
    if not info.is_file_kept:
        log.warning("store forgets", advice="set appendonly yes, or a restart of Redis loses rooms")
    if info.evicts:
        log.warning("store evicts", advice="set maxmemory-policy noeviction, or rooms may vanish")
