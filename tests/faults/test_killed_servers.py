"""Servers that die at any moment of play: clients come back by themselves and nothing is lost."""

import asyncio
from collections.abc import Iterable
from random import Random

import pytest

from tests.faults.people import Person, open_people
from tests.faults.table import (
    RUSH,
    check_nothing_lost,
    check_viewers,
    playing,
    recorded_moves,
    sit_down,
    start_match,
    until_moved,
)
from tests.proxy import Proxy, open_proxy
from tests.scale import scaled
from tests.server.processes import Processes, ServerProcess, open_processes

KILLS = scaled(200)
MOMENT_S = 0.4
"""Longest play between a return and the next kill."""
BACK_S = 20.0
"""Within it a client is back whose server was killed: it tries again after 1, 2, 4, 8 s."""


class House:
    """Two servers, each behind an address of its own that can be led to the other one."""

    def __init__(self, processes: Processes, proxies: Iterable[Proxy]) -> None:
        self._processes = processes
        self._proxies = tuple(proxies)
        self._servers: list[ServerProcess] = []
        self._behind: dict[Proxy, int] = {}

    async def open(self) -> None:
        for number, proxy in enumerate(self._proxies):
            self._servers.append(await self._processes.serve())
            self._lead(proxy, number)

    def _lead(self, proxy: Proxy, number: int) -> None:
        self._behind[proxy] = number
        proxy.move_to(self._servers[number].url)

    async def kill_one(self, rng: Random) -> None:
        """Kills a server that has guests; they find the other one, or it again."""
        number = self._behind[rng.choice(self._proxies)]
        victim = self._servers[number]
        victim.kill()
        await victim.gone()
        if rng.random() < 0.5:
            for proxy in self._proxies:
                self._lead(proxy, 1 - number)
        self._servers[number] = await self._processes.serve(port=victim.port)


async def everybody_back(people: Iterable[Person]) -> None:
    for person in people:
        await person.until_online(wait_s=BACK_S)


@pytest.mark.timeout(60 + KILLS * 20)
async def test_acknowledged_moves_survive_servers_killed_at_any_moment(redis_url: str) -> None:
    rng = Random(KILLS)
    async with (
        open_processes(redis_url, **RUSH, presence_s=1.0, check_s=0.3) as processes,
        open_proxy("http://nowhere") as one,
        open_proxy("http://nowhere") as two,
    ):
        house = House(processes, (one, two))
        await house.open()
        addresses = [f"http://127.0.0.1:{proxy.port}" for proxy in (one, two, two)]
        async with open_people(*addresses) as people:
            code = await sit_down(people)
            await start_match(people)
            async with playing(people, rng):
                for _ in range(KILLS):
                    await asyncio.sleep(rng.uniform(0, MOMENT_S))  # any moment of play
                    await house.kill_one(rng)
                    await everybody_back(people)
                    await until_moved(people)
            record = await recorded_moves(redis_url, code)
            check_nothing_lost(people, record)
            check_viewers(people, record)
            assert sum(len(person.outages) for person in people) >= KILLS


async def test_bots_of_a_process_that_dies_are_replaced_by_those_of_another(
    redis_url: str,
) -> None:
    async with open_processes(redis_url, **RUSH, check_s=0.3) as processes:
        server = await processes.serve()
        first = await processes.host_bots(server.url)
        async with open_people(server.url, server.url) as people:
            code = await sit_down(people, bots=1)
            await start_match(people)
            await processes.host_bots(server.url)
            async with playing(people, Random(1)):
                await until_moved(people, moves=3)
                first.kill()
                await until_moved(people, moves=20)
            check_nothing_lost(people, await recorded_moves(redis_url, code))
            check_viewers(people)


async def test_bots_whose_server_dies_are_replaced_when_it_is_back(redis_url: str) -> None:
    async with open_processes(redis_url, **RUSH, presence_s=1.0, check_s=0.3) as processes:
        server = await processes.serve()
        await processes.host_bots(server.url)
        async with open_people(server.url, server.url) as people:
            code = await sit_down(people, bots=2)
            await start_match(people)
            async with playing(people, Random(1)):
                await until_moved(people, moves=3)
                server.kill()
                await server.gone()
                await processes.serve(port=server.port)
                await until_moved(people, moves=20)
            check_nothing_lost(people, await recorded_moves(redis_url, code))
            check_viewers(people)
