"""The border of a connection: a bug of ours, or a peer that vanishes, ends it alone."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from protocol.client_messages import ClientMessage, CreateRoom, JoinRoom, Ping, Ready, SetRoom
from protocol.codec import encode_client_message
from protocol.errors import ErrorCode
from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.room_events import PersonAway
from protocol.server_messages import Error, Ok, Pong, Reply, Room
from server.hall import Hall
from tests.client import open_client
from tests.server.tables import heard, move, open_table, sit_down, turn_of
from tests.serving import running_server


async def test_bug_ends_its_connection_with_1011_and_the_table_survives(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("broken")

    async with (
        running_server(redis_url) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        with monkeypatch.context() as fault:
            fault.setattr(Hall, "relay", fail)
            await bob.say(Ready(id=99, nonce_hash=None))
            assert await bob.closed() == 1011
        await heard(ann, PersonAway)
        assert isinstance(await ann.ask(Ping(id=0)), Pong)
        await ann.do(SetRoom(id=0, between_rounds_s=5))


async def test_bug_in_a_move_ends_its_connection_with_1011_and_the_table_survives(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("broken")

    async with running_server(redis_url) as port, open_table(port, port) as clients:
        mover = turn_of(clients)
        (other,) = (client for client in clients if client is not mover)
        with monkeypatch.context() as fault:
            fault.setattr(Hall, "relay", fail)
            await mover.say(move(mover, id=99))
            assert await mover.closed() == 1011
        await heard(other, PersonAway)
        assert isinstance(await other.ask(Ping(id=0)), Pong)


def sent(message: ClientMessage) -> bytes:
    payload = encode_client_message(message, MSGPACK_SUBPROTOCOL)
    assert isinstance(payload, bytes)
    return Frame(Opcode.BINARY, payload).serialize(mask=True)


@pytest.mark.parametrize(
    "cuts",
    [
        pytest.param((), id="all at once"),
        pytest.param((0, 1, 2, 3), id="one by one"),
        pytest.param((0.5, 1.5, 2.5, 3.5), id="in the middle of each"),
        pytest.param((1, 2.9, 3.2), id="anywhere"),
    ],
)
async def test_messages_are_dealt_with_in_order_however_they_arrive(
    redis_url: str, cuts: tuple[float, ...]
) -> None:
    """A move may take a shorter way than other messages, and overtakes none."""
    async with running_server(redis_url) as port, open_table(port, port) as clients:
        mover = turn_of(clients)
        (other,) = (client for client in clients if client is not mover)
        frames = [
            sent(Ping(id=101)),
            sent(move(mover, id=102)),
            Frame(Opcode.PING, b"k").serialize(mask=True),
            sent(move(mover, id=102)),
            sent(Ping(id=103)),
            sent(move(mover, id=104)),  # its turn is over
            sent(Ping(id=105)),
        ]
        stream, begin, seen = b"".join(frames), 0, len(mover.heard)
        for cut in (*cuts, len(frames)):
            place, part = divmod(cut, 1)
            within = frames[int(place)] if part else b""
            end = len(b"".join(frames[: int(place)])) + int(len(within) * part)
            mover.socket.transport.write(stream[begin:end])
            await other.ask(Ping(id=0))  # the server has read what was written before
            begin = end
        await mover.hear(Error, since=seen)
        answers = [each for each in mover.heard[seen:] if isinstance(each, Reply | Error)]
        pongs = [each.id for each in answers if isinstance(each, Pong)]
        moves = [(type(each), each.id) for each in answers if not isinstance(each, Pong)]
        assert pongs == [101, 103, 105]
        assert moves == [(Ok, 102), (Ok, 102), (Error, 104)]
        assert isinstance(answers[-1], Error)
        assert answers[-1].code is ErrorCode.STALE_TURN


async def test_peer_that_vanishes_is_away_and_its_seat_is_kept(redis_url: str) -> None:
    async with running_server(redis_url) as port, open_client(port, "Ann") as ann:
        async with open_client(port, "Bob") as bob:
            await sit_down([ann, bob])
            bob.socket.transport.abort()
            await heard(ann, PersonAway)
        room = await ann.hear(Room, lambda room: not room.members[-1].connected)
        assert room.seats[1].kind == "person"


async def test_peer_that_does_not_answer_pings_is_away(redis_url: str) -> None:
    async with (
        running_server(redis_url, heartbeat_s=0.2, heartbeat_timeout_s=1.0) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        bob.socket.transport.pause_reading()
        await heard(ann, PersonAway)
        bob.socket.transport.resume_reading()


async def test_connections_that_come_and_go_leave_no_task_behind(redis_url: str) -> None:
    async with running_server(redis_url) as port, open_client(port, "Ann") as ann:
        opened = await ann.do(CreateRoom(id=0))
        assert opened.code is not None
        before = len(asyncio.all_tasks())
        for _ in range(20):
            async with open_client(port, "Bob", token="b0" * 32) as bob:
                await bob.do(JoinRoom(id=0, code=opened.code))
        place = len(ann.heard)
        await ann.do(SetRoom(id=0, between_rounds_s=5))
        await ann.hear(Room, lambda room: room.between_rounds_s == 5, since=place)
        assert len(asyncio.all_tasks()) <= before + 1
