"""Processes among each other: who is gone with a process that died, and who is not."""

import signal
from typing import Any

from protocol.client_messages import JoinRoom, Ping
from protocol.room_events import PersonAway, PersonBack
from protocol.server_messages import Pong
from tests.client import open_client
from tests.server.processes import server_process
from tests.server.tables import heard, sit_down
from tests.serving import running_server

QUICK: dict[str, Any] = {"presence_s": 3.0, "check_s": 0.2}


async def test_people_of_a_process_that_died_are_away_for_the_others(redis_url: str) -> None:
    async with (
        running_server(redis_url, **QUICK) as port,
        server_process(redis_url, **QUICK) as other,
        open_client(port, "Ann") as ann,
        open_client(other.port, "Bob", token="b0" * 32) as bob,
    ):
        code = await sit_down([ann, bob])
        other.kill()
        await heard(ann, PersonAway)
        async with open_client(port, "Bob", token="b0" * 32) as back:
            await back.do(JoinRoom(id=0, code=code))
            await heard(ann, PersonBack)
            assert back.room.your_seat == 1


async def test_process_that_was_taken_for_dead_says_that_its_people_are_here(
    redis_url: str,
) -> None:
    async with (
        running_server(redis_url, **QUICK) as port,
        server_process(redis_url, **QUICK) as other,
        open_client(port, "Ann") as ann,
        open_client(other.port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        other.process.send_signal(signal.SIGSTOP)
        await heard(ann, PersonAway)
        other.process.send_signal(signal.SIGCONT)
        await heard(ann, PersonBack)
        assert isinstance(await bob.ask(Ping(id=0)), Pong)
        assert [member.connected for member in ann.room.members] == [True, True]


async def test_process_that_stops_says_that_its_people_are_gone(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        server_process(redis_url) as other,
        open_client(port, "Ann") as ann,
        open_client(other.port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        assert await other.stop() == 0
        await heard(ann, PersonAway)
        assert await bob.closed() == 1012
