"""The rooms that this process serves, and the way of guests and news to them.

A room is served from the moment somebody here comes into it (or opens it) until nobody here
watches it and nothing of it is under way. Commands for a room that is still being read from
the store wait in its queue, so whoever comes in need not wait to say what comes next.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from games.shuffle import MatchKey
from protocol.client_messages import CreateRoom
from protocol.errors import ErrorCode
from protocol.ids import ConnectionId, ProcessId, RequestId, RoomCode, Version
from protocol.server_messages import Ok
from server.addresses import Addresses
from server.audience import Watcher
from server.border import start
from server.chores import connections_of, slept, stale, stalled_bots, wanted_seats
from server.cycle import CycleKit
from server.errors import Refused, StoreUnavailable
from server.guest import Guest
from server.pending import OpenRoom, Pending
from server.projection import project_previews
from server.public_list import PublicList
from server.room.codes import new_code
from server.room.commands import (
    ArriveBot,
    Ask,
    Command,
    Lose,
    RoomRequest,
)
from server.room.members import find_member
from server.room.tickets import parse_ticket
from server.served_room import RoomKit, ServedRoom
from server.settings import Settings
from server.store.store import Store
from server.store.types import NoticeOfSeat, Stamp, StoredRoom

__all__ = ["RETRY_AFTER_MS", "Hall"]

DRAIN_LOOK_S: Final = 0.02

RETRY_AFTER_MS: Final = 60_000
"""For who has tried too many codes."""

ROOMS_AT_ONCE: Final = 100
"""After so many rooms are looked after, others in the event loop have their turn."""

log = structlog.get_logger()


class Hall:
    """All rooms served here."""

    def __init__(
        self,
        settings: Settings,
        *,
        process: ProcessId,
        store: Store,
        addresses: Addresses,
        tasks: asyncio.TaskGroup,
        random_bytes: Callable[[int], bytes],
        match_key: MatchKey | None,
        log_entries: int,
    ) -> None:
        self._settings = settings
        self._process = process
        self._store = store
        self._addresses = addresses
        self._tasks = tasks
        self._random_bytes = random_bytes
        self._rooms: dict[RoomCode, ServedRoom] = {}
        self._is_stopping = False
        self.public_list = PublicList(store, tasks)
        self._kit = RoomKit(
            cycle=CycleKit(
                commit=store.commits.commit,
                call_later=asyncio.get_running_loop().call_later,
                now_ms=store.clock.now_ms,
                random_bytes=random_bytes,
                match_key=match_key,
            ),
            catch_up=self._catch_up,
            replay=self._replay,
            on_seats=self._post_wanted,
            on_access=self.public_list.note_access,
            on_failed_join=lambda guest: addresses.note_failed_join(guest.address),
            on_idle=self._drop,
            log_entries=log_entries,
        )

    # What guests want.

    async def open_room(self, guest: Guest, request: CreateRoom) -> None:
        """Opens a room; a repeat of the request comes into the one that was opened."""
        wait_s = self._addresses.open_room(guest.address)
        if self._is_stopping:
            guest.refuse(request.id, ErrorCode.STOPPING)
        elif wait_s:
            refused = Refused(ErrorCode.RATE_LIMITED, retry_after_ms=round(wait_s * 1000))
            guest.refuse(request.id, refused)
        else:
            await self._open_room(guest, request)

    async def _open_room(self, guest: Guest, request: CreateRoom) -> None:
        session = guest.session
        try:
            code = await self._store.rooms.claim_creation(
                session.player, session.run, RequestId(request.id), new_code(self._random_bytes)
            )
        except StoreUnavailable:
            guest.refuse(request.id, ErrorCode.STORE_UNAVAILABLE)
            return
        session.entered(code)
        opening = OpenRoom(guest.arrival(), request)
        self._serve(code).submit(Pending(opening, guest, request.id))

    def enter(self, guest: Guest, id: int, code: RoomCode, *, resume_from: int | None) -> None:
        """Lets a person in."""
        if not self.may_try(guest, code):
            guest.session.left(code)
            guest.refuse(id, Refused(ErrorCode.RATE_LIMITED, retry_after_ms=RETRY_AFTER_MS))
            return
        self._serve(code).submit(Pending(guest.arrival(), guest, id, resume_from))

    def may_try(self, guest: Guest, code: RoomCode) -> bool:
        """May a code be tried by the guest? Whoever is known in a room here tries nothing.

        All others are treated alike, whether there is such a room or not: what is refused tells
        nothing of the code.
        """
        stored = self.served(code)
        if stored is not None and find_member(stored.document, guest.session.player) is not None:
            return True
        return self._addresses.may_join(guest.address)

    def served(self, code: RoomCode) -> StoredRoom | None:
        """The room as it is known here, if it is served here."""
        room = self._rooms.get(code)
        return None if room is None else room.stored

    def take_seat(self, guest: Guest, text: str) -> None:
        """Lets a bot in by its ticket."""
        ticket = parse_ticket(text)
        if ticket is None:
            guest.refuse(None, ErrorCode.BAD_TICKET)
            guest.turn_away()
            return
        guest.session.entered(ticket.code)
        arrival = ArriveBot(ticket.secret, guest.session.player, guest.connection)
        self._serve(ticket.code).submit(Pending(arrival, guest))

    def relay(self, guest: Guest, code: RoomCode, request: RoomRequest) -> None:
        """Puts a request to the guest's room."""
        session = guest.session
        room = self._rooms.get(code)
        if room is None:
            session.left(code)
            guest.refuse(request.id, ErrorCode.NOT_IN_ROOM)
            return
        room.submit(Pending(Ask(session.player, session.run, request), guest, request.id))

    def repeat(self, guest: Guest, id: int, code: RoomCode, *, since: int) -> None:
        """Tells a guest what has happened since a version."""
        room = self._rooms.get(code)
        watcher = None if room is None else room.audience.find(guest)
        if room is None or watcher is None or room.audience.shown is None:
            guest.refuse(id, ErrorCode.NOT_IN_ROOM)
            return
        guest.outbox.send(Ok(id, version=room.audience.shown.version))
        guest.outbox.forget_updates()
        watcher.is_held, watcher.since = True, since
        self._replay(room, watcher, since)

    def shown_to(self, guest: Guest, code: RoomCode) -> StoredRoom | None:
        """The room as it is known here, if the guest is in it."""
        room = self._rooms.get(code)
        return None if room is None or room.audience.find(guest) is None else room.stored

    def look_ahead(self, guest: Guest, id: int, code: RoomCode) -> None:
        """Tells a guest what each move would leave its seat with, as the room is now."""
        stored = self.shown_to(guest, code)
        if stored is None:
            guest.refuse(id, ErrorCode.NOT_IN_ROOM)
            return
        try:
            previews = project_previews(stored.document, guest.session.player, id=id)
        except Refused as refused:
            guest.refuse(id, refused)
        else:
            guest.outbox.send(previews)

    def lose(self, guest: Guest) -> None:
        """The guest's connection has ended."""
        guest.is_gone = True
        code = guest.session.room
        room = None if code is None else self._rooms.get(code)
        if room is not None:
            room.audience.remove(guest)
            room.submit(Pending(Lose((guest.connection,))))

    # What the store says.

    def on_tell(self, code: RoomCode, version: Version, commit_id: str) -> None:
        """A commit was announced."""
        room = self._rooms.get(code)
        if room is not None:
            room.hear(version, commit_id)

    def on_subscribed(self, code: RoomCode) -> None:
        """Announcements may have been missed."""
        room = self._rooms.get(code)
        if room is not None:
            room.catch_up()

    def on_trouble(self, code: RoomCode) -> None:
        """A commit has had no outcome for too long."""
        room = self._rooms.get(code)
        if room is not None:
            room.report_trouble()

    # What presence asks.

    def other_processes(self) -> frozenset[ProcessId]:
        """The processes that hold connections of rooms served here."""
        return frozenset(
            connection.process
            for room in self._rooms.values()
            if room.stored is not None
            for connection in connections_of(room.stored.document)
            if connection.process != self._process
        )

    def lose_processes(self, dead: frozenset[ProcessId]) -> None:
        """Those processes are gone, and their connections with them."""
        for room in tuple(self._rooms.values()):
            if room.stored is not None:
                gone = tuple(
                    connection
                    for connection in connections_of(room.stored.document)
                    if connection.process in dead
                )
                if gone:
                    room.submit(Pending(Lose(gone)))

    def arrive_again(self) -> None:
        """Others may have taken this process for dead: all its people are here."""
        for room in tuple(self._rooms.values()):
            for watcher in room.audience:
                if not watcher.guest.is_bot:
                    room.submit(Pending(watcher.guest.arrival()))

    # The life of a served room.

    def _serve(self, code: RoomCode) -> ServedRoom:
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = ServedRoom(code, self._kit)
            start(self._tasks, self._load(room), "load room")
        return room

    async def _load(self, room: ServedRoom) -> None:
        try:
            await self._store.subscriptions.subscribe(room.code)
            stored = await self._store.rooms.load(room.code)
            watched_ms = await self._store.rooms.watched_ms(room.code)
        except StoreUnavailable as unavailable:
            log.warning("room not read", room=room.code, reason=str(unavailable))
            room.fail_to_begin()
        else:
            now_ms = self._store.clock.now_ms()
            room.begin(stored, first=slept(stored, watched_ms=watched_ms, now_ms=now_ms))

    def _drop(self, room: ServedRoom) -> None:
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            room.close()
            start(self._tasks, self._unsubscribe(room.code), "unsubscribe")

    async def _unsubscribe(self, code: RoomCode) -> None:
        if code not in self._rooms:
            await self._store.subscriptions.unsubscribe(code)

    def _catch_up(self, room: ServedRoom, since: StoredRoom) -> None:
        start(self._tasks, self._read_news(room, since), "catch up")

    async def _read_news(self, room: ServedRoom, since: StoredRoom) -> None:
        try:
            news = await self._store.rooms.catch_up(room.code, since.version)
        except StoreUnavailable:
            room.fail_to_catch_up()
        else:
            room.take_news(news, since)

    def _replay(self, room: ServedRoom, watcher: Watcher, since: int) -> None:
        start(self._tasks, self._read_log(room, watcher, since), "replay")

    async def _read_log(self, room: ServedRoom, watcher: Watcher, since: int) -> None:
        try:
            news = await self._store.rooms.catch_up(room.code, Version(since))
        except StoreUnavailable:
            news = None  # how things are can be told without the store
        room.replay(watcher, since, news)

    # What rooms need every now and then.

    async def look_after_rooms(self) -> None:
        """Versions, seats that wait, bots that stall, connections that are gone: once."""
        rooms = tuple(room for room in self._rooms.values() if room.stored is not None)
        for number, room in enumerate(rooms):
            for command in self._chores(room):
                room.submit(Pending(command))
            if number % ROOMS_AT_ONCE == ROOMS_AT_ONCE - 1:
                await asyncio.sleep(0)
        watched = [room.code for room in rooms if room.audience]
        if watched:
            await self._check_versions(rooms)
            await self._store.rooms.touch_watched(watched)
        for room in rooms:
            await self._post(self._wanted(room))
        await self.public_list.refresh(rooms)

    def _chores(self, room: ServedRoom) -> tuple[Command, ...]:
        if room.stored is None or room.is_busy:
            return ()
        room.keep_up()
        document = room.stored.document
        here: set[ConnectionId] = {watcher.guest.connection.connection for watcher in room.audience}
        return (
            *stale(document, self._process, here),
            *stalled_bots(
                document,
                now_ms=self._store.clock.now_ms(),
                patience_ms=self._settings.bot_stall_s * 1000,
            ),
        )

    async def _check_versions(self, rooms: tuple[ServedRoom, ...]) -> None:
        known = {room.code: room.stamp for room in rooms}
        stored: dict[RoomCode, Stamp] = await self._store.rooms.versions(list(known))
        for room in rooms:
            stamp = stored.get(room.code)
            if stamp != known[room.code] and room.stamp == known[room.code]:
                room.check(stamp)

    def _wanted(self, room: ServedRoom) -> tuple[NoticeOfSeat, ...]:
        if room.stored is None or not room.audience:
            return ()
        return wanted_seats(room.stored.document)

    def _post_wanted(self, room: ServedRoom) -> None:
        assert room.stored is not None
        notices = wanted_seats(room.stored.document)
        if notices:
            start(self._tasks, self._post(notices), "post notices")

    async def _post(self, notices: tuple[NoticeOfSeat, ...]) -> None:
        try:
            for notice in notices:
                await self._store.desk.post(notice)
        except StoreUnavailable:
            log.debug("notice not posted")  # it is repeated while the seat is wanted

    # The end.

    async def drain(self) -> None:
        """Opens no room any more, and returns when no command of any room waits."""
        self._is_stopping = True
        while any(room.is_busy for room in self._rooms.values()):  # noqa: ASYNC110
            await asyncio.sleep(DRAIN_LOOK_S)  # an event would be one more thing on every move
