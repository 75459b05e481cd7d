"""A proxy that does to connections what networks do: cuts, swallows, stalls, at chosen points."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

from tests.scale import deadline

__all__ = ["Proxy", "open_proxy"]

CHUNK_BYTES = 65536
CUT_S = 10.0


@dataclass(slots=True)
class _Cut:
    """An order: the connection whose client says `marker` is cut in the answer to it."""

    marker: bytes
    reply_bytes: int
    then: Callable[[], None] | None = None
    """Called at the moment of the cut."""
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self) -> None:
        """Returns when the connection has been cut."""
        async with deadline(CUT_S):
            await self.done.wait()


@dataclass(eq=False, slots=True)
class _Line:
    """One connection through the proxy."""

    client: asyncio.StreamWriter
    server: asyncio.StreamWriter
    tail: bytes = b""
    """The end of what the client said, in case a marker begins there."""
    cut: _Cut | None = None
    """Ordered: the answer on its way is not to arrive whole."""
    is_silent: bool = False
    """Half-open: each end thinks that the other is there, whatever has become of it."""

    def end(self) -> None:
        """One end is done, and the other one hears of it, unless nothing passes."""
        if not self.is_silent:
            self.abort()

    def abort(self) -> None:
        self.client.transport.abort()
        self.server.transport.abort()


class Proxy:
    """Listens on a port of 127.0.0.1 and passes everything on to one server, until told else."""

    def __init__(self, upstream: str) -> None:
        """`upstream` is a URL: `unix:///path` or anything with host and port."""
        self._upstream = urlsplit(upstream)
        self._lines: set[_Line] = set()
        self._cuts: list[_Cut] = []
        self._may_pass = asyncio.Event()
        self._may_pass.set()
        self._is_unused = asyncio.Event()
        self._is_unused.set()
        self._is_refusing = False
        self.silence_s: float | None = None
        """Connections whose server says nothing for so long are cut, as many proxies do."""
        self.port = 0
        self.connection_count = 0
        """Connections that were ever made."""

    @property
    def redis_url(self) -> str:
        """The URL of the same database through the proxy."""
        is_unix = self._upstream.scheme == "unix"
        database = "" if is_unix else self._upstream.path
        query = f"?{self._upstream.query}" if self._upstream.query else ""
        return f"redis://127.0.0.1:{self.port}{database}{query}"

    def cut_reply(self, marker: bytes = b"", *, reply_bytes: int = 0) -> _Cut:
        """The next request that holds `marker` reaches the server; of its answer, no more than
        `reply_bytes` reach the client, and the connection is cut."""
        cut = _Cut(marker, reply_bytes)
        self._cuts.append(cut)
        return cut

    def move_to(self, upstream: str) -> None:
        """New connections go to another server."""
        self._upstream = urlsplit(upstream)

    def cut_all(self) -> None:
        """Every connection is cut now."""
        for line in self._lines:
            line.abort()

    def silence_all(self) -> None:
        """Every connection there is becomes half-open; new ones are sound."""
        for line in self._lines:
            line.is_silent = True

    def stall(self) -> None:
        """Nothing passes until `go_on`; nothing is lost."""
        self._may_pass.clear()

    def go_on(self) -> None:
        """Everything passes again."""
        self._may_pass.set()

    def refuse(self) -> None:
        """Every connection is cut now, and new ones at once, until `accept`."""
        self._is_refusing = True
        self.cut_all()

    def accept(self) -> None:
        """New connections are made again."""
        self._is_refusing = False

    async def closed(self) -> None:
        """Returns when no connection is left."""
        async with deadline(CUT_S):
            await self._is_unused.wait()

    async def serve(
        self, client_reader: asyncio.StreamReader, client: asyncio.StreamWriter
    ) -> None:
        """Passes bytes of one client until either end is done."""
        self.connection_count += 1
        if self._is_refusing:
            client.transport.abort()
            return
        try:
            server_reader, server = await self._connect()
        except OSError:
            client.transport.abort()
            return
        line = _Line(client, server)
        self._lines.add(line)
        self._is_unused.clear()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pass_requests(line, client_reader))
                tasks.create_task(self._pass_replies(line, server_reader))
        finally:
            line.abort()
            self._lines.discard(line)
            if not self._lines:
                self._is_unused.set()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._upstream.scheme == "unix":
            return await asyncio.open_unix_connection(unquote(self._upstream.path))
        return await asyncio.open_connection(self._upstream.hostname, self._upstream.port)

    async def _pass_requests(self, line: _Line, reader: asyncio.StreamReader) -> None:
        with suppress(OSError):
            while chunk := await self._read(line, reader):
                self._note_request(line, chunk)
                line.server.write(chunk)
                await line.server.drain()
        line.end()

    async def _pass_replies(self, line: _Line, reader: asyncio.StreamReader) -> None:
        with suppress(OSError, TimeoutError):
            while chunk := await self._read_in_time(line, reader):
                if line.cut is not None:
                    await self._carry_out(line, line.cut, chunk)
                    break
                line.client.write(chunk)
                await line.client.drain()
        line.end()

    async def _read_in_time(self, line: _Line, reader: asyncio.StreamReader) -> bytes:
        async with asyncio.timeout(self.silence_s):
            return await self._read(line, reader)

    async def _read(self, line: _Line, reader: asyncio.StreamReader) -> bytes:
        """The next bytes that may pass; none at the end."""
        while chunk := await reader.read(CHUNK_BYTES):
            await self._may_pass.wait()
            if not line.is_silent:
                return chunk
        return b""

    def _note_request(self, line: _Line, chunk: bytes) -> None:
        said = line.tail + chunk
        for cut in self._cuts:
            if line.cut is None and cut.marker in said:
                line.cut = cut
                self._cuts.remove(cut)
                break
        line.tail = said[-256:]

    async def _carry_out(self, line: _Line, cut: _Cut, reply: bytes) -> None:
        if cut.reply_bytes:
            line.client.write(reply[: cut.reply_bytes])
            await line.client.drain()
            line.client.close()
        else:
            line.client.transport.abort()
        if cut.then is not None:
            cut.then()
        cut.done.set()


@asynccontextmanager
async def open_proxy(upstream: str) -> AsyncIterator[Proxy]:
    """A proxy in front of `upstream`, a URL."""
    proxy = Proxy(upstream)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.go_on()
        proxy.cut_all()
        await proxy.closed()
