"""48: the same move, posted twice, is made twice."""

from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from websockets.exceptions import ConnectionClosed

from games.field.events import Swapped
from protocol.client_messages import JoinRoom, MakeMove, Resume
from protocol.server_messages import Ok
from tests.client import Client, open_client
from tests.scale import scaled
from tests.secrecy.telling import GENEROUS
from tests.server.processes import server_process
from tests.server.tables import all_at, assert_gapless, move, open_table, turn_of
from tests.serving import running_server

TIMES = scaled(500)
TIMES_ON_TWO = scaled(200)
JOIN_ID = 1_000_000


def answers(client: Client, id: int) -> list[Ok]:
    """Those to a request, in order."""
    return [each for each in client.heard if isinstance(each, Ok) and each.id == id]


def swap_count(client: Client) -> int:
    return len(client.events(Swapped))


async def post_twice(client: Client, request: MakeMove) -> Ok:
    """Says it twice on one socket; both are answered alike."""
    await client.say(request)
    await client.say(request)
    await client.wait(lambda _: len(answers(client, request.id)) == 2)
    first, again = answers(client, request.id)
    assert first == again
    return first


async def test_on_one_socket_it_is_made_once_and_answered_alike(redis_url: str) -> None:
    async with running_server(redis_url, **GENEROUS) as port, open_table(port, port) as clients:
        for number in range(TIMES):
            mover = turn_of(clients)
            await all_at(clients, await post_twice(mover, move(mover, id=1000 + number)))
            assert [swap_count(client) for client in clients] == [number + 1] * 2
        for client in clients:
            assert_gapless(client.updates)


async def post_on_both(first: Client, second: Client, request: MakeMove, code: str) -> Ok:
    """Says it on the socket that the player has, and on the one that takes its place."""
    await second.say(JoinRoom(id=JOIN_ID, code=code))
    await second.say(request)
    with suppress(ConnectionClosed):
        await first.say(request)
    done = await second.hear(Ok, lambda ok: ok.id == request.id)
    assert await first.closed() == 1000
    assert set(answers(first, request.id)) <= {done}
    return done


async def take_over(clients: Sequence[Client], second: Client, number: int) -> list[Client]:
    """The table after the next move, made twice, by a player who is at `second` from then on."""
    mover = turn_of(clients)
    request = move(mover, id=1000 + number)
    done = await post_on_both(mover, second, request, clients[0].room.code)
    after = [second if client is mover else client for client in clients]
    await all_at(after, done)
    return after


async def test_on_two_sockets_to_two_processes_it_is_made_once(redis_url: str) -> None:
    async with (
        server_process(redis_url, **GENEROUS) as one,
        server_process(redis_url, **GENEROUS) as other,
        open_table(one.port, one.port) as opened,
        AsyncExitStack() as stack,
        open_client(one.port, "Sue", role="spectator") as witness,
    ):
        clients = list(opened)
        await witness.do(JoinRoom(id=0, code=clients[0].room.code))
        for number in range(TIMES_ON_TWO):
            port = (other.port, one.port)[number // 2 % 2]
            token = turn_of(clients).token
            second = await stack.enter_async_context(open_client(port, "Ann", token=token))
            clients = await take_over(clients, second, number)
            await all_at([witness], await clients[0].do(Resume(id=0, since=0)))
            assert swap_count(witness) == number + 1
        assert_gapless(witness.updates)
