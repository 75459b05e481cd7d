"""The way to one peer: straight while it reads, bounded and merged while it does not."""

from dataclasses import dataclass, field, replace

import pytest

from games.game import NO_MOVES
from protocol.codec import Outgoing, decode_server_message, encode_server_message
from protocol.ids import (
    JSON_SUBPROTOCOL,
    MSGPACK_SUBPROTOCOL,
    ClosingReason,
    MatchId,
    Version,
)
from protocol.room_events import StartCancelled, Starting
from protocol.server_messages import Closing, MatchInfo, Ok, ServerMessage, Update
from server.outbox import Outbox, Shared, merged
from server.projection import project_room
from tests.server.room.live import LiveRoom, player_of


@dataclass
class RecordingLine:
    """A line that keeps what is written to it, for the role of a socket."""

    subprotocol: str = MSGPACK_SUBPROTOCOL
    is_writable: bool = True
    writes: list[bytes] = field(default_factory=list)
    encodings: int = 0
    ended: int | None = None

    def encode(self, message: Outgoing) -> bytes:
        self.encodings += 1
        payload = encode_server_message(message, self.subprotocol)
        frame = payload.encode() if isinstance(payload, str) else payload
        return len(frame).to_bytes(4, "big") + frame

    def write(self, frames: bytes) -> None:
        self.writes.append(frames)

    def end(self, code: int, detail: str) -> None:
        self.ended = code

    @property
    def told(self) -> list[ServerMessage | None]:
        """Every message written, in order."""
        rest, told = b"".join(self.writes), []
        while rest:
            end = 4 + int.from_bytes(rest[:4], "big")
            frame, rest = rest[4:end], rest[end:]
            data = frame.decode() if self.subprotocol == JSON_SUBPROTOCOL else frame
            told.append(decode_server_message(data, self.subprotocol))
        return told


def update(first: int, last: int, *, events: int = 1) -> Update:
    return Update(
        from_version=Version(first),
        version=Version(last),
        events=(Starting(),) * events,
        match=None,
        view=None,
        turn=0,
        legal=NO_MOVES,
        waiting_for=(),
        deadline_ms=None,
    )


def outbox(
    line: RecordingLine, *, messages_max: int = 4, bytes_max: int = 1000, events_max: int = 10
) -> Outbox:
    return Outbox(line, messages_max=messages_max, bytes_max=bytes_max, events_max=events_max)


def lobby() -> Shared:
    return Shared(project_room(LiveRoom().stored, player_of("A")))


def test_messages_go_straight_to_a_line_that_takes_them() -> None:
    line = RecordingLine()
    outbox(line).send(Ok(1))
    assert line.told == [Ok(1)]


def test_answer_lobby_and_update_leave_in_this_order_and_in_one_write() -> None:
    line = RecordingLine()
    room = lobby()
    outbox(line).tell(room, Shared(update(1, 2)), answer=Ok(1))
    assert line.told == [Ok(1), room.message, update(1, 2)]
    assert len(line.writes) == 1


def test_shared_message_is_encoded_once_for_each_subprotocol() -> None:
    lines = [RecordingLine(), RecordingLine(), RecordingLine(JSON_SUBPROTOCOL)]
    shared = Shared(update(1, 2))
    for line in lines:
        outbox(line).tell(None, shared)
    assert [line.encodings for line in lines] == [1, 0, 1]
    assert [line.told for line in lines] == [[update(1, 2)]] * 3


def test_waiting_updates_become_one() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line)
    for version in range(1, 5):
        box.tell(None, Shared(update(version, version + 1)))
    assert line.writes == []
    line.is_writable = True
    box.resume()
    assert line.told == [update(1, 5, events=4)]


def test_answers_that_wait_come_before_lobby_and_update() -> None:
    line = RecordingLine(is_writable=False)
    box, room = outbox(line), lobby()
    box.tell(lobby(), Shared(update(1, 2)), answer=Ok(1))
    box.tell(room, Shared(update(2, 3)), answer=Ok(2))
    line.is_writable = True
    box.resume()
    assert line.told == [Ok(1), Ok(2), room.message, update(1, 3, events=2)]


def test_what_comes_after_what_waited_goes_straight_again() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line)
    box.tell(None, Shared(update(1, 2)))
    line.is_writable = True
    box.resume()
    box.tell(None, Shared(update(2, 3)))
    assert line.told == [update(1, 2), update(2, 3)]


def test_too_many_events_become_a_snapshot() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line, events_max=3)
    box.on_snapshot_wanted = lambda: box.tell(None, Shared(update(0, 9, events=0)))
    for version in range(1, 9):
        box.tell(None, Shared(update(version, version + 1)))
    line.is_writable = True
    box.resume()
    assert line.told == [update(0, 9, events=0)]


def test_snapshot_takes_the_place_of_what_waits() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line)
    box.tell(None, Shared(update(1, 2)))
    box.tell(None, Shared(update(0, 7, events=0)))
    line.is_writable = True
    box.resume()
    assert line.told == [update(0, 7, events=0)]


@pytest.mark.parametrize(
    "limits",
    [
        pytest.param({"messages_max": 4}, id="in number"),
        pytest.param({"messages_max": 100, "bytes_max": 150}, id="in bytes"),
    ],
)
def test_too_many_answers_end_the_connection_as_slow(limits: dict[str, int]) -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line, **limits)
    for number in range(6):
        box.send(Ok(number))
    assert line.ended == 1013
    assert line.told == [Closing(ClosingReason.SLOW)]


def test_closing_says_what_waited_and_why_once() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line)
    box.send(Ok(1))
    for _ in range(2):
        box.close(1012, "stopping", Closing(ClosingReason.STOPPING, 1000))
    assert line.told == [Ok(1), Closing(ClosingReason.STOPPING, 1000)]
    assert line.ended == 1012


def test_updates_of_a_room_that_was_left_are_not_sent() -> None:
    line = RecordingLine(is_writable=False)
    box = outbox(line)
    box.tell(lobby(), Shared(update(1, 2)))
    box.forget_updates()
    line.is_writable = True
    box.resume()
    assert line.told == []


MATCH = MatchInfo(
    match_id=MatchId("00" * 16),
    round_number=2,
    sides=(),
    totals=(),
    over=False,
    ranks=(),
    results=(),
)


@pytest.mark.parametrize(
    ("first", "second", "results"),
    [
        pytest.param((), None, (), id="known by the first alone"),
        pytest.param(None, (), (), id="known by the second alone"),
        pytest.param(None, None, None, id="known by none"),
    ],
)
def test_merged_update_keeps_results_that_were_not_seen(
    first: tuple[()] | None, second: tuple[()] | None, results: tuple[()] | None
) -> None:
    one = replace(update(1, 2), match=replace(MATCH, results=first))
    two = replace(update(2, 3), match=replace(MATCH, results=second))
    match = merged(one, two).match
    assert match is not None
    assert match.results == results


def test_merged_update_has_all_events_and_the_second_s_view() -> None:
    second = replace(update(2, 3), events=(StartCancelled(),), turn=7)
    assert merged(update(1, 2), second) == replace(
        second, from_version=Version(1), events=(Starting(), StartCancelled())
    )
