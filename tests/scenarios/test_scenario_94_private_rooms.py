"""94: filling the free seats with bots opens the room to strangers."""

import asyncio
from hashlib import sha256
from random import Random

from bots.host import run_bot_host
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    JoinRoom,
    ListRooms,
    Ready,
    Reveal,
    SetOptions,
    Start,
)
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import BotSeated, Starting
from protocol.server_messages import Error, Room, Rooms, SeatOffer
from tests.client import Client, open_client
from tests.server.tables import LONG_MATCH, heard, nonce_of, sit_down
from tests.server.test_desk import open_host, seat_bot
from tests.serving import BOT_KEY, running_server

QUICK = {"check_s": 0.1}


async def watch_list(client: Client, seen: list[Rooms]) -> None:
    """Looks at the list again and again."""
    while True:
        answer = await client.ask(ListRooms(id=0))
        assert isinstance(answer, Rooms), answer
        seen.append(answer)
        await asyncio.sleep(0.1)


async def start_with_bots(host: Client, guest: Client) -> None:
    """A match of both, with bots in all other seats."""
    people = (host, guest)
    await host.do(SetOptions(id=0, options=LONG_MATCH))
    for seat, client in enumerate(people):
        nonce_hash = sha256(bytes.fromhex(nonce_of(seat))).hexdigest()
        await client.do(Ready(id=0, nonce_hash=nonce_hash))
    await host.do(Start(id=0, fill=True))
    for seat, client in enumerate(people):
        await heard(client, Starting)
        await client.do(Reveal(id=0, nonce=nonce_of(seat)))
    await host.hear(Room, lambda room: room.phase is Phase.PLAYING)


async def test_private_room_that_is_filled_with_bots_is_never_in_the_list(redis_url: str) -> None:
    seen: list[Rooms] = []
    async with (
        running_server(redis_url, **QUICK) as one,
        running_server(redis_url, **QUICK) as two,
        open_client(one, "Ann") as ann,
        open_client(two, "Bob") as bob,
        open_client(two, "Mal") as stranger,
        open_client(one, "Dee") as dee,
        asyncio.TaskGroup() as tasks,
    ):
        bots = tasks.create_task(
            run_bot_host(
                f"http://127.0.0.1:{two}",
                bot_key=BOT_KEY,
                capacity=4,
                chance_for=lambda offer: Random(offer.seat),
            )
        )
        public = await sit_down([dee], seats=2, public=True)
        watching = tasks.create_task(watch_list(stranger, seen))
        await sit_down([ann, bob], seats=4)
        await start_with_bots(ann, bob)
        assert len(ann.events(BotSeated)) == 2
        looks = len(seen)
        while len(seen) < looks + 10:  # as many looks of each process at its rooms
            await stranger.hear(Rooms, since=len(stranger.heard))
        listed = {room.code for rooms in seen for room in rooms.rooms}
        assert listed == {public}, "the list was there, and one room in it"
        watching.cancel()
        bots.cancel()


async def test_ticket_of_a_bot_opens_the_seat_of_one_room_and_nothing_else(redis_url: str) -> None:
    async with (
        running_server(redis_url, **QUICK) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
        open_client(port) as host,
        open_client(port) as bot,
        open_client(port) as forger,
    ):
        await open_host(host, free=1)
        other = await bob.do(CreateRoom(id=0, seats=2))
        assert other.code is not None
        await ann.do(CreateRoom(id=0, seats=2))
        await ann.do(AddBot(id=0))
        offer = await host.hear(SeatOffer)
        forged = offer.ticket.replace(offer.code, other.code)
        await forger.hello(role="bot", ticket=forged)
        assert (await forger.hear(Error)).code is ErrorCode.BAD_TICKET
        await seat_bot(bot, offer)
        for request in (JoinRoom(id=0, code=other.code), ListRooms(id=0), CreateRoom(id=0)):
            answer = await bot.ask(request)
            assert isinstance(answer, Error)
            assert answer.code is ErrorCode.WRONG_ROLE
