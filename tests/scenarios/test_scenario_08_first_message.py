"""8: news reach a returning or watching client before its first full state."""

import asyncio
from itertools import pairwise

import pytest

from protocol.client_messages import JoinRoom, LeaveRoom, SetRoom
from protocol.server_messages import Update
from tests.client import Client, open_client
from tests.faults.table import RUSH
from tests.scale import scaled
from tests.server.tables import assert_gapless, sit_down
from tests.serving import running_server

TIMES = scaled(500)
EVERY_S = 0.005


async def act(host: Client) -> None:
    """A commit every few milliseconds, until it is cancelled."""
    number = 0
    while True:
        number = (number + 1) % 600
        await host.do(SetRoom(id=0, between_rounds_s=number))
        await asyncio.sleep(EVERY_S)


async def hear_on(guest: Client, *, after: int) -> None:
    """Returns when it was told of some versions more."""
    await guest.hear(Update, lambda update: update.version >= after + 3)


@pytest.mark.timeout(60 + TIMES)
@pytest.mark.parametrize("role", ["player", "spectator"])
async def test_first_word_is_where_things_stand_and_then_nothing_is_left_out(
    redis_url: str, role: str
) -> None:
    async with (
        running_server(redis_url, **RUSH) as one,
        running_server(redis_url, **RUSH, check_s=0.1) as two,
        open_client(one, "Ann") as host,
    ):
        code = await sit_down([host], seats=4)
        async with asyncio.TaskGroup() as tasks:
            acting = tasks.create_task(act(host))
            for number in range(TIMES):
                async with open_client((one, two)[number % 2], "Bob", role=role) as guest:
                    joined = await guest.do(JoinRoom(id=0, code=code))
                    first = await guest.hear(Update)
                    assert first.from_version == 0
                    assert first.version >= (joined.version or 0)
                    await hear_on(guest, after=first.version)
                    assert_gapless(guest.updates)
                    await guest.do(LeaveRoom(id=0))
            acting.cancel()


@pytest.mark.timeout(60 + TIMES)
async def test_who_returns_hears_what_was_missed_first(redis_url: str) -> None:
    async with (
        running_server(redis_url, **RUSH) as one,
        running_server(redis_url, **RUSH, check_s=0.1) as two,
        open_client(one, "Ann") as host,
    ):
        code, last = await sit_down([host], seats=4), 0
        async with asyncio.TaskGroup() as tasks:
            acting = tasks.create_task(act(host))
            for number in range(TIMES):
                async with open_client((one, two)[number % 2], "Bob", token="b0" * 32) as guest:
                    await guest.do(JoinRoom(id=0, code=code, resume_from=last or None))
                    first = await guest.hear(Update)
                    assert first.from_version == last
                    await hear_on(guest, after=first.version)
                    told = [(update.from_version, update.version) for update in guest.updates]
                    assert all(after[0] == before[1] for before, after in pairwise(told)), told
                    last = guest.updates[-1].version
            acting.cancel()
