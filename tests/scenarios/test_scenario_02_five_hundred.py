"""2: after a return the server works from a fresh player: Five Hundred, round 3, +240 and -80.

The control is a second room with the same deals, where the same is said and nobody drops.
"""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from hashlib import sha256

import msgpack

from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.view import FiveHundredView
from games.options import OptionValue
from games.seats import Seat, left_of
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
from protocol.ids import Phase
from protocol.room_events import MatchStarted, Starting
from protocol.server_messages import Update
from tests.client import Client, open_client
from tests.secrecy.telling import GENEROUS
from tests.secrecy.tracker import decoded
from tests.server.tables import all_at, heard, nonce_of, turn_of
from tests.serving import running_server

NAMES = ("Ann", "Bob", "Cid", "Dee")
OPTIONS: dict[str, OptionValue] = {"blind_misere_enabled": False, "slam_min": "none"}
TOTALS = (240, -80)
ROUND = 3
NEW_RUN = "1" * 16
"""The page was loaded anew: requests are counted from 1 again."""
PLAYS = 10
"""Two tricks and a half."""
DEMO_SEED = "the same deals in every room"
OF_THE_ROOM = ("match_id", "results")
"""What differs between two rooms, and what a snapshot alone tells: the rounds before."""


async def sit_down(clients: Sequence[Client]) -> None:
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


def view_of(client: Client) -> FiveHundredView:
    view = client.updates[-1].view
    assert isinstance(view, FiveHundredView)
    return view


async def say(clients: Sequence[Client], seat: Seat, text: str) -> None:
    client = clients[seat]
    done = await client.do(MakeMove(id=0, text=text, turn=client.updates[-1].turn))
    await all_at([client for client in clients if client.close_code is None], done)


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


async def play(clients: Sequence[Client]) -> None:
    """The seat on turn plays the first card that it may."""
    mover = turn_of(clients)
    await say(clients, Seat(clients.index(mover)), mover.updates[-1].legal.listed[0])


async def open_round_3(port: int, stack: AsyncExitStack) -> list[Client]:
    """Four people in the third trick of round 3, in which Ann's side has bid six hearts."""
    clients = [await stack.enter_async_context(open_client(port, name)) for name in NAMES]
    await sit_down(clients)
    await play_to_round_3(clients)
    await win_auction(clients, "6H", side=0)
    for _ in range(PLAYS):
        await play(clients)
    return clients


async def drop(client: Client) -> None:
    client.socket.transport.abort()
    await client.closed()


async def come_back(port: int, stack: AsyncExitStack, gone: Client, name: str) -> Client:
    opening = open_client(port, name, token=gone.token, run=NEW_RUN)
    back = await stack.enter_async_context(opening)
    await back.do(JoinRoom(id=0, code=gone.room.code))
    assert (await back.hear(Update)).from_version == 0
    return back


def told(client: Client) -> bytes:
    """What the newest update says of the table, as it came."""
    messages = (decoded(frame) for frame in reversed(client.frames))
    update = next(message for message in messages if message["type"] == "update")
    match = {name: value for name, value in update["match"].items() if name not in OF_THE_ROOM}
    parts = [match, *(update[name] for name in ("view", "legal", "turn", "waiting_for"))]
    raw = msgpack.packb(parts)
    assert isinstance(raw, bytes)
    return raw


async def test_hand_after_a_return_is_that_of_one_who_never_dropped(redis_url: str) -> None:
    async with (
        running_server(redis_url, **GENEROUS, demo_seed=DEMO_SEED) as port,
        AsyncExitStack() as stack,
    ):
        clients = await open_round_3(port, stack)
        control = await open_round_3(port, stack)
        seat = left_of(Seat(clients.index(turn_of(clients))), len(clients))
        assert told(clients[seat]) == told(control[seat])

        await drop(clients[seat])
        await play(clients)
        await play(control)
        clients[seat] = await come_back(port, stack, clients[seat], NAMES[seat])
        match, view = clients[seat].updates[-1].match, view_of(clients[seat])
        assert match is not None
        assert (match.totals, match.round_number) == (TOTALS, ROUND)
        assert (sum(view.tricks_won), len(view.plays)) == (2, 3)

        while view_of(control[seat]).result is None:
            assert told(clients[seat]) == told(control[seat])
            await play(clients)
            await play(control)
        assert told(clients[seat]) == told(control[seat])
