"""Sending somebody out over real sockets: in each phase, and through two processes."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from random import Random

import pytest
import redis.asyncio

from bots.host import run_bot_host
from protocol.client_messages import (
    CreateRoom,
    GetRecord,
    JoinRoom,
    Kick,
    MakeMove,
    NextRound,
    Ping,
    Preview,
    Ready,
    Request,
    Resume,
    SetOptions,
    SetRoom,
    Sit,
    Start,
)
from protocol.errors import ErrorCode
from protocol.ids import Pace, Phase
from protocol.room_events import BotSeated, PersonKicked, Rewound, Starting
from protocol.server_messages import Error, Ok, Pong, PutOut, Room, Update
from tests.client import Client, open_client
from tests.scale import scaled
from tests.secrecy.telling import GENEROUS, stored_room
from tests.server.saved_rooms import put_back, saved_room
from tests.server.tables import (
    LONG_MATCH,
    all_at,
    assert_gapless,
    heard,
    nonce_of,
    play_moves,
    sit_down,
    start_match,
)
from tests.serving import BOT_KEY, running_server

TIMES = scaled(1_000)
ABOUT_ROOMS = (Room, Update)


@pytest.fixture
async def ports(redis_url: str) -> AsyncIterator[tuple[int, int]]:
    async with (
        running_server(redis_url, **GENEROUS) as one,
        running_server(redis_url, **GENEROUS) as two,
    ):
        yield one, two


@asynccontextmanager
async def people(*ports: int) -> AsyncIterator[list[Client]]:
    """Ann, Bob and Cid."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(open_client(port, name))
            for port, name in zip(ports, ("Ann", "Bob", "Cid"), strict=True)
        ]


async def bring_to(phase: Phase, clients: Sequence[Client]) -> None:
    """A match of 51 among them, so far."""
    host = clients[0]
    if phase is Phase.REVEALING:
        await host.do(SetOptions(id=0, options=LONG_MATCH))
        for seat, client in enumerate(clients):
            nonce_hash = sha256(bytes.fromhex(nonce_of(seat))).hexdigest()
            await client.do(Ready(id=0, nonce_hash=nonce_hash))
        await host.do(Start(id=0))
        await heard(clients[-1], Starting)
    elif phase is not Phase.LOBBY:
        await start_match(clients, rounds=1 if phase is Phase.FINISHED else 2, lap_limit=1)
        while host.room.phase is not phase:
            await play_moves(clients, 1)


async def send_out(host: Client, client: Client) -> Ok:
    """The host sends somebody out; it is told so."""
    done = await host.do(Kick(id=0, player=client.player))
    told = await client.hear(PutOut)
    assert told == PutOut(host.room.code, ErrorCode.KICKED)
    return done


async def refused(client: Client, request: Request) -> ErrorCode | str:
    answer = await client.ask(request)
    assert isinstance(answer, Error), answer
    return answer.code


def frames_about_rooms(client: Client, since: int) -> list[object]:
    return [message for message in client.heard[since:] if isinstance(message, ABOUT_ROOMS)]


async def assert_hears_nothing(client: Client, host: Client, others: Sequence[Client]) -> None:
    """What happens in the room now reaches the others, and not the one sent out."""
    place = next(
        number for number, message in enumerate(client.heard) if isinstance(message, PutOut)
    )
    for seconds in (7, 8):
        await all_at(others, await host.do(SetRoom(id=0, between_rounds_s=seconds)))
    assert isinstance(await client.ask(Ping(id=0)), Pong)
    assert frames_about_rooms(client, place) == []
    assert client.events(PersonKicked) == []


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("place", [0, 1], ids=["same process", "another process"])
async def test_who_is_sent_out_hears_so_and_nothing_more(
    ports: tuple[int, int], place: int, phase: Phase
) -> None:
    async with people(ports[0], ports[1], ports[place]) as clients:
        ann, bob, cid = clients
        code = await sit_down(clients)
        await bring_to(phase, clients)
        done = await send_out(ann, cid)
        await all_at([ann, bob], done)
        for one in (ann, bob):
            (kicked,) = one.events(PersonKicked)
            assert (kicked.player, kicked.name, kicked.seat) == (cid.player, "Cid", 2)
            assert "Cid" not in [member.name for member in one.room.members]
            assert one.room.seats[2].player is None
            assert_gapless(one.updates)
        await assert_hears_nothing(cid, ann, [ann, bob])
        in_match = phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS)
        assert ann.room.seats[2].kind == ("bot" if in_match else "open")
        for port in ports:
            async with open_client(port, "Another", token=cid.token) as again:
                assert await refused(again, JoinRoom(id=0, code=code)) is ErrorCode.KICKED
                assert frames_about_rooms(again, 0) == []


async def test_watcher_is_sent_out_of_a_match(ports: tuple[int, int]) -> None:
    async with (
        people(ports[0], ports[1], ports[1]) as clients,
        open_client(ports[1], "Sue", role="spectator") as sue,
    ):
        code = await sit_down(clients)
        await start_match(clients)
        await sue.do(JoinRoom(id=0, code=code))
        await sue.hear(Update)
        await send_out(clients[0], sue)
        await play_moves(clients, 4)
        await assert_hears_nothing(sue, clients[0], clients)


async def test_who_is_sent_out_is_outside_and_may_go_elsewhere(ports: tuple[int, int]) -> None:
    async with people(ports[0], ports[1], ports[1]) as clients:
        ann, _, cid = clients
        code = await sit_down(clients)
        await start_match(clients)
        await send_out(ann, cid)
        update = cid.updates[-1]
        for request in (
            Sit(id=0),
            NextRound(id=0),
            MakeMove(id=0, text="pass", turn=update.turn),
            Resume(id=0, since=0),
            Preview(id=0),
            GetRecord(id=0),
        ):
            assert await refused(cid, request) is ErrorCode.NOT_IN_ROOM
        assert await refused(cid, JoinRoom(id=0, code=code)) is ErrorCode.KICKED
        opened = await cid.do(CreateRoom(id=0, seats=2))
        assert opened.code is not None
        assert opened.code != code
        async with open_client(ports[0], "Dee") as dee:
            await dee.do(JoinRoom(id=0, code=opened.code))
            await cid.hear(Room, lambda room: len(room.members) == 2)


async def test_bot_takes_over_and_the_match_is_played_to_its_end(ports: tuple[int, int]) -> None:
    async with people(ports[0], ports[1], ports[1]) as clients, asyncio.TaskGroup() as tasks:
        bots = tasks.create_task(
            run_bot_host(
                f"http://127.0.0.1:{ports[1]}",
                bot_key=BOT_KEY,
                capacity=1,
                chance_for=lambda offer: Random(offer.seat),
            )
        )
        ann, bob, cid = clients
        code = await sit_down(clients, pace=Pace.NONE, between_rounds_s=0)
        await start_match(clients, rounds=2, lap_limit=2)
        await send_out(ann, cid)
        await heard(bob, BotSeated)
        while ann.room.phase is not Phase.FINISHED:
            update = ann.updates[-1]
            (seat,) = update.waiting_for
            if seat == 2:
                await ann.hear(Update, lambda later, seen=update: later.version > seen.version)  # type: ignore[misc]  # a default argument
            else:
                await play_moves(clients[:2], 1)
        await cid.do(JoinRoom(id=0, code=code))
        bots.cancel()


async def test_join_and_kick_at_once_leave_somebody_out(
    redis_url: str, ports: tuple[int, int]
) -> None:
    async with people(ports[0], ports[1], ports[1]) as clients:
        ann, bob, _ = clients
        code = await sit_down([ann, bob], seats=4)
        for number in range(TIMES):
            async with (
                open_client(ports[1], "Dee") as dee,
                open_client(ports[number % 2], "Dee", token=dee.token) as again,
            ):
                await dee.do(JoinRoom(id=0, code=code))
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(ann.do(Kick(id=0, player=dee.player)))
                    joining = tasks.create_task(again.ask(JoinRoom(id=0, code=code)))
                if isinstance(joining.result(), Ok):
                    await again.hear(PutOut)
                    await assert_hears_nothing(again, ann, [ann, bob])
                else:
                    await dee.hear(PutOut)
                    await assert_hears_nothing(dee, ann, [ann, bob])
            document = (await stored_room(redis_url, code)).document
            assert dee.player not in [member.player for member in document.members]


async def test_whose_coming_the_store_lost_is_put_out_of_a_locked_room(
    redis_url: str, ports: tuple[int, int]
) -> None:
    async with (
        redis.asyncio.Redis.from_url(redis_url) as store,
        people(ports[0], ports[1], ports[1]) as clients,
    ):
        ann, bob, _ = clients
        code = await sit_down([ann], seats=4, locked=True)
        saved = await saved_room(store, code)
        await ann.do(SetRoom(id=0, locked=False))
        await bob.do(JoinRoom(id=0, code=code))
        await put_back(store, saved)
        await heard(ann, Rewound)
        assert await bob.hear(PutOut) == PutOut(code, ErrorCode.ROOM_LOCKED)
        assert await refused(bob, JoinRoom(id=0, code=code)) is ErrorCode.ROOM_LOCKED
        await assert_hears_nothing(bob, ann, [ann])
