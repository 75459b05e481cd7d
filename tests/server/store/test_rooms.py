"""Reading rooms, and what is noted about them beside their commits."""

import asyncio
from dataclasses import replace

import pytest
import redis.asyncio

from games.seats import Seat
from protocol.ids import MatchId, PlayerId, RequestId, RoomCode, RunId, Version
from protocol.room_events import Rewound
from server.errors import StoreUnavailable
from server.room.commands import MatchEnded, MoveMade, RecordEntry, RecordStarted
from server.store.keys import room_key
from server.store.store import Store
from server.store.types import CatchUp, Commit, Stamp, StoredRoom
from tests.proxy import open_proxy
from tests.server.store.examples import MATCH, commit_after, first_commit, lobby, ready
from tests.server.store.opening import as_stored, made_room, opened, outcome_of

ABSENT = RoomCode("ABSENT22")
ENDED = MatchEnded(
    seed="5d" * 32,
    sides=((Seat(0),), (Seat(1),)),
    totals=(40, 51),
    ranks=(2, 1),
    rounds=1,
    abandoned=False,
    results=(),
    ended_ms=4,
)


async def play_on(store: Store, room: StoredRoom, *, to: int) -> list[Commit]:
    """Commits until version `to`."""
    commits = []
    while room.version < to:
        commit = commit_after(room)
        await outcome_of(store, commit)
        commits.append(commit)
        room = as_stored(commit)
    return commits


async def catch_up(store: Store, room: StoredRoom, since: int) -> CatchUp:
    caught_up = await store.rooms.catch_up(room.document.code, Version(since))
    assert caught_up is not None
    return caught_up


async def test_absent_room_is_none(redis_url: str) -> None:
    async with opened(redis_url) as store:
        assert await store.rooms.load(ABSENT) is None
        assert await store.rooms.catch_up(ABSENT, Version(1)) is None
        assert await store.rooms.watched_ms(ABSENT) is None
        assert await store.rooms.record(ABSENT, MATCH) == ()


async def test_caught_up_room_comes_with_every_entry_since(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        commits = await play_on(store, room, to=6)
        caught_up = await catch_up(store, room, since=3)
        assert caught_up.stored == as_stored(commits[-1])
        assert caught_up.entries is not None
        assert [entry.version for entry in caught_up.entries] == [4, 5, 6]
        assert [entry.commit_id for entry in caught_up.entries] == [
            commit.commit_id for commit in commits[2:]
        ]
        assert [entry.events for entry in caught_up.entries] == [
            (ready(4),),
            (ready(5),),
            (ready(6),),
        ]
        assert caught_up.since_commit_id == commits[1].commit_id


async def test_nothing_new_is_no_entry(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        assert await catch_up(store, room, since=1) == CatchUp(room, (), room.commit_id)


@pytest.mark.parametrize(
    ("since", "versions"),
    [
        pytest.param(5, None, id="before_the_log"),
        pytest.param(7, [8, 9, 10], id="first_entry_of_the_log"),
        pytest.param(10, [], id="last_entry_of_the_log"),
        pytest.param(11, None, id="beyond_what_is_stored"),
        pytest.param(0, None, id="before_the_room"),
    ],
)
async def test_log_reaches_back_to_its_first_entry(
    redis_url: str, since: int, versions: list[int] | None
) -> None:
    async with opened(redis_url, log_entries=4) as store:
        room = await made_room(store)
        await play_on(store, room, to=10)
        entries = (await catch_up(store, room, since)).entries
        assert (entries if entries is None else [entry.version for entry in entries]) == versions


@pytest.mark.parametrize(
    ("since", "versions"),
    [
        pytest.param(3, None, id="before_the_rewind"),
        pytest.param(5, None, id="lost_in_the_rewind"),
        pytest.param(8, None, id="highest_one_lost"),
        pytest.param(9, [10], id="the_rewind_itself"),
    ],
)
async def test_log_does_not_lead_across_a_rewind(
    redis_url: str, since: int, versions: list[int] | None
) -> None:
    """The store had 3 left of 8 versions: `rewound` became version 9."""
    async with opened(redis_url) as store:
        room = await made_room(store)
        third = (await play_on(store, room, to=3))[-1]
        rewound = commit_after(third, version=9)
        await outcome_of(store, rewound)
        await play_on(store, as_stored(rewound), to=10)
        entries = (await catch_up(store, room, since)).entries
        assert (entries if entries is None else [entry.version for entry in entries]) == versions


async def test_rewind_in_the_log_is_known_across_the_gap(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        rewound = commit_after(room, version=103, events=(Rewound(lost=2),))
        await outcome_of(store, rewound)
        assert (await catch_up(store, room, since=3)).rewinds == (Rewound(lost=2),)
        assert (await catch_up(store, room, since=103)).rewinds == ()


async def recalled(store: Store, code: RoomCode) -> list[int]:
    """The versions that are recalled, of a room that there is."""
    found = await store.rooms.recall(code)
    assert found is not None
    stored, entries = found
    assert stored == await store.rooms.load(code)
    return [entry.version for entry in entries]


async def test_a_room_is_recalled_with_its_last_commits(redis_url: str) -> None:
    async with opened(redis_url, log_entries=4) as store:
        room = await made_room(store)
        assert await recalled(store, room.document.code) == [1]
        await play_on(store, room, to=10)
        assert await recalled(store, room.document.code) == [7, 8, 9, 10]
        assert await store.rooms.recall(ABSENT) is None


async def test_what_is_recalled_does_not_reach_across_a_rewind(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        rewound = commit_after((await play_on(store, room, to=3))[-1], version=9)
        await outcome_of(store, rewound)
        await play_on(store, as_stored(rewound), to=10)
        assert await recalled(store, room.document.code) == [9, 10]


async def test_versions_of_many_rooms_are_read_at_once(redis_url: str) -> None:
    async with opened(redis_url) as store:
        rooms = [await made_room(store, lobby(f"MANY222{number}")) for number in range(5)]
        await play_on(store, rooms[0], to=4)
        codes = [room.document.code for room in rooms]
        stamps = await store.rooms.versions([*codes, ABSENT])
        assert [stamps[code].version for code in codes] == [4, 1, 1, 1, 1]
        assert stamps[codes[1]] == Stamp(Version(1), rooms[1].commit_id)
        assert ABSENT not in stamps
        assert await store.rooms.versions([]) == {}


async def test_record_grows_with_the_commits_that_name_it(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        entries: list[RecordEntry] = [
            RecordStarted(MATCH, "fifty_one", {"rounds": 3}, ("A", "B"), (Seat(1),), "c0", (), 1),
            MoveMade(Seat(0), "swap 4C KS", turn=1, round_number=1, at_ms=2),
            MoveMade(Seat(1), "pass call", turn=2, round_number=1, at_ms=3),
            ENDED,
        ]
        first = replace(commit_after(room), record_of=MATCH, record=tuple(entries[:1]))
        await outcome_of(store, first)
        rest = replace(commit_after(first), record_of=MATCH, record=tuple(entries[1:]))
        await outcome_of(store, rest)
        assert await store.rooms.record(room.document.code, MATCH) == tuple(entries)
        assert await store.rooms.record(room.document.code, MatchId("another")) == ()


async def test_repeated_creation_gets_the_first_code(redis_url: str) -> None:
    player, run = PlayerId("a0" * 16), RunId("b1" * 8)
    async with opened(redis_url) as store, opened(redis_url) as other:
        claim = store.rooms.claim_creation
        assert await claim(player, run, RequestId(1), RoomCode("FIRST222")) == "FIRST222"
        assert await claim(player, run, RequestId(1), RoomCode("AGAIN222")) == "FIRST222"
        other_claim = other.rooms.claim_creation
        assert await other_claim(player, run, RequestId(1), RoomCode("THIRD222")) == "FIRST222"
        assert await other_claim(player, run, RequestId(2), RoomCode("NEXT2222")) == "NEXT2222"


async def test_claim_of_a_creation_expires(redis_url: str) -> None:
    async with opened(redis_url, claim_s=600) as store:
        await store.rooms.claim_creation(
            PlayerId("p"), RunId("r"), RequestId(1), RoomCode("FIRST222")
        )
        async with redis.asyncio.Redis.from_url(redis_url) as client:
            (key,) = await client.keys("made:*")
            assert 590 < await client.ttl(key) <= 600


async def test_watched_room_says_since_when(redis_url: str) -> None:
    async with opened(redis_url) as store:
        room = await made_room(store)
        code = room.document.code
        assert await store.rooms.watched_ms(code) is None
        await store.rooms.touch_watched([code])
        watched_ms = await store.rooms.watched_ms(code)
        assert watched_ms is not None
        assert abs(store.clock.now_ms() - watched_ms) < 5_000
        assert await store.rooms.load(code) == room


async def test_watching_does_not_bring_a_room_back(redis_url: str) -> None:
    async with opened(redis_url) as store, redis.asyncio.Redis.from_url(redis_url) as client:
        await store.rooms.touch_watched([ABSENT])
        assert not await client.exists(room_key(ABSENT))


async def test_question_without_an_answer_fails_in_time(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        opened(proxy.redis_url, command_timeout_s=1.0) as store,
    ):
        room = await made_room(store)
        proxy.stall()
        with pytest.raises(StoreUnavailable):
            await store.rooms.load(room.document.code)
        proxy.go_on()
        assert await eventually_loaded(store, room.document.code) == room


async def eventually_loaded(store: Store, code: RoomCode) -> StoredRoom | None:
    while True:
        try:
            return await store.rooms.load(code)
        except StoreUnavailable:
            await asyncio.sleep(0)


async def test_questions_of_one_moment_are_all_answered(redis_url: str) -> None:
    async with opened(redis_url) as store:
        rooms = [await made_room(store, lobby(f"ASKED{number:03}")) for number in range(50)]
        async with asyncio.TaskGroup() as tasks:
            loads = [tasks.create_task(store.rooms.load(room.document.code)) for room in rooms]
        assert [load.result() for load in loads] == rooms


async def test_room_whose_first_commit_is_unknown_is_not_made_twice(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, opened(proxy.redis_url) as store:
        commit = first_commit(lobby())
        cut = proxy.cut_reply(commit.commit_id.encode())
        await outcome_of(store, commit)
        await cut.wait()
        assert await store.rooms.load(commit.code) == as_stored(commit)
