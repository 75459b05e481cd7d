import pytest

from protocol.client_messages import CreateRoom
from protocol.errors import ErrorCode
from protocol.ids import Phase, Version
from server.errors import Refused
from server.room.commands import Arrive, Chance
from server.room.create import open_room
from tests.server.room.live import CODE, LiveRoom, connection, player_of, types_of


def test_the_creator_is_host_and_sits_first() -> None:
    room = LiveRoom(seats=3)
    assert room.host == player_of("A")
    assert room.seated == [player_of("A"), None, None]
    assert room.phase() is Phase.LOBBY
    assert types_of(tuple(room.events)) == ["room_opened", "person_sat"]


def test_a_creator_who_watches_is_host_without_a_seat() -> None:
    room = LiveRoom(host_sits=False)
    assert room.host == player_of("A")
    assert room.seated == [None] * 4


def test_the_answer_has_code_and_first_version() -> None:
    creator = Arrive(player_of("A"), "A", connection("A"), sits=True)
    chance = Chance(0, bytes, Version(1))
    answer = open_room(CODE, creator, CreateRoom(id=7), chance).answer
    assert answer is not None
    assert (answer.id, answer.version, answer.code) == (7, 1, CODE)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        pytest.param(CreateRoom(id=1, game="chess"), ErrorCode.UNKNOWN_GAME, id="no such game"),
        pytest.param(
            CreateRoom.model_construct(id=1, game="fifty_one", seats=8, create_code=None),
            ErrorCode.BAD_SEAT_COUNT,
            id="too many seats",
        ),
    ],
)
def test_a_room_that_cannot_be_played_is_refused(request_: CreateRoom, code: ErrorCode) -> None:
    creator = Arrive(player_of("A"), "A", connection("A"), sits=True)
    with pytest.raises(Refused) as refused:
        open_room(CODE, creator, request_, Chance(0, bytes, Version(1)))
    assert refused.value.code is code
