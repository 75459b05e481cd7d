"""A whole match of bots on a server of its own, watched and told by a spectator client."""

import asyncio
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from clients.connection import Connection, RequestRefused, new_run
from clients.conversation import Greeting, RoomLost, Stopped
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    GetRecord,
    Request,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import Pace
from protocol.room_events import MatchFinished, MatchStarted
from protocol.server_messages import Record, Room, Update

__all__ = ["DemoFailed", "DemoPlan", "DemoResult", "watch_demo"]

BOTS_WITHIN_S = 60.0
"""How long the process of bots may take to seat all of them."""

Tell = Callable[[Room, Update], None]


class DemoFailed(Exception):
    """The match did not come to its end; the text is a sentence for the person watching."""


@dataclass(frozen=True, slots=True)
class DemoPlan:
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str | None]


@dataclass(frozen=True, slots=True)
class DemoResult:
    """How the match ended."""

    finished: MatchFinished
    record: dict[str, Any]  # JSON, as docs/records.md describes it
    seconds: float
    """From the start of the match to its result."""

    def ranking(self) -> list[dict[str, Any]]:
        """One object a side, best first: rank, seats, score."""
        ended = self.finished
        rows = [
            {"rank": rank, "seats": list(side), "score": total}
            for rank, side, total in zip(ended.ranks, ended.sides, ended.totals, strict=True)
        ]
        return sorted(rows, key=lambda row: (row["rank"], row["seats"]))

    def summary(self, record_path: str) -> dict[str, Any]:
        """The result as one object, for programs."""
        return {
            "ranking": self.ranking(),
            "scores": list(self.finished.totals),
            "rounds": self.record["rounds"],
            "moves": len(self.record["moves"]),
            "seconds": round(self.seconds, 3),
            "record": record_path,
        }


async def watch_demo(server: str, plan: DemoPlan, tell: Tell) -> DemoResult:
    """Opens a room of bots as a spectator, starts the match and watches it to its end.

    `tell` gets every update, with the room as it was when the update came.

    Raises:
        DemoFailed: the server refused the plan, or the bots did not come.
    """
    connection = Connection(server, Greeting("demo", role="spectator"), new_run())
    watcher = _Watcher(connection, plan, tell)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(connection.run())
        setting_up = tasks.create_task(watcher.set_up())
        outcome = await watcher.watch()
        setting_up.cancel()
        await connection.close()
    if isinstance(outcome, DemoFailed):  # raised in the group, it would come out in a group
        raise outcome
    return outcome


class _Watcher:
    """The spectator: sets the table up as its host, then looks on."""

    def __init__(self, connection: Connection, plan: DemoPlan, tell: Tell) -> None:
        self._connection = connection
        self._plan = plan
        self._tell = tell
        self._room: Room | None = None
        self._started_s: float | None = None
        self._refused: RequestRefused | None = None

    async def set_up(self) -> None:
        """Everything that a host does before a match."""
        plan = self._plan
        steps: list[Request] = [
            CreateRoom(id=0, game=plan.game, seats=plan.seats),
            SetRoom(id=0, pace=Pace.NONE, between_rounds_s=0),
            SetOptions(id=0, options=dict(plan.options)),
            *(AddBot(id=0, seat=seat) for seat in range(plan.seats)),
            Start(id=0),
        ]
        try:
            for step in steps:
                await self._connection.request(step)
        except RequestRefused as refused:
            self._refused = refused
            await self._connection.close()

    async def watch(self) -> DemoResult | DemoFailed:
        """Tells every update up to the end of the match; gives its result, or why there is none."""
        finished = None
        try:
            async with asyncio.timeout(BOTS_WITHIN_S) as patience:
                async for event in self._connection:
                    match event:
                        case Room():
                            self._room = event
                        case Update():
                            finished = self._look_at(event)
                        case RoomLost() | Stopped():
                            break
                    if self._started_s is not None:
                        patience.reschedule(None)
                    if finished is not None:
                        return await self._result(finished)
        except TimeoutError:
            return DemoFailed("The bots did not come; their log says why.")
        return DemoFailed(f"The server refused: {self._refused or 'the connection was lost'}.")

    def _look_at(self, update: Update) -> MatchFinished | None:
        assert self._room is not None, "a room comes before its first update"
        self._tell(self._room, update)
        finished = None
        for event in update.events:
            match event:
                case MatchStarted():
                    self._started_s = time.perf_counter()
                case MatchFinished():
                    finished = event
        return finished

    async def _result(self, finished: MatchFinished) -> DemoResult:
        assert self._started_s is not None, "a match starts before it ends"
        seconds = time.perf_counter() - self._started_s
        answer = await self._connection.request(GetRecord(id=0, match_id=finished.match_id))
        assert isinstance(answer, Record), answer
        return DemoResult(finished, answer.record, seconds)
