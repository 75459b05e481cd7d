"""Who watches a room in this process, and what each of them has been told.

Everybody is told every version in order, once. What several see alike is projected and
encoded once: updates by seat, with one for all spectators.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from games.seats import Viewer as Eyes
from protocol.ids import ConnectionId, Version
from protocol.server_messages import ServerMessage
from server.guest import Guest
from server.outbox import Shared
from server.projection import Projection, has_moved, project_room, seats_by_player
from server.room.commands import Told
from server.store.types import LogEntry, StoredRoom

__all__ = ["Audience", "Watcher"]


@dataclass(slots=True, eq=False)
class Watcher:
    """A guest in the room."""

    guest: Guest
    entered_at: Version
    """What came before it was not there for."""
    is_held: bool = True
    """True until it has been told where it stands: it hears no update before that."""
    since: int | None = None
    """The version it is told from, as soon as the log was read for it; None for a snapshot."""
    outrun: int = 0
    """How often the log that was read for it was older than what is shown."""
    is_returning: bool = False
    """The room is being told that it is still here."""


class Audience:
    """The watchers of one room, and the version that all of them but the held ones know."""

    def __init__(self) -> None:
        self.shown: StoredRoom | None = None
        self._watchers: dict[ConnectionId, Watcher] = {}

    def __len__(self) -> int:
        return len(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(tuple(self._watchers.values()))

    def find(self, guest: Guest) -> Watcher | None:
        """The watcher that this guest is, if it is here."""
        return self._watchers.get(guest.connection.connection)

    def add(self, watcher: Watcher) -> None:
        """One more, or the same once more; `show` or `tell_since` tells it where it stands."""
        guest = watcher.guest
        self._watchers[guest.connection.connection] = watcher
        guest.outbox.on_snapshot_wanted = lambda: self.show(watcher)

    def remove(self, guest: Guest) -> None:
        """One less; what waited for it is dropped."""
        if self._watchers.pop(guest.connection.connection, None) is not None:
            guest.outbox.forget_updates()

    def tell(
        self,
        stored: StoredRoom,
        events: tuple[Told, ...],
        *,
        lobby_changed: bool,
        asker: Guest | None = None,
        answer: ServerMessage | None = None,
    ) -> None:
        """What happened up to `stored`; the one who asked for it is answered along with it."""
        assert self.shown is not None
        from_version = self.shown.version
        telling = _Telling(stored, events, from_version=from_version, with_room=lobby_changed)
        self._tell_all(telling, asker, answer)

    def tell_log(self, stored: StoredRoom, entries: tuple[LogEntry, ...]) -> None:
        """What happened up to `stored`, by the log."""
        lobby_changed = any(entry.lobby_changed for entry in entries)
        self.tell(stored, _events(entries), lobby_changed=lobby_changed)

    def restart(self, stored: StoredRoom, events: tuple[Told, ...]) -> None:
        """Everybody begins anew from a snapshot, with `events` that say why."""
        self._tell_all(_Telling(stored, events, from_version=0, with_room=True), None, None)

    def show(self, watcher: Watcher) -> None:
        """Tells one watcher how things are."""
        assert self.shown is not None
        _Telling(self.shown, (), from_version=0, with_room=True).tell(watcher.guest)
        watcher.is_held, watcher.since = False, None

    def tell_since(
        self, watcher: Watcher, since: int, entries: tuple[LogEntry, ...] | None
    ) -> None:
        """Tells one watcher what has happened since a version, as far as its seat heard it.

        `entries` are all from then to what is shown, or None where they are not to be had.
        """
        assert self.shown is not None
        events = _events(entries or ())
        if entries is None or has_moved(events, watcher.guest.session.player):
            self.show(watcher)
            return
        _Telling(self.shown, events, from_version=since, with_room=True).tell(watcher.guest)
        watcher.is_held, watcher.since = False, None

    def show_entered(self) -> None:
        """Tells those who came in where they stand, if what is shown reaches so far."""
        assert self.shown is not None
        for watcher in self:
            waits_for_log = watcher.since is not None
            has_come = watcher.entered_at <= self.shown.version
            if watcher.is_held and has_come and not waits_for_log:
                self.show(watcher)

    def _tell_all(
        self, telling: "_Telling", asker: Guest | None, answer: ServerMessage | None
    ) -> None:
        self.shown = telling.stored
        for watcher in self._watchers.values():
            guest = watcher.guest
            if watcher.is_held:
                continue
            if guest is asker:
                telling.tell(guest, answer=answer)
                answer = None
            else:
                telling.tell(guest)
        if asker is not None and answer is not None:
            asker.outbox.send(answer)


class _Telling:
    """One step of the room for everybody, each part made once for all who get the same."""

    __slots__ = ("_projection", "_seat_by_player", "_shared_by_eyes", "_with_room", "stored")

    def __init__(
        self, stored: StoredRoom, events: tuple[Told, ...], *, from_version: int, with_room: bool
    ) -> None:
        self.stored = stored
        self._projection = Projection(stored, events, from_version=from_version)
        self._seat_by_player = seats_by_player(stored.document)
        self._with_room = with_room
        self._shared_by_eyes: dict[Eyes, Shared] = {}

    def tell(self, guest: Guest, *, answer: ServerMessage | None = None) -> None:
        player = guest.session.player
        room = Shared(project_room(self.stored, player)) if self._with_room else None
        eyes = self._seat_by_player.get(player)
        update = self._shared_by_eyes.get(eyes)
        if update is None:
            update = self._shared_by_eyes[eyes] = Shared(self._projection.told_to(eyes))
        guest.outbox.tell(room, update, answer=answer)


def _events(entries: tuple[LogEntry, ...]) -> tuple[Told, ...]:
    return tuple(event for entry in entries for event in entry.events)
