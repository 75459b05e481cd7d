import pytest

from protocol.client_messages import Sit, Stand
from protocol.ids import RunId, Version
from server.room.answers import answered_at, with_answer
from server.room.commands import Ask
from server.room.document import ANSWERS_KEPT, RUNS_KEPT, Member
from tests.server.room.live import LiveRoom, connection, player_of

RUN = RunId("a" * 16)


def test_a_repeat_is_answered_as_the_first_time_and_does_nothing() -> None:
    room = LiveRoom()
    ask = Ask(player_of("A"), RUN, Stand(id=5))
    first = room.do(ask)
    room.come("B")
    repeat = room.do(ask)
    assert repeat.answer == first.answer
    assert repeat.document is room.document
    assert repeat.events == ()
    assert first.answer is not None
    assert first.answer.version == room.version - 1


def test_the_same_number_in_another_run_is_another_request() -> None:
    room = LiveRoom()
    room.do(Ask(player_of("A"), RUN, Stand(id=5)))
    room.do(Ask(player_of("A"), RunId("b" * 16), Sit(id=5)))
    assert room.seated[0] == player_of("A")


def test_a_request_that_changes_nothing_is_answered_without_a_version() -> None:
    room = LiveRoom()
    decision = room.ask("A", Sit(id=0, seat=0))
    assert decision.document is room.document
    assert decision.answer is not None
    assert decision.answer.version is None


@pytest.mark.parametrize(
    ("asked", "version"),
    [
        pytest.param(0, None, id="oldest forgotten"),
        pytest.param(1, 1, id="oldest kept"),
        pytest.param(ANSWERS_KEPT, ANSWERS_KEPT, id="newest"),
        pytest.param(99, None, id="new"),
    ],
)
def test_the_last_answers_are_kept(asked: int, version: int | None) -> None:
    player = player_of("A")
    members: tuple[Member, ...] = (Member(player, "A", False, (connection("A"),)),)
    for number in range(ANSWERS_KEPT + 1):
        members = with_answer(members, player, RUN, number, Version(number))
    assert answered_at(members[0], RUN, asked) == version
    (run,) = members[0].answered
    assert len(run.ids) == len(run.versions) == ANSWERS_KEPT


def test_the_last_runs_are_kept_and_the_one_answered_again_is_the_last() -> None:
    player = player_of("A")
    runs = [RunId(f"{number:016x}") for number in range(RUNS_KEPT + 1)]
    members: tuple[Member, ...] = (Member(player, "A", False, (connection("A"),)),)
    for run in (runs[1], runs[0], *runs[1:]):
        members = with_answer(members, player, run, 1, Version(1))
    assert [kept.run for kept in members[0].answered] == runs[1:]


def test_nothing_is_kept_for_one_who_is_gone() -> None:
    assert with_answer((), player_of("A"), RUN, 1, Version(1)) == ()
