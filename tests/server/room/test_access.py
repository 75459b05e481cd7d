"""Who may come in: the lock, watching, and whom the host sends out, in every phase."""

import pytest

from games.seats import Seat
from protocol.client_messages import (
    AddBot,
    EndMatch,
    Kick,
    LeaveRoom,
    NextRound,
    SetRoom,
    Sit,
    Stand,
    Start,
)
from protocol.errors import ErrorCode
from protocol.ids import Pace, Phase
from protocol.room_events import (
    AccessSet,
    BotWanted,
    PersonBack,
    PersonKicked,
    RoomSet,
    StartCancelled,
)
from server.errors import Refused
from server.room.access import can_newcomers_come, why_not_in
from server.room.commands import Arrive, Decision
from server.room.document import KICKED_MAX, MEMBERS_MAX, Access, SeatKind
from tests.server.room.live import LiveRoom, connection, player_of, types_of

A, B, C = player_of("A"), player_of("B"), player_of("C")


def let(room: LiveRoom, **access: bool) -> Decision:
    return room.ask("A", SetRoom(id=0, **access))  # type: ignore[arg-type]  # no other fields are booleans


def kick(room: LiveRoom, name: str, *, by: str = "A") -> Decision:
    return room.ask(by, Kick(id=0, player=player_of(name)))


def refused_to(room: LiveRoom, name: str, *, sits: bool = True) -> ErrorCode:
    """Why somebody does not get in."""
    before = room.document
    with pytest.raises(Refused) as refused:
        room.come(name, number=9, sits=sits)
    assert room.document is before
    return refused.value.code


def table(*, seats: int = 3) -> LiveRoom:
    """A, B and C play; W watches."""
    room = LiveRoom(seats=seats)
    room.come("B", "C")
    room.come("W", sits=False)
    room.start("A", "B", "C")
    return room


def in_phase(phase: Phase) -> LiveRoom:
    """A and B have seats, W has none, and the room has come so far."""
    room = LiveRoom(seats=2)
    room.come("B")
    room.come("W", sits=False)
    room.set(rounds=1 if phase is Phase.FINISHED else 2)
    if phase is Phase.REVEALING:
        room.ready("A", "B")
        room.ask("A", Start(id=0))
    elif phase is not Phase.LOBBY:
        room.start("A", "B")
    if phase in (Phase.BETWEEN_ROUNDS, Phase.FINISHED):
        room.play_round()
    assert room.phase() is phase
    return room


# What the host sets.


def test_a_room_is_private_open_and_may_be_watched_at_first() -> None:
    assert LiveRoom().document.access == Access(public=False, locked=False, spectators=True)


def test_what_is_set_is_told_alone_and_once() -> None:
    room = LiveRoom()
    room.ready("A")
    assert let(room, public=True).events == (AccessSet(public=True),)
    told = let(room, public=True, locked=True, spectators=False).events
    assert told == (AccessSet(locked=True, spectators=False),)
    assert let(room, locked=True).events == ()
    assert room.document.access == Access(public=True, locked=True, spectators=False)
    assert room.document.seats[0].nonce_hash is not None, "nobody was ready for who else comes in"


def test_it_is_set_beside_what_else_a_room_has() -> None:
    room = LiveRoom()
    decision = room.ask("A", SetRoom(id=0, pace=Pace.FAST, locked=True))
    assert decision.events == (RoomSet(4, Pace.FAST, 30), AccessSet(locked=True))


@pytest.mark.parametrize("phase", Phase)
def test_it_may_be_set_at_any_time_by_the_host_alone(phase: Phase) -> None:
    room = in_phase(phase)
    let(room, public=True, locked=True, spectators=False)
    with pytest.raises(Refused) as refused:
        room.ask("B", SetRoom(id=0, locked=False))
    assert refused.value.code is ErrorCode.NOT_HOST
    assert room.document.access.locked


# The lock.


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("sits", [True, False])
def test_a_locked_room_refuses_every_newcomer(phase: Phase, sits: bool) -> None:
    room = in_phase(phase)
    let(room, locked=True)
    assert refused_to(room, "N", sits=sits) is ErrorCode.ROOM_LOCKED
    let(room, locked=False)
    room.come("N", sits=sits)
    assert room.is_member("N")


@pytest.mark.parametrize("name", ["B", "W"])
def test_whoever_the_room_lists_comes_back_into_a_locked_one(name: str) -> None:
    room = in_phase(Phase.PLAYING)
    let(room, locked=True)
    room.lose(name)
    (back,) = room.come(name, number=2).events
    assert isinstance(back, PersonBack)


def test_who_left_a_match_comes_back_to_its_seat_in_a_locked_room() -> None:
    room = table()
    let(room, locked=True)
    room.ask("B", LeaveRoom(id=0))
    assert room.come("B", number=2).events == (PersonBack(B, "B", Seat(1)),)


def test_who_left_for_good_is_a_newcomer() -> None:
    room = in_phase(Phase.LOBBY)
    let(room, locked=True)
    room.ask("B", LeaveRoom(id=0))
    assert refused_to(room, "B") is ErrorCode.ROOM_LOCKED


def test_the_lock_falls_when_the_last_person_leaves() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0))
    room.seat_bots()
    let(room, locked=True)
    decision = room.ask("A", LeaveRoom(id=0))
    assert AccessSet(locked=False) in decision.events
    room.come("B")
    assert room.host == B


# Watching.


@pytest.mark.parametrize(
    ("phase", "sits", "code"),
    [
        (Phase.LOBBY, True, ErrorCode.ROOM_FULL),
        (Phase.LOBBY, False, ErrorCode.SPECTATORS_OFF),
        (Phase.REVEALING, True, ErrorCode.SPECTATORS_OFF),
        (Phase.PLAYING, True, ErrorCode.SPECTATORS_OFF),
        (Phase.PLAYING, False, ErrorCode.SPECTATORS_OFF),
        (Phase.BETWEEN_ROUNDS, True, ErrorCode.SPECTATORS_OFF),
        (Phase.FINISHED, True, ErrorCode.ROOM_FULL),
        (Phase.FINISHED, False, ErrorCode.SPECTATORS_OFF),
    ],
)
def test_who_would_only_watch_is_refused_where_nobody_may(
    phase: Phase, sits: bool, code: ErrorCode
) -> None:
    room = in_phase(phase)
    let(room, spectators=False)
    assert refused_to(room, "N", sits=sits) is code
    assert not can_newcomers_come(room.document)


def test_who_gets_a_seat_comes_in_where_nobody_may_watch() -> None:
    room = LiveRoom(seats=2)
    let(room, spectators=False)
    assert can_newcomers_come(room.document)
    room.come("B")
    assert room.seated == [A, B]


def test_who_is_there_without_a_seat_stays_comes_back_and_sits_down() -> None:
    room = in_phase(Phase.LOBBY)
    room.ask("B", Stand(id=0))
    let(room, spectators=False)
    room.lose("B", "W")
    room.come("B", "W", number=2)
    room.ask("B", Sit(id=0))
    room.start("A", "B")
    assert room.is_member("W")
    room.lose("W")
    room.come("W", number=3)


# Sending out.


@pytest.mark.parametrize("phase", Phase)
def test_a_watcher_who_is_sent_out_is_gone_and_nothing_else_changes(phase: Phase) -> None:
    room = in_phase(phase)
    before = room.document
    decision = kick(room, "W")
    assert decision.events == (PersonKicked(player_of("W"), "W", None),)
    assert not room.is_member("W")
    assert (room.document.seats, room.phase()) == (before.seats, phase)
    assert refused_to(room, "W", sits=False) is ErrorCode.KICKED


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.FINISHED])
def test_the_seat_of_who_is_sent_out_between_matches_is_open(phase: Phase) -> None:
    room = in_phase(phase)
    room.ready("A", "B")
    decision = kick(room, "B")
    assert decision.events == (PersonKicked(B, "B", Seat(1)),)
    assert room.seated == [A, None]
    assert room.document.seats[1].kind is SeatKind.OPEN
    assert room.document.seats[0].nonce_hash is None, "A was ready to play with B"
    assert refused_to(room, "B") is ErrorCode.KICKED


def test_a_start_is_off_when_somebody_who_sits_is_sent_out() -> None:
    room = in_phase(Phase.REVEALING)
    decision = kick(room, "B")
    assert decision.events == (StartCancelled(), PersonKicked(B, "B", Seat(1)))
    assert (room.phase(), room.seated) == (Phase.LOBBY, [A, None])
    assert refused_to(room, "B") is ErrorCode.KICKED


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.BETWEEN_ROUNDS])
def test_a_bot_takes_over_in_a_match(phase: Phase) -> None:
    room = in_phase(phase)
    decision = kick(room, "B")
    assert decision.events[:2] == (PersonKicked(B, "B", Seat(1)), BotWanted(Seat(1), False))
    assert room.document.seats[1].ticket is not None
    room.seat_bots()
    assert not room.is_member("B")
    assert refused_to(room, "B") is ErrorCode.KICKED


def test_the_match_goes_on_from_the_turn_of_who_is_sent_out() -> None:
    room = in_phase(Phase.PLAYING)
    match = room.document.match
    assert match is not None
    while room.document.match is not None and room.document.match.waiting_for != (Seat(1),):
        room.play_move()
    kick(room, "B")
    room.seat_bots()
    room.play_match("A")
    assert room.phase() is Phase.FINISHED


def test_the_next_round_does_not_wait_for_who_is_sent_out() -> None:
    room = in_phase(Phase.BETWEEN_ROUNDS)
    room.ask("A", NextRound(id=0))
    assert room.phase() is Phase.BETWEEN_ROUNDS
    kick(room, "B")
    assert room.phase() is Phase.PLAYING


def test_the_seat_of_who_left_a_match_is_given_to_a_bot() -> None:
    room = table()
    room.ask("B", LeaveRoom(id=0))
    kick(room, "B")
    room.seat_bots()
    assert room.document.seats[1].kind is SeatKind.BOT
    assert refused_to(room, "B") is ErrorCode.KICKED


def test_who_is_away_is_sent_out_too() -> None:
    room = in_phase(Phase.LOBBY)
    room.lose("B")
    kick(room, "B")
    assert refused_to(room, "B") is ErrorCode.KICKED


@pytest.mark.parametrize("end", ["abandoned", "finished"])
def test_who_is_sent_out_of_a_match_may_come_when_it_is_over(end: str) -> None:
    room = in_phase(Phase.PLAYING)
    kick(room, "B")
    room.seat_bots()
    if end == "abandoned":
        room.ask("A", EndMatch(id=0))
    else:
        room.play_match("A")
    room.come("B", number=2)
    assert room.is_member("B")


def test_who_is_sent_out_of_a_lobby_may_come_when_the_next_match_has_started() -> None:
    room = in_phase(Phase.LOBBY)
    kick(room, "B")
    room.ready("A")
    room.ask("A", Start(id=0, fill=True))
    assert refused_to(room, "B") is ErrorCode.KICKED
    room.seat_bots()
    room.reveal("A")
    assert room.phase() is Phase.PLAYING
    room.come("B", number=2)
    assert B not in room.seated


def test_a_room_remembers_so_many_whom_it_sent_out() -> None:
    room = LiveRoom(seats=2)
    names = [f"w{number}" for number in range(KICKED_MAX + 1)]
    for name in names:
        room.come(name)
        kick(room, name)
    assert len(room.document.kicked) == KICKED_MAX
    room.come(names[0], number=2)
    assert refused_to(room, names[1]) is ErrorCode.KICKED


@pytest.mark.parametrize(
    ("by", "name", "code"),
    [
        pytest.param("B", "C", ErrorCode.NOT_HOST, id="by a guest"),
        pytest.param("B", "A", ErrorCode.NOT_HOST, id="the host by a guest"),
        pytest.param("A", "A", ErrorCode.NOT_YOURSELF, id="the host by itself"),
        pytest.param("A", "X", ErrorCode.NO_SUCH_PERSON, id="a stranger"),
        pytest.param("A", "bot 1", ErrorCode.NOT_A_PERSON, id="a bot"),
        pytest.param("X", "B", ErrorCode.NOT_IN_ROOM, id="by a stranger"),
    ],
)
def test_what_is_no_kick(by: str, name: str, code: ErrorCode) -> None:
    room = LiveRoom()
    room.come("B", "C")
    room.ask("A", AddBot(id=0))
    room.seat_bots()
    before = room.document
    with pytest.raises(Refused) as refused:
        kick(room, name, by=by)
    assert refused.value.code is code
    assert room.document is before


def test_a_new_host_may_send_out_the_one_before() -> None:
    room = table()
    room.lose("A")
    room.come("A", number=2)
    assert room.host == B
    decision = kick(room, "A", by="B")
    assert types_of(decision.events) == ["person_kicked", "bot_wanted"]
    assert refused_to(room, "A") is ErrorCode.KICKED


# What is foretold of it.


def foretold(room: LiveRoom, name: str, *, sits: bool) -> ErrorCode | None:
    """What is said to who stands at the door: it is what comes then."""
    before = room.document
    arrival = Arrive(player_of(name), name, connection(name, 9), sits=sits)
    said = why_not_in(before, arrival)
    if said is not None:
        assert refused_to(room, name, sits=sits) is said
    else:
        room.do(arrival)
        assert room.member(name).connections == (connection(name, 9),)
        room.document = before
    return said


@pytest.mark.parametrize("sits", [True, False])
@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("spectators", [True, False])
def test_what_is_foretold_comes_true(
    phase: Phase, locked: bool, spectators: bool, sits: bool
) -> None:
    room = in_phase(phase)
    let(room, locked=locked, spectators=spectators)
    assert foretold(room, "B", sits=sits) is None
    assert foretold(room, "W", sits=sits) is None
    is_shut = locked or not spectators
    assert (foretold(room, "N", sits=sits) is not None) is is_shut
    kick(room, "W")
    assert foretold(room, "W", sits=sits) is ErrorCode.KICKED


def test_a_full_house_is_foretold_and_so_is_who_gives_way() -> None:
    room = LiveRoom(seats=2)
    room.come(*(f"w{number}" for number in range(MEMBERS_MAX - 1)))
    assert foretold(room, "N", sits=True) is ErrorCode.ROOM_FULL
    room.lose("w7")
    assert foretold(room, "N", sits=True) is None


def test_a_bot_of_the_room_is_foretold_that_it_is_in() -> None:
    room = LiveRoom(seats=2)
    room.start("A")
    bot = room.document.seats[1].player
    assert bot is not None
    arrival = Arrive(bot, "bot", connection("bot", 9), sits=True)
    assert why_not_in(room.document, arrival) is ErrorCode.ALREADY_IN_ROOM
