"""A table that plays on while others misbehave: nothing of it may be felt there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

from protocol.client_messages import NextRound
from protocol.ids import Phase
from tests.client import Client
from tests.scale import deadline, patience
from tests.server.tables import all_at, assert_gapless, move, open_table, turn_of

__all__ = ["ControlTable", "control_table"]

MOVE_EVERY_S = 0.05
"""Well below what one connection may send."""
MOVE_MOST_S = 3.0
"""99 of 100 moves reach everybody within it, on cores that are busy with other tests too."""
WAIT_S = 20.0


class ControlTable:
    """People who play."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.moves_s: list[float] = []
        """How long each move took, from its sender to everybody."""
        self._moved = asyncio.Condition()

    async def play(self) -> None:
        """Plays until it is cancelled."""
        while True:
            began = monotonic()
            if self.clients[0].room.phase is Phase.BETWEEN_ROUNDS:
                done = [await client.do(NextRound(id=0)) for client in self.clients][-1]
            else:
                mover = turn_of(self.clients)
                done = await mover.do(move(mover))
            await all_at(self.clients, done)
            async with self._moved:
                self.moves_s.append(monotonic() - began)
                self._moved.notify_all()
            await asyncio.sleep(MOVE_EVERY_S)

    async def check(self, *, moves: int = 2) -> None:
        """Waits for some moves more; nothing was held up or lost, and nobody was put out."""
        wanted = len(self.moves_s) + moves
        async with deadline(WAIT_S), self._moved:
            await self._moved.wait_for(lambda: len(self.moves_s) >= wanted)
        slowest = sorted(self.moves_s)[-max(1, len(self.moves_s) // 100)]
        assert slowest < patience(MOVE_MOST_S), sorted(self.moves_s)[-5:]
        for client in self.clients:
            assert_gapless(client.updates)
            assert client.close_code is None


@asynccontextmanager
async def control_table(port: int) -> AsyncIterator[ControlTable]:
    """Two people who play on as long as the block lasts; checked at its end."""
    async with AsyncExitStack() as stack:
        table = ControlTable(await stack.enter_async_context(open_table(port, port)))
        tasks = await stack.enter_async_context(asyncio.TaskGroup())
        playing = tasks.create_task(table.play())
        try:
            yield table
            await table.check()
        finally:
            playing.cancel()
