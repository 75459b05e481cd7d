"""The life of a command: its outcomes by hand, in every order that a store may give them."""

import asyncio
from dataclasses import dataclass, field, replace
from itertools import count

import pytest

from protocol.client_messages import Ready, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import PlayerId, RunId, Version
from protocol.room_events import Rewound
from server.cycle import QUEUE_MAX, RACES_MAX, REWIND_LEAP, Cycle, CycleKit
from server.errors import Refused
from server.pending import Pending
from server.room.commands import Ask, Decision, Lose, RoomRequest
from server.store.types import (
    Commit,
    Done,
    Early,
    Full,
    Lost,
    OnOutcome,
    Outcome,
    Stamp,
    StoredRoom,
)
from tests.scale import deadline
from tests.server.room.live import CODE, LiveRoom, player_of


@dataclass
class Notebook:
    """The cycle's owner: keeps what it is told."""

    done_: list[Commit] = field(default_factory=list)
    unchanged_: list[Version] = field(default_factory=list)
    codes: list[ErrorCode] = field(default_factory=list)
    overtaken_count: int = 0
    early_count: int = 0
    is_watched_: bool = True

    def done(
        self, pending: Pending, decision: Decision, commit: Commit, stored: StoredRoom
    ) -> None:
        self.done_.append(commit)

    def unchanged(self, pending: Pending, decision: Decision, version: Version) -> None:
        self.unchanged_.append(version)

    def refused(self, pending: Pending, refused: Refused) -> None:
        self.codes.append(refused.code)

    def overtaken(self) -> None:
        self.overtaken_count += 1

    def look_again(self) -> bool:
        return False

    def early(self) -> None:
        self.early_count += 1

    def stored_changed(self, before: StoredRoom | None) -> None:
        pass

    def is_watched(self) -> bool:
        return self.is_watched_

    def turned(self) -> None:
        pass


class Turning:
    """A room whose commits get their outcomes from the test."""

    def __init__(self) -> None:
        numbers = count()
        self.owner = Notebook()
        self.commits: list[tuple[Commit, OnOutcome]] = []
        self.sent = asyncio.Event()
        kit = CycleKit(
            commit=self._commit,
            call_later=asyncio.get_running_loop().call_later,
            now_ms=lambda: 0,
            random_bytes=lambda size: next(numbers).to_bytes(size, "big"),
            match_key=None,
        )
        self.cycle = Cycle(CODE, kit, self.owner)
        self.room = LiveRoom()
        self.ids = count(1)

    def begin(self) -> None:
        self.cycle.begin(self.room.stored)

    def ask(self, request: RoomRequest | None = None) -> None:
        request = request or Ready(id=0, nonce_hash=f"{next(self.ids):064x}")
        numbered = request.model_copy(update={"id": next(self.ids)})
        ask = Ask(player_of("A"), RunId("0" * 16), numbered)
        self.cycle.submit(Pending(ask, id=numbered.id))

    def answer(self, outcome: Outcome) -> Commit:
        """Gives the oldest commit its outcome."""
        commit, on_outcome = self.commits.pop(0)
        on_outcome(outcome)
        return commit

    async def next_commit(self) -> Commit:
        async with deadline(5):
            while not self.commits:
                self.sent.clear()
                await self.sent.wait()
        return self.commits[0][0]

    def newer(self, version: int) -> StoredRoom:
        """What another process has stored."""
        document = replace(self.room.document, between_rounds_s=version)
        return StoredRoom(document, Version(version), f"{version:032x}")

    def _commit(self, commit: Commit, on_outcome: OnOutcome) -> None:
        self.commits.append((commit, on_outcome))
        self.sent.set()


@pytest.fixture
async def turning() -> Turning:
    turning = Turning()
    turning.begin()
    return turning


async def test_one_command_is_decided_after_the_other(turning: Turning) -> None:
    turning.ask()
    turning.ask()
    assert len(turning.commits) == 1
    first = turning.answer(Done())
    second = turning.answer(Done())
    assert (first.expected_version, first.version) == (1, 2)
    assert (second.expected_version, second.version) == (2, 3)
    assert second.expected_commit_id == first.commit_id
    assert turning.owner.done_ == [first, second]


async def test_commands_wait_until_the_room_is_known() -> None:
    turning = Turning()
    turning.ask()
    assert not turning.commits
    turning.begin()
    assert len(turning.commits) == 1


async def test_room_that_there_is_not_is_not_found() -> None:
    turning = Turning()
    turning.ask()
    turning.cycle.begin(None)
    assert turning.owner.codes == [ErrorCode.ROOM_NOT_FOUND]


async def test_repeated_request_is_answered_without_a_commit(turning: Turning) -> None:
    ask = Ask(player_of("A"), RunId("0" * 16), SetRoom(id=7, between_rounds_s=5))
    turning.cycle.submit(Pending(ask, id=7))
    turning.answer(Done())
    turning.cycle.submit(Pending(ask, id=7))
    assert not turning.commits
    assert turning.owner.unchanged_ == [2]


async def test_lost_race_is_decided_again_on_the_document_that_won(turning: Turning) -> None:
    turning.ask()
    turning.answer(Lost(turning.newer(5)))
    commit = await turning.next_commit()
    assert (commit.expected_version, commit.version) == (5, 6)
    assert commit.document.between_rounds_s == 5
    assert turning.owner.overtaken_count == 1
    turning.answer(Done())
    assert turning.owner.done_ == [commit]


async def test_command_that_loses_too_often_is_told_that_the_room_is_busy(
    turning: Turning,
) -> None:
    turning.ask()
    for version in range(2, 2 + RACES_MAX + 1):
        await turning.next_commit()
        assert turning.owner.codes == []
        turning.answer(Lost(turning.newer(version)))
    assert turning.owner.codes == [ErrorCode.BUSY]
    turning.ask()
    assert len(turning.commits) == 1


async def test_commit_that_comes_too_early_is_left(turning: Turning) -> None:
    turning.ask()
    turning.answer(Early(now_ms=1))
    assert turning.owner.early_count == 1
    assert not turning.cycle.is_busy


async def test_full_store_is_said_and_the_next_command_goes_on(turning: Turning) -> None:
    turning.ask()
    turning.ask()
    turning.answer(Full())
    assert turning.owner.codes == [ErrorCode.STORE_FULL]
    assert turning.answer(Done()).version == 2


async def test_queue_has_an_end(turning: Turning) -> None:
    for _ in range(QUEUE_MAX + 2):
        turning.ask()
    assert turning.owner.codes == [ErrorCode.BUSY]


@pytest.mark.parametrize(
    "behind",
    [
        pytest.param((1, "older"), id="an older version"),
        pytest.param((2, "another"), id="another commit of the same version"),
    ],
)
async def test_store_that_lost_writes_gets_a_version_above_all(
    turning: Turning, behind: tuple[int, str]
) -> None:
    turning.ask()
    turning.answer(Done())
    turning.ask()
    stored = StoredRoom(turning.room.document, Version(behind[0]), behind[1])
    turning.answer(Lost(stored))
    events: list[object] = []
    for _ in range(2):
        await turning.next_commit()
        commit = turning.answer(Done())
        assert commit.version > 2 + REWIND_LEAP, "others may have told more"
        events += commit.events
    assert sum(isinstance(event, Rewound) for event in events) == 1


async def test_room_that_the_store_lost_is_stored_anew(turning: Turning) -> None:
    turning.ask()
    turning.answer(Done())
    turning.ask()
    turning.answer(Lost(None))
    commit = await turning.next_commit()
    assert (commit.expected_version, commit.expected_commit_id) == (0, "")
    assert commit.version == 3 + REWIND_LEAP
    assert commit.events == (Rewound(lost=0),)


async def test_room_that_the_store_lost_and_nobody_watches_is_gone(turning: Turning) -> None:
    turning.owner.is_watched_ = False
    turning.ask()
    turning.answer(Lost(None))
    assert turning.owner.codes == [ErrorCode.ROOM_NOT_FOUND]
    assert turning.cycle.stamp is None


async def test_own_commit_is_known_while_it_is_under_way(turning: Turning) -> None:
    turning.ask()
    commit_id = turning.commits[0][0].commit_id
    assert turning.cycle.is_own(commit_id)
    turning.answer(Done())
    assert not turning.cycle.is_own(commit_id)
    assert turning.cycle.stamp == Stamp(Version(2), commit_id)


async def test_what_the_process_does_by_itself_outlasts_trouble(turning: Turning) -> None:
    turning.ask()
    connections = turning.room.member("A").connections
    turning.cycle.submit(Pending(Lose(connections)))
    turning.cycle.report_trouble()
    turning.answer(Done())
    assert turning.answer(Done()).events[0].type == "person_away"


async def test_bug_in_a_command_is_answered_and_the_room_goes_on(turning: Turning) -> None:
    broken = Ask(PlayerId("A"), RunId("0"), object())  # type: ignore[arg-type]  # what no client can say
    turning.cycle.submit(Pending(broken, id=1))
    assert len(turning.owner.codes) == 1
    turning.ask()
    assert len(turning.commits) == 1
