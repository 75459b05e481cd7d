"""Commits are packed as hiredis packs them."""

from dataclasses import replace

import pytest
import redis.asyncio

from games.seats import Seat
from protocol.ids import MatchId, ProcessId, Version
from server.room.commands import MoveMade
from server.store.commit_command import CommitCommand
from server.store.encoding import encode_document, encode_log_entry, encode_record_entry
from server.store.keys import log_key, record_key, reply_channel, room_key, tell_channel
from server.store.link import Command, pack
from server.store.scripts import script
from server.store.settings import StoreSettings
from server.store.types import Commit
from tests.server.store.examples import first_commit, lobby
from tests.server.store.opening import Heard, opened

SETTINGS = StoreSettings(url="", expiry_s=86_400, log_entries=200)
OWN_CHANNEL = reply_channel(ProcessId("0b" * 8))
MATCH = MatchId("0123456789abcdef")
RECORD = tuple(MoveMade(Seat(seat), f"swap {seat}S KD", seat, 1, 1_000_000) for seat in range(3))


def command_of(commit: Commit, *, is_heard_here: bool) -> Command:
    code = commit.code
    keys: tuple[str, ...] = (room_key(code), log_key(code), tell_channel(code))
    if commit.record_of is not None:
        keys = (*keys, record_key(code, commit.record_of))
    return script("commit").call(
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
        OWN_CHANNEL if is_heard_here else "",
        *map(encode_record_entry, commit.record),
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
        packed = CommitCommand(SETTINGS, OWN_CHANNEL).pack(each, is_heard_here=is_heard_here)
        assert packed == pack(command_of(each, is_heard_here=is_heard_here))


async def test_commit_is_told_where_the_process_believes_a_subscription_that_is_lost(
    redis_url: str,
) -> None:
    heard, commit = Heard(), first_commit(lobby())
    async with (
        opened(redis_url, heard) as other,
        redis.asyncio.Redis.from_url(redis_url) as client,
    ):
        await other.subscriptions.subscribe(commit.code)
        done = await client.execute_command(*command_of(commit, is_heard_here=True))  # type: ignore[no-untyped-call]
        assert done == [b"done"]
        await heard.until(lambda: bool(heard.tells))
