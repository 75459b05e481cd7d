"""The border of a connection: a bug of ours, or a peer that vanishes, ends it alone."""

import asyncio

import pytest

from protocol.client_messages import CreateRoom, JoinRoom, Ping, Ready, SetRoom
from protocol.room_events import PersonAway
from protocol.server_messages import Pong, Room
from server.hall import Hall
from tests.client import open_client
from tests.server.tables import heard, sit_down
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
        running_server(redis_url, heartbeat_s=0.1, heartbeat_timeout_s=0.2) as port,
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
