"""Page One's race over real sockets: a declaration against a challenge, and floods of challenges.

The order in which the server takes them decides, whichever process they come through
(docs/rules/page_one.md §4).
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from games.page_one.events import Caught, Declared
from protocol.client_messages import CreateRoom, EndMatch, JoinRoom, MakeMove
from protocol.errors import ErrorCode
from protocol.page_one import PageOneView
from protocol.server_messages import Error, Ok, Update
from tests.client import Client, open_client
from tests.scale import scaled
from tests.server.tables import all_at, start_page_one, turn_of
from tests.serving import running_server

RACES = 1_000
FLOOD = 200


@asynccontextmanager
async def table(*ports: int) -> AsyncIterator[list[Client]]:
    """Three people of one room, each through the port named."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(open_client(port, name))
            for port, name in zip(ports, ("Ann", "Bob", "Cid"), strict=True)
        ]
        opened = await clients[0].do(CreateRoom(id=0, game="page_one", seats=3))
        for guest in clients[1:]:
            await guest.do(JoinRoom(id=0, code=str(opened.code)))
        yield clients


def view_of(client: Client) -> PageOneView:
    view = client.updates[-1].view
    assert isinstance(view, PageOneView), view
    return view


def last_card_of(clients: Sequence[Client]) -> int | None:
    """The seat that holds one card and has not declared it."""
    view = view_of(clients[0])
    for seat, (count, declared) in enumerate(zip(view.card_counts, view.declared, strict=True)):
        if count == 1 and not declared:
            return seat
    return None


async def play_on(clients: Sequence[Client]) -> int:
    """Plays without a word until somebody holds one card undeclared; gives that seat."""
    while True:
        mover = turn_of(clients)
        update = mover.updates[-1]
        done = await mover.do(MakeMove(id=0, text=update.legal.listed[0], turn=update.turn))
        await all_at(clients, done)
        if view_of(clients[0]).result is not None:
            await clients[0].do(EndMatch(id=0))
            await start_page_one(clients)
        exposed = last_card_of(clients)
        if exposed is not None:
            return exposed


async def race(clients: Sequence[Client], exposed: int) -> tuple[Ok | Error, Ok | Error]:
    """Both are sent at once; gives the answers to the declaration and to the challenge."""
    rival = (exposed + 1) % len(clients)
    turn = clients[exposed].updates[-1].turn
    declared, challenged = await asyncio.gather(
        clients[exposed].ask(MakeMove(id=0, text="declare", turn=turn)),
        clients[rival].ask(MakeMove(id=0, text=f"challenge {exposed}", turn=turn)),
    )
    assert isinstance(declared, Ok | Error)
    assert isinstance(challenged, Ok | Error)
    return declared, challenged


async def outcome_seen_by(client: Client, version: int) -> list[str]:
    """What a viewer heard of the race, up to that version."""
    await client.hear(Update, lambda update: update.version >= version)
    told = [event for update in client.updates for event in update.events]
    return [event.type for event in told if isinstance(event, Declared | Caught)]


@pytest.mark.parametrize("processes", [1, 2], ids=["one process", "two processes"])
async def test_exactly_one_of_declaration_and_challenge_wins(
    redis_url: str, processes: int
) -> None:
    generous = {"messages_per_s": 10_000, "message_burst": 10_000}
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(running_server(redis_url, **generous))
            for _ in range(processes)
        ]
        ports = [servers[seat % processes] for seat in range(3)]
        clients = await stack.enter_async_context(table(*ports))
        await start_page_one(clients)
        for _ in range(scaled(RACES)):
            exposed = await play_on(clients)
            answers = await race(clients, exposed)
            (won,) = (answer for answer in answers if isinstance(answer, Ok))
            (lost,) = (answer for answer in answers if isinstance(answer, Error))
            assert lost.code is ErrorCode.ILLEGAL_MOVE, lost
            expected = "nothing_to_challenge" if won is answers[0] else "nothing_to_declare"
            assert lost.reason == expected
            assert won.version is not None
            seen = [await outcome_seen_by(client, won.version) for client in clients]
            assert seen[0] == seen[1] == seen[2]
            assert seen[0][-1] == ("declared" if won is answers[0] else "caught")
            for client in clients:
                client.forget()


async def test_a_flood_of_challenges_is_refused_and_limited_and_changes_nothing(
    redis_url: str,
) -> None:
    async with running_server(redis_url) as port, table(port, port, port) as clients:
        await start_page_one(clients)
        mover = turn_of(clients)
        rival = clients[(clients.index(mover) + 1) % 3]
        before = view_of(clients[0])
        seat = clients.index(mover)
        flood = [MakeMove(id=1_000 + n, text=f"challenge {seat}", turn=0) for n in range(FLOOD)]
        answers = await asyncio.gather(*(rival.ask(each) for each in flood))
        assert all(isinstance(answer, Error) for answer in answers)
        codes = {answer.code for answer in answers if isinstance(answer, Error)}
        assert codes == {ErrorCode.ILLEGAL_MOVE, ErrorCode.RATE_LIMITED}
        assert view_of(clients[0]) == before


async def test_a_declaration_sent_with_the_play_counts_whatever_is_thrown_at_it(
    redis_url: str,
) -> None:
    generous = {"messages_per_s": 10_000, "message_burst": 10_000}
    async with running_server(redis_url, **generous) as port, table(port, port, port) as clients:
        await start_page_one(clients)
        for _ in range(scaled(RACES)):
            await until_two_left(clients)
            mover = turn_of(clients)
            seat = clients.index(mover)
            rival = clients[(seat + 1) % 3]
            update = mover.updates[-1]
            text = f"{update.legal.announceable[0]} {update.legal.announcement}"
            *challenged, played = await asyncio.gather(
                *(
                    rival.ask(MakeMove(id=0, text=f"challenge {seat}", turn=update.turn))
                    for _ in range(5)
                ),
                mover.ask(MakeMove(id=0, text=text, turn=update.turn)),
            )
            assert isinstance(played, Ok), played
            assert all(isinstance(answer, Error) for answer in challenged)
            await all_at(clients, played)
            assert view_of(clients[0]).card_counts[seat] == 1
            for client in clients:
                client.forget()


async def until_two_left(clients: Sequence[Client]) -> None:
    """Plays until the one on turn may play with a declaration."""
    while True:
        mover = turn_of(clients)
        update = mover.updates[-1]
        if update.legal.announceable:
            return
        done = await mover.do(MakeMove(id=0, text=update.legal.listed[0], turn=update.turn))
        await all_at(clients, done)
        if view_of(clients[0]).result is not None:
            await clients[0].do(EndMatch(id=0))
            await start_page_one(clients)
