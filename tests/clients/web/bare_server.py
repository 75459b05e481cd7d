"""A server of the browser client's page whose WebSocket says just what a test wants to be said."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import msgpack
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.urls import SOCKET_PATH
from server.pages import Visit, page_for
from server.settings import Settings
from server.web_client import read_web_client

__all__ = ["bare_server", "receive"]


@asynccontextmanager
async def bare_server(talk: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[int]:
    """Serves the page, and `talk` to whoever connects; gives the port."""
    web_client = read_web_client(Settings().web)

    def answer(_: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        if path == SOCKET_PATH:
            return None
        visit = Visit(
            method="GET",
            path=path,
            accept_language="en",
            accept_encoding=request.headers.get("Accept-Encoding", ""),
            base_url="",
            is_ready=True,
        )
        page = page_for(visit, web_client=web_client)
        status = HTTPStatus(page.status)
        return Response(status.value, status.phrase, Headers(page.headers), page.body)

    async with serve(
        talk,
        "127.0.0.1",
        0,
        process_request=answer,
        subprotocols=[Subprotocol(MSGPACK_SUBPROTOCOL)],
        compression=None,
        max_size=None,
    ) as server:
        yield next(iter(server.sockets)).getsockname()[1]


async def receive(connection: ServerConnection, kind: str) -> dict[str, object]:
    """The next message of a kind; others before it are passed over."""
    while True:
        message: dict[str, object] = msgpack.unpackb(await connection.recv())
        if message["type"] == kind:
            return message
        await asyncio.sleep(0)
