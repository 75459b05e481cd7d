"""A connection as rooms know it: how it comes in, and how it is sent off."""

import pytest

from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Role
from protocol.server_messages import Closing, Error, PutOut
from server.errors import Refused
from tests.server.room.live import CODE, connection, player_of
from tests.server.test_audience import person


@pytest.mark.parametrize(("role", "sits"), [(Role.PLAYER, True), (Role.SPECTATOR, False)])
def test_person_comes_to_sit_or_to_watch(role: Role, sits: bool) -> None:
    guest = person("A").guest
    guest.session.role = role
    arrival = guest.arrival()
    assert (arrival.player, arrival.connection) == (player_of("A"), connection("A"))
    assert arrival.sits is sits


@pytest.mark.parametrize("refused", [ErrorCode.BUSY, Refused(ErrorCode.BUSY)])
def test_refusal_is_an_answer(refused: ErrorCode | Refused) -> None:
    ann = person("A")
    ann.guest.refuse(7, refused)
    assert ann.told == [Error(7, ErrorCode.BUSY)]
    assert ann.line.ended is None


def test_who_is_put_out_is_told_so_and_stays_connected_outside() -> None:
    ann = person("A")
    ann.guest.session.entered(CODE)
    ann.guest.put_out(CODE, ErrorCode.KICKED)
    assert ann.told == [PutOut(CODE, ErrorCode.KICKED)]
    assert ann.guest.session.room is None
    assert ann.line.ended is None


@pytest.mark.parametrize(
    ("role", "reason"),
    [(Role.PLAYER, ClosingReason.REPLACED), (Role.BOT, ClosingReason.SEAT_TAKEN_BACK)],
)
def test_who_is_sent_off_is_told_why(role: Role, reason: ClosingReason) -> None:
    one = person("A")
    one.guest.session.role = role
    one.guest.send_off()
    assert one.told == [Closing(reason)]
    assert one.line.ended == 1000
