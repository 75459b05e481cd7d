"""Previews over real sockets: for the seat on turn, for its eyes, when it asks."""

from contextlib import AsyncExitStack

import pytest

from protocol.client_messages import JoinRoom, MakeMove, Preview
from protocol.errors import ErrorCode
from protocol.game_types import FiftyOnePreview
from protocol.game_values import Seat
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from protocol.server_messages import Error, Previews, Update
from tests.client import Client, open_client
from tests.server.tables import sit_down, start_match
from tests.serving import running_server


async def previews_for(client: Client) -> Previews:
    answer = await client.ask(Preview(id=0))
    assert isinstance(answer, Previews), answer
    return answer


async def refusal_of(client: Client) -> ErrorCode | str:
    answer = await client.ask(Preview(id=0))
    assert isinstance(answer, Error), answer
    return answer.code


@pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
async def test_a_move_leaves_what_its_preview_said(redis_url: str, subprotocol: str) -> None:
    async with running_server(redis_url) as port, AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(open_client(port, name, subprotocol=subprotocol))
            for name in ("Ann", "Bob")
        ]
        await sit_down(clients)
        assert await refusal_of(clients[0]) is ErrorCode.NO_MATCH
        await start_match(clients)
        update = clients[0].updates[-1]
        (seat,) = update.waiting_for
        mover, other = clients[seat], clients[1 - seat]
        legal = mover.updates[-1].legal.listed

        previews = await previews_for(mover)
        assert previews.turn == update.turn
        assert [preview.text for preview in previews.by_move] == list(legal)
        assert (await previews_for(other)).by_move == ()

        chosen = previews.by_move[-1]
        assert isinstance(chosen, FiftyOnePreview)
        await mover.do(MakeMove(id=0, text=chosen.text, turn=previews.turn))
        after = await mover.hear(Update, lambda told: told.turn > previews.turn)
        assert after.view is not None
        assert after.view.seat == Seat(seat)
        assert after.view.shown == chosen.shown  # type: ignore[union-attr] # the view of 51
        assert (await previews_for(mover)).by_move == ()
        assert (await previews_for(other)).turn == after.turn


async def test_who_watches_is_told_no_previews(redis_url: str) -> None:
    async with running_server(redis_url) as port, AsyncExitStack() as stack:
        ann, bob, watcher, late = [
            await stack.enter_async_context(open_client(port, name, role=role))
            for name, role in (
                ("Ann", "player"),
                ("Bob", "player"),
                ("Wat", "spectator"),
                ("Lee", "player"),
            )
        ]
        code = await sit_down([ann, bob])
        await start_match([ann, bob])
        assert await refusal_of(late) is ErrorCode.NOT_IN_ROOM
        for client in (watcher, late):
            await client.do(JoinRoom(id=0, code=code))
            assert await refusal_of(client) is ErrorCode.NOT_SEATED
