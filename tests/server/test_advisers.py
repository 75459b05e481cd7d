"""Bot hosts that are asked for hints: what they are told, what they may say, and when they go."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack

import pytest

from protocol.client_messages import AdviceFromHost
from protocol.errors import ErrorCode
from protocol.server_messages import Advice, Advise, Error, Ok
from tests.client import Client, open_client
from tests.scale import patience
from tests.server.advisers import LONG_S, SHORT_S, answer, asking, honest, open_adviser
from tests.server.tables import all_at, move, open_table, turn_of
from tests.serving import running_server


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, hint_timeout_s=patience(LONG_S)) as port:
        yield port


@pytest.fixture
async def hasty_port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, hint_timeout_s=patience(SHORT_S)) as port:
        yield port


async def test_the_host_is_told_the_round_from_its_deal_on(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        for _ in range(3):
            mover = turn_of(clients)
            await all_at(clients, await mover.do(move(mover)))
        mover = turn_of(clients)
        async with asking(mover):
            question = await host.hear(Advise)
            await answer(host, question)
        update = mover.updates[-1]
        assert (question.view, question.legal) == (update.view, update.legal)
        kinds = [event.type for event in question.events]
        assert kinds == ["field_dealt", *["swapped"] * 3]
        assert question.events == tuple(mover.events())[-4:]


async def test_an_answer_is_what_the_players_themselves_would_do(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        async with asking(turn_of(clients)) as hint:
            question = await host.hear(Advise)
            said = honest(question)
            await answer(host, question)
        advice = hint.result()
        assert isinstance(advice, Advice)
        assert (advice.move, advice.reason) == (said.move, said.reason)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        pytest.param({"move": "swap 2C 2C"}, "move", id="a move that cannot be made"),
        pytest.param({"move": "dance"}, "move", id="no move"),
        pytest.param({"move": "play KS"}, "move", id="a move of another game"),
        pytest.param({"reason": "because"}, "reason", id="no reason"),
        pytest.param({"reason": "must_draw"}, "reason", id="a reason of another game"),
        pytest.param({"reason": "takes_joker", "arguments": {}}, "reason", id="arguments left out"),
        pytest.param({"arguments": {"points": 1, "secret": 2}}, "reason", id="more arguments"),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 7, "card": "KS"}},
            "reason",
            id="no seat",
        ),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 1, "card": "XX"}},
            "reason",
            id="no card",
        ),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 1, "card": (1,)}}, "reason", id="a list"
        ),
        pytest.param(
            {"reason": "new_suit", "arguments": {"suit": "X", "count": 1}}, "reason", id="no suit"
        ),
        pytest.param(
            {"reason": "new_suit", "arguments": {"suit": "S", "count": "S"}},
            "reason",
            id="no number",
        ),
    ],
)
async def test_what_a_host_says_is_looked_at(
    port: int, changes: dict[str, object], field: str
) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        async with asking(turn_of(clients)) as hint:
            refused = await answer(host, await host.hear(Advise), **changes)
        assert isinstance(refused, Error)
        assert (refused.code, refused.arguments["field"]) == (ErrorCode.INVALID, field)
        told = hint.result()
        assert isinstance(told, Error)
        assert told.code is ErrorCode.NO_BOTS


async def test_people_cannot_answer_for_bots(port: int) -> None:
    async with open_client(port, "Ann") as ann:
        refused = await ann.ask(
            AdviceFromHost(id=0, request=1, move="pass", reason="pass_keep", arguments={})
        )
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.WRONG_ROLE


async def test_a_question_is_answered_once_by_the_host_that_was_asked(port: int) -> None:
    async with (
        open_adviser(port) as host,
        open_table(port, port) as clients,
        asking(turn_of(clients)) as hint,
    ):
        question = await host.hear(Advise)
        async with open_adviser(port) as meddler:
            for stranger in (meddler, clients[0]):
                refused = await answer(stranger, question)
                assert isinstance(refused, Error)
                assert refused.code in (ErrorCode.INVALID, ErrorCode.WRONG_ROLE)
        assert not hint.done()
        assert isinstance(await answer(host, question), Ok)
        again = await answer(host, question)
        assert isinstance(again, Error)
        assert again.arguments == {"field": "request"}
        assert isinstance(await hint, Advice)
        mover = turn_of(clients)
        assert len([message for message in mover.heard if isinstance(message, Advice)]) == 1


async def test_a_host_that_goes_leaves_its_question_to_another(port: int) -> None:
    async with AsyncExitStack() as stack, open_table(port, port) as clients:
        hosts = [await stack.enter_async_context(open_adviser(port)) for _ in range(2)]
        async with asking(turn_of(clients)) as hint:
            first = await _first_asked(hosts)
            await first.socket.close()
            (second,) = (host for host in hosts if host is not first)
            question = await second.hear(Advise)
            assert isinstance(await answer(second, question), Ok)
        assert isinstance(hint.result(), Advice)


async def _first_asked(hosts: Sequence[Client]) -> Client:
    """The host that is asked."""
    async with asyncio.TaskGroup() as tasks:
        waiting = {tasks.create_task(host.hear(Advise)): host for host in hosts}
        done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
    return waiting[done.pop()]


async def test_a_host_that_goes_leaves_its_question_to_another_process(redis_url: str) -> None:
    settings = {"hint_timeout_s": patience(LONG_S)}
    async with (
        running_server(redis_url, **settings) as here,
        running_server(redis_url, **settings) as there,
        open_table(here, here) as clients,
    ):
        async with asking(turn_of(clients)) as hint:
            async with open_adviser(here) as gone:
                await gone.hear(Advise)
            async with open_adviser(there) as host:
                assert isinstance(await answer(host, await host.hear(Advise)), Ok)
        assert isinstance(hint.result(), Advice)


async def test_when_the_only_host_goes_there_is_none(hasty_port: int) -> None:
    async with open_table(hasty_port, hasty_port) as clients:
        async with asking(turn_of(clients)) as hint, open_adviser(hasty_port) as host:
            await host.hear(Advise)
        refused = hint.result()
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.NO_BOTS
