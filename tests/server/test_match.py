"""A short match of 51 over real sockets, from the opening of the room to its record."""

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256

import pytest

from protocol.client_messages import GetRecord, MakeMove, NextRound
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, Phase
from protocol.room_events import MatchFinished, MatchStarted, RoundScored
from protocol.server_messages import Record, Update
from tests.client import Client, open_client
from tests.scale import deadline
from tests.server.tables import assert_gapless, nonce_of, sit_down, start_match
from tests.serving import running_server

MATCH_S = 60.0


async def play_to_the_end(client: Client, seat: int) -> MatchFinished:
    """Makes the first legal move whenever it is its turn, and wants every next round."""
    place = 0
    while True:
        update = await client.hear(Update, since=place)
        place = client.heard.index(update, place) + 1
        for event in update.events:
            if isinstance(event, MatchFinished):
                return event
        if update is not client.updates[-1] or seat not in update.waiting_for:
            continue
        if update.legal.listed:
            await client.do(MakeMove(id=0, text=update.legal.listed[0], turn=update.turn))
        elif client.room.phase is Phase.BETWEEN_ROUNDS:
            await client.do(NextRound(id=0))


@pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
async def test_match_is_played_from_opening_to_record(redis_url: str, subprotocol: str) -> None:
    async with running_server(redis_url) as port, AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(open_client(port, name, subprotocol=subprotocol))
            for name in ("Ann", "Bob", "Cid", "Dee")
        ]
        await sit_down(clients, between_rounds_s=60)
        await start_match(clients, rounds=2, lap_limit=4)
        async with deadline(MATCH_S), asyncio.TaskGroup() as tasks:
            playing = [
                tasks.create_task(play_to_the_end(client, seat))
                for seat, client in enumerate(clients)
            ]
        ends = [task.result() for task in playing]
        assert ends == [ends[0]] * 4
        for client in clients:
            assert len(client.events(RoundScored)) == 2
            assert_gapless(client.updates)
        await check_record(clients, ends[0])


async def check_record(clients: list[Client], end: MatchFinished) -> None:
    """Everybody can fetch it, and it proves what was committed to before the match."""
    started = clients[0].events(MatchStarted)[0]
    assert started.nonces == tuple(nonce_of(seat) for seat in range(len(clients)))
    for client in clients:
        answer = await client.ask(GetRecord(id=0))
        assert isinstance(answer, Record)
        record = answer.record
        assert (record["match_id"], record["seed"]) == (end.match_id, end.seed)
        assert (record["ranks"], record["totals"]) == (list(end.ranks), list(end.totals))
        assert record["moves"]
    bound = b"bafuda seed 1" + bytes.fromhex(end.match_id) + bytes.fromhex(end.seed)
    assert started.commitment == sha256(bound).hexdigest()
