"""Random matches over two real servers: nobody is sent anything before they may know it."""

import re
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from games.registry import GAMES
from tests.scale import patience, scaled
from tests.secrecy.cards import cards_in_text
from tests.secrecy.knowledge import KNOWLEDGE
from tests.secrecy.table import random_case
from tests.secrecy.telling import GENEROUS, faults_in_match
from tests.server.processes import ServerProcess, server_process

MATCHES = scaled(200)
MATCH_S = 10
LONG_HEX = re.compile(r"[0-9A-Fa-f]{48,}")


@pytest.fixture
async def servers(redis_url: str) -> AsyncIterator[list[ServerProcess]]:
    settings: dict[str, Any] = {**GENEROUS, "log_level": "debug", "log_format": "json"}
    async with (
        server_process(redis_url, **settings) as one,
        server_process(redis_url, **settings) as other,
    ):
        yield [one, other]


@pytest.mark.timeout(patience(60 + MATCHES * MATCH_S))
@pytest.mark.parametrize("game_id", GAMES)
async def test_nobody_hears_anything_early(
    servers: list[ServerProcess], redis_url: str, game_id: str
) -> None:
    seats = GAMES[game_id].seats
    ports = [server.port for server in servers]
    for seed in range(MATCHES):
        rng = Random(seed)
        case = random_case(game_id, rng, seats[seed % len(seats)])
        assert not await faults_in_match(ports, redis_url, case, rng), (seed, str(case))
    for line in [line for server in servers for line in server.log]:
        assert not cards_in_text(line), line
        assert not LONG_HEX.search(line), line


def test_every_game_says_what_may_be_known_of_it() -> None:
    assert KNOWLEDGE.keys() >= GAMES.keys()
