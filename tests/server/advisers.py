"""Hints in tests: people who ask, and bot hosts that only advise, as the test says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bots.advice import advise
from protocol.client_messages import AdviceFromHost, Hint, Offer
from protocol.errors import ErrorCode
from protocol.server_messages import Advice, Advise, Error, Reply
from tests.client import Client, open_client
from tests.serving import BOT_KEY

__all__ = [
    "LONG_S",
    "SHORT_S",
    "advice_for",
    "answer",
    "answering",
    "asked",
    "asking",
    "honest",
    "open_adviser",
    "refusal_of",
]

SHORT_S = 0.4
"""A time-out for hints that nobody is to wait for."""
LONG_S = 20.0
"""One that is not to be waited for."""

Answer = Reply | Error


@asynccontextmanager
async def open_adviser(port: int, *games: str) -> AsyncIterator[Client]:
    """A bot host without a free bot, which answers nothing by itself."""
    async with open_client(port) as host:
        await host.hello(role="bot_host", bot_key=BOT_KEY)
        await host.do(Offer(id=0, free=0, games=games or ("fifty_one",)))
        yield host


def honest(question: Advise) -> AdviceFromHost:
    """What a bot would do."""
    choice = advise(question)
    because = choice.because
    return AdviceFromHost(
        id=0,
        request=question.request,
        move=choice.move,
        reason=because.reason.value,
        arguments=dict(because.arguments),
    )


async def answer(
    host: Client,
    question: Advise,
    **changes: Any,  # as `AdviceFromHost` takes them
) -> Reply | Error:
    """Answers as a bot would, but for the changes; what the server says to that."""
    return await host.ask(honest(question).model_copy(update=changes))


@asynccontextmanager
async def answering(host: Client) -> AsyncIterator[None]:
    """Answers every question as a bot would, until the block is left."""
    async with asyncio.TaskGroup() as tasks:
        answers = tasks.create_task(_answer_all(host))
        yield
        answers.cancel()


async def _answer_all(host: Client) -> None:
    seen = len(host.heard)
    while True:
        question = await host.wait(lambda message: isinstance(message, Advise), since=seen)
        seen = host.heard.index(question, seen) + 1
        assert isinstance(question, Advise)
        await host.say(honest(question).model_copy(update={"id": seen}))


async def asked(client: Client) -> Answer:
    return await client.ask(Hint(id=0))


async def refusal_of(client: Client) -> ErrorCode | str:
    refused = await asked(client)
    assert isinstance(refused, Error), refused
    return refused.code


async def advice_for(client: Client) -> Advice:
    advice = await asked(client)
    assert isinstance(advice, Advice), advice
    return advice


@asynccontextmanager
async def asking(client: Client) -> AsyncIterator["asyncio.Task[Answer]"]:
    """A hint on its way; the block ends when it is answered."""
    async with asyncio.TaskGroup() as tasks:
        yield tasks.create_task(asked(client))
