import pytest

from games.seats import Seat
from protocol.client_messages import AddBot, MakeMove, RemoveBot, Sit, Start
from protocol.errors import ErrorCode
from protocol.ids import Phase, RunId
from protocol.room_events import BotRemoved, BotSeated, BotWanted
from server.errors import Refused
from server.room.commands import ArriveBot, Ask, Decision, Lose, ReplaceBot
from server.room.document import Connection, SeatKind
from server.room.names import BOT_NAMES
from tests.server.room.live import LiveRoom, connection, player_of, types_of


def arrive(room: LiveRoom, seat: int, name: str) -> Decision:
    ticket = room.document.seats[seat].ticket
    assert ticket is not None
    return room.do(ArriveBot(ticket.secret, player_of(name), connection(name)))


def test_a_bot_is_wanted_and_sits_down_with_its_ticket() -> None:
    room = LiveRoom()
    wanted = room.ask("A", AddBot(id=0))
    assert wanted.events == (BotWanted(Seat(1), replaces=False),)
    seated = arrive(room, 1, "bot")
    assert seated.events == (BotSeated(Seat(1), BOT_NAMES[0]),)
    assert room.seated[1] == player_of("bot")
    assert room.document.seats[1].ticket is None


def test_a_ticket_is_good_once() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=1))
    ticket = room.document.seats[1].ticket
    assert ticket is not None
    arrive(room, 1, "bot")
    with pytest.raises(Refused) as refused:
        room.do(ArriveBot(ticket.secret, player_of("other"), connection("other")))
    assert refused.value.code is ErrorCode.BAD_TICKET


def test_a_person_does_not_sit_twice_with_a_ticket() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=1))
    with pytest.raises(Refused) as refused:
        arrive(room, 1, "A")
    assert refused.value.code is ErrorCode.ALREADY_IN_ROOM


def test_bots_have_names_of_their_own() -> None:
    room = LiveRoom(seats=7)
    room.come(BOT_NAMES[0])
    for _ in range(5):
        room.ask("A", AddBot(id=0))
    room.seat_bots()
    names = [member.name for member in room.document.members]
    assert len(set(names)) == 7


def test_a_bot_that_is_gone_is_replaced() -> None:
    room = LiveRoom()
    room.start("A")
    decision = room.do(Lose((connection("bot 1"),)))
    assert decision.events == (BotWanted(Seat(1), replaces=True),)
    assert not room.is_member("bot 1")
    room.seat_bots()
    assert all(room.seated)
    room.play_round()


def test_a_removed_bot_leaves_an_open_seat() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=2))
    room.seat_bots()
    decision = room.ask("A", RemoveBot(id=0, seat=2))
    assert decision.events == (BotRemoved(Seat(2)),)
    assert room.document.seats[2].kind is SeatKind.OPEN
    assert not room.is_member("bot 1")


def test_only_bots_are_removed() -> None:
    room = LiveRoom()
    for seat in (0, 1):
        with pytest.raises(Refused) as refused:
            room.ask("A", RemoveBot(id=0, seat=seat))
        assert refused.value.code is ErrorCode.SEAT_NOT_BOT


def test_a_bot_only_moves() -> None:
    room = LiveRoom()
    room.start("A")
    with pytest.raises(Refused) as refused:
        room.ask("bot 1", Sit(id=0))
    assert refused.value.code is ErrorCode.WRONG_ROLE


def held_up(room: LiveRoom) -> tuple[Seat, int]:
    """A bot is waited for: its seat and the turn."""
    match = room.document.match
    assert match is not None
    (seat,) = match.waiting_for
    while room.document.seats[seat].kind is not SeatKind.BOT:
        room.play_move()
        match = room.document.match
        assert match is not None
        (seat,) = match.waiting_for
    return seat, match.turn


def test_a_bot_that_holds_up_play_is_replaced() -> None:
    room = LiveRoom()
    room.start("A")
    seat, turn = held_up(room)
    decision = room.do(ReplaceBot(seat, turn))
    assert decision.events == (BotWanted(seat, replaces=True),)


def test_a_bot_that_has_moved_by_now_stays() -> None:
    room = LiveRoom()
    room.start("A")
    seat, turn = held_up(room)
    room.play_move()
    assert room.do(ReplaceBot(seat, turn)).document is room.document


def test_a_bots_moves_wait_while_nobody_is_here() -> None:
    room = LiveRoom()
    room.start("A")
    seat, turn = held_up(room)
    room.lose("A")
    player = room.document.seats[seat].player
    assert player is not None
    request = MakeMove(id=1, text="pass", turn=turn)
    with pytest.raises(Refused) as refused:
        room.do(Ask(player, RunId("0" * 16), request))
    assert refused.value.code is ErrorCode.ASLEEP
    room.come("A")
    room.play_move()


def test_unknown_connections_are_ignored() -> None:
    room = LiveRoom()
    unknown = Connection(connection("A").process, connection("Z").connection)
    assert room.do(Lose((unknown,))).document is room.document


def test_removing_a_bot_ends_a_start() -> None:
    room = LiveRoom()
    room.ask("A", AddBot(id=0, seat=1))
    room.ask("A", AddBot(id=0, seat=2))
    room.ask("A", AddBot(id=0, seat=3))
    room.ready("A")
    commitment = room.document.setup.commitment
    room.ask("A", Start(id=0))
    decision = room.ask("A", RemoveBot(id=0, seat=3))
    assert types_of(decision.events) == ["start_cancelled", "bot_removed"]
    assert room.phase() is Phase.LOBBY
    assert room.document.setup.commitment != commitment
