"""This process's part in the list of public rooms: shows its own, and tells all of them.

Every two seconds it shows the public rooms that somebody here is in; what a host changes about
who may come in is shown at once. A process that has not heard of that yet may show the room once
more as it was, and takes it out when it next looks.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

import structlog

from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.server_messages import Rooms
from server.border import start
from server.errors import StoreUnavailable
from server.guest import Guest
from server.projection import project_listing
from server.served_room import ServedRoom
from server.store.public_rooms import RoomNews
from server.store.store import Store
from server.store.types import Stamp

__all__ = ["ROOMS_TOLD_MAX", "PublicList"]

ROOMS_TOLD_MAX: Final = 50

SHOWN_AT_ONCE: Final = 100
"""Rooms in one exchange with the store: nobody waits long behind it."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Shown:
    stamp: Stamp | None
    happened_ms: int
    """When this process first saw the room with that stamp."""


class PublicList:
    """The list, as one process keeps and tells it."""

    def __init__(self, store: Store, tasks: asyncio.TaskGroup) -> None:
        self._store = store
        self._tasks = tasks
        self._shown: dict[RoomCode, _Shown] = {}

    async def refresh(self, rooms: Iterable[ServedRoom]) -> None:
        """Shows those of the rooms served here that are public and that somebody here is in.

        A room that nobody here is in any more is left to others, or to its lease.
        """
        watched = {room.code: room for room in rooms if room.audience}
        self._shown = {code: shown for code, shown in self._shown.items() if code in watched}
        waiting = iter(watched.values())
        while batch := list(islice(waiting, SHOWN_AT_ONCE)):
            news = [news for room in batch for news in self._news(room)]
            if news:
                await self._store.public_rooms.show(news)

    def note_access(self, room: ServedRoom) -> None:
        """Others may come into the room now than before, or find it: the list says so at once."""
        news = self._news(room) or (RoomNews(room.code, None),)
        start(self._tasks, self._show(news), "show public room")

    async def tell(self, guest: Guest, id: int) -> None:
        """Answers which public rooms there are."""
        try:
            rooms = await self._store.public_rooms.newest(ROOMS_TOLD_MAX)
        except StoreUnavailable:
            guest.refuse(id, ErrorCode.STORE_UNAVAILABLE)
        else:
            guest.outbox.send(Rooms(id, rooms))

    async def _show(self, news: Sequence[RoomNews]) -> None:
        try:
            await self._store.public_rooms.show(news)
        except StoreUnavailable:
            log.debug("public room not shown")  # the next look does it

    def _news(self, room: ServedRoom) -> tuple[RoomNews, ...]:
        """What the list is to say of the room, if it is or was in it."""
        info = None if room.stored is None else project_listing(room.stored.document)
        if info is None:
            was_shown = self._shown.pop(room.code, None) is not None
            return (RoomNews(room.code, None),) if was_shown else ()
        shown = self._shown.get(room.code)
        if shown is None or shown.stamp != room.stamp:
            shown = self._shown[room.code] = _Shown(room.stamp, self._store.clock.now_ms())
        return (RoomNews(room.code, info, shown.happened_ms),)
