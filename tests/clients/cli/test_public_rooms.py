"""The public rooms as people read them."""

import pytest

from clients.cli.public_rooms import room_list
from protocol.ids import Phase, RoomCode
from protocol.public_rooms import RoomInfo
from tests.clients.cli.scenes import scene_of


def info(phase: Phase = Phase.LOBBY, *, open_seats: int = 2, host: str = "花子") -> RoomInfo:
    return RoomInfo(
        code=RoomCode("KAZE7Q2M"),
        game="fifty_one",
        phase=phase,
        seats=4,
        persons=1,
        bots=3 - open_seats,
        open_seats=open_seats,
        host=host,
        spectators=True,
    )


@pytest.mark.parametrize(
    ("room", "state"),
    [
        (info(), "人1、コンピューター1、空席2　いっしょに遊べます"),
        (info(Phase.FINISHED, open_seats=0), "人1、コンピューター3、空席0　観戦できます"),
        (info(Phase.REVEALING, open_seats=0), "空席0　試合中、観戦できます"),
        (info(Phase.PLAYING, open_seats=0), "空席0　試合中、観戦できます"),
        (info(Phase.BETWEEN_ROUNDS, open_seats=0), "空席0　試合中、観戦できます"),
    ],
    ids=lambda value: value.phase if isinstance(value, RoomInfo) else None,
)
def test_each_room_is_told_with_what_one_can_do_there(room: RoomInfo, state: str) -> None:
    title, line = room_list([room], scene_of(language="ja"))
    assert "bafuda join" in title
    assert line.startswith("KAZE-7Q2M　51（ごじゅういち）　部屋主: 花子　")
    assert line.endswith(state)


def test_no_room_is_told_too() -> None:
    assert room_list([], scene_of()) == ["There is no public room to come into now."]


def test_no_name_of_a_host_does_harm() -> None:
    _, line = room_list([info(host="\x1b[2J\u202eKen\n")], scene_of())
    assert line.isprintable()
