"""A client's connection to a server: it comes back by itself, for ever, and misses nothing.

    connection = Connection("http://192.168.0.5:8000", Greeting("Hanako"), new_run())
    async with asyncio.TaskGroup() as group:
        group.create_task(connection.run())
        group.create_task(play(connection))       # await connection.request(JoinRoom(...))
        async for event in connection:
            show(event)

What is said is decided in `clients.conversation`; here are sockets and time. A link counts as
dead when nothing was heard for `PING_EVERY_S + PONG_WITHIN_S` seconds. After that, and after
every failed attempt, it is tried again with growing, jittered pauses of 0.5 to 8 s.

    ConnectionFailure        a request got no `ok`
    |-- RequestRefused       the server refused it; nothing changed
    '-- ConnectionEnded      it was closed, here or by the server, before there was an answer
"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Subprotocol

from clients.addresses import is_nearby
from clients.conversation import Answer, ClientEvent, Conversation, Greeting, Heard, Offline
from protocol.client_messages import ClientMessage, Request
from protocol.codec import decode_server_message, encode_client_message
from protocol.errors import ErrorCode, MalformedMessage
from protocol.ids import MSGPACK_SUBPROTOCOL, RoomCode, RunId
from protocol.server_messages import Error, Reply, ServerMessage
from protocol.urls import websocket_url

__all__ = [
    "Connection",
    "ConnectionEnded",
    "ConnectionFailure",
    "RequestRefused",
    "new_run",
    "retry_pause",
]

OPEN_WITHIN_S = 10.0
WELCOME_WITHIN_S = 10.0
PING_EVERY_S = 5.0
PONG_WITHIN_S = 5.0
CLOSE_WITHIN_S = 1.0
RETRY_LEAST_S = 0.5
RETRY_MOST_S = 8.0
BUSY_REPEATS = 4
BUSY_PAUSE_S = 0.2
MESSAGE_BYTES_MAX = 16 * 1024 * 1024
"""A record of the longest match has a few megabytes."""
EVENTS_MAX = 256


class ConnectionFailure(Exception):
    """A request got no `ok`."""


class RequestRefused(ConnectionFailure):
    """The server refused a request; `error` says why."""

    def __init__(self, error: Error) -> None:
        super().__init__(f"{error.code}: {error.detail or error.reason or error.arguments}")
        self.error = error


class ConnectionEnded(ConnectionFailure):
    """The connection was closed for good before the answer came."""


def new_run() -> RunId:
    """The name of one start of a client."""
    return RunId(secrets.token_hex(8))


def retry_pause(failures: int, uniform: Callable[[float, float], float]) -> float:
    """Seconds to wait after that many failed attempts in a row: 0.5 to 1, ... 4 to 8."""
    most = min(RETRY_MOST_S, 2 * RETRY_LEAST_S * 2.0 ** min(failures, 10))
    return uniform(most / 2, most)


class Connection:
    """A conversation with a server over real links.

    Iterating gives what happens, in order. Up to `EVENTS_MAX` events wait for a slow reader;
    then nothing more is read from the server, which merges what it has to say. So a reader
    awaits no request of its own while it handles an event: a task beside it does.
    """

    def __init__(self, server: str, greeting: Greeting, run: RunId) -> None:
        """`server` as `clients.addresses.server_of` gives it.

        Raises:
            ValueError: it is no address.
        """
        self.server = server
        self._url = websocket_url(server)
        self._conversation = Conversation(greeting, run)
        self._events: asyncio.Queue[ClientEvent | None] = asyncio.Queue(EVENTS_MAX)
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._link: ClientConnection | None = None
        self._is_closed = False
        self._hurry = asyncio.Event()
        self._failures = 0

    @property
    def room(self) -> RoomCode | None:
        """The room it is in."""
        return self._conversation.room

    @property
    def token(self) -> str | None:
        """The player's secret, once the server has given it."""
        return self._conversation.token

    async def __aiter__(self) -> AsyncIterator[ClientEvent]:
        """What happens, until the connection is closed for good."""
        while (event := await self._events.get()) is not None:
            yield event

    async def request(self, request: Request) -> Reply:
        """The answer to a request; its id is filled in here.

        It waits as long as the server is away. A server that is only busy is asked again.

        Raises:
            RequestRefused: the server refused it.
            ConnectionEnded: the connection was closed first.
        """
        for repeat in range(BUSY_REPEATS):
            answer = await self._ask(request)
            if not isinstance(answer, Error):
                return answer
            if answer.code is not ErrorCode.BUSY or repeat == BUSY_REPEATS - 1:
                raise RequestRefused(answer)
            await asyncio.sleep(BUSY_PAUSE_S * random.uniform(0.5, 1.5))
        raise AssertionError("the last repeat returns or raises")

    async def run(self) -> None:
        """Keeps the connection until it is closed, here or by the server."""
        try:
            while not self._is_closed:
                pause_s, cause = await self._live()
                if self._is_closed:
                    break
                await self._tell(Offline(self._failures, pause_s, cause))
                await self._pause(pause_s)
                self._failures += 1
        finally:
            self._end()

    def retry_now(self) -> None:
        """Ends the present pause between two attempts."""
        self._hurry.set()

    async def close(self) -> None:
        """Ends the connection from this side; the seat stays."""
        self._is_closed = True
        self._hurry.set()
        if self._link is not None:
            await self._link.close()

    async def _live(self) -> tuple[float, str]:
        """One link from its opening to its end; gives the pause after it, and why it ended."""
        wait_s = 0.0
        try:
            async with connect(
                self._url,
                subprotocols=[Subprotocol(MSGPACK_SUBPROTOCOL)],
                proxy=None if is_nearby(self.server) else True,
                open_timeout=OPEN_WITHIN_S,
                ping_interval=PING_EVERY_S,
                ping_timeout=PONG_WITHIN_S,
                close_timeout=CLOSE_WITHIN_S,
                max_size=MESSAGE_BYTES_MAX,
                compression=None,
            ) as link:
                self._link = link
                wait_s = await self._talk(link)
                cause = "closed"
        except (OSError, WebSocketException, MalformedMessage) as error:  # TimeoutError is one
            cause = str(error) or type(error).__name__
        finally:
            self._link = None
        return max(wait_s, retry_pause(self._failures, random.uniform)), cause

    async def _talk(self, link: ClientConnection) -> float:
        """Everything said over a link; gives the seconds that the server wants us to stay away."""
        await self._send(link, self._conversation.hello())
        async with asyncio.timeout(WELCOME_WITHIN_S):
            heard = await self._hear(link)
        self._failures = 0
        while not heard.drops_link:
            heard = await self._hear(link)
        stopped = self._conversation.stopped
        if stopped is not None:
            self._is_closed = True
            await self._tell(stopped)
        return heard.retry_after_ms / 1000

    async def _hear(self, link: ClientConnection) -> Heard:
        message = await self._next_message(link)
        heard = self._conversation.receive(message)
        if heard.answer is not None and heard.answer.id is not None:
            future = self._answers.pop(heard.answer.id, None)
            if future is not None and not future.done():
                future.set_result(heard.answer)
        for request in heard.send:
            await self._send(link, request)
        for event in heard.events:
            await self._tell(event)
        return heard

    async def _next_message(self, link: ClientConnection) -> ServerMessage:
        while True:
            frame = await link.recv()
            message = decode_server_message(frame, MSGPACK_SUBPROTOCOL)
            if message is not None:
                return message

    async def _ask(self, request: Request) -> Answer:
        if self._is_closed:
            raise ConnectionEnded("closed")
        id, message = self._conversation.ask(request)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        try:
            if message is not None and self._link is not None:
                with suppress(ConnectionClosed):  # sent again over the next link
                    await self._send(self._link, message)
            return await future
        finally:
            self._answers.pop(id, None)
            self._conversation.forget(id)

    async def _send(self, link: ClientConnection, message: ClientMessage) -> None:
        await link.send(encode_client_message(message, MSGPACK_SUBPROTOCOL))

    async def _tell(self, event: ClientEvent) -> None:
        await self._events.put(event)

    async def _pause(self, seconds: float) -> None:
        self._hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurry.wait()

    def _end(self) -> None:
        """Nothing more comes: waiting requests fail, and iteration ends after what is left."""
        self._is_closed = True
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionEnded("closed"))
        if self._events.full():
            self._events.get_nowait()  # nobody reads, and the end must fit
        self._events.put_nowait(None)
