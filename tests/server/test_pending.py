"""Commands that wait, and whom they answer."""

import pytest

from protocol.client_messages import CreateRoom, MakeMove, Sit
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, RunId
from protocol.server_messages import Closing, Error
from server.errors import Refused
from server.pending import OpenRoom, Pending
from server.room.commands import ArriveBot, Ask, Command, Wake
from tests.server.room.live import connection, player_of
from tests.server.test_audience import person

REFUSED = Refused(ErrorCode.BAD_TICKET)
ARRIVE = person("A").guest.arrival()
ARRIVE_BOT = ArriveBot("5e" * 16, player_of("bot"), connection("bot"))
MOVE = Ask(player_of("A"), RunId("0" * 16), MakeMove(id=1, text="pass", turn=1))
SIT = Ask(player_of("A"), RunId("0" * 16), Sit(id=1))


@pytest.mark.parametrize(
    ("command", "is_entering", "is_move"),
    [
        (ARRIVE, True, False),
        (ARRIVE_BOT, True, False),
        (OpenRoom(ARRIVE, CreateRoom(id=1)), True, False),
        (MOVE, False, True),
        (SIT, False, False),
        (Wake(1), False, False),
    ],
)
def test_command_is_known_for_what_it_does(
    command: Command | OpenRoom, is_entering: bool, is_move: bool
) -> None:
    pending = Pending(command, person("A").guest)
    assert (pending.is_entering, pending.is_move) == (is_entering, is_move)
    assert not Pending(command).is_entering


def test_refusal_is_said_to_who_asked_and_only_once() -> None:
    ann = person("A")
    pending = Pending(SIT, ann.guest, 1)
    pending.refuse(REFUSED)
    pending.is_reported = True
    pending.refuse(REFUSED)
    assert ann.told == [Error(1, ErrorCode.BAD_TICKET)]


def test_bot_without_a_seat_goes() -> None:
    bot = person("bot")
    Pending(ARRIVE_BOT, bot.guest).refuse(REFUSED)
    assert bot.told == [Error(None, ErrorCode.BAD_TICKET), Closing(ClosingReason.REFUSED)]
    assert bot.line.ended == 1008


def test_what_nobody_asked_for_is_answered_to_nobody() -> None:
    Pending(Wake(1)).refuse(REFUSED)
