"""The bot process against a real server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from bots.connection import Rejected
from bots.host import run_bot_host
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    RemoveBot,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import Pace
from protocol.room_events import BotRemoved, BotSeated, BotWanted, MatchFinished
from protocol.server_messages import Room, SeatOffer, Update
from tests.client import Client, open_client
from tests.scale import deadline
from tests.serving import BOT_KEY, running_server

RUN_S = 30.0


def chance_of(offer: SeatOffer) -> Random:
    return Random(offer.seat)


@asynccontextmanager
async def bots(port: int, *, capacity: int = 8) -> AsyncIterator[None]:
    """A bot host that has offered its bots, until the block is left."""
    ready = asyncio.Event()
    host = run_bot_host(
        f"http://127.0.0.1:{port}",
        bot_key=BOT_KEY,
        capacity=capacity,
        chance_for=chance_of,
        on_ready=ready.set,
    )
    async with asyncio.TaskGroup() as tasks:
        hosting = tasks.create_task(host)
        async with deadline(RUN_S):
            await ready.wait()
        try:
            yield
        finally:
            hosting.cancel()


async def open_table(host: Client, *, seats: int, rounds: int = 1) -> None:
    """A room of bots alone, without thinking time."""
    await host.do(CreateRoom(id=0, seats=seats))
    await host.do(SetRoom(id=0, pace=Pace.NONE, between_rounds_s=0))
    await host.do(SetOptions(id=0, options={"rounds": rounds}))


async def test_bots_sit_down_and_play_a_match_to_its_end(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        bots(port),
        open_client(port, "host", role="spectator") as host,
    ):
        await open_table(host, seats=4, rounds=2)
        await host.do(Start(id=0, fill=True))
        async with deadline(RUN_S):
            while not host.events(MatchFinished):
                await host.hear(Update, since=len(host.heard))
        assert {event.seat for event in host.events(BotSeated)} == {0, 1, 2, 3}
        assert len(host.updates[-1].match.totals if host.updates[-1].match else ()) == 4


async def test_a_bot_sent_away_frees_its_place_for_another_seat(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        bots(port, capacity=1),
        open_client(port, "host", role="spectator") as host,
    ):
        await open_table(host, seats=2)
        await host.do(AddBot(id=0, seat=0))
        await host.wait(lambda _: bool(host.events(BotSeated)))
        await host.do(RemoveBot(id=0, seat=0))
        await host.wait(lambda _: bool(host.events(BotRemoved)))
        await host.do(AddBot(id=0, seat=1))
        await host.wait(lambda _: len(host.events(BotSeated)) == 2)


async def test_a_seat_is_wanted_again_when_its_bots_process_is_gone(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_client(port, "host", role="spectator") as host,
    ):
        await open_table(host, seats=2)
        async with bots(port):
            await host.do(AddBot(id=0, seat=0))
            await host.wait(lambda _: bool(host.events(BotSeated)))
        await host.wait(lambda _: any(event.replaces for event in host.events(BotWanted)))
        async with bots(port):
            await host.wait(lambda _: len(host.events(BotSeated)) == 2)
            await host.hear(Room, lambda room: room.seats[0].connected, since=len(host.heard) - 2)


async def test_bots_wait_for_a_server_that_is_not_there_yet(redis_url: str) -> None:
    async with running_server(redis_url) as port:
        pass
    async with asyncio.TaskGroup() as tasks:
        host = tasks.create_task(
            run_bot_host(
                f"http://127.0.0.1:{port}", bot_key=BOT_KEY, capacity=2, chance_for=chance_of
            )
        )
        async with (
            running_server(redis_url, port=port),
            open_client(port, "host", role="spectator") as person,
        ):
            await open_table(person, seats=2)
            await person.do(AddBot(id=0, seat=0))
            async with deadline(RUN_S):
                while not person.events(BotSeated):
                    await person.wait(lambda _: bool(person.events(BotSeated)))
        host.cancel()


@pytest.mark.parametrize("key", ["", "wrong"], ids=["no key", "a wrong key"])
async def test_a_server_refuses_bots_without_its_key(redis_url: str, key: str) -> None:
    async with running_server(redis_url) as port, deadline(RUN_S):
        refused = await run_bot_host(
            f"http://127.0.0.1:{port}", bot_key=key, capacity=1, chance_for=chance_of
        )
    assert isinstance(refused, Rejected)
    assert "bad_bot_key" in str(refused)
