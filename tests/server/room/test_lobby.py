import pytest

from protocol.client_messages import (
    AddBot,
    DrawSeats,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Stand,
    SwapSeats,
)
from protocol.errors import ErrorCode
from protocol.ids import Pace
from protocol.room_events import OptionsSet, PackSet, RoomSet
from server.errors import Refused
from server.room.commands import RoomRequest
from tests.server.room.live import LiveRoom, player_of, types_of

A, B, C = player_of("A"), player_of("B"), player_of("C")

EIGHT_SEATS = SetRoom.model_construct(id=0, seats=8, pace=None, between_rounds_s=None)


def test_a_person_takes_the_seat_it_names_or_the_first_open_one() -> None:
    room = LiveRoom()
    room.come("B", "C", sits=False)
    room.ask("B", Sit(id=0, seat=2))
    room.ask("C", Sit(id=0))
    assert room.seated == [A, C, B, None]


def test_a_person_who_takes_another_seat_gives_up_its_own() -> None:
    room = LiveRoom()
    decision = room.ask("A", Sit(id=0, seat=3))
    assert room.seated == [None, None, None, A]
    assert types_of(decision.events) == ["person_stood", "person_sat"]


def test_the_later_of_two_who_want_a_seat_is_told_that_it_is_taken() -> None:
    room = LiveRoom()
    room.come("B", "C", sits=False)
    room.ask("B", Sit(id=0, seat=3))
    with pytest.raises(Refused) as refused:
        room.ask("C", Sit(id=0, seat=3))
    assert refused.value.code is ErrorCode.SEAT_TAKEN
    room.ask("C", Sit(id=0, seat=2))
    assert room.seated == [A, None, C, B]


@pytest.mark.parametrize(
    ("name", "request_", "code"),
    [
        pytest.param("A", Sit(id=0), ErrorCode.ALREADY_SEATED, id="sit again"),
        pytest.param("A", Sit(id=0, seat=6), ErrorCode.NO_SUCH_SEAT, id="no such seat"),
        pytest.param("A", Sit(id=0, seat=1), ErrorCode.SEAT_TAKEN, id="a bot's seat"),
        pytest.param("W", Stand(id=0), ErrorCode.NOT_SEATED, id="stand without a seat"),
        pytest.param("X", Sit(id=0), ErrorCode.NOT_IN_ROOM, id="a stranger"),
        pytest.param("W", SwapSeats(id=0, seat=0, other=1), ErrorCode.NOT_HOST, id="swap"),
        pytest.param("W", DrawSeats(id=0), ErrorCode.NOT_HOST, id="draw"),
        pytest.param("W", SetGame(id=0, game="fifty_one"), ErrorCode.NOT_HOST, id="game"),
        pytest.param("W", SetOptions(id=0, options={}), ErrorCode.NOT_HOST, id="options"),
        pytest.param("W", SetRoom(id=0, seats=3), ErrorCode.NOT_HOST, id="seats"),
        pytest.param("W", SetPack(id=0, pack="flowers"), ErrorCode.NOT_HOST, id="pack"),
        pytest.param(
            "A", SwapSeats(id=0, seat=0, other=5), ErrorCode.NO_SUCH_SEAT, id="swap with none"
        ),
        pytest.param("A", SetGame(id=0, game="chess"), ErrorCode.UNKNOWN_GAME, id="no such game"),
        pytest.param("A", EIGHT_SEATS, ErrorCode.BAD_SEAT_COUNT, id="too many seats"),
    ],
)
def test_what_is_refused_in_the_lobby(name: str, request_: RoomRequest, code: ErrorCode) -> None:
    room = LiveRoom()
    room.come("W", sits=False)
    room.ask("A", AddBot(id=0, seat=1))
    before = room.document
    with pytest.raises(Refused) as refused:
        room.ask(name, request_)
    assert refused.value.code is code
    assert room.document is before


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(Stand(id=0), id="stand"),
        pytest.param(Sit(id=0, seat=3), id="sit"),
        pytest.param(SwapSeats(id=0, seat=0, other=1), id="swap"),
        pytest.param(DrawSeats(id=0), id="draw"),
        pytest.param(SetOptions(id=0, options={"jokers": 2}), id="options"),
        pytest.param(SetRoom(id=0, seats=5), id="seats"),
        pytest.param(AddBot(id=0), id="bot"),
    ],
)
def test_what_people_were_ready_for_has_changed_so_nobody_is_ready(request_: RoomRequest) -> None:
    room = LiveRoom()
    room.come("B")
    room.ready("A", "B")
    room.ask("A", request_)
    assert not any(place.nonce_hash for place in room.document.seats)


def test_pace_and_wait_leave_people_ready() -> None:
    room = LiveRoom()
    room.ready("A")
    decision = room.ask("A", SetRoom(id=0, pace=Pace.FAST, between_rounds_s=0))
    assert decision.events == (RoomSet(4, Pace.FAST, 0),)
    assert room.document.seats[0].nonce_hash is not None


def test_captions_are_chosen_and_taken_off_and_leave_people_ready() -> None:
    room = LiveRoom()
    room.ready("A")
    assert room.ask("A", SetPack(id=0, pack="flowers")).events == (PackSet("flowers"),)
    assert room.document.pack == "flowers"
    assert room.ask("A", SetPack(id=0, pack="flowers")).events == ()
    assert room.ask("A", SetPack(id=0, pack=None)).events == (PackSet(None),)
    assert room.document.pack is None
    assert room.document.seats[0].nonce_hash is not None


def test_captions_change_nothing_in_a_match() -> None:
    room = LiveRoom()
    room.start("A")
    match = room.document.match
    decision = room.ask("A", SetPack(id=0, pack="flowers"))
    assert decision.events == (PackSet("flowers"),)
    assert room.document.match is match


def test_swapping_takes_a_wanted_bot_along_with_its_ticket() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=1))
    ticket = room.document.seats[1].ticket
    room.ask("A", SwapSeats(id=0, seat=0, other=1))
    assert room.seated == [None, A, None, None]
    assert room.document.seats[0].ticket == ticket


def test_a_draw_keeps_everybody_seated_once() -> None:
    room = LiveRoom()
    room.come("B", "C")
    drawn = set()
    for _ in range(20):
        room.ask("A", DrawSeats(id=0))
        drawn.add(tuple(room.seated))
        assert {A, B, C} <= set(room.seated)
        assert len(room.seated) == 4
    assert len(drawn) > 5


def test_options_add_up_and_reset() -> None:
    room = LiveRoom()
    room.ask("A", SetOptions(id=0, options={"jokers": 2}))
    more = room.ask("A", SetOptions(id=0, options={"rounds": 3}))
    assert more.events == (OptionsSet({"rounds": 3}),)
    assert room.document.chosen == {"jokers": 2, "rounds": 3}
    reset = room.ask("A", SetOptions(id=0, options={"rounds": 3}, reset=True))
    assert reset.events == (OptionsSet({"jokers": 1}),)
    assert room.document.chosen == {"rounds": 3}


def test_choosing_the_game_makes_its_options_standard() -> None:
    room = LiveRoom()
    room.ask("A", SetOptions(id=0, options={"jokers": 2}))
    room.ask("A", SetGame(id=0, game="fifty_one"))
    assert room.document.chosen == {}


@pytest.mark.parametrize(
    ("options", "name", "value"),
    [
        pytest.param({"jokers": 3}, "jokers", 3, id="value"),
        pytest.param({"jokers": True}, "jokers", True, id="kind of value"),
        pytest.param({"wind": 1}, "wind", 1, id="name"),
    ],
)
def test_a_bad_option_is_refused_by_name_and_value(
    options: dict[str, bool | int | str | None], name: str, value: bool | int
) -> None:
    room = LiveRoom()
    with pytest.raises(Refused) as refused:
        room.ask("A", SetOptions(id=0, options=options))
    assert refused.value.code is ErrorCode.BAD_OPTION
    assert refused.value.arguments["option"] == name
    assert refused.value.arguments["value"] is value
    assert refused.value.arguments["allowed"]


def test_seats_are_added_and_open_ones_dropped_from_the_end() -> None:
    room = LiveRoom()
    room.ask("A", SetRoom(id=0, seats=6))
    assert room.seated == [A] + [None] * 5
    room.ask("A", SetRoom(id=0, seats=2))
    assert room.seated == [A, None]


def test_a_taken_seat_is_not_dropped() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=3))
    with pytest.raises(Refused) as refused:
        room.ask("A", SetRoom(id=0, seats=2))
    assert refused.value.code is ErrorCode.SEAT_TAKEN
    assert refused.value.arguments["seats"] == (3,)


def test_nothing_of_the_set_up_changes_in_a_match() -> None:
    room = LiveRoom()
    room.start("A")
    for request_ in (
        Stand(id=0),
        Sit(id=0, seat=1),
        SwapSeats(id=0, seat=0, other=1),
        DrawSeats(id=0),
        SetGame(id=0, game="fifty_one"),
        SetOptions(id=0, options={"jokers": 2}),
        SetRoom(id=0, seats=5),
    ):
        with pytest.raises(Refused) as refused:
            room.ask("A", request_)
        assert refused.value.code is ErrorCode.IN_MATCH
    room.ask("A", SetRoom(id=0, pace=Pace.SLOW))
    assert room.document.pace is Pace.SLOW
