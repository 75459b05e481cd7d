import pytest

from games.seats import Seat
from protocol.client_messages import AddBot, Ready, Reveal, Stand, Start
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import MatchStarted, PersonReady
from server.errors import Refused
from server.room.fairness import match_key, nonce_hash
from server.room.setup import missing_pieces
from tests.server.room.live import LiveRoom, nonce_of, player_of, types_of

A, B = player_of("A"), player_of("B")


def refusal(room: LiveRoom, name: str, *, fill: bool = False) -> Refused:
    with pytest.raises(Refused) as refused:
        room.ask(name, Start(id=0, fill=fill))
    return refused.value


def test_ready_is_told_and_taken_back() -> None:
    room = LiveRoom()
    said = room.ask("A", Ready(id=0, nonce_hash=nonce_hash(nonce_of("A"))))
    assert said.events == (PersonReady(Seat(0), "A", ready=True),)
    taken = room.ask("A", Ready(id=0, nonce_hash=None))
    assert taken.events == (PersonReady(Seat(0), "A", ready=False),)


def test_only_who_sits_is_ready() -> None:
    room = LiveRoom()
    room.come("B", sits=False)
    with pytest.raises(Refused) as refused:
        room.ready("B")
    assert refused.value.code is ErrorCode.NOT_SEATED


def test_only_the_host_starts() -> None:
    room = LiveRoom()
    room.come("B")
    assert refusal(room, "B").code is ErrorCode.NOT_HOST


def test_a_start_waits_for_everybody_to_be_ready() -> None:
    room = LiveRoom()
    room.come("B")
    room.ready("A")
    refused = refusal(room, "A", fill=True)
    assert refused.code is ErrorCode.NOT_EVERYBODY_READY
    assert refused.arguments["seats"] == (1,)


def test_open_seats_are_named_before_bots_get_them() -> None:
    room = LiveRoom()
    room.ready("A")
    refused = refusal(room, "A")
    assert refused.code is ErrorCode.SEATS_OPEN
    assert refused.arguments["seats"] == (1, 2, 3)
    decision = room.ask("A", Start(id=0, fill=True))
    assert types_of(decision.events) == ["starting"] + ["bot_wanted"] * 3
    assert room.phase() is Phase.REVEALING


def test_filling_takes_the_seat_of_who_is_away_and_was_not_ready() -> None:
    room = LiveRoom()
    room.come("B", "C")
    room.ready("A", "C")
    room.lose("B", "C")
    decision = room.ask("A", Start(id=0, fill=True))
    assert types_of(decision.events) == ["person_stood", "starting", "bot_wanted", "bot_wanted"]
    assert B not in room.seated
    assert player_of("C") in room.seated
    assert room.is_member("B")


def test_the_match_is_dealt_with_the_last_nonce() -> None:
    room = LiveRoom(seats=2)
    room.come("B")
    room.ready("A", "B")
    room.ask("A", Start(id=0))
    room.reveal("A")
    assert room.phase() is Phase.REVEALING
    assert missing_pieces(room.document) == (1,)
    last = room.ask("B", Reveal(id=0, nonce=nonce_of("B")))
    assert types_of(last.events)[:2] == ["revealed", "match_started"]
    assert room.phase() is Phase.PLAYING


def test_the_match_is_dealt_with_the_last_bot() -> None:
    room = LiveRoom(seats=2)
    room.ready("A")
    room.ask("A", Start(id=0, fill=True))
    room.reveal("A")
    assert missing_pieces(room.document) == (1,)
    room.seat_bots()
    assert room.phase() is Phase.PLAYING


def test_bots_alone_are_dealt_to_at_once() -> None:
    room = LiveRoom(seats=2, host_sits=False)
    room.ask("A", AddBot(id=0))
    room.ask("A", AddBot(id=0))
    room.seat_bots()
    room.ask("A", Start(id=0))
    assert room.phase() is Phase.PLAYING


def test_a_nonce_that_does_not_come_in_three_seconds_is_left_out() -> None:
    room = LiveRoom(seats=2)
    room.come("B")
    room.ready("A", "B")
    room.ask("A", Start(id=0))
    room.reveal("A")
    started_ms = room.now_ms
    decision = room.wake()
    assert room.now_ms - started_ms <= 3_000
    assert decision.not_before_ms == started_ms - 2 + 3_000 + 300
    started = next(event for event in room.events if isinstance(event, MatchStarted))
    assert started.nonces == (nonce_of("A"), None)


def test_a_late_nonce_is_refused_while_a_bot_is_waited_for() -> None:
    room = LiveRoom(seats=3)
    room.come("B")
    room.ready("A", "B")
    room.ask("A", Start(id=0, fill=True))
    room.reveal("A")
    room.wake()
    assert room.phase() is Phase.REVEALING
    with pytest.raises(Refused) as refused:
        room.reveal("B")
    assert refused.value.code is ErrorCode.NOT_REVEALING
    room.seat_bots()
    assert room.phase() is Phase.PLAYING


def test_another_nonce_than_the_one_promised_is_refused() -> None:
    room = LiveRoom(seats=2)
    room.ready("A")
    room.ask("A", Start(id=0, fill=True))
    with pytest.raises(Refused) as refused:
        room.ask("A", Reveal(id=0, nonce=nonce_of("B")))
    assert refused.value.code is ErrorCode.WRONG_NONCE


def test_the_key_is_made_of_what_was_shown() -> None:
    room = LiveRoom(seats=2)
    room.come("B")
    room.ready("A", "B")
    setup = room.document.setup
    room.ask("A", Start(id=0))
    room.reveal("A", "B")
    started = next(event for event in room.events if isinstance(event, MatchStarted))
    assert (started.match_id, started.commitment) == (setup.match_id, setup.commitment)
    assert started.names == ("A", "B")
    key = match_key(setup, game=started.game, options=started.options, nonces=started.nonces)
    assert room.document.match is not None
    assert room.document.match.key == key


def test_a_seat_that_is_given_up_cancels_the_start_with_its_seed_and_nonces() -> None:
    room = LiveRoom(seats=3)
    room.come("B")
    room.ready("A", "B")
    setup = room.document.setup
    room.ask("A", Start(id=0, fill=True))
    room.reveal("A")
    decision = room.ask("B", Stand(id=0))
    assert types_of(decision.events) == ["start_cancelled", "person_stood"]
    assert room.phase() is Phase.LOBBY
    assert room.document.deadline_ms is None
    assert room.document.setup != setup
    assert not any(place.nonce_hash or place.nonce for place in room.document.seats)
