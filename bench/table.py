"""A table of 51 as the load plays it: four connections and their moves.

Whoever is on turn takes a listed move, another kind of it each turn: exchanges, passes,
flushes and exchanges of the whole hand come about as often as they are listed. Nobody calls
and laps are not limited, so that a round lasts until somebody has 51.
"""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Iterable, Sequence
from secrets import token_hex
from time import perf_counter

import msgspec

from bench.line import Line, LoadFailed, open_line
from protocol.client_messages import (
    CreateRoom,
    Hello,
    JoinRoom,
    Ready,
    Reveal,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import PROTOCOL_VERSION

__all__ = ["SEATS", "Table", "greeted_line", "open_table", "open_tables", "replayed_table"]

SEATS = 4
OPTIONS: dict[str, bool | int | str | None] = {"rounds": 50, "lap_limit": 0}
"""One match lasts longer than any measurement."""

AT_ONCE = 20
"""Tables that are set up at the same time."""

STRIDE = 7
"""Coprime to the 28 moves of a usual turn, so that all of them come up."""

_encode = msgspec.msgpack.Encoder().encode


class Table:
    """Four lines that are in a match together."""

    def __init__(self, lines: Sequence[Line], code: str = "") -> None:
        """`code` is the room's, on a real server."""
        self.lines = tuple(lines)
        self.code = code
        self.on_moved: Callable[[Table], None] = _nothing
        """Called when all seats have been told of the move, `waited_s` after it was sent."""
        self.waited_s = 0.0
        self._sent_at = 0.0
        self._missing = 0
        for line in self.lines:
            line.on_update = self._told

    @property
    def is_idle(self) -> bool:
        """Has every seat been told of the last move?"""
        return self._missing == 0

    def move(self, since_s: float | None = None) -> None:
        """The seat on turn moves; `since_s` is when it was due, where that was before now."""
        for line in self.lines:
            update = line.update
            if update is not None and update.legal is not None and update.legal.listed:
                listed = update.legal.listed
                text = listed[update.turn * STRIDE % len(listed)]
                self._missing = SEATS
                self._sent_at = perf_counter() if since_s is None else since_s
                line.write(
                    _encode(
                        {"type": "move", "id": line.next_id(), "text": text, "turn": update.turn}
                    )
                )
                return
        for line in self.lines:
            line.check()
        raise LoadFailed("nobody is on turn")

    def check(self) -> None:
        """Raises `LoadFailed` if something went wrong at the table."""
        for line in self.lines:
            line.check()

    def close(self) -> None:
        """Ends the connections."""
        for line in self.lines:
            line.close()

    def _told(self, _: Line) -> None:
        self._missing -= 1
        if self._missing == 0:
            self.waited_s = perf_counter() - self._sent_at
            self.on_moved(self)


async def greeted_line(port: int) -> Line:
    """A connection that has said `hello` and nothing else."""
    line = await open_line(port)
    await line.ask(Hello(protocol=PROTOCOL_VERSION, run=token_hex(8), name="bench"))
    return line


async def open_table(ports: Sequence[int]) -> Table:
    """A match that has begun; `ports` say where each seat connects."""
    lines = [await greeted_line(port) for port in ports]
    host, *others = lines
    opened = await host.ask(CreateRoom(id=host.next_id(), seats=SEATS))
    assert opened.code is not None
    await host.ask(SetRoom(id=host.next_id(), between_rounds_s=0))
    await host.ask(SetOptions(id=host.next_id(), options=OPTIONS))
    for line in others:
        await line.ask(JoinRoom(id=line.next_id(), code=opened.code))
    nonces = [token_hex(32) for _ in lines]
    for line, nonce in zip(lines, nonces, strict=True):
        nonce_hash = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
        await line.ask(Ready(id=line.next_id(), nonce_hash=nonce_hash))
    await host.ask(Start(id=host.next_id()))
    for line, nonce in zip(lines, nonces, strict=True):
        await line.ask(Reveal(id=line.next_id(), nonce=nonce))
    for line in lines:
        await line.wait_update(lambda update: update.turn > 0)
    return Table(lines, opened.code)


async def replayed_table(port: int, number: int) -> Table:
    """A table of `bench.limit`, which tells each seat what was once recorded."""
    lines = [await open_line(port) for _ in range(SEATS)]
    for seat, line in enumerate(lines):
        line.write(f"{number} {seat}".encode())
    for line in lines:
        await line.wait_update(lambda update: update.turn > 0)
    return Table(lines)


async def open_tables(opening: Iterable[Coroutine[None, None, Table]]) -> list[Table]:
    """Every table that is being opened, a few of them at the same time.

    Raises:
        LoadFailed: one of them could not be.
    """
    turns = asyncio.Semaphore(AT_ONCE)

    async def take_turn(table: Coroutine[None, None, Table]) -> Table:
        async with turns:
            return await table

    try:
        async with asyncio.TaskGroup() as tasks:
            opened = [tasks.create_task(take_turn(table)) for table in opening]
    except ExceptionGroup as faults:
        raise faults.exceptions[0] from None  # the others follow from it, or say the same
    return [task.result() for task in opened]


def _nothing(_: Table) -> None:
    """Stands for whoever drives the table."""
