"""The bot hosts of this process, and the seats that they are offered.

The desk is read only while some host has a free bot, and no more than there are: what this
process cannot seat is left for others. A notice is only a hint, and may come again while its
seat is still wanted; the ticket in it decides, in the room.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from games.seats import Seat
from protocol.client_messages import Offer
from protocol.ids import RoomCode
from protocol.server_messages import Ok, SeatOffer
from server.border import repeat
from server.guest import Guest
from server.store.store import Store
from server.store.types import NoticeOfSeat

__all__ = ["Desk"]

AGAIN_S: Final = 1.0
"""How long a ticket that was offered is not offered again."""

PAUSE_S: Final = 0.02
"""Between two looks: the notices of a room that fills with bots are taken together."""

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class _Host:
    guest: Guest
    free: int
    games: frozenset[str]


class Desk:
    """Brings notices of wanted seats to the bot hosts connected here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hosts: dict[Guest, _Host] = {}
        self._has_free = asyncio.Event()
        self._offered_at: dict[str, float] = {}
        """By ticket, when it was offered."""

    def run(self, tasks: asyncio.TaskGroup) -> None:
        """Reads the desk until the group ends."""
        repeat(tasks, self._read, every_s=PAUSE_S, name="read desk")

    def offer(self, guest: Guest, offer: Offer) -> None:
        """A bot host says what it can seat now."""
        self._hosts[guest] = _Host(guest, offer.free, frozenset(offer.games))
        self._note_capacity()
        guest.outbox.send(Ok(offer.id))

    def lose(self, guest: Guest) -> None:
        """A connection has ended; perhaps it was a host's."""
        if self._hosts.pop(guest, None) is not None:
            self._note_capacity()

    def _note_capacity(self) -> None:
        if self._free_count:
            self._has_free.set()
        else:
            self._has_free.clear()

    @property
    def _free_count(self) -> int:
        return sum(host.free for host in self._hosts.values())

    async def _read(self) -> None:
        await self._has_free.wait()
        for notice in await self._store.desk.take(self._free_count):
            self._hand_on(notice)

    def _hand_on(self, notice: NoticeOfSeat) -> None:
        now_s = asyncio.get_running_loop().time()
        if now_s - self._offered_at.get(notice.ticket, -AGAIN_S) < AGAIN_S:
            return
        able = [host for host in self._hosts.values() if host.free and notice.game in host.games]
        if not able:
            log.debug("no host for a seat", room=notice.code, game=notice.game)
            return  # it is posted again while the seat is wanted
        self._remember(notice.ticket, now_s)
        host = max(able, key=lambda host: host.free)
        host.free -= 1
        self._note_capacity()
        seat = Seat(notice.seat)
        host.guest.outbox.send(SeatOffer(notice.ticket, RoomCode(notice.code), seat, notice.game))

    def _remember(self, ticket: str, now_s: float) -> None:
        fresh = {other: at_s for other, at_s in self._offered_at.items() if now_s - at_s < AGAIN_S}
        self._offered_at = {**fresh, ticket: now_s}
