"""36: the seed is inside what clients, pages or logs are given, and the deck can be computed."""

import asyncio
import re
from hashlib import sha256

from protocol.client_messages import EndMatch, GetRecord, MakeMove, Resume
from protocol.errors import ErrorCode
from protocol.ids import MatchId
from protocol.room_events import MatchAbandoned
from protocol.server_messages import Error
from server.room.fairness import commitment
from tests.client import Client
from tests.scale import deadline
from tests.secrecy.telling import GENEROUS, stored_room
from tests.secrecy.tracker import spellings
from tests.server.processes import server_process
from tests.server.tables import heard, open_table, play_moves, turn_of

PAGES = ("/", "/r/{code}", "/qr/{code}.svg", "/healthz", "/readyz", "/protocol", "/metrics", "/x")
REFUSED = ("swap AS AS", "swap", "flush call", "\u202e", "seed")


async def page(port: int, path: str) -> bytes:
    """A whole answer, head and all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: cards.local\r\n\r\n".encode())
    async with deadline(5):
        answer = await reader.read()
    writer.close()
    return answer


async def be_refused(client: Client) -> None:
    """Everything that is answered with a word about the match."""
    turn = client.updates[-1].turn
    for text in REFUSED:
        for at in (turn, turn - 1, turn + 1):
            assert isinstance(await client.ask(MakeMove(id=0, text=text, turn=at)), Error)
    answer = await client.ask(GetRecord(id=0, match_id=client.room.match_id))
    assert isinstance(answer, Error)
    assert answer.code == ErrorCode.NO_RECORD
    await client.do(Resume(id=0, since=0))
    await client.do(Resume(id=0, since=1))


async def test_nothing_that_leaves_the_server_holds_the_seed_of_a_match_in_play(
    redis_url: str,
) -> None:
    async with (
        server_process(redis_url, **GENEROUS, log_level="debug", log_format="json") as server,
        open_table(server.port, server.port, server.port) as clients,
    ):
        await play_moves(clients, 8)
        for client in clients:
            await be_refused(client)
        await turn_of(clients).socket.send(b"\xc1")
        code = clients[0].room.code
        answers = [await page(server.port, path.format(code=code)) for path in PAGES]
        document = (await stored_room(redis_url, code)).document
        assert document.match is not None
        frames = [
            bytes(frame) for client in clients for frame in client.frames if type(frame) is bytes
        ]
        told = b"\n".join([*answers, *frames, *(line.encode() for line in server.log)])
        for secret in (document.setup.seed, document.match.key.hex()):
            assert not any(spelling in told for spelling in spellings(secret))

        host = next(client for client in clients if client.close_code is None)
        await host.do(EndMatch(id=0))
        abandoned = await heard(host, MatchAbandoned)
        seeds = [event.seed for event in abandoned.events if isinstance(event, MatchAbandoned)]
        assert seeds == [document.setup.seed]


async def test_commitment_binds_more_than_can_be_tried(redis_url: str) -> None:
    """It is a hash over 32 random bytes: who tries orders of cards has nothing to compare with."""
    match_id, seed = MatchId("0f" * 16), "a5" * 32
    shown = commitment(match_id, seed)
    assert shown == sha256(b"bafuda seed 1" + bytes.fromhex(match_id + seed)).hexdigest()
    assert re.fullmatch("[0-9a-f]{64}", shown)
