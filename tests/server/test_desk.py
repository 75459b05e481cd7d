"""Bots: hosts that offer them, tickets that seat them, and others for those that fail."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bots.host import run_bot_host
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    Offer,
    Ready,
    RemoveBot,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Pace
from protocol.room_events import BotSeated, BotWanted, MatchFinished, MatchStarted, PersonAway
from protocol.server_messages import Closing, Error, Room, SeatOffer, Update, Welcome
from tests.client import Client, open_client
from tests.scale import deadline
from tests.server.tables import LONG_MATCH, heard, move
from tests.serving import BOT_KEY, running_server

QUICK = {"check_s": 0.1}


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, **QUICK) as port:
        yield port


async def open_host(client: Client, free: int) -> None:
    await client.hello(role="bot_host", bot_key=BOT_KEY)
    await client.do(Offer(id=0, free=free, games=("fifty_one",)))


async def seat_bot(client: Client, offer: SeatOffer) -> None:
    """Sits down, as a bot does: by the greeting alone."""
    await client.hello(role="bot", ticket=offer.ticket)
    await client.hear(Room)


async def test_wanted_seat_is_offered_and_the_ticket_seats_one_bot_once(port: int) -> None:
    async with (
        open_client(port) as host,
        open_client(port, "Ann") as ann,
        open_client(port) as bot,
        open_client(port) as late,
    ):
        await open_host(host, free=3)
        opened = await ann.do(CreateRoom(id=0, seats=3))
        await ann.do(AddBot(id=0, seat=2))
        offer = await host.hear(SeatOffer)
        assert (offer.code, offer.seat, offer.game) == (opened.code, 2, "fifty_one")
        await seat_bot(bot, offer)
        assert bot.room.your_seat == 2
        await heard(ann, BotSeated)
        assert ann.room.seats[2].kind == "bot"
        await late.hello(role="bot", ticket=offer.ticket)
        assert await late.closed() == 1008
        assert [type(message) for message in late.heard] == [Welcome, Error, Closing]


async def test_ticket_that_is_none_is_refused(port: int) -> None:
    async with open_client(port) as bot:
        await bot.hello(role="bot", ticket="no ticket")
        assert await bot.closed() == 1008
        assert (await bot.hear(Error)).code is ErrorCode.BAD_TICKET


async def test_seat_waits_for_a_host_that_comes_later(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port) as host:
        await ann.do(CreateRoom(id=0, seats=2))
        await ann.do(AddBot(id=0))
        await asyncio.sleep(0.2)
        await open_host(host, free=1)
        assert (await host.hear(SeatOffer)).code == ann.room.code


async def test_host_is_offered_no_more_than_it_has_free(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port) as host:
        await open_host(host, free=1)
        await ann.do(CreateRoom(id=0, seats=4))
        for _ in range(3):
            await ann.do(AddBot(id=0))
        await host.hear(SeatOffer)
        await asyncio.sleep(0.4)
        assert len([message for message in host.heard if isinstance(message, SeatOffer)]) == 1


async def test_bot_that_leaves_is_replaced(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port) as host:
        await open_host(host, free=5)
        await ann.do(CreateRoom(id=0, seats=2))
        await ann.do(AddBot(id=0))
        async with open_client(port) as bot:
            first = await host.hear(SeatOffer)
            await seat_bot(bot, first)
        second = await host.hear(SeatOffer, lambda offer: offer.ticket != first.ticket)
        assert second.seat == first.seat
        wanted = ann.events(BotWanted)
        assert [event.replaces for event in wanted] == [False, True]


async def test_bot_that_is_sent_away_is_told_so(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port) as host:
        await open_host(host, free=1)
        await ann.do(CreateRoom(id=0, seats=2))
        await ann.do(AddBot(id=0, seat=1))
        async with open_client(port) as bot:
            await seat_bot(bot, await host.hear(SeatOffer))
            await ann.do(RemoveBot(id=0, seat=1))
            assert await bot.closed() == 1000
            assert bot.closing == Closing(ClosingReason.SEAT_TAKEN_BACK)


async def test_bot_that_holds_up_play_is_replaced(redis_url: str) -> None:
    async with (
        running_server(redis_url, bot_stall_s=0.3, **QUICK) as port,
        open_client(port, "Sue", role="spectator") as host,
        open_client(port) as bots,
        open_client(port) as one,
        open_client(port) as two,
    ):
        await open_host(bots, free=4)  # a seat that is slow to be taken is offered twice
        await host.do(CreateRoom(id=0, seats=2))
        await host.do(SetOptions(id=0, options=LONG_MATCH))
        for number, bot in enumerate((one, two)):
            await host.do(AddBot(id=0, seat=number))
            offer = await bots.hear(SeatOffer, lambda offer, seat=number: offer.seat == seat)  # type: ignore[misc]  # a default argument
            await seat_bot(bot, offer)
        await host.do(Start(id=0))
        started = await heard(host, MatchStarted)
        stalled = (one, two)[started.waiting_for[0]]
        assert await stalled.closed() == 1000
        await host.hear(
            Update,
            lambda update: any(
                isinstance(event, BotWanted) and event.replaces for event in update.events
            ),
        )


async def test_process_of_bots_plays_a_match_to_its_end(port: int) -> None:
    async with asyncio.TaskGroup() as tasks:
        playing = tasks.create_task(
            run_bot_host(
                f"127.0.0.1:{port}",
                bot_key=BOT_KEY,
                capacity=8,
                chance_for=lambda offer: Random(offer.seat),
            )
        )
        async with open_client(port, "Sue", role="spectator") as host:
            await host.do(CreateRoom(id=0, seats=3))
            await host.do(SetRoom(id=0, pace=Pace.NONE, between_rounds_s=0))
            await host.do(SetOptions(id=0, options={"rounds": 1}))
            await host.do(Start(id=0, fill=True))
            async with deadline(30):
                while not host.events(MatchFinished):
                    seen = len(host.heard)
                    await host.wait(lambda message: isinstance(message, Update), since=seen)
            assert host.room.phase.value == "finished"
        playing.cancel()


async def test_room_of_bots_alone_stands_still(port: int) -> None:
    async with open_client(port, "Ann") as ann, open_client(port) as host:
        await open_host(host, free=2)
        await ann.do(CreateRoom(id=0, seats=2))
        await ann.do(SetOptions(id=0, options=LONG_MATCH))
        async with open_client(port) as bot:
            await ann.do(AddBot(id=0, seat=1))
            await seat_bot(bot, await host.hear(SeatOffer))
            await ann.do(Ready(id=0, nonce_hash="0" * 64))
            await ann.do(Start(id=0))
            await heard(ann, MatchStarted)
            if bot.updates[-1].waiting_for != (1,):
                await ann.do(move(ann))
            await bot.hear(Update, lambda update: update.waiting_for == (1,))
            await ann.socket.close()
            await heard(bot, PersonAway)
            answer = await bot.ask(move(bot))
            assert isinstance(answer, Error)
            assert answer.code is ErrorCode.ASLEEP
