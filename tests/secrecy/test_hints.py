"""Hints tell nobody anything: neither the bot host that is asked, nor the person who asks.

Whoever is on turn asks now and then in a match that is played at random. What the host was told
is held against what that seat knew, by the record of the match.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from games.registry import GAMES
from games.seats import Seat
from protocol.client_messages import Hint
from protocol.ids import Phase
from protocol.server_messages import Advice, Advise, Error
from server import advisers
from server.projection import project_question
from server.store.types import StoredRoom
from tests.client import Client
from tests.scale import patience, scaled
from tests.secrecy.story import Played, Story
from tests.secrecy.table import RandomTable, open_random_table, random_case
from tests.secrecy.telling import GENEROUS, faults_of_table
from tests.secrecy.tracker import faults_of_question
from tests.server.advisers import answering, open_adviser
from tests.serving import running_server

MATCHES = scaled(200)
MATCH_S = 15
HINTED = 12
"""Moves before which somebody asks, in each match."""
STEP = 4
"""Moves from one question to the next."""


@dataclass
class Asked:
    """The questions that a bot host was asked in a match."""

    frames: list[tuple[bytes | str, Seat, int, int]] = field(default_factory=list)
    """Each with its seat, the version before the deal, and that at which it was asked."""

    def faults(self, host: Client, story: Story) -> list[str]:
        return [
            fault
            for frame, seat, since, version in self.frames
            for fault in faults_of_question(host, frame, seat, story, since=since, version=version)
        ]


async def play_with_hints(table: RandomTable, host: Client) -> tuple[Played, Asked]:
    """A match up to its record, in which those on turn ask for hints."""
    played, asked = await table.begin(), Asked()
    for number in range(HINTED):
        await table.play_on(played, moves_max=number * STEP)
        newest = table.ear(Seat(0)).client
        if newest.room.phase is not Phase.PLAYING:
            continue
        seat = newest.updates[-1].waiting_for[0]
        version, seen = newest.updates[-1].version, len(host.heard)
        answer = await table.ear(seat).client.ask(Hint(id=0))
        assert isinstance(answer, Advice), answer
        question = await host.hear(Advise, since=seen)
        assert question.seat == seat
        frame = host.frames[host.heard.index(question, seen)]
        asked.frames.append((frame, seat, played.deals[-1] - 1, version))
    await table.play_on(played, moves_max=HINTED * STEP)
    await table.finish(played)
    return played, asked


@asynccontextmanager
async def hinted_table(
    redis_url: str, game_id: str, seed: int
) -> AsyncIterator[tuple[RandomTable, Client]]:
    """A table over two processes, and a bot host at one of them that answers."""
    seats, rng = GAMES[game_id].seats, Random(seed)
    case = random_case(game_id, rng, seats[seed % len(seats)])
    settings: dict[str, Any] = {**GENEROUS, "hint_timeout_s": patience(10)}
    async with (
        running_server(redis_url, **settings) as here,
        running_server(redis_url, **settings) as there,
        open_adviser(there, game_id) as host,
        answering(host),
        open_random_table([here, there], case, rng) as table,
    ):
        yield table, host


async def faults_with_hints(redis_url: str, game_id: str, seed: int) -> list[str]:
    """What was told too early in a match with hints."""
    async with hinted_table(redis_url, game_id, seed) as (table, host):
        story = Story(table.case.seats)
        played, asked = await play_with_hints(table, host)
        story.add(played)
        assert asked.frames
        return [*faults_of_table(table, story), *asked.faults(host, story)]


@pytest.mark.timeout(patience(60 + MATCHES * MATCH_S))
@pytest.mark.parametrize("game_id", GAMES)
async def test_hints_tell_nothing_that_the_seat_does_not_know(redis_url: str, game_id: str) -> None:
    for seed in range(MATCHES):
        assert not await faults_with_hints(redis_url, game_id, seed), seed


def other_seats_view(stored: StoredRoom, events: Any, seat: Seat, *, request: int) -> Advise:
    """What the next seat is told, for a question about this one."""
    assert stored.document.match is not None
    other = Seat((seat + 1) % stored.document.match.seats)
    true = project_question(stored, events, seat, request=request)
    view = project_question(stored, events, other, request=request).view
    return replace(true, view=view)


def untold_events(stored: StoredRoom, events: Any, seat: Seat, *, request: int) -> Advise:
    """The events of the room as they are logged."""
    return replace(project_question(stored, events, seat, request=request), events=events)


@pytest.mark.parametrize(
    "leak",
    [
        pytest.param(other_seats_view, id="another's view"),
        pytest.param(untold_events, id="events as they are logged"),
    ],
)
async def test_a_leak_to_a_host_is_noticed(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, leak: Callable[..., Advise]
) -> None:
    monkeypatch.setattr(advisers, "project_question", leak)
    async with hinted_table(redis_url, "fifty_one", 1) as (table, host):
        played = await table.begin()
        newest = table.ear(Seat(0)).client
        seat, version = newest.updates[-1].waiting_for[0], newest.updates[-1].version
        seen = len(host.heard)
        answer = await table.ear(seat).client.ask(Hint(id=0))
        assert isinstance(answer, Advice | Error)
        question = await host.hear(Advise, since=seen)
        frame = host.frames[host.heard.index(question, seen)]
        asked = Asked([(frame, seat, played.deals[-1] - 1, version)])
        await table.finish(played)
        story = Story(table.case.seats)
        story.add(played)
        assert asked.faults(host, story)
