from dataclasses import replace

import pytest

from protocol.errors import ErrorCode
from protocol.ids import Phase
from server.errors import Refused
from server.room.document import Member
from server.room.members import (
    check_idle,
    find_member,
    hand_over_host,
    member_of,
    with_member,
    without_member,
)
from tests.server.room.live import LiveRoom, connection, player_of


def members(*names: str) -> tuple[Member, ...]:
    return tuple(Member(player_of(name), name, False, (connection(name),)) for name in names)


def test_a_member_is_replaced_where_it_stands_or_comes_last() -> None:
    both = members("A", "B")
    renamed = replace(both[0], name="Ann")
    assert with_member(both, renamed) == (renamed, both[1])
    assert with_member(both, *members("C")) == members("A", "B", "C")
    assert without_member(both, player_of("A")) == members("B")


def test_who_has_left_is_found_but_may_not_ask() -> None:
    room = LiveRoom()
    gone = replace(room.member("A"), has_left=True)
    document = replace(room.document, members=(gone,))
    assert find_member(document, gone.player) == gone
    with pytest.raises(Refused) as refused:
        member_of(document, gone.player)
    assert refused.value.code is ErrorCode.NOT_IN_ROOM


@pytest.mark.parametrize(
    ("host", "away", "next_host"),
    [
        pytest.param("A", "", "A", id="host here"),
        pytest.param("A", "A", "B", id="the next one"),
        pytest.param("B", "ABC", "D", id="the next one who is here"),
        pytest.param("B", "BC", "A", id="the one who sits"),
        pytest.param("D", "D", "A", id="round again"),
        pytest.param("Z", "", "A", id="host no member any more"),
        pytest.param("A", "ABCD", "A", id="nobody here"),
    ],
)
def test_the_host_is_somebody_who_is_here(host: str, away: str, next_host: str) -> None:
    there = tuple(
        replace(member, connections=()) if member.name in away else member
        for member in members("A", "B", "C", "D")
    )
    document = replace(LiveRoom().document, members=there, host=player_of(host))
    assert hand_over_host(document).document.host == player_of(next_host)


@pytest.mark.parametrize("phase", Phase)
def test_a_room_is_idle_before_and_after_a_match(phase: Phase) -> None:
    document = replace(LiveRoom().document, phase=phase)
    if phase in (Phase.LOBBY, Phase.FINISHED):
        check_idle(document)
    else:
        with pytest.raises(Refused):
            check_idle(document)
