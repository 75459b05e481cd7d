"""45: two people take the same seat at once, and both hang."""

import asyncio
from time import monotonic

import pytest

from protocol.client_messages import Sit, Stand
from protocol.errors import ErrorCode
from protocol.server_messages import Error, Ok
from tests.client import open_client
from tests.scale import patience, scaled
from tests.server.tables import sit_down
from tests.serving import running_server

TIMES = scaled(500)
ANSWERED_WITHIN_S = 5.0
FAST = {"messages_per_s": 100_000, "message_burst": 100_000}


@pytest.mark.parametrize("processes", [1, 2])
async def test_one_sits_and_the_other_is_told_and_sits_elsewhere(
    redis_url: str, processes: int
) -> None:
    async with (
        running_server(redis_url, **FAST) as one,
        running_server(redis_url, **FAST) as two,
        open_client(one, "Ann") as ann,
        open_client(two if processes == 2 else one, "Bob") as bob,
    ):
        people = [ann, bob]
        await sit_down(people, seats=5)
        for _ in range(TIMES):
            for person in people:
                await person.do(Stand(id=0))
            began = monotonic()
            async with asyncio.TaskGroup() as tasks:
                sitting = [tasks.create_task(person.ask(Sit(id=0, seat=3))) for person in people]
            assert monotonic() - began < patience(ANSWERED_WITHIN_S)
            answers = [task.result() for task in sitting]
            (error,) = [answer for answer in answers if isinstance(answer, Error)]
            assert error.code is ErrorCode.SEAT_TAKEN
            loser = people[answers.index(error)]
            assert isinstance(await loser.ask(Sit(id=0, seat=4)), Ok)
