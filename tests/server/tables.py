"""Tables of people in tests: opened, seated, and played on by the first legal move."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import Any

from games.options import OptionValue
from protocol.client_messages import (
    CreateRoom,
    JoinRoom,
    MakeMove,
    Ready,
    Reveal,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import RoomCode
from protocol.room_events import MatchStarted, Starting
from protocol.server_messages import Ok, Update
from tests.client import Client, open_client

__all__ = [
    "LONG_MATCH",
    "all_at",
    "assert_gapless",
    "heard",
    "move",
    "nonce_of",
    "open_table",
    "play_moves",
    "sit_down",
    "start_any_match",
    "start_match",
    "start_page_one",
    "turn_of",
]

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
LONG_MATCH: dict[str, OptionValue] = {"rounds": 50, "lap_limit": 0}


def nonce_of(seat: int) -> str:
    return f"{seat + 1:064x}"


async def sit_down(
    clients: Sequence[Client],
    *,
    seats: int | None = None,
    **room: Any,  # as `SetRoom` takes them
) -> RoomCode:
    """The first opens a room with a seat for each, or more, and all are in it; gives its code."""
    host, *guests = clients
    opened = await host.do(CreateRoom(id=0, seats=seats or len(clients)))
    assert opened.code is not None
    for guest in guests:
        await guest.do(JoinRoom(id=0, code=opened.code))
    if room:
        await host.do(SetRoom(id=0, **room))
    return opened.code


async def start_match(clients: Sequence[Client], **options: OptionValue) -> None:
    """51: all are ready and reveal; everybody has heard of the first deal."""
    await _start(clients, {**LONG_MATCH, **options})


async def start_page_one(clients: Sequence[Client]) -> None:
    """A match of Page One in which a last card comes soon and a penalty costs little.

    With a penalty of one card, whoever is caught on the own turn could declare again at once.
    """
    await _start(clients, {"hand_size": 3, "penalty": 2})


async def start_any_match(clients: Sequence[Client]) -> None:
    """A match of the room's game with its standard options."""
    await _start(clients, {})


async def _start(clients: Sequence[Client], options: dict[str, OptionValue]) -> None:
    host = clients[0]
    await host.do(SetOptions(id=0, options=options))
    for seat, client in enumerate(clients):
        nonce_hash = sha256(bytes.fromhex(nonce_of(seat))).hexdigest()
        await client.do(Ready(id=0, nonce_hash=nonce_hash))
    begun = [len(client.heard) for client in clients]
    await host.do(Start(id=0))
    for seat, client in enumerate(clients):
        await heard(client, Starting, since=begun[seat])
        await client.do(Reveal(id=0, nonce=nonce_of(seat)))
    for seat, client in enumerate(clients):
        await heard(client, MatchStarted, since=begun[seat])


@asynccontextmanager
async def open_table(*ports: int, **room: Any) -> AsyncIterator[list[Client]]:
    """People at a table that plays already, one for each port named."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(open_client(port, name))
            for port, name in zip(ports, NAMES, strict=False)
        ]
        await sit_down(clients, **room)
        await start_match(clients)
        yield clients


async def heard(
    client: Client,
    event: type[Any],  # any class of events
    *,
    since: int = 0,
) -> Update:
    """The first update, from message number `since` on, that tells an event of that kind."""
    return await client.hear(
        Update, lambda update: any(isinstance(one, event) for one in update.events), since=since
    )


def turn_of(clients: Sequence[Client]) -> Client:
    """Whose turn it is, by what the one who is furthest has heard."""
    newest = max((client.updates[-1] for client in clients), key=lambda update: update.version)
    return clients[newest.waiting_for[0]]


def move(client: Client, id: int = 0) -> MakeMove:
    """The first legal move of the one whose turn it is."""
    update = client.updates[-1]
    return MakeMove(id=id, text=update.legal.listed[0], turn=update.turn)


async def play_moves(clients: Sequence[Client], count: int) -> None:
    """So many moves, each heard by everybody."""
    for _ in range(count):
        mover = turn_of(clients)
        done = await mover.do(move(mover))
        await all_at(clients, done)


async def all_at(clients: Sequence[Client], done: Ok) -> None:
    """Returns when everybody has heard of the version of an answer."""
    assert done.version is not None
    version = done.version
    for client in clients:
        await client.hear(Update, lambda update: update.version >= version)


def assert_gapless(updates: Sequence[Update]) -> None:
    """Each update begins where the one before ended, or is a snapshot."""
    version = 0
    for update in updates:
        assert update.from_version in (0, version), [
            (update.from_version, update.version) for update in updates
        ]
        version = update.version
