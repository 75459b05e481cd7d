"""The connection over real sockets to a real server, through a network that fails."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from clients.connection import (
    PING_EVERY_S,
    PONG_WITHIN_S,
    RETRY_LEAST_S,
    RETRY_MOST_S,
    Connection,
    ConnectionEnded,
    RequestRefused,
    new_run,
    retry_pause,
)
from clients.conversation import ClientEvent, Greeting, Offline, Online, Stopped
from protocol.client_messages import CreateRoom, JoinRoom, Ping, SetRoom, Stand
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Pace
from protocol.room_events import RoomSet
from protocol.server_messages import Ok, Pong, Room, Update
from tests.proxy import open_proxy
from tests.scale import deadline
from tests.serving import running_server

WAIT_S = 10.0


class Listener:
    """Keeps all that a connection tells."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.events: list[ClientEvent] = []
        self._told = asyncio.Condition()

    async def listen(self) -> None:
        async for event in self.connection:
            async with self._told:
                self.events.append(event)
                self._told.notify_all()

    async def hear(self, test: Callable[[ClientEvent], bool], *, since: int = 0) -> ClientEvent:
        """The first event from number `since` on that passes, waited for."""
        async with deadline(WAIT_S), self._told:
            while True:
                for event in self.events[since:]:
                    if test(event):
                        return event
                await self._told.wait()

    @property
    def settings_told(self) -> list[int]:
        """The waits between rounds that were told of, in order."""
        updates = [event for event in self.events if isinstance(event, Update)]
        told = [event for update in updates for event in update.events]
        return [event.between_rounds_s for event in told if isinstance(event, RoomSet)]


@asynccontextmanager
async def open_connection(
    server: str, name: str = "Hanako", *, token: str | None = None
) -> AsyncIterator[tuple[Connection, Listener]]:
    connection = Connection(server, Greeting(name, token=token), new_run())
    listener = Listener(connection)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(connection.run())
        tasks.create_task(listener.listen())
        try:
            yield connection, listener
        finally:
            await connection.close()


def is_back(event: ClientEvent) -> bool:
    return isinstance(event, Online) and not event.is_first


async def set_wait(connection: Connection, seconds: int) -> None:
    async with deadline(WAIT_S):
        answer = await connection.request(SetRoom(id=0, between_rounds_s=seconds))
    assert isinstance(answer, Ok)


async def open_room(listener: Listener) -> None:
    """Opens a room and waits until it was shown."""
    async with deadline(WAIT_S):
        await listener.connection.request(CreateRoom(id=0))
    await listener.hear(lambda event: isinstance(event, Update))


@pytest.mark.parametrize("failures", range(12))
def test_pauses_grow_from_half_a_second_to_eight(failures: int) -> None:
    shortest = retry_pause(failures, lambda low, high: low)
    longest = retry_pause(failures, lambda low, high: high)
    assert RETRY_LEAST_S <= shortest < longest <= RETRY_MOST_S
    assert longest == min(2.0**failures, RETRY_MOST_S)


def test_a_link_is_dead_after_ten_silent_seconds() -> None:
    assert PING_EVERY_S + PONG_WITHIN_S == 10


async def test_requests_are_answered_and_refused(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_connection(f"http://127.0.0.1:{port}") as (connection, listener),
    ):
        assert isinstance(await connection.request(Ping(id=0)), Pong)
        with pytest.raises(RequestRefused) as refused:
            await connection.request(Stand(id=0))
        assert refused.value.error.code == ErrorCode.NOT_IN_ROOM
        await open_room(listener)
        assert connection.room is not None
        room = await listener.hear(lambda event: isinstance(event, Room))
        assert isinstance(room, Room)
        assert room.code == connection.room


async def test_a_request_whose_answer_was_lost_is_done_once(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_connection(f"http://127.0.0.1:{proxy.port}") as (connection, listener),
    ):
        await open_room(listener)
        cut = proxy.cut_reply()
        await set_wait(connection, 7)
        await cut.wait()
        await set_wait(connection, 8)
        await listener.hear(lambda event: isinstance(event, Update) and 8 in listener.settings_told)
        assert listener.settings_told == [7, 8]
        assert len([event for event in listener.events if is_back(event)]) == 1


async def test_what_happened_meanwhile_is_told_once_and_in_order(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_connection(f"http://127.0.0.1:{port}") as (host, host_listener),
    ):
        await open_room(host_listener)
        assert host.room is not None
        async with open_connection(f"http://127.0.0.1:{proxy.port}", "Ken") as (guest, listener):
            await guest.request(JoinRoom(id=0, code=host.room))
            await listener.hear(lambda event: isinstance(event, Update))
            seen = 0
            for seconds in range(1, 10):
                if seconds % 3 == 0:
                    proxy.refuse()
                    await listener.hear(lambda event: isinstance(event, Offline), since=seen)
                await set_wait(host, seconds)
                if seconds % 3 == 1 and seconds > 1:
                    proxy.accept()
                    guest.retry_now()
                    await listener.hear(is_back, since=seen)
                    seen = len(listener.events)
            proxy.accept()
            guest.retry_now()
            await listener.hear(lambda _: 9 in listener.settings_told)
            assert listener.settings_told == list(range(1, 10))


async def test_a_server_that_stops_is_come_back_to(redis_url: str, unused_tcp_port: int) -> None:
    server = f"http://127.0.0.1:{unused_tcp_port}"
    async with open_connection(server) as (connection, listener):
        async with running_server(redis_url, port=unused_tcp_port, retry_after_ms=100):
            await open_room(listener)
        await listener.hear(lambda event: isinstance(event, Offline))
        async with running_server(redis_url, port=unused_tcp_port):
            await listener.hear(is_back)
            await set_wait(connection, 5)


async def test_the_same_person_elsewhere_ends_the_connection(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_connection(f"http://127.0.0.1:{port}") as (first, listener),
    ):
        await open_room(listener)
        assert first.room is not None
        async with open_connection(f"http://127.0.0.1:{port}", token=first.token) as (second, _):
            await second.request(JoinRoom(id=0, code=first.room))
            stopped = await listener.hear(lambda event: isinstance(event, Stopped))
            assert stopped == Stopped(ClosingReason.REPLACED, None)
            with pytest.raises(ConnectionEnded):
                await first.request(Ping(id=0))


async def test_closing_ends_what_waits(unused_tcp_port: int) -> None:
    async with open_connection(f"http://127.0.0.1:{unused_tcp_port}") as (connection, _):
        waiting = asyncio.ensure_future(connection.request(SetRoom(id=0, pace=Pace.FAST)))
        await asyncio.sleep(0)
        await connection.close()
        with pytest.raises(ConnectionEnded):
            await waiting


@pytest.mark.slow
async def test_a_silent_link_is_given_up_and_made_anew(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_connection(f"http://127.0.0.1:{proxy.port}") as (connection, listener),
    ):
        await open_room(listener)
        proxy.silence_all()
        async with deadline(PING_EVERY_S + PONG_WITHIN_S + 3):
            await connection.request(SetRoom(id=0, between_rounds_s=9))
        assert any(map(is_back, listener.events))
