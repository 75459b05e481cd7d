"""One room on two processes, people and bots on both, and everybody at once at every turn."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from games.field.events import Swapped
from protocol.client_messages import JoinRoom, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.server_messages import Ok
from tests.faults.people import Person, open_people
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    recorded_moves,
    sit_down,
    start_match,
)
from tests.scale import scaled
from tests.server.processes import open_processes

CONTESTED = scaled(1_000)
CONTESTED_A_TABLE = 200
"""Bots end rounds, and a match has only so many of them."""

REFUSALS = {ErrorCode.STALE_TURN, ErrorCode.ILLEGAL_MOVE, ErrorCode.BUSY}


@pytest.mark.timeout(120 + CONTESTED)
@pytest.mark.parametrize("count", [CONTESTED])
async def test_contested_moves_are_each_made_once_and_all_see_the_same_sequence(
    redis_url: str, count: int
) -> None:
    async with open_processes(redis_url, **RUSH) as processes:
        one, two = await processes.serve(), await processes.serve()
        for server in (one, two):
            await processes.host_bots(server.url)
        while count:
            at_table = min(count, CONTESTED_A_TABLE)
            await play_contested(redis_url, one.url, two.url, count=at_table)
            count -= at_table


async def play_contested(redis_url: str, *servers: str, count: int) -> None:
    """A table of three people, two bots and an onlooker, spread over the servers."""
    one, two = servers
    async with (
        open_people(one, two, two) as people,
        open_people(one, names=["Sue"], role="spectator") as [onlooker],
    ):
        code = await sit_down(people, bots=2)
        await onlooker.ask(JoinRoom(id=0, code=code))
        await start_match(people)
        rng = Random(count)
        for _ in range(count):
            await contest(people, rng)
        last = await people[0].ask(SetRoom(id=0, between_rounds_s=2))
        await all_told([*people, onlooker], last)
        await person_on_turn(people)
        version = max(person.version for person in people)
        for person in (*people, onlooker):
            await person.until(lambda each=person: each.version >= version)  # type: ignore[misc]  # a default argument
        record = await recorded_moves(redis_url, code)
        check_nothing_lost(people, record)
        check_viewers([*people, onlooker])
        assert_same_told([*people, onlooker])


async def contest(people: list[Person], rng: Random) -> None:
    """Everybody moves at once, the one on turn twice, and the host changes the room."""
    mover = await person_on_turn(people)
    turn, refused = mover.now, [len(person.refusals) for person in people]
    async with asyncio.TaskGroup() as tasks:
        moving = [tasks.create_task(person.move(turn)) for person in people]
        moving.append(tasks.create_task(mover.move(turn, choice=rng.randint(1, 3))))
        tasks.create_task(change_room(people[0]))
    (made,) = [answer for task in moving if (answer := task.result()) is not None]
    for person, count in zip(people, refused, strict=True):
        assert {error.code for error in person.refusals[count:]} <= REFUSALS
    await all_told(people, made)


async def person_on_turn(people: list[Person]) -> Person:
    """The person whose move it is, as soon as it is one's."""
    host, person_by_seat = people[0], {person.room.your_seat: person for person in people}
    await host.until(
        lambda: host.room.phase is Phase.PLAYING and host.now.waiting_for[0] in person_by_seat
    )
    mover = person_by_seat[host.now.waiting_for[0]]
    await mover.until(lambda: mover.now.turn == host.now.turn)
    return mover


async def change_room(host: Person) -> None:
    """Two commits that race with the moves and change nothing of the match."""
    for seconds in (1, 0):
        await host.ask(SetRoom(id=0, between_rounds_s=seconds))


async def all_told(people: Sequence[Person], done: Ok) -> None:
    """Returns when everybody has heard of the version of an answer."""
    for person in people:
        await person.until_told(done)


def assert_same_told(people: Sequence[Person]) -> None:
    """What is told to everybody alike was told to all in one order."""
    told = [person.told(Swapped) for person in people]
    assert told[0]
    assert all(one == told[0] for one in told), [len(one) for one in told]
