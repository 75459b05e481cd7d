"""People as they sit at home: the real client, which comes back by itself, over a bad network."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Literal, TypeVar

import pytest

from clients.connection import Connection, RequestRefused, new_run
from clients.conversation import ClientEvent, Greeting, Notice, Offline, Online, RoomLost, Stopped
from clients.fairness import Nonce
from protocol.client_messages import MakeMove, NextRound, Request, Reveal
from protocol.ids import Phase
from protocol.room_events import Starting
from protocol.server_messages import Error, Ok, Room, Update
from tests.scale import deadline

__all__ = ["Person", "open_people"]

WAIT_S = 30.0
LONG_S = 600.0
"""Of waits that a test ends by what it waits for itself."""
THINKS_S = 0.02
AGAIN_S = 0.05
"""A person whose move was refused looks again and tries another time."""

Told = TypeVar("Told")


class Person:
    """One person with a client: all that it was told, and every move it tried and made."""

    def __init__(self, server: str, name: str, role: Literal["player", "spectator"]) -> None:
        self.name = name
        self.connection = Connection(server, Greeting(name, role=role), new_run())
        self.nonce = Nonce()
        self.updates: list[Update] = []
        self.rooms: list[Room] = []
        self.outages: list[Offline] = []
        self.endings: list[RoomLost | Stopped] = []
        self.notices: list[Notice] = []
        self.is_online = False
        self.tried: set[tuple[int, str]] = set()
        """Turn and text of every move sent."""
        self.made: list[tuple[int, str]] = []
        """Of every move that was acknowledged."""
        self.refusals: list[Error] = []
        """Of moves."""
        self._is_playing = False
        self._changed = asyncio.Condition()

    @property
    def room(self) -> Room:
        """The lobby as it was shown last."""
        return self.rooms[-1]

    @property
    def now(self) -> Update:
        """How things are."""
        return self.updates[-1]

    @property
    def version(self) -> int:
        """The newest that was told."""
        return self.updates[-1].version if self.updates else 0

    @property
    def is_on_turn(self) -> bool:
        """Is it this person's move?"""
        seat = self.room.your_seat
        return self.room.phase is Phase.PLAYING and seat in self.now.waiting_for

    def told(self, kind: type[Told]) -> list[Told]:
        """The events of a kind, as they were told."""
        events = (event for update in self.updates for event in update.events)
        return [event for event in events if isinstance(event, kind)]

    async def ask(self, request: Request) -> Ok:
        """The answer to a request that must be done."""
        async with deadline(WAIT_S):
            answer = await self.connection.request(request)
        assert isinstance(answer, Ok), answer
        return answer

    async def refused(self, request: Request) -> str:
        """Why a request is refused that must be."""
        with pytest.raises(RequestRefused) as refused:
            await self.ask(request)
        return refused.value.error.code

    async def until(self, test: Callable[[], bool], *, wait_s: float = WAIT_S) -> None:
        """Returns when the test holds."""
        try:
            async with deadline(wait_s), self._changed:
                await self._changed.wait_for(test)
        except TimeoutError:
            shown = [(update.from_version, update.version) for update in self.updates[-3:]]
            raise AssertionError(
                f"{self.name} waits in vain: {shown}, online {self.is_online}, "
                f"{self.refusals[-2:]}, {self.endings}, {self.notices[-2:]}"
            ) from None

    async def hear(self, kind: type[Told], *, count: int = 1, wait_s: float = WAIT_S) -> Told:
        """The newest event of a kind, when there are so many."""
        await self.until(lambda: len(self.told(kind)) >= count, wait_s=wait_s)
        return self.told(kind)[-1]

    async def until_online(self, *, wait_s: float = WAIT_S) -> None:
        """Returns when it has been greeted, for the first time or again."""
        await self.until(lambda: self.is_online, wait_s=wait_s)

    async def until_told(self, done: Ok) -> None:
        """Returns when it was told what came of a request, its own or another's."""
        assert done.version is not None
        await self.until_version(done.version)

    async def until_version(self, version: int) -> None:
        """Returns when it was told of that version, or a later one."""
        await self.until(lambda: self.version >= version)

    async def until_made(self, count: int) -> None:
        """Returns when so many moves were acknowledged in all."""
        await self.until(lambda: len(self.made) >= count)

    async def until_refused(self, count: int) -> None:
        """Returns when so many moves were refused in all."""
        await self.until(lambda: len(self.refusals) >= count)

    async def play(self, rng: Random) -> None:
        """Moves whenever it is its turn, until `stop`; its last move is answered then."""
        self._is_playing = True
        while True:
            await self.until(self._has_to_act_or_stop, wait_s=LONG_S)
            await asyncio.sleep(rng.uniform(0, THINKS_S))
            if self._has_stopped():
                return
            if not self._has_to_act:
                continue
            if self.room.phase is Phase.BETWEEN_ROUNDS:
                await self._try(NextRound(id=0))
            else:
                await self.move(self.now)

    async def stop(self) -> None:
        """Makes no move any more."""
        self._is_playing = False
        await self._notify()

    async def move(self, update: Update, *, choice: int = 0) -> Ok | None:
        """Makes a legal move of an update, a swap where it is the first; None if refused."""
        listed = update.legal.listed
        text = listed[choice % len(listed)] if listed else "pass"
        self.tried.add((update.turn, text))
        answer = await self._try(MakeMove(id=0, text=text, turn=update.turn))
        if answer is not None:
            self.made.append((update.turn, text))
            await self._notify()
        return answer

    async def listen(self) -> None:
        """Keeps all that it is told."""
        async for event in self.connection:
            async with self._changed:
                self._keep(event)
                self._changed.notify_all()

    def _has_stopped(self) -> bool:
        return not self._is_playing

    def _has_to_act_or_stop(self) -> bool:
        return self._has_stopped() or (bool(self.updates) and self._has_to_act)

    @property
    def _has_to_act(self) -> bool:
        if self.room.phase is Phase.BETWEEN_ROUNDS:
            return self.room.your_seat in self.now.waiting_for
        return self.is_on_turn

    async def _try(self, request: Request) -> Ok | None:
        try:
            answer = await self.connection.request(request)
        except RequestRefused as refused:
            self.refusals.append(refused.error)
            await self._notify()
            await asyncio.sleep(AGAIN_S)
            return None
        assert isinstance(answer, Ok), answer
        version = answer.version or 0
        await self.until(lambda: self.version >= version, wait_s=LONG_S)
        return answer

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _keep(self, event: ClientEvent) -> None:
        match event:
            case Online():
                self.is_online = True
            case Offline():
                self.is_online = False
                self.outages.append(event)
            case Room():
                self.rooms.append(event)
            case Update():
                self.updates.append(event)
            case Notice():
                self.notices.append(event)
            case RoomLost() | Stopped():
                self.endings.append(event)

    async def reveal(self) -> None:
        """Reveals its nonce when the match starts, as every client does."""
        await self.hear(Starting)
        await self.ask(Reveal(id=0, nonce=self.nonce.text))


@asynccontextmanager
async def open_people(
    *servers: str,
    names: Sequence[str] = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"),
    role: Literal["player", "spectator"] = "player",
) -> AsyncIterator[list[Person]]:
    """One person at each server named, connecting; they close their clients at the end."""
    people = [Person(server, name, role) for server, name in zip(servers, names, strict=False)]
    async with asyncio.TaskGroup() as tasks:
        for person in people:
            tasks.create_task(person.connection.run())
            tasks.create_task(person.listen())
        try:
            yield people
        finally:
            for person in people:
                await person.connection.close()
