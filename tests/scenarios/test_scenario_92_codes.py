"""92: room codes are found by trying: by joining, or by looking in."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

from protocol.client_messages import JoinRoom, LookRoom, Request
from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.server_messages import Error
from server.room.codes import CODE_ALPHABET, CODE_LENGTH
from server.settings import Settings
from tests.client import Client, open_client
from tests.scale import scaled
from tests.secrecy.telling import GENEROUS
from tests.server.tables import play_moves, sit_down, start_match
from tests.serving import running_server

CONNECTIONS = 50
GUESSES = scaled(100_000)
LIVE_ROOMS = 1_000
YEAR_S = 365 * 24 * 60 * 60
CODES = len(CODE_ALPHABET) ** CODE_LENGTH


async def guess(client: Client, codes: list[str], answers: list[ErrorCode | str]) -> None:
    """Tries one code after the other, by looking and by joining in turn."""
    for number, code in enumerate(codes):
        request: Request = LookRoom(id=0, code=code) if number % 2 else JoinRoom(id=0, code=code)
        answer = await client.ask(request)
        answers.append(answer.code if isinstance(answer, Error) else "found")


def guesses(rng: Random, live: RoomCode) -> list[str]:
    """Codes at random, and at last one that a room has."""
    many = GUESSES // CONNECTIONS
    return ["".join(rng.choices(CODE_ALPHABET, k=CODE_LENGTH)) for _ in range(many)] + [live] * 2


async def test_guesses_from_many_connections_come_to_what_the_limits_allow(redis_url: str) -> None:
    allowed = Settings().failed_joins_per_address_per_minute
    answers: list[ErrorCode | str] = []
    async with (
        running_server(redis_url, **GENEROUS) as port,
        AsyncExitStack() as stack,
    ):
        table = [await stack.enter_async_context(open_client(port, name)) for name in "AB"]
        live = await sit_down(table)
        await start_match(table)
        guessers = [
            await stack.enter_async_context(open_client(port, f"E{number}"))
            for number in range(CONNECTIONS)
        ]
        async with asyncio.TaskGroup() as tasks:
            for seed, guesser in enumerate(guessers):
                tasks.create_task(guess(guesser, guesses(Random(seed), live), answers))
        await play_moves(table, 1)
    assert set(answers) == {ErrorCode.ROOM_NOT_FOUND, ErrorCode.RATE_LIMITED}, "none was found"
    tried = answers.count(ErrorCode.ROOM_NOT_FOUND)
    assert allowed <= tried < allowed + CONNECTIONS, "and each connection's last at the same time"


def test_a_year_of_guessing_at_the_limit_finds_less_than_one_room() -> None:
    tried = Settings().failed_joins_per_s * YEAR_S
    assert tried * LIVE_ROOMS / CODES < 1
