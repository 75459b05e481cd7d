import pytest

from games.seats import Seat
from protocol.client_messages import (
    AddBot,
    EndMatch,
    LeaveRoom,
    NextRound,
    SetRoom,
    Sit,
    Stand,
    Start,
)
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import HostChanged, PersonAway, PersonBack, PersonJoined, PersonLeft
from server.errors import Refused
from server.room.commands import Arrive, Lose
from server.room.document import MEMBERS_MAX, SeatKind
from tests.server.room.live import LiveRoom, connection, player_of, types_of

A, B, C = player_of("A"), player_of("B"), player_of("C")


def test_a_newcomer_gets_the_first_open_seat() -> None:
    room = LiveRoom()
    decision = room.come("B")
    assert room.seated == [A, B, None, None]
    assert types_of(decision.events) == ["person_joined", "person_sat"]


def test_a_newcomer_to_a_full_table_watches() -> None:
    room = LiveRoom(seats=2)
    decision = room.come("B", "C")
    assert room.seated == [A, B]
    assert decision.events == (PersonJoined(C, "C"),)


def test_a_spectator_is_not_seated() -> None:
    room = LiveRoom()
    room.come("B", sits=False)
    assert room.seated == [A, None, None, None]


def test_a_newcomer_to_a_match_watches() -> None:
    room = LiveRoom()
    room.start("A")
    room.come("B")
    assert B not in room.seated
    assert room.is_member("B")


def test_names_of_a_room_are_made_unique() -> None:
    room = LiveRoom()
    room.do(Arrive(B, "A", connection("B"), sits=True))
    assert room.member("B").name == "A 2"


def test_one_id_keeps_one_name() -> None:
    room = LiveRoom()
    room.come("B")
    room.do(Arrive(B, "Bob", connection("B", 2), sits=True))
    assert room.member("B").name == "B"


def test_closing_and_opening_again_alternates_away_and_back() -> None:
    room = LiveRoom()
    room.come("B")
    room.events.clear()
    for number in range(2, 12):
        room.lose("B")
        room.come("B", number=number)
        assert room.seated == [A, B, None, None]
    assert room.events == [PersonAway(B, "B", Seat(1)), PersonBack(B, "B", Seat(1))] * 10


def test_another_device_replaces_the_first_in_silence() -> None:
    room = LiveRoom()
    room.come("B")
    decision = room.come("B", number=2)
    assert decision.events == ()
    assert room.member("B").connections == (connection("B", 2),)
    assert room.do(Lose((connection("B", 1),))).document is room.document


def test_a_person_who_stood_up_is_not_seated_by_coming_back() -> None:
    room = LiveRoom()
    room.come("B")
    room.ask("B", Stand(id=0))
    room.lose("B")
    room.come("B", number=2)
    assert B not in room.seated


def test_who_leaves_a_lobby_is_gone_and_the_seat_open() -> None:
    room = LiveRoom()
    room.come("B")
    decision = room.ask("B", LeaveRoom(id=0))
    assert decision.events == (PersonLeft(B, "B", None),)
    assert decision.answer is not None
    assert room.seated == [A, None, None, None]
    assert not room.is_member("B")
    with pytest.raises(Refused) as refused:
        room.ask("B", Sit(id=0))
    assert refused.value.code is ErrorCode.NOT_IN_ROOM


def test_who_leaves_a_match_finds_the_seat_kept() -> None:
    room = LiveRoom()
    room.come("B")
    room.start("A", "B")
    decision = room.ask("B", LeaveRoom(id=0))
    assert decision.events == (PersonLeft(B, "B", Seat(1)),)
    assert room.seated[1] == B
    back = room.come("B", number=2)
    assert back.events == (PersonBack(B, "B", Seat(1)),)
    assert not room.member("B").has_left


def test_who_left_a_match_is_gone_when_it_is_over() -> None:
    room = LiveRoom()
    room.come("B")
    room.start("A", "B")
    room.ask("B", LeaveRoom(id=0))
    room.ask("A", EndMatch(id=0))
    assert not room.is_member("B")
    assert room.document.seats[1].kind is SeatKind.OPEN


def test_who_watched_a_match_and_leaves_is_gone() -> None:
    room = LiveRoom()
    room.start("A")
    room.come("B")
    room.ask("B", LeaveRoom(id=0))
    assert not room.is_member("B")


@pytest.mark.parametrize("phase", ["lobby", "match", "finished"])
@pytest.mark.parametrize("way", ["leaves", "is lost"])
def test_the_host_who_goes_hands_over_at_once(phase: str, way: str) -> None:
    room = LiveRoom()
    room.come("B", "C")
    room.set(between_rounds_s=0, rounds=1)
    if phase != "lobby":
        room.start("A", "B", "C")
    if phase == "finished":
        room.play_match()
    decision = room.ask("A", LeaveRoom(id=0)) if way == "leaves" else room.lose("A")
    assert HostChanged(B, "B") in decision.events
    room.come("A", number=2)
    assert room.host == B
    room.ask("B", SetRoom(id=0, between_rounds_s=5))
    with pytest.raises(Refused) as refused:
        room.ask("A", SetRoom(id=0, between_rounds_s=6))
    assert refused.value.code is ErrorCode.NOT_HOST


def test_the_host_role_goes_round_in_the_order_of_coming() -> None:
    room = LiveRoom()
    room.come("B", "C")
    room.lose("A")
    assert room.host == B
    room.lose("B")
    assert room.host == C
    room.come("A", number=2)
    room.lose("C")
    assert room.host == A


def test_who_sits_is_host_before_those_who_only_watch() -> None:
    room = LiveRoom()
    room.come("B", sits=False)
    room.come("C")
    room.lose("A")
    assert room.host == C
    room.lose("C")
    assert room.host == B


def test_a_host_who_is_alone_stays_host() -> None:
    room = LiveRoom()
    room.come("B")
    room.lose("B", "A")
    room.come("A", number=2)
    assert room.host == A


def test_who_comes_into_an_empty_room_is_its_host() -> None:
    room = LiveRoom()
    room.ask("A", LeaveRoom(id=0))
    assert room.document.members == ()
    decision = room.come("B")
    assert room.host == B
    assert HostChanged(B, "B") in decision.events


def test_who_leaves_a_seat_during_the_start_cancels_it() -> None:
    room = LiveRoom()
    room.come("B")
    room.ready("A", "B")
    room.ask("A", Start(id=0, fill=True))
    decision = room.ask("B", LeaveRoom(id=0))
    assert types_of(decision.events) == ["start_cancelled", "person_left"]
    assert room.phase() is Phase.LOBBY


def test_the_next_round_does_not_wait_for_one_who_goes() -> None:
    room = LiveRoom()
    room.come("B")
    room.start("A", "B")
    room.play_round()
    room.ask("A", NextRound(id=0))
    assert room.phase() is Phase.BETWEEN_ROUNDS
    room.lose("B")
    assert room.phase() is Phase.PLAYING


def test_a_full_room_has_place_as_long_as_somebody_only_watched_and_is_away() -> None:
    room = LiveRoom(seats=2)
    names = [f"w{number}" for number in range(MEMBERS_MAX - 1)]
    room.come(*names)
    with pytest.raises(Refused) as refused:
        room.come("late")
    assert refused.value.code is ErrorCode.ROOM_FULL
    room.lose("w0", "w7")
    room.come("late")
    assert room.is_member("w0"), "who sits keeps the seat"
    assert not room.is_member("w7")


def test_a_bot_does_not_come_as_a_person() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0))
    room.seat_bots()
    with pytest.raises(Refused) as refused:
        room.come("bot 1", number=2)
    assert refused.value.code is ErrorCode.ALREADY_IN_ROOM
