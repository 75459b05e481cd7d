"""Bots at a real table notice a missing word, after a human time and never at once."""

import asyncio
from time import monotonic

import pytest

from bots.page_one.watching import NOTICE_S
from games.page_one.events import Caught
from games.page_one.game import PAGE_ONE
from games.page_one.view import PageOneView
from protocol.client_messages import (
    CreateRoom,
    MakeMove,
    NextRound,
    Ready,
    Reveal,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import Pace, Phase
from protocol.room_events import Starting
from protocol.server_messages import Update
from server.room.fairness import nonce_hash
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.scale import deadline
from tests.serving import running_server

NONCE = "ab" * 32
SEATS = 3
GAME_S = 60.0
CARDS_BEFORE = 2
TOLD_S = 0.25
"""What the clock of this test may lag behind the bot's."""


async def sit_down_with_bots(person: Client) -> None:
    await person.do(CreateRoom(id=0, game=PAGE_ONE.id, seats=SEATS))
    await person.do(SetRoom(id=0, pace=Pace.FAST, between_rounds_s=0))
    await person.do(SetOptions(id=0, options={"hand_size": 3, "rounds": 50}))
    await person.do(Ready(id=0, nonce_hash=nonce_hash(NONCE)))
    seen = len(person.heard)
    await person.do(Start(id=0, fill=True))
    await person.hear(
        Update, lambda update: any(isinstance(e, Starting) for e in update.events), since=seen
    )
    await person.do(Reveal(id=0, nonce=NONCE))


async def forget_the_word(person: Client) -> float:
    """Plays without ever saying it; when the play was made that left one card."""
    while True:
        update = person.updates[-1]
        view, legal = update.view, update.legal
        if person.room.phase is Phase.BETWEEN_ROUNDS:
            await person.ask(NextRound(id=0))
        elif 0 in update.waiting_for and isinstance(view, PageOneView):
            text = legal.listed[0]
            await person.do(MakeMove(id=0, text=text, turn=update.turn))
            if len(view.hand) == CARDS_BEFORE and text.startswith("play "):
                return monotonic()
        await newer(person, update)


async def newer(person: Client, update: Update) -> None:
    await person.hear(Update, lambda other: other.version > update.version)


async def seconds_until_caught(person: Client, since: float) -> float | None:
    """None if nobody has noticed, or the round was over before."""
    before = len(person.events(Caught))
    while True:
        update = person.updates[-1]
        if any(event.seat == 0 for event in person.events(Caught)[before:]):
            return monotonic() - since
        if monotonic() - since > NOTICE_S[1] or person.room.phase is Phase.BETWEEN_ROUNDS:
            return None
        try:
            async with asyncio.timeout(0.5):
                await newer(person, update)
        except TimeoutError:
            continue


@pytest.mark.slow
async def test_bots_challenge_after_a_human_time(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        bots(port),
        open_client(port, "Ann") as person,
        deadline(GAME_S),
    ):
        await sit_down_with_bots(person)
        passed = None
        while passed is None:
            since = await forget_the_word(person)
            passed = await seconds_until_caught(person, since)
        assert NOTICE_S[0] - TOLD_S <= passed <= NOTICE_S[1] + TOLD_S
