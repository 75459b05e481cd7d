from protocol.ids import Phase, Version
from server.room.commands import Slept, Wake
from tests.server.room.live import LiveRoom, types_of


def between_rounds() -> LiveRoom:
    room = LiveRoom()
    room.come("B")
    room.set(between_rounds_s=30)
    room.start("A", "B")
    room.play_round()
    return room


def test_the_next_round_is_dealt_at_the_deadline() -> None:
    room = between_rounds()
    deadline_ms = room.document.deadline_ms
    assert deadline_ms is not None
    decision = room.wake()
    assert types_of(decision.events)[0] == "field_dealt"
    assert decision.not_before_ms == deadline_ms + 300
    assert room.document.deadline_ms is None


def test_a_deadline_that_has_passed_otherwise_is_ignored() -> None:
    room = between_rounds()
    deadline_ms = room.document.deadline_ms
    assert deadline_ms is not None
    room.wake()
    assert room.do(Wake(deadline_ms)).document is room.document


def test_clocks_stand_while_nobody_is_here() -> None:
    room = between_rounds()
    deadline_ms = room.document.deadline_ms
    assert deadline_ms is not None
    room.lose("A", "B")
    slept_from_ms = room.now_ms - 1
    room.now_ms += 3_600_000
    assert room.do(Wake(deadline_ms)).document is room.document
    woken_ms = room.now_ms
    room.come("B", number=2)
    assert room.document.deadline_ms == deadline_ms + woken_ms - slept_from_ms
    assert room.phase() is Phase.BETWEEN_ROUNDS
    room.wake()
    assert room.phase() is Phase.PLAYING


def test_the_time_of_a_bot_stands_too() -> None:
    room = between_rounds()
    room.wake()
    since_ms = room.document.waiting_since_ms
    room.lose("A", "B")
    room.now_ms += 60_000
    room.come("A", number=2)
    assert room.document.waiting_since_ms >= since_ms + 60_000


def test_a_watching_person_keeps_the_room_awake() -> None:
    room = between_rounds()
    room.come("W", sits=False)
    room.lose("A", "B")
    assert room.document.asleep_since_ms is None
    room.wake()
    assert room.phase() is Phase.PLAYING


def test_time_without_a_process_is_added_to_the_deadline_by_the_first_commit() -> None:
    room = between_rounds()
    deadline_ms, waiting_since_ms = room.document.deadline_ms, room.document.waiting_since_ms
    assert deadline_ms is not None
    watched_ms, found_at = room.now_ms, room.version
    room.now_ms += 3_600_000
    slept_ms = room.now_ms - watched_ms
    room.do(Slept(watched_ms, found_at=found_at))
    assert room.document.deadline_ms == deadline_ms + slept_ms
    assert room.document.waiting_since_ms == waiting_since_ms + slept_ms
    again = room.do(Slept(watched_ms, found_at=found_at))
    assert again.document is room.document


def test_room_that_sleeps_is_not_moved_on_twice() -> None:
    room = between_rounds()
    room.lose("A", "B")
    slept = room.do(Slept(room.now_ms - 3_600_000, found_at=Version(room.version)))
    assert slept.document is room.document
