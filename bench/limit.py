"""The limit: how little CPU a move can cost a Python process here.

    python -m bench.limit --port N --redis-url URL --recording FILE --rules-us T [--bare]

The best construction known, with everything left out that makes a card room: no game, no
validation, no views, no second process. A frame comes in and is not looked at; the time that
the rules take is spent in a loop; the commit's own script runs with arguments of a recorded
move; four recorded frames go out. So what a client hears and what the store keeps is the
same to the byte, and the difference to the server is what the server does about it.

One task a connection reads, frames go straight to the transport, and commits leave together
over one Redis connection: by redis-py's pipeline, or with `--bare` by a protocol of our own,
whose answers hiredis reads without anything in between.
"""

import argparse
import asyncio
import gc
from collections import deque
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Any, Final, Protocol, cast
from urllib.parse import urlsplit

import hiredis
from redis.asyncio import Redis
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from bafuda.lifeline import run_until_input_ends
from bench.recording import Recording, read_recording
from bench.table import SEATS
from protocol.ids import MSGPACK_SUBPROTOCOL
from server.store.link import Command, pack
from server.store.scripts import script
from server.store.settings import StoreSettings

__all__: list[str] = []

COMMIT_ID_BYTES: Final = 16
TABLE_NAME_BYTES: Final = 8
IS_HEARD_HERE: Final = 0  # this process has subscribed to nothing, so nothing is announced

Answered = Callable[[Any], None]  # whatever Redis answers


class _Store(Protocol):
    """Where commits go."""

    def send(self, command: Command, answered: Answered) -> None: ...


class _Pipeline:
    """Commits over redis-py: those that come while one batch is under way are the next."""

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(url, protocol=3, legacy_responses=False)
        self._waiting: list[tuple[Command, Answered]] = []
        self._is_waiting = asyncio.Event()

    def send(self, command: Command, answered: Answered) -> None:
        self._waiting.append((command, answered))
        self._is_waiting.set()

    async def run(self) -> None:
        while True:
            await self._is_waiting.wait()
            self._is_waiting.clear()
            batch, self._waiting = self._waiting, []
            pipeline = self._client.pipeline(transaction=False)
            for command, _ in batch:
                pipeline.execute_command(*command)
            for (_, answered), reply in zip(batch, await pipeline.execute(), strict=True):
                answered(reply)


class _BareConnection(asyncio.Protocol):
    """Commits over a socket; what is sent in one turn of the event loop leaves together."""

    def __init__(self) -> None:
        self._reader = hiredis.Reader()
        self._waiting: list[bytes] = []
        self._answered: deque[Answered] = deque()
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # as every stream's is

    def data_received(self, data: bytes) -> None:
        self._reader.feed(data)
        while (reply := self._reader.gets()) is not False:
            self._answered.popleft()(reply)

    def send(self, command: Command, answered: Answered) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(pack(command))
        self._answered.append(answered)

    def _flush(self) -> None:
        assert self._transport is not None
        self._transport.write(b"".join(self._waiting))
        self._waiting.clear()


class _Table:
    """Replays the recording to its four seats, a step for each frame that comes in."""

    def __init__(self, number: int, recording: Recording, rules_s: float, store: _Store) -> None:
        name = f"limit {token_hex(TABLE_NAME_BYTES)} {number}"
        self._keys = tuple(f"{kind}:{{{name}}}" for kind in ("room", "log", "tell", "record"))
        self._recording = recording
        self._rules_s = rules_s
        self._store = store
        self._settings = StoreSettings(url="")
        self._transports: dict[int, asyncio.Transport] = {}
        self._version = 0
        self._commit_id = ""

    def sit(self, seat: int, transport: asyncio.Transport) -> None:
        self._transports[seat] = transport
        if len(self._transports) == SEATS:
            self._tell()

    def move(self) -> None:
        done_at = perf_counter() + self._rules_s
        while perf_counter() < done_at:
            pass
        step = self._recording[(self._version + 1) % len(self._recording)]
        settings = self._settings
        commit_id = token_hex(COMMIT_ID_BYTES)
        command = script("commit").call(
            self._keys,
            self._version,
            self._commit_id,
            commit_id,
            self._version + 1,
            step.document,
            step.log_entry,
            0,
            round(settings.expiry_s * 1000),
            settings.log_entries,
            IS_HEARD_HERE,
            step.record_entry,
        )
        self._commit_id = commit_id
        self._store.send(command, self._done)

    def _done(self, reply: Any) -> None:
        assert reply == [b"done"], reply
        self._version += 1
        self._tell()

    def _tell(self) -> None:
        frames = self._recording[self._version % len(self._recording)].frames
        for seat, transport in self._transports.items():
            transport.write(frames[seat])


async def _run(args: argparse.Namespace, recording: Recording) -> None:
    async with asyncio.TaskGroup() as tasks:
        store: _Store
        if args.bare:
            _, store = await asyncio.get_running_loop().create_unix_connection(
                _BareConnection, urlsplit(args.redis_url).path
            )
        else:
            store = _Pipeline(args.redis_url)
            tasks.create_task(store.run())
        store.send(("SCRIPT", "LOAD", script("commit").source), lambda _: None)
        await _serve(args.port, recording, args.rules_us / 1e6, store)


async def _serve(port: int, recording: Recording, rules_s: float, store: _Store) -> None:
    tables: dict[int, _Table] = {}

    async def handle(socket: ServerConnection) -> None:
        try:
            number, seat = map(int, cast(bytes, await socket.recv()).split())
            if number not in tables:
                tables[number] = _Table(number, recording, rules_s, store)
            tables[number].sit(seat, socket.transport)
            async for _ in socket:
                tables[number].move()
        except ConnectionClosed:
            pass

    async with serve(
        handle,
        "127.0.0.1",
        port,
        subprotocols=[Subprotocol(MSGPACK_SUBPROTOCOL)],
        compression=None,
        ping_interval=None,
    ):
        gc.collect()
        gc.freeze()
        await asyncio.Event().wait()


def main() -> None:
    """Serves until standard input ends."""
    parser = argparse.ArgumentParser(prog="bench.limit")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--redis-url", required=True, help="unix:///path")
    parser.add_argument("--recording", required=True)
    parser.add_argument("--rules-us", type=float, required=True)
    parser.add_argument("--bare", action="store_true", help="Redis without redis-py")
    args = parser.parse_args()
    recording = read_recording(Path(args.recording).read_bytes())
    asyncio.run(run_until_input_ends(_run(args, recording)))


if __name__ == "__main__":
    main()
