"""A room as this process serves it: its cycle of commands, its audience, and what others did.

Two states are kept apart:

    cycle.stored     the newest known: the next command is decided on it
    audience.shown   what those who watch here have been told, in order

They differ after a lost race, or when another process committed: then the room catches up,
which is the only way in which it hears what others committed. One catch-up runs at a time.
"""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass

import structlog

from protocol.client_messages import LeaveRoom
from protocol.errors import ErrorCode
from protocol.ids import PlayerId, RoomCode, Version
from protocol.room_events import PersonKicked, Rewound
from protocol.server_messages import Ok
from server.alarm import Alarm
from server.audience import Audience, Watcher
from server.cycle import Cycle, CycleKit, is_behind
from server.errors import Refused
from server.guest import Guest
from server.pending import Pending
from server.room.commands import Arrive, Ask, Command, Decision, Rewind, Told, Wake
from server.room.document import RoomDocument
from server.room.members import find_member
from server.store.types import CatchUp, Commit, LogEntry, Stamp, StoredRoom

__all__ = ["RoomKit", "ServedRoom"]

REPLAYS_AGAIN = 8
"""Readings of the log for one watcher that others may outrun before it gets a snapshot."""

NOT_LET_IN = frozenset(
    {ErrorCode.KICKED, ErrorCode.ROOM_LOCKED, ErrorCode.SPECTATORS_OFF, ErrorCode.ROOM_FULL}
)
"""Why one who is here may not be: the store has lost that it had come in."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomKit:
    """What a served room asks of its process."""

    cycle: CycleKit
    catch_up: Callable[["ServedRoom", StoredRoom], None]
    """Reads the log since that version; calls `take_news` or `fail_to_catch_up`."""
    replay: Callable[["ServedRoom", Watcher, int], None]
    """Reads the log since that version; calls `replay`."""
    on_seats: Callable[["ServedRoom"], None]
    """Somebody sits elsewhere now, or a seat waits for a bot."""
    on_access: Callable[["ServedRoom"], None]
    """Others may come in now than before, or find the room."""
    on_failed_join: Callable[[Guest], None]
    """Somebody tried a code that no room has."""
    on_idle: Callable[["ServedRoom"], None]
    """Nobody watches and nothing is under way."""
    log_entries: int
    """How far the store's log reaches back."""


class ServedRoom:
    """One room."""

    def __init__(self, code: RoomCode, kit: RoomKit) -> None:
        self.code = code
        self.audience = Audience()
        self._kit = kit
        self._cycle = Cycle(code, kit.cycle, self)
        self._alarm = Alarm(self._wake, call_later=kit.cycle.call_later, now_ms=kit.cycle.now_ms)
        self._known_when_asked: StoredRoom | None = None
        """Set while the room catches up."""
        self._is_out_of_date = False
        """Something was heard of that the catch-up under way may not have seen."""

    @property
    def stored(self) -> StoredRoom | None:
        """The newest version known, if there is such a room."""
        return self._cycle.stored

    @property
    def stamp(self) -> Stamp | None:
        """Which commit that is."""
        return self._cycle.stamp

    @property
    def is_busy(self) -> bool:
        """Is there a commit without an outcome, or a command that waits?"""
        return self._cycle.is_busy

    def begin(self, stored: StoredRoom | None, *, first: Command | None = None) -> None:
        """The store has said what it has of the room; `first` comes before all who wait."""
        self.audience.shown = stored
        self._cycle.begin(stored, first=first)

    def fail_to_begin(self) -> None:
        """The store has not said anything."""
        self._cycle.fail_to_begin()

    def submit(self, pending: Pending) -> None:
        """Puts a command in the queue. It is answered in any case, if somebody asks."""
        self._cycle.submit(pending)

    def report_trouble(self) -> None:
        """The store does not answer: all who wait are told, once."""
        self._cycle.report_trouble()

    def close(self) -> None:
        """This process serves the room no more."""
        self._alarm.set(None)

    # What the cycle says.

    def done(
        self, pending: Pending, decision: Decision, commit: Commit, stored: StoredRoom
    ) -> None:
        """Tells the audience and answers; lets in who came, and go who left."""
        answer = self._answer(pending, decision, commit.version)
        if pending.is_move:
            self._tell(pending, commit, stored, answer)
            return
        if isinstance(pending.command, Ask) and isinstance(pending.command.request, LeaveRoom):
            self._let_go(pending)
        self._put_out_kicked(commit.document, commit.events)
        self._tell(pending, commit, stored, answer)
        if pending.is_entering:
            self._welcome(pending, commit.version)
        self._look_after_audience(has_rewound=isinstance(pending.command, Rewind))

    def unchanged(self, pending: Pending, decision: Decision, version: Version) -> None:
        """Answers; lets in who was in already."""
        answer = self._answer(pending, decision, version)
        if answer is not None and pending.guest is not None:
            pending.guest.outbox.send(answer)
        if pending.is_entering:
            self._welcome(pending, version)

    def refused(self, pending: Pending, refused: Refused) -> None:
        """Answers; who wanted to come in is not in, and who wanted to be in again is out."""
        if pending.is_entering and pending.guest is not None:
            pending.guest.session.left(self.code)
            if refused.code is ErrorCode.ROOM_NOT_FOUND:
                self._kit.on_failed_join(pending.guest)
        elif isinstance(pending.command, Arrive) and refused.code in NOT_LET_IN:
            self._put_out({pending.command.player}, refused.code)
        log.debug("request refused", room=self.code, id=pending.id, code=refused.code)
        pending.refuse(refused)

    def overtaken(self) -> None:
        """Others have committed."""
        if self.audience.shown is None:
            self.audience.shown = self.stored  # the room had just been opened by somebody else
        self.catch_up()

    def look_again(self) -> bool:
        """Reads what others have committed, if there is such a room."""
        self.catch_up()
        return self._known_when_asked is not None

    def early(self) -> None:
        """The deadline has not come yet."""
        self._alarm.again()

    def stored_changed(self, before: StoredRoom | None) -> None:
        """Another document is the newest known."""
        assert self.stored is not None
        document = self.stored.document
        self._alarm.set(document.deadline_ms)
        if before is None or before.document.seats is not document.seats:
            self._kit.on_seats(self)
        if before is not None and _has_other_access(before.document, document):
            self._kit.on_access(self)

    def is_watched(self) -> bool:
        """Is anybody here?"""
        return bool(self.audience)

    def turned(self) -> None:
        """Gives the room up if nothing is left to do."""
        if self.audience or self.is_busy or self._known_when_asked is not None:
            return
        if self._cycle.is_begun:
            self._kit.on_idle(self)

    def _tell(
        self, pending: Pending, commit: Commit, stored: StoredRoom, answer: Ok | None
    ) -> None:
        audience, shown = self.audience, self.audience.shown
        if isinstance(pending.command, Rewind):
            audience.restart(stored, commit.events)
        elif shown is None:
            audience.shown = stored
        elif _is_next(commit, shown):
            audience.tell(
                stored,
                commit.events,
                lobby_changed=commit.lobby_changed,
                asker=pending.guest,
                answer=answer,
            )
            return
        elif shown.version < commit.version:
            self.catch_up()
        if answer is not None and pending.guest is not None:
            pending.guest.outbox.send(answer)

    def _answer(self, pending: Pending, decision: Decision, version: Version) -> Ok | None:
        if pending.is_reported or pending.id is None:
            return None
        answer = decision.answer
        if answer is not None:
            return answer if answer.version is not None else Ok(answer.id, version=version)
        return Ok(pending.id, version=version, code=self.code) if pending.is_entering else None

    # Coming and going.

    def _welcome(self, pending: Pending, version: Version) -> None:
        guest = pending.guest
        if guest is None or guest.is_gone:
            return
        if self.stored is not None and guest.session.player in self.stored.document.kicked:
            guest.put_out(self.code, ErrorCode.KICKED)  # by another process, just now
            return
        guest.session.entered(self.code)
        watcher = Watcher(guest, entered_at=version, since=pending.resume_from)
        self.audience.add(watcher)
        if pending.resume_from is None:
            self.audience.show_entered()
        else:
            self._kit.replay(self, watcher, pending.resume_from)

    def _let_go(self, pending: Pending) -> None:
        if pending.guest is not None:
            self.audience.remove(pending.guest)
            pending.guest.session.left(self.code)

    def _put_out_kicked(self, document: RoomDocument, events: Iterable[Told]) -> None:
        """Sends out of the audience whom the host has sent out: they hear no more of the room.

        `events` are what is told next: a kick among them may be over by now.
        """
        kicked = {event.player for event in events if isinstance(event, PersonKicked)}
        self._put_out(kicked.union(document.kicked), ErrorCode.KICKED)

    def _put_out(self, players: Container[PlayerId], reason: ErrorCode) -> None:
        for watcher in self.audience:
            if watcher.guest.session.player in players:
                self.audience.remove(watcher.guest)
                watcher.guest.put_out(self.code, reason)

    def _look_after_audience(self, *, has_rewound: bool) -> None:
        """Sends off those whom the room lists no more, or says that they are still here."""
        if self.stored is None:
            return
        for watcher in self.audience:
            guest = watcher.guest
            member = find_member(self.stored.document, guest.session.player)
            if member is not None and guest.connection in member.connections:
                watcher.is_returning = False
            elif guest.is_bot or (member is not None and member.connections and not has_rewound):
                self.audience.remove(guest)
                guest.send_off()
            elif not watcher.is_returning:
                watcher.is_returning = True
                self.submit(Pending(guest.arrival()))

    def _wake(self, deadline_ms: int) -> None:
        if self.audience:
            self.submit(Pending(Wake(deadline_ms)))

    # What other processes committed, and what the store lost.

    def hear(self, version: Version, commit_id: str) -> None:
        """A commit was announced: news, unless it is known or ours."""
        stored = self.stored
        if self._cycle.is_own(commit_id) or stored is None:
            return
        # A late announcement is no sign of a loss: the version check finds those.
        if version >= stored.version and commit_id != stored.commit_id:
            self.catch_up()

    def check(self, stamp: Stamp | None) -> None:
        """The store was looked at and has this commit: reads it, unless it is ours."""
        if stamp is None or not self._cycle.is_own(stamp.commit_id):
            self.catch_up()

    def keep_up(self) -> None:
        """Begins anew what an unanswered question left undone."""
        self._alarm.ring_if_overdue()
        shown = self.audience.shown
        if shown is not None and self.stored is not None and shown.version < self.stored.version:
            self.catch_up()

    def catch_up(self) -> None:
        """Reads what was committed since what is shown, as soon as the read under way is done."""
        if self.audience.shown is None or self.stored is None:
            return
        if self._known_when_asked is not None:
            self._is_out_of_date = True
            return
        self._known_when_asked = self.stored
        self._is_out_of_date = False
        self._kit.catch_up(self, self.audience.shown)

    def take_news(self, news: CatchUp | None, since: StoredRoom) -> None:
        """What the store has, and its log since what was shown when it was asked."""
        known = self._known_when_asked
        assert known is not None, self.code
        self._known_when_asked = None
        if news is None:
            self._cycle.restore()
        elif is_behind(news.stored, known.version, known.commit_id):
            self._cycle.rewind(news.stored, known=known.version)
        else:
            self._cycle.take_if_newer(news.stored)
            self._show(news, since)
        if self._is_out_of_date:
            self.catch_up()
        if self._known_when_asked is None:
            self._cycle.has_looked()
        else:
            self._cycle.advance()

    def fail_to_catch_up(self) -> None:
        """The store has not said anything: the next look at the versions begins anew."""
        self._known_when_asked = None
        self._cycle.has_looked()

    def replay(self, watcher: Watcher, since: int, news: CatchUp | None) -> None:
        """Tells one watcher what happened since a version, or how things are."""
        shown = self.audience.shown
        if shown is None or self.audience.find(watcher.guest) is not watcher:
            return
        if watcher.since != since:
            return  # it was told meanwhile where things stand
        is_catching_up = shown.version < watcher.entered_at
        is_outrun = news is not None and news.stored.version < shown.version
        if (is_catching_up or is_outrun) and watcher.outrun < REPLAYS_AGAIN:
            watcher.outrun += 1  # read too soon, or the store has lost what is shown
            self._kit.replay(self, watcher, since)
        elif is_catching_up:
            watcher.since = None  # it is shown the room as soon as that has caught up
        else:
            self.audience.tell_since(watcher, since, _entries_until(shown.version, news, since))

    def _show(self, news: CatchUp, since: StoredRoom) -> None:
        """Tells the audience; where what it knew was lost, it begins anew and is told why."""
        shown = self.audience.shown
        assert shown is not None, self.code
        if news.stored.version <= shown.version:
            return
        entries = tuple(entry for entry in news.entries or () if entry.version > shown.version)
        events = (event for entry in entries for event in entry.events)
        self._put_out_kicked(news.stored.document, events)
        rewound = news.rewinds
        if rewound or news.since_commit_id != since.commit_id:
            is_out_of_reach = news.stored.version - since.version >= self._kit.log_entries
            if not rewound and not is_out_of_reach:
                rewound = (Rewound(lost=1),)
            self.audience.restart(news.stored, rewound)
        else:
            self.audience.tell_log(news.stored, entries)
        self.audience.show_entered()
        self._look_after_audience(has_rewound=bool(rewound))


def _entries_until(
    version: Version, news: CatchUp | None, since: int
) -> tuple[LogEntry, ...] | None:
    """All of the log from one version to another, or None where it does not have them all."""
    if news is None or news.entries is None:
        return None
    entries = tuple(entry for entry in news.entries if entry.version <= version)
    return entries if len(entries) == version - since else None


def _has_other_access(before: RoomDocument, after: RoomDocument) -> bool:
    return before.access is not after.access and before.access != after.access


def _is_next(commit: Commit, shown: StoredRoom) -> bool:
    """Does the commit follow what is shown? Not if that was lost, and another took its place."""
    return (shown.version, shown.commit_id) == (
        commit.expected_version,
        commit.expected_commit_id,
    )
