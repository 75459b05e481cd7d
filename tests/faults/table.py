"""A table of such people, and what must be true of it whatever has happened."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

import redis.asyncio

from games.field.events import Swapped
from games.options import OptionValue
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    JoinRoom,
    Ready,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import Pace, RoomCode
from protocol.room_events import MatchStarted
from protocol.server_messages import SeatInfo
from server.room.commands import MoveMade
from server.store.encoding import decode_record_entry
from tests.faults.people import Person
from tests.server.tables import LONG_MATCH, assert_gapless

__all__ = [
    "RUSH",
    "check_nothing_lost",
    "check_viewers",
    "first_refused",
    "playing",
    "recorded_moves",
    "sit_down",
    "start_match",
    "until_moved",
]

RUSH = {"messages_per_s": 100_000, "message_burst": 100_000}
"""Settings for people who play as fast as they can."""


async def sit_down(people: Sequence[Person], *, bots: int = 0) -> RoomCode:
    """All are in one room with a seat each, beside so many bots; nobody waits between rounds."""
    host, *guests = people
    opened = await host.ask(CreateRoom(id=0, seats=len(people) + bots))
    code = opened.code
    assert code is not None
    await host.ask(SetRoom(id=0, pace=Pace.NONE, between_rounds_s=0))
    for guest in guests:
        await guest.ask(JoinRoom(id=0, code=code))
    for _ in range(bots):
        await host.ask(AddBot(id=0))
    await host.until(lambda: all(map(_is_taken, host.room.seats)))
    return code


async def start_match(people: Sequence[Person], **options: OptionValue) -> None:
    """All are ready and reveal, and have heard of the first deal."""
    host = next(person for person in people if person.room.host == person.room.you)
    await host.ask(SetOptions(id=0, options={**LONG_MATCH, **options}))
    for person in people:
        await person.ask(Ready(id=0, nonce_hash=person.nonce.hash))
    await host.ask(Start(id=0))
    async with asyncio.TaskGroup() as tasks:
        for person in people:
            tasks.create_task(person.reveal())
    for person in people:
        await person.hear(MatchStarted)


@asynccontextmanager
async def playing(people: Sequence[Person], rng: Random) -> AsyncIterator[None]:
    """All of them move whenever it is their turn, until the block is left.

    Then every move has its answer, and everybody has heard of every one.
    """
    async with asyncio.TaskGroup() as tasks:
        for person in people:
            tasks.create_task(person.play(Random(rng.random())))
        yield
        for person in people:
            await person.stop()
    for code in {person.room.code for person in people}:
        table = [person for person in people if person.room.code == code]
        newest = max(person.version for person in table)
        for person in table:
            await person.until_version(newest)


async def until_moved(people: Sequence[Person], *, moves: int = 1) -> None:
    """Returns when each of them has had so many moves more acknowledged."""
    counts = [len(person.made) + moves for person in people]
    for person, count in zip(people, counts, strict=True):
        await person.until_made(count)


async def first_refused(people: Sequence[Person]) -> Person:
    """Whose move is refused first from now on."""
    counts = [len(person.refusals) for person in people]
    async with asyncio.TaskGroup() as tasks:
        waiting = [
            tasks.create_task(person.until_refused(count + 1))
            for person, count in zip(people, counts, strict=True)
        ]
        done, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
    return people[waiting.index(done.pop())]


async def recorded_moves(redis_url: str, code: RoomCode) -> list[MoveMade]:
    """The moves of the room's one match, as the store has them."""
    async with redis.asyncio.Redis.from_url(redis_url) as store:
        (key,) = [key async for key in store.scan_iter(f"record:{{{code}}}:*")]
        stored = await store.lrange(key, 0, -1)
    entries = [decode_record_entry(entry) for entry in stored if isinstance(entry, bytes)]
    return [entry for entry in entries if isinstance(entry, MoveMade)]


def check_nothing_lost(people: Sequence[Person], record: Sequence[MoveMade]) -> None:
    """What was acknowledged is recorded, once; and what is recorded was tried by somebody."""
    text_by_turn = {move.turn: move.text for move in record}
    assert len(text_by_turn) == len(record), "a turn was played twice"
    for person in people:
        lost = [(turn, text) for turn, text in person.made if text_by_turn.get(turn) != text]
        assert not lost, f"{person.name}: acknowledged and not recorded: {lost}"
        own = {(move.turn, move.text) for move in record if move.seat == person.room.your_seat}
        assert own <= person.tried, f"{person.name}: recorded and never tried"


def check_viewers(people: Sequence[Person], record: Sequence[MoveMade] | None = None) -> None:
    """Everybody was told every version once, in order; and with a record, each of its swaps."""
    for person in people:
        assert_gapless(person.updates)
        assert not person.endings, person.endings
        if record is not None:
            told = [f"{swap.seat} swap {swap.gave} {swap.took}" for swap in person.told(Swapped)]
            swaps = [move for move in record if move.text.split()[0] == "swap"]
            assert told == [f"{move.seat} {_without_call(move.text)}" for move in swaps]


def _without_call(text: str) -> str:
    return " ".join(text.split()[:3])


def _is_taken(seat: SeatInfo) -> bool:
    return seat.kind == "person" or (seat.kind == "bot" and seat.connected)
