"""Questions through a pipeline: what goes together, what comes back, what a loss means."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.exceptions import ResponseError

from server.errors import StoreUnavailable
from server.store.backoff import Backoff
from server.store.link import Command, Link, Reply, connection_pool, pack
from server.store.pipeline import Pipeline
from server.store.scripts import load_commands, script
from tests.proxy import open_proxy
from tests.scale import deadline

WAIT_S = 10.0


@asynccontextmanager
async def running(url: str) -> AsyncIterator[Pipeline]:
    async with connection_pool(url, connect_timeout_s=1.0) as pool, asyncio.TaskGroup() as tasks:
        link = Link(pool, timeout_s=1.0, prelude=load_commands())
        pipeline = Pipeline(link, Backoff(first_s=0.001, most_s=0.01))
        run = tasks.create_task(pipeline.run())
        yield pipeline
        run.cancel()


async def ask(pipeline: Pipeline, *command: Any) -> Reply:  # whatever a test asks
    return await pipeline.ask(command, timeout_s=WAIT_S)


def heard_replies(pipeline: Pipeline, commands: list[Command]) -> asyncio.Future[list[Reply]]:
    """The answers to commands that are sent in one turn of the event loop."""
    replies: list[Reply] = []
    all_heard: asyncio.Future[list[Reply]] = asyncio.get_running_loop().create_future()

    def on_reply(reply: Reply) -> None:
        replies.append(reply)
        if len(replies) == len(commands):
            all_heard.set_result(replies)

    for command in commands:
        pipeline.send(pack(command), on_reply)
    return all_heard


async def test_answers_come_in_the_order_of_the_questions(redis_url: str) -> None:
    async with running(redis_url) as pipeline:
        commands: list[Command] = [("ECHO", f"{number}") for number in range(200)]
        async with deadline(WAIT_S):
            replies = await heard_replies(pipeline, commands)
        assert replies == [b"%d" % number for number in range(200)]


async def test_refusal_is_the_answer_to_its_own_question_alone(redis_url: str) -> None:
    async with running(redis_url) as pipeline:
        async with deadline(WAIT_S):
            replies = await heard_replies(pipeline, [("ECHO", "a"), ("NONSENSE",), ("ECHO", "b")])
        assert replies[::2] == [b"a", b"b"]
        assert isinstance(replies[1], ResponseError)
        with pytest.raises(StoreUnavailable):
            await ask(pipeline, "NONSENSE")


async def test_unknown_script_is_loaded_and_asked_again(redis_url: str) -> None:
    async with running(redis_url) as pipeline:
        await ask(pipeline, "SCRIPT", "FLUSH")
        assert await ask(pipeline, *script("catch_up").call(("room:{A}", "log:{A}"), 1)) == []


async def test_lost_connection_leaves_its_questions_unanswered_and_the_next_are_answered(
    redis_url: str,
) -> None:
    async with open_proxy(redis_url) as proxy, running(proxy.redis_url) as pipeline:
        await ask(pipeline, "PING")
        cut = proxy.cut_reply(b"INCR")
        with pytest.raises(StoreUnavailable):
            await ask(pipeline, "INCR", "counter")
        await cut.wait()
        assert await ask(pipeline, "GET", "counter") == b"1"


async def test_connection_lost_while_nothing_is_asked_costs_no_question(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, running(proxy.redis_url) as pipeline:
        await ask(pipeline, "PING")
        proxy.cut_all()
        async with deadline(WAIT_S):
            while pipeline.answering_since is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        assert await ask(pipeline, "PING") == b"PONG"


async def test_answers_before_a_cut_count(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, running(proxy.redis_url) as pipeline:
        await ask(pipeline, "PING")
        proxy.cut_reply(b"first", reply_bytes=len("$5\r\nfirst\r\n"))
        async with deadline(WAIT_S):
            replies = await heard_replies(pipeline, [("ECHO", "first"), ("ECHO", "other")])
        assert replies[0] == b"first"
        assert isinstance(replies[1], StoreUnavailable)


async def test_pipeline_knows_since_when_it_is_answered(redis_url: str) -> None:
    async with open_proxy(redis_url) as proxy, running(proxy.redis_url) as pipeline:
        assert pipeline.answering_since is None
        await ask(pipeline, "PING")
        first = pipeline.answering_since
        proxy.cut_all()
        with pytest.raises(StoreUnavailable):
            await ask(pipeline, "PING")
        assert pipeline.answering_since is None
        await ask(pipeline, "PING")
        assert first is not None
        assert pipeline.answering_since is not None
        assert pipeline.answering_since > first
