"""73: frames of very different sizes are dealt with out of order. The server's part: what was
asked in one burst is answered in that order, and what happens is told in order, however large."""

from protocol.client_messages import EndMatch, GetRecord, Ping, Request, SetRoom
from protocol.codec import encode_client_message
from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.server_messages import Ok, Pong, Record
from tests.client import Client, open_client
from tests.faults.table import RUSH
from tests.server.tables import assert_gapless, play_moves, sit_down, start_match
from tests.serving import running_server

FRAMES = 1_000
COMMITS = 200
MOVES = 200
FIRST_ID = 10_000


async def ask_in_a_burst(client: Client, requests: list[Request]) -> list[type[object]]:
    """The kinds of the answers, in the order in which they came."""
    seen = len(client.heard)
    for request in requests:
        await client.socket.send(encode_client_message(request, MSGPACK_SUBPROTOCOL))  # type: ignore[arg-type]  # of the union
    last = requests[-1].id
    await client.wait(lambda message: getattr(message, "id", None) == last, since=seen)
    answers = [one for one in client.heard[seen:] if isinstance(one, Ok | Pong | Record)]
    assert [answer.id for answer in answers] == [request.id for request in requests]
    return [type(answer) for answer in answers]


async def test_answers_come_in_the_order_of_the_requests(redis_url: str) -> None:
    settings = {**RUSH, "outbox_messages_max": FRAMES, "outbox_bytes_max": 256 * 1024 * 1024}
    async with (
        running_server(redis_url, **settings) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        await start_match([ann, bob])
        await play_moves([ann, bob], MOVES)
        await ann.do(EndMatch(id=0))
        asked: list[Request] = [
            GetRecord(id=FIRST_ID + number) if number % 2 else Ping(id=FIRST_ID + number)
            for number in range(FRAMES)
        ]
        kinds = await ask_in_a_burst(ann, asked)
        assert kinds == [Pong, Record] * (FRAMES // 2)
        records = [frame for frame in ann.frames if len(frame) > 5_000]
        assert len(records) >= FRAMES // 2, "small and large in turn"


async def test_commits_asked_for_in_a_burst_are_made_and_told_in_order(redis_url: str) -> None:
    async with (
        running_server(redis_url, **RUSH) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob])
        asked: list[Request] = [
            SetRoom(id=FIRST_ID + number, between_rounds_s=number + 1) for number in range(COMMITS)
        ]
        assert await ask_in_a_burst(ann, asked) == [Ok] * COMMITS
        assert_gapless(ann.updates)
