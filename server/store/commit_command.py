"""The command that runs commit.lua, as it goes over the wire.

There is one for every move. hiredis packs a command argument by argument; here one format packs
all that changes from move to move, in half the time, and the rest is packed already.
"""

from functools import lru_cache
from typing import Final

from protocol.ids import MatchId, RoomCode
from server.store.encoding import encode_document, encode_log_entry, encode_record_entry
from server.store.keys import log_key, record_key, room_key, tell_channel
from server.store.scripts import script
from server.store.settings import StoreSettings
from server.store.types import Commit

__all__ = ["CommitCommand"]

HEADS_IN_PLAY: Final = 8192
"""Two or three a room: with an entry of the record or without."""
ARGUMENTS: Final = 10
"""Before those of the record."""

_BULK: Final = b"$%d\r\n%b\r\n"
"""An argument: how many bytes, and they."""
_CHANGING: Final = 7 * _BULK


class CommitCommand:
    """Packs the commits of a process for a store with these settings."""

    def __init__(self, settings: StoreSettings, own_channel: str) -> None:
        """`own_channel` hears the replies to the process; empty where it asks nothing."""
        kept = (round(settings.expiry_s * 1000), settings.log_entries)
        self._kept = b"".join(_bulk(b"%d" % number) for number in kept)
        self._own_channel = _bulk(own_channel.encode())

    def pack(self, commit: Commit, *, is_heard_here: bool) -> bytes:
        """The commit as a command; `is_heard_here`: does the process hear of it, as it believes?"""
        record = [_bulk(encode_record_entry(entry)) for entry in commit.record]
        document = encode_document(commit.document)
        log_entry = encode_log_entry(
            commit.commit_id, commit.events, lobby_changed=commit.lobby_changed
        )
        expected, version = b"%d" % commit.expected_version, b"%d" % commit.version
        expected_id, commit_id = commit.expected_commit_id.encode(), commit.commit_id.encode()
        not_before = b"%d" % commit.not_before_ms
        changing = _CHANGING % (
            len(expected),
            expected,
            len(expected_id),
            expected_id,
            len(commit_id),
            commit_id,
            len(version),
            version,
            len(document),
            document,
            len(log_entry),
            log_entry,
            len(not_before),
            not_before,
        )
        head = _head(commit.code, commit.record_of if record else None, len(record))
        own_channel = self._own_channel if is_heard_here else _NOBODY
        return b"".join((head, changing, self._kept, own_channel, *record))


@lru_cache(maxsize=HEADS_IN_PLAY)
def _head(code: RoomCode, record_of: MatchId | None, entries: int) -> bytes:
    """What comes before the arguments: the number of all parts, the script, and the keys."""
    keys = [room_key(code), log_key(code), tell_channel(code)]
    if entries:
        assert record_of is not None, f"{code}: a record of no match"
        keys.append(record_key(code, record_of))
    parts = ["EVALSHA", script("commit").sha, str(len(keys)), *keys]
    count = len(parts) + ARGUMENTS + entries
    return b"*%d\r\n" % count + b"".join(_bulk(part.encode()) for part in parts)


def _bulk(argument: bytes) -> bytes:
    return _BULK % (len(argument), argument)


_NOBODY: Final = _bulk(b"")
