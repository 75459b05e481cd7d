"""Moves of a table of our server as they were: what seats were told, what was stored.

The limit replays them, so that it sends the same frames and stores the same bytes.
"""

import asyncio
from typing import Any

import msgspec
import redis

from bench.table import SEATS, Table, open_table

__all__ = ["Recording", "Step", "read_recording", "record", "write_recording"]


class Step(msgspec.Struct, array_like=True):
    """One move."""

    frames: tuple[bytes, ...]
    """What each seat was told, seat 0 first, as it came over the wire."""
    document: bytes
    """The room as it was stored."""
    log_entry: bytes
    record_entry: bytes


Recording = tuple[Step, ...]
"""Moves one after the other; when they are through, the first comes again."""

read_recording = msgspec.msgpack.Decoder(Recording).decode
write_recording = msgspec.msgpack.Encoder().encode


async def record(port: int, redis_url: str, *, moves: int) -> Recording:
    """Plays a table of its own on the server, move by move, and looks what is stored."""
    table = await open_table([port] * SEATS)
    try:
        with redis.Redis.from_url(redis_url) as store:
            return tuple([await _record_move(table, store) for _ in range(moves)])
    finally:
        table.close()


async def _record_move(table: Table, store: "redis.Redis") -> Step:
    moved = asyncio.Event()
    table.on_moved = lambda _: moved.set()
    for line in table.lines:
        line.tape = bytearray()
    table.move()
    await moved.wait()
    code = table.code
    (record_key,) = _ask(store, "KEYS", f"record:{{{code}}}:*")
    ((_, fields),) = _ask(store, "XREVRANGE", f"log:{{{code}}}", "+", "-", "COUNT", 1)
    return Step(
        frames=tuple(bytes(line.tape or b"") for line in table.lines),
        document=_ask(store, "HGET", f"room:{{{code}}}", "document"),
        log_entry=fields[b"entry"],
        record_entry=_ask(store, "LINDEX", record_key, -1),
    )


def _ask(store: "redis.Redis", *command: str | int) -> Any:  # whatever Redis answers
    return store.execute_command(*command)  # type: ignore[no-untyped-call]  # as it is in redis
