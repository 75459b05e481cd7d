"""A room as it was, put back into the store: what an older copy of the store knows."""

import redis.asyncio

from protocol.ids import RoomCode
from server.store.keys import log_key, room_key

__all__ = ["put_back", "saved_room"]


async def saved_room(store: redis.asyncio.Redis, code: RoomCode) -> dict[str, bytes]:
    """All that the store has of the room now."""
    saved = {}
    for key in (room_key(code), log_key(code)):
        value = await store.dump(key)
        assert value is not None, "there is no such room"
        saved[key] = value
    return saved


async def put_back(store: redis.asyncio.Redis, saved: dict[str, bytes]) -> None:
    """Puts it back at once, as nobody ever finds half of it."""
    async with store.pipeline(transaction=True) as pipeline:
        for key, value in saved.items():
            pipeline.restore(key, 0, value, replace=True)
        await pipeline.execute()
