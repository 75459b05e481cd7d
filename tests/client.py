"""A small client for tests: says what it is told to, and keeps all it hears."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from protocol.client_messages import ClientMessage, Hello, Request
from protocol.codec import decode_server_message, encode_client_message
from protocol.ids import MSGPACK_SUBPROTOCOL, PROTOCOL_VERSION, PlayerId
from protocol.server_messages import (
    Closing,
    Error,
    Ok,
    Reply,
    Room,
    ServerMessage,
    Update,
    Welcome,
)
from protocol.urls import SOCKET_PATH
from tests.scale import deadline

__all__ = ["Client", "Told", "open_client"]

WAIT_S = 10.0

Told = TypeVar("Told", bound=ServerMessage)
Asked = TypeVar("Asked", bound=Request)


class Client:
    """One connection. Requests are numbered from 1, unless they have a number of their own."""

    def __init__(self, socket: ClientConnection, subprotocol: str) -> None:
        self.socket = socket
        self.heard: list[ServerMessage] = []
        self.frames: list[bytes | str] = []
        """The same as they came."""
        self.welcome: Welcome | None = None
        self.close_code: int | None = None
        self._subprotocol = subprotocol
        self._last_id = 0
        self._heard_more = asyncio.Condition()
        self._is_over = False

    async def say(self, message: ClientMessage) -> None:
        """Sends a message and waits for nothing."""
        await self.socket.send(encode_client_message(message, self._subprotocol))

    async def hello(self, **fields: Any) -> Welcome:  # as `Hello` takes them
        """Greets and is welcomed."""
        await self.say(Hello(**{"protocol": PROTOCOL_VERSION, "run": "0" * 16, **fields}))
        self.welcome = await self.hear(Welcome)
        return self.welcome

    async def ask(self, request: Request) -> Reply | Error:
        """The answer to a request, with a new number if it has none (0)."""
        if request.id == 0:
            self._last_id += 1
            request = request.model_copy(update={"id": self._last_id})
        seen = len(self.heard)
        await self.say(_with_type(request))

        def is_answer(message: ServerMessage) -> bool:
            return isinstance(message, Reply | Error) and message.id == request.id

        answer = await self.wait(is_answer, since=seen)
        assert isinstance(answer, Reply | Error)
        return answer

    async def do(self, request: Request) -> Ok:
        """As `ask`, of a request that must be done."""
        answer = await self.ask(request)
        assert isinstance(answer, Ok), answer
        return answer

    async def hear(
        self, kind: type[Told], test: Callable[[Told], bool] = lambda _: True, *, since: int = 0
    ) -> Told:
        """The first message of a kind that passes a test, waited for if it has not come yet."""
        message = await self.wait(
            lambda message: isinstance(message, kind) and test(message), since=since
        )
        assert isinstance(message, kind)
        return message

    async def wait(self, test: Callable[[ServerMessage], bool], *, since: int = 0) -> ServerMessage:
        """The first message from number `since` on that passes the test."""
        place = since
        async with deadline(WAIT_S), self._heard_more:
            while True:
                while place < len(self.heard):
                    if test(self.heard[place]):
                        return self.heard[place]
                    place += 1
                assert not self._is_over, f"closed with {self.close_code}, heard {self.heard[-3:]}"
                await self._heard_more.wait()

    async def closed(self) -> int | None:
        """The code that the connection was closed with, when it is."""
        async with deadline(WAIT_S), self._heard_more:
            await self._heard_more.wait_for(lambda: self._is_over)
        return self.close_code

    @property
    def token(self) -> str:
        """Its player's own; there is one when it has been welcomed."""
        assert self.welcome is not None
        return self.welcome.token

    @property
    def player(self) -> PlayerId:
        """Its player's public id; there is one when it has been welcomed."""
        assert self.welcome is not None
        return self.welcome.player

    def forget(self) -> None:
        """Drops all it has heard but the newest update: a long run keeps no more than it needs."""
        self.heard = [*self.updates[-1:]]

    @property
    def updates(self) -> list[Update]:
        """Every update so far."""
        return [message for message in self.heard if isinstance(message, Update)]

    @property
    def room(self) -> Room:
        """The lobby as it was shown last."""
        return next(message for message in reversed(self.heard) if isinstance(message, Room))

    @property
    def closing(self) -> Closing | None:
        """Why the server ended the connection, if it said so."""
        said = [message for message in self.heard if isinstance(message, Closing)]
        return said[-1] if said else None

    def events(self, *kinds: type[Any]) -> list[Any]:  # any classes of events
        """The events heard so far, of some kinds or all."""
        told = [event for update in self.updates for event in update.events]
        return [event for event in told if not kinds or isinstance(event, kinds)]

    async def read(self) -> None:
        """Keeps what comes until the connection ends."""
        try:
            async for data in self.socket:
                self.frames.append(data)
                message = decode_server_message(data, self._subprotocol)
                assert message is not None, data
                async with self._heard_more:
                    self.heard.append(message)
                    self._heard_more.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.close_code = self.socket.close_code
            async with self._heard_more:
                self._is_over = True
                self._heard_more.notify_all()


@asynccontextmanager
async def open_client(
    port: int,
    name: str | None = None,
    *,
    subprotocol: str = MSGPACK_SUBPROTOCOL,
    **hello: Any,  # as `Hello` takes them
) -> AsyncIterator[Client]:
    """A connection that reads in the background; greeted under `name` if there is one."""
    async with connect(
        f"ws://127.0.0.1:{port}{SOCKET_PATH}",
        subprotocols=[Subprotocol(subprotocol)],
        compression=None,
        max_size=None,
        proxy=None,
    ) as socket:
        client = Client(socket, subprotocol)
        async with asyncio.TaskGroup() as tasks:
            reading = tasks.create_task(client.read())
            try:
                if name is not None:
                    await client.hello(name=name, **hello)
                yield client
            finally:
                reading.cancel()


def _with_type(request: Asked) -> Any:  # of the union, as every request is
    return request
