"""Which processes are there: signs of our own life, and what is said of those who give none.

A process is called dead when its key is missing at two looks, half of `presence_s` apart. Within
`presence_s` of our own return to the store nobody is called dead: theirs may be on its way back
too. When our own key is found missing, all people here are announced anew before anything
else, since others may have taken them for gone.
"""

import asyncio

import structlog

from protocol.ids import ProcessId
from server.border import repeat
from server.errors import StoreUnavailable
from server.hall import Hall
from server.store.store import Store

__all__ = ["Presence"]

log = structlog.get_logger()


class Presence:
    """This process among the others."""

    def __init__(self, process: ProcessId, *, store: Store, hall: Hall, presence_s: float) -> None:
        self._process = process
        self._store = store
        self._hall = hall
        self._presence_s = presence_s
        self._missing: frozenset[ProcessId] = frozenset()

    async def announce(self) -> None:
        """The process is there from here on, or as soon as the store takes it."""
        try:
            await self._store.presence.announce(self._process)
        except StoreUnavailable as unavailable:
            log.warning("process not announced", reason=str(unavailable))

    def run(self, tasks: asyncio.TaskGroup) -> None:
        """Gives signs of life and looks for those of others, until the group ends."""
        third, half = self._presence_s / 3, self._presence_s / 2
        repeat(tasks, self._stay_alive, every_s=third, name="stay alive")
        repeat(tasks, self._look_for_dead, every_s=half, name="look for dead processes")

    async def _stay_alive(self) -> None:
        if not await self._store.presence.renew(self._process):
            log.warning("process was missed")
            await self.announce()
            self._hall.arrive_again()

    async def _look_for_dead(self) -> None:
        others = self._hall.other_processes()
        earlier, self._missing = self._missing, frozenset()
        if not others:
            return
        self._missing = others - await self._store.presence.are_alive(others)
        dead = self._missing & earlier
        if dead and self._store.answering_s() >= self._presence_s:
            log.info("processes found dead", processes=sorted(dead))
            self._hall.lose_processes(dead)
