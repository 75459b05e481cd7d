"""The port: takes connections, shows the pages, and sends everybody off when it stops."""

import asyncio
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import structlog
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import NegotiationError
from websockets.frames import CloseCode
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from protocol.ids import (
    CLIENT_MESSAGE_BYTES_MAX,
    JSON_SUBPROTOCOL,
    MSGPACK_SUBPROTOCOL,
    ClosingReason,
    ConnectionId,
    ProcessId,
)
from protocol.server_messages import Closing
from protocol.urls import SOCKET_PATH
from server.addresses import Address, Addresses, address_of
from server.gateway.connection import PlayerConnection, SocketLine
from server.gateway.conversation import Reception, converse
from server.guest import Guest
from server.outbox import Outbox
from server.packs.pictures import Picture
from server.pages import Page, Visit, base_url, page_for
from server.room.document import Connection
from server.session import House, Session
from server.settings import Settings
from server.web_client import WebClient

__all__ = ["Gateway", "open_gateway"]

SUBPROTOCOLS = (Subprotocol(MSGPACK_SUBPROTOCOL), Subprotocol(JSON_SUBPROTOCOL))
CONNECTION_ID_BYTES = 8

FORBIDDEN = 403
SERVICE_UNAVAILABLE = 503

log = structlog.get_logger()


class Gateway:
    """The open port of a process."""

    def __init__(
        self,
        settings: Settings,
        *,
        process: ProcessId,
        addresses: Addresses,
        pictures: Mapping[str, Picture],
        web_client: WebClient | None,
        closers: asyncio.TaskGroup,
    ) -> None:
        """`pictures` are those of packs, by path.

        `closers` holds the tasks that wait for peers to agree to the end.
        """
        self._settings = settings
        self._process = process
        self._addresses = addresses
        self._pictures = pictures
        self._web_client = web_client
        self._closers = closers
        self._reception: Reception | None = None
        self._guests: set[Guest] = set()
        self._everybody_left = asyncio.Event()
        self._server: Server | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self._server is not None
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    def admit(self, reception: Reception) -> None:
        """Connections are taken from here on."""
        self._reception = reception

    async def send_off(self) -> None:
        """Takes nobody any more, says so to all who are here, and returns when they are gone."""
        self._reception = None
        closing = Closing(ClosingReason.STOPPING, self._settings.retry_after_ms)
        for guest in tuple(self._guests):
            guest.outbox.close(CloseCode.SERVICE_RESTART, "stopping", closing)
        while self._guests:
            self._everybody_left.clear()
            await self._everybody_left.wait()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Listens; at the end every connection is closed and every handler has returned."""
        settings = self._settings
        async with serve(
            self._handle,
            **_place(settings),
            subprotocols=SUBPROTOCOLS,
            select_subprotocol=_select_subprotocol,
            compression=None,
            process_request=self._intercept,
            server_header=None,
            open_timeout=settings.hello_timeout_s,
            ping_interval=settings.heartbeat_s,
            ping_timeout=settings.heartbeat_timeout_s,
            close_timeout=settings.close_timeout_s,
            max_size=CLIENT_MESSAGE_BYTES_MAX,
            write_limit=settings.write_buffer_bytes,
            create_connection=PlayerConnection,
        ) as self._server:
            yield
            self._server.close(code=CloseCode.SERVICE_RESTART)

    async def _handle(self, socket: ServerConnection) -> None:
        assert isinstance(socket, PlayerConnection)
        reception, address = self._reception, address_of(_host_of(socket))
        if reception is None:
            await socket.close(CloseCode.SERVICE_RESTART, "stopping")
        elif not self._addresses.connect(address):
            log.warning("too many connections from one address", address=address)
            await socket.close(CloseCode.TRY_AGAIN_LATER, "too many connections")
        else:
            await self._receive(socket, reception, address)

    async def _receive(
        self, socket: PlayerConnection, reception: Reception, address: Address
    ) -> None:
        guest = self._guest(socket, reception.house, address)
        self._guests.add(guest)
        try:
            await converse(socket, guest, reception, hello_timeout_s=self._settings.hello_timeout_s)
        finally:
            self._addresses.disconnect(address)
            self._guests.discard(guest)
            if not self._guests:
                self._everybody_left.set()

    def _guest(self, socket: PlayerConnection, house: House, address: Address) -> Guest:
        settings = self._settings
        outbox = Outbox(
            SocketLine(socket, self._close_soon),
            messages_max=settings.outbox_messages_max,
            bytes_max=settings.outbox_bytes_max,
            events_max=settings.outbox_events_max,
        )
        socket.on_writable = outbox.resume
        return Guest(
            connection=Connection(self._process, ConnectionId(token_hex(CONNECTION_ID_BYTES))),
            address=address,
            session=Session(house),
            outbox=outbox,
        )

    def _close_soon(self, socket: PlayerConnection, code: int, reason: str) -> None:
        self._closers.create_task(socket.close(code, reason), name="close connection")

    def _intercept(self, socket: ServerConnection, request: Request) -> Response | None:
        """What a request is answered; None for those that become connections."""
        headers = request.headers
        path = request.path.partition("?")[0]
        is_upgrade = "websocket" in _header(headers, "Upgrade").lower()
        if not is_upgrade or path != SOCKET_PATH:
            page = page_for(self._visit(request, path), self._pictures, self._web_client)
            return _response(page, request.method)
        if self._reception is None:
            return socket.respond(SERVICE_UNAVAILABLE, "not ready\n")
        if not self._is_own_page(headers):
            log.warning("connection from another page refused", origin=_header(headers, "Origin"))
            return socket.respond(FORBIDDEN, "pages of other servers may not connect\n")
        return None

    def _visit(self, request: Request, path: str) -> Visit:
        headers = request.headers
        return Visit(
            method=request.method,
            path=path,
            accept_language=_header(headers, "Accept-Language"),
            accept_encoding=_header(headers, "Accept-Encoding"),
            base_url=base_url(
                self._settings.public_url,
                host=_header(headers, "Host"),
                is_secure=_header(headers, "X-Forwarded-Proto") == "https",
            ),
            is_ready=self._reception is not None,
        )

    def _is_own_page(self, headers: Headers) -> bool:
        """Does the connection come from a page of ours, or from no page at all?"""
        origin = _header(headers, "Origin")
        if not origin or origin in self._settings.origins:
            return True
        own = {_header(headers, "Host"), urlsplit(self._settings.public_url or "").netloc}
        return urlsplit(origin).netloc in own - {""}


@asynccontextmanager
async def open_gateway(
    settings: Settings,
    *,
    process: ProcessId,
    addresses: Addresses,
    pictures: Mapping[str, Picture],
    web_client: WebClient | None,
) -> AsyncIterator[Gateway]:
    """Opens the port; at the end every connection is closed."""
    async with asyncio.TaskGroup() as closers:
        gateway = Gateway(
            settings,
            process=process,
            addresses=addresses,
            pictures=pictures,
            web_client=web_client,
            closers=closers,
        )
        async with gateway.serving():
            yield gateway


def _select_subprotocol(
    socket: ServerConnection, offered: Sequence[Subprotocol]
) -> Subprotocol | None:
    """Ours that the client offers; a client that offers none speaks the default one."""
    if not offered:
        return None
    for subprotocol in SUBPROTOCOLS:
        if subprotocol in offered:
            return subprotocol
    raise NegotiationError(f"subprotocols: {', '.join(SUBPROTOCOLS)}")


def _host_of(socket: ServerConnection) -> str:
    address = socket.remote_address
    return str(address[0]) if isinstance(address, tuple) else ""


def _header(headers: Headers, name: str) -> str:
    """The first value of a header, or nothing."""
    values = headers.get_all(name)
    return values[0] if values else ""


def _response(page: Page, method: str) -> Response:
    headers = Headers(page.headers)
    headers["Connection"] = "close"
    body = b"" if method == "HEAD" else page.body
    return Response(page.status, page.status.phrase, headers, body)


def _place(settings: Settings) -> dict[str, Any]:  # as `serve` takes it
    """Where to listen: at an address, or at a socket that does so already."""
    if settings.fd is None:
        return {"host": settings.host, "port": settings.port}
    return {"sock": socket.socket(fileno=settings.fd)}
