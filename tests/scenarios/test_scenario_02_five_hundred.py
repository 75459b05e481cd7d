"""2: after a return the server works from a fresh player: Five Hundred, round 3, +240 and -80."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from hashlib import sha256

import msgspec

from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.view import FiveHundredView
from games.options import OptionValue
from games.seats import Seat
from protocol.client_messages import (
    CreateRoom,
    JoinRoom,
    MakeMove,
    NextRound,
    Ready,
    Reveal,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import Phase, RoomCode
from protocol.room_events import MatchStarted, Starting
from protocol.server_messages import Update
from tests.client import Client, open_client
from tests.secrecy.telling import GENEROUS
from tests.server.tables import all_at, heard, nonce_of
from tests.serving import running_server

NAMES = ("Ann", "Bob", "Cid", "Dee")
OPTIONS: dict[str, OptionValue] = {"blind_misere_enabled": False, "slam_min": "none"}
TOTALS = (240, -80)
ROUND = 3
NEW_RUN = "1" * 16
"""The page was loaded anew: requests are counted from 1 again."""
PLAYS = 10
"""Two tricks and a half."""


async def sit_down(clients: Sequence[Client]) -> RoomCode:
    host, *guests = clients
    opened = await host.do(CreateRoom(id=0, game=FIVE_HUNDRED.id, seats=len(clients)))
    assert opened.code is not None
    for guest in guests:
        await guest.do(JoinRoom(id=0, code=opened.code))
    await host.do(SetRoom(id=0, between_rounds_s=0))
    await host.do(SetOptions(id=0, options=OPTIONS))
    for seat, client in enumerate(clients):
        nonce_hash = sha256(bytes.fromhex(nonce_of(seat))).hexdigest()
        await client.do(Ready(id=0, nonce_hash=nonce_hash))
    await host.do(Start(id=0))
    for seat, client in enumerate(clients):
        await heard(client, Starting)
        await client.do(Reveal(id=0, nonce=nonce_of(seat)))
    for client in clients:
        await heard(client, MatchStarted)
    return opened.code


def view_of(client: Client) -> FiveHundredView:
    view = client.updates[-1].view
    assert isinstance(view, FiveHundredView)
    return view


async def say(clients: Sequence[Client], seat: Seat, text: str) -> None:
    client = clients[seat]
    done = await client.do(MakeMove(id=0, text=text, turn=client.updates[-1].turn))
    await all_at(clients, done)


async def say_in_turn(clients: Sequence[Client], text: str) -> None:
    """The seat that play waits for says it."""
    await say(clients, clients[0].updates[-1].waiting_for[0], text)


async def win_auction(clients: Sequence[Client], bid: str, *, side: int) -> None:
    """A seat of a side bids and all others pass; it lays the first of its cards away."""
    bidder = None
    while view_of(clients[0]).phase == "auction":
        (seat,) = clients[0].updates[-1].waiting_for
        is_bid = bidder is None and seat % 2 == side
        bidder = seat if is_bid else bidder
        await say(clients, seat, f"bid {bid}" if is_bid else "pass")
    assert bidder is not None
    (choice,) = clients[bidder].updates[-1].legal.choices
    await say(clients, bidder, " ".join(("discard", *choice.of[: choice.count])))


async def claim(clients: Sequence[Client], count: int) -> None:
    """The contractor claims at once, and all accept."""
    await say_in_turn(clients, f"claim {count}")
    while view_of(clients[0]).claim is not None:
        await say_in_turn(clients, "accept")
    if clients[0].room.phase is Phase.BETWEEN_ROUNDS:
        for client in clients:
            await client.ask(NextRound(id=0))


async def play_to_round_3(clients: Sequence[Client]) -> None:
    """Bob's side gives its six diamonds away; Ann's takes all with its seven spades."""
    await win_auction(clients, "6D", side=1)
    await claim(clients, 0)
    await win_auction(clients, "7S", side=0)
    await claim(clients, 10)


def told(update: Update) -> bytes:
    """What the update says of the table, as bytes; only a snapshot tells the rounds before."""
    assert update.match is not None
    match = replace(update.match, results=None)
    return msgspec.msgpack.encode([update.view, match, update.legal, update.turn])


async def test_a_hand_after_a_return_is_that_before_it(redis_url: str) -> None:
    async with (
        running_server(redis_url, **GENEROUS) as port,
        AsyncExitStack() as stack,
    ):
        clients = [await stack.enter_async_context(open_client(port, name)) for name in NAMES]
        code = await sit_down(clients)
        await play_to_round_3(clients)
        await win_auction(clients, "6H", side=0)
        for _ in range(PLAYS):
            mover = clients[0].updates[-1].waiting_for[0]
            await say(clients, mover, clients[mover].updates[-1].legal.listed[0])
        seat = clients[0].updates[-1].waiting_for[0]
        before = clients[seat].updates[-1]
        assert before.match is not None
        assert (before.match.totals, before.match.round_number) == (TOTALS, ROUND)

        await clients[seat].socket.close()
        token = clients[seat].token
        back = await stack.enter_async_context(
            open_client(port, NAMES[seat], token=token, run=NEW_RUN)
        )
        await back.do(JoinRoom(id=0, code=code))
        after = await back.hear(Update)
        assert after.from_version == 0
        assert told(after) == told(before)
        assert isinstance(before.view, FiveHundredView)
        assert sum(before.view.tricks_won) == 2

        clients[seat] = back
        await say(clients, seat, after.legal.listed[0])
        assert view_of(back).hand_counts[seat] == before.view.hand_counts[seat] - 1
