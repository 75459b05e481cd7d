"""What a room needs of its process beside answers."""

from games.seats import Seat
from protocol.client_messages import AddBot
from protocol.ids import ConnectionId, ProcessId
from server.chores import connections_of, slept, stale, stalled_bots, wanted_seats
from server.room.commands import Lose, Slept
from server.room.tickets import parse_ticket
from tests.server.room.live import LiveRoom, connection

PROCESS = ProcessId("process")


def test_seat_that_waits_for_a_bot_is_posted_with_its_ticket() -> None:
    room = LiveRoom(seats=3)
    room.ask("A", AddBot(id=0, seat=1))
    (notice,) = wanted_seats(room.document)
    ticket = parse_ticket(notice.ticket)
    assert (notice.code, notice.seat, notice.game) == (room.document.code, 1, "fifty_one")
    assert ticket is not None
    assert ticket.code == room.document.code


def test_nothing_is_posted_for_a_room_that_sleeps_or_wants_none() -> None:
    room = LiveRoom(seats=3)
    assert wanted_seats(room.document) == ()
    room.ask("A", AddBot(id=0, seat=1))
    room.lose("A")
    assert wanted_seats(room.document) == ()


def test_bot_is_stalled_when_it_has_held_up_play_for_too_long() -> None:
    room = LiveRoom(seats=2, host_sits=False)
    room.seat_bots()
    room.start()
    match = room.document.match
    assert match is not None
    (seat,) = match.waiting_for
    since_ms = room.document.waiting_since_ms
    assert stalled_bots(room.document, now_ms=since_ms + 999, patience_ms=1000) == ()
    (replacing,) = stalled_bots(room.document, now_ms=since_ms + 1000, patience_ms=1000)
    assert (replacing.seat, replacing.turn) == (Seat(seat), match.turn)


def test_person_who_thinks_is_not_stalled() -> None:
    room = LiveRoom(seats=2)
    room.come("B")
    room.start("A", "B")
    since_ms = room.document.waiting_since_ms
    assert stalled_bots(room.document, now_ms=since_ms + 3_600_000, patience_ms=1000) == ()


def test_connection_that_the_room_lists_and_the_process_has_not_is_stale() -> None:
    room = LiveRoom()
    room.come("B")
    here = {connection("A").connection}
    assert stale(room.document, PROCESS, here) == (Lose((connection("B"),)),)
    assert stale(room.document, ProcessId("another"), here) == ()
    everybody: set[ConnectionId] = {one.connection for one in connections_of(room.document)}
    assert stale(room.document, PROCESS, everybody) == ()


def test_room_in_play_that_nobody_watched_for_over_five_seconds_was_asleep() -> None:
    room = LiveRoom(seats=2)
    room.come("B")
    room.start("A", "B")
    stored, watched_ms = room.stored, room.now_ms
    assert slept(stored, watched_ms=watched_ms, now_ms=watched_ms + 5_000) is None
    found = slept(stored, watched_ms=watched_ms, now_ms=watched_ms + 5_001)
    assert found == Slept(watched_ms, found_at=stored.version)


def test_room_where_nothing_waits_and_one_that_sleeps_already_need_no_word() -> None:
    room = LiveRoom(seats=2)
    assert slept(None, watched_ms=None, now_ms=0) is None
    assert slept(room.stored, watched_ms=room.now_ms, now_ms=room.now_ms + 60_000) is None
    room.come("B")
    room.start("A", "B")
    assert slept(room.stored, watched_ms=None, now_ms=room.now_ms) is None
    room.lose("A", "B")
    assert slept(room.stored, watched_ms=room.now_ms, now_ms=room.now_ms + 60_000) is None
