"""Reading rooms: whole, what they have gained since, or only how far they are."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from protocol.ids import MatchId, PlayerId, RequestId, RoomCode, RunId, Version
from protocol.room_events import Rewound
from server.room.commands import RecordEntry
from server.store.encoding import decode_document, decode_log_entry, decode_record_entry
from server.store.keys import log_key, made_key, record_key, room_key
from server.store.link import Command, Reply
from server.store.pipeline import Pipeline
from server.store.scripts import script
from server.store.settings import StoreSettings
from server.store.types import CatchUp, LogEntry, Stamp, StoredRoom

__all__ = ["Rooms"]

ENTRY_ID_END: Final = b"-0"
"""The log's entries have the ids `<version>-0`."""


class Rooms:
    """Reads over a pipeline. Every method raises `StoreUnavailable` where no answer comes."""

    def __init__(self, pipeline: Pipeline, settings: StoreSettings) -> None:
        self._pipeline = pipeline
        self._timeout_s = settings.command_timeout_s
        self._claim_s = settings.claim_s

    async def load(self, code: RoomCode) -> StoredRoom | None:
        """The room, or None if there is none."""
        reply = await self._ask(("HMGET", room_key(code), "document", "version", "commit_id"))
        match reply:
            case [bytes(document), version, commit_id]:
                return _stored_room(document, version, commit_id)
            case _:
                return None

    async def catch_up(self, code: RoomCode, since: Version) -> CatchUp | None:
        """The room and its log after `since`, or None if there is no room."""
        read = await self._read(code, since)
        if read is None:
            return None
        stored, log = read
        rewinds = _rewinds(log, since)
        if not _is_gapless(log, since, stored.version):
            return CatchUp(stored, None, None, rewinds)
        return CatchUp(stored, log[1:], log[0].commit_id, rewinds)

    async def recall(self, code: RoomCode) -> tuple[StoredRoom, tuple[LogEntry, ...]] | None:
        """The room and its last commits, as many as are kept without a gap; None without a room."""
        read = await self._read(code, Version(0))
        if read is None:
            return None
        stored, log = read
        return stored, log[_gapless_from(log) :]

    async def _read(
        self, code: RoomCode, since: Version
    ) -> tuple[StoredRoom, tuple[LogEntry, ...]] | None:
        """The room and its log from `since` itself on, as one."""
        reply = await self._ask(script("catch_up").call((room_key(code), log_key(code)), since))
        if not reply:
            return None
        version, commit_id, document, entries = reply
        stored = _stored_room(document, version, commit_id)
        return stored, tuple(_log_entry(id, fields) for id, fields in entries)

    async def versions(self, codes: Sequence[RoomCode]) -> dict[RoomCode, Stamp]:
        """How far each of these rooms is; those that are gone are left out."""
        replies = await self._ask_all(
            [("HMGET", room_key(code), "version", "commit_id") for code in codes]
        )
        return {
            code: Stamp(Version(int(version)), commit_id.decode())
            for code, (version, commit_id) in zip(codes, replies, strict=True)
            if version is not None
        }

    async def record(self, code: RoomCode, match: MatchId) -> tuple[RecordEntry, ...]:
        """The record of a match as far as it goes; empty if there is none."""
        entries = await self._ask(("LRANGE", record_key(code, match), 0, -1))
        return tuple(map(decode_record_entry, entries))

    async def claim_creation(
        self, player: PlayerId, run: RunId, id: RequestId, code: RoomCode
    ) -> RoomCode:
        """`code`, or the code that was claimed before for the same request."""
        key = made_key(player, run, id)
        earlier = await self._ask(("SET", key, code, "NX", "GET", "EX", self._claim_s))
        return code if earlier is None else RoomCode(earlier.decode())

    async def touch_watched(self, codes: Sequence[RoomCode]) -> None:
        """Notes that somebody is watching these rooms now."""
        touch = script("touch")
        await self._ask_all([touch.call((room_key(code),)) for code in codes])

    async def watched_ms(self, code: RoomCode) -> int | None:
        """When somebody was last known to watch the room, by the store's clock."""
        watched = await self._ask(("HGET", room_key(code), "watched"))
        return None if watched is None else int(watched)

    async def _ask(self, command: Command) -> Reply:
        return await self._pipeline.ask(command, timeout_s=self._timeout_s)

    async def _ask_all(self, commands: Sequence[Command]) -> list[Reply]:
        return await self._pipeline.ask_all(commands, timeout_s=self._timeout_s)


def _stored_room(document: bytes, version: bytes, commit_id: bytes) -> StoredRoom:
    return StoredRoom(decode_document(document), Version(int(version)), commit_id.decode())


def _log_entry(id: bytes, fields: Sequence[bytes]) -> LogEntry:
    _, entry = fields
    return decode_log_entry(Version(int(id.removesuffix(ENTRY_ID_END))), entry)


def _rewinds(log: Sequence[LogEntry], since: Version) -> tuple[Rewound, ...]:
    events = (event for entry in log if entry.version > since for event in entry.events)
    return tuple(event for event in events if isinstance(event, Rewound))


def _gapless_from(log: Sequence[LogEntry]) -> int:
    """The place from which on every version is in the log."""
    gaps = (
        place for place in range(1, len(log)) if log[place].version != log[place - 1].version + 1
    )
    return max(gaps, default=0)


def _is_gapless(log: Sequence[LogEntry], since: Version, last: Version) -> bool:
    """Does the log hold every version from `since` itself to `last`?

    `since` must be among them: a version that the store has lost and others went past is there
    no more, and what follows it in the log does not follow what was told.
    """
    versions = [entry.version for entry in log]
    return (
        bool(versions)
        and (versions[0], versions[-1]) == (since, last)
        and all(next == version + 1 for version, next in pairwise(versions))
    )
