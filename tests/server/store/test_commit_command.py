"""Commits are packed as hiredis packs them."""

from dataclasses import replace

import pytest

from games.seats import Seat
from protocol.ids import MatchId, Version
from server.room.commands import MoveMade
from server.store.commit_command import CommitCommand
from server.store.encoding import encode_document, encode_log_entry, encode_record_entry
from server.store.keys import log_key, record_key, room_key, tell_channel
from server.store.link import pack
from server.store.scripts import script
from server.store.settings import StoreSettings
from server.store.types import Commit
from tests.server.store.examples import first_commit, lobby

SETTINGS = StoreSettings(url="", expiry_s=86_400, log_entries=200)
MATCH = MatchId("0123456789abcdef")
RECORD = tuple(MoveMade(Seat(seat), f"swap {seat}S KD", seat, 1, 1_000_000) for seat in range(3))


def packed_by_hiredis(commit: Commit, *, is_heard_here: bool) -> bytes:
    code = commit.code
    keys: tuple[str, ...] = (room_key(code), log_key(code), tell_channel(code))
    if commit.record_of is not None:
        keys = (*keys, record_key(code, commit.record_of))
    return pack(
        script("commit").call(
            keys,
            commit.expected_version,
            commit.expected_commit_id,
            commit.commit_id,
            commit.version,
            encode_document(commit.document),
            encode_log_entry(commit.commit_id, commit.events, lobby_changed=commit.lobby_changed),
            commit.not_before_ms,
            86_400_000,
            200,
            int(is_heard_here),
            *map(encode_record_entry, commit.record),
        )
    )


@pytest.mark.parametrize("is_heard_here", [True, False])
@pytest.mark.parametrize("entries", [0, 1, 3])
def test_packed_as_by_hiredis(entries: int, is_heard_here: bool) -> None:
    commit = replace(
        first_commit(lobby("ROOM2345")),
        record_of=MATCH if entries else None,
        record=RECORD[:entries],
        not_before_ms=1234,
    )
    for each in (commit, replace(commit, expected_commit_id="c0" * 16, version=Version(10))):
        packed = CommitCommand(SETTINGS).pack(each, is_heard_here=is_heard_here)
        assert packed == packed_by_hiredis(each, is_heard_here=is_heard_here)
