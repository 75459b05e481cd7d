"""49: two fast clicks at the start of a turn do a thing twice. (The button is the web's part.)"""

from games.field.events import FieldFlushed, Swapped
from games.fifty_one.view import FiftyOneView
from protocol.client_messages import MakeMove
from protocol.errors import ErrorCode
from protocol.server_messages import Error, Ok
from tests.client import Client
from tests.secrecy.telling import GENEROUS
from tests.server.tables import all_at, move, open_table, play_moves, turn_of
from tests.serving import running_server


async def click_twice(client: Client, first: MakeMove, second: MakeMove) -> tuple[Ok, Error]:
    """The answers to two requests that leave without a wait between them."""
    since = len(client.heard)
    await client.say(first)
    await client.say(second)
    done = await client.hear(Ok, lambda ok: ok.id == first.id, since=since)
    refused = await client.hear(Error, lambda error: error.id == second.id, since=since)
    return done, refused


async def test_second_click_is_refused_as_stale(redis_url: str) -> None:
    async with running_server(redis_url, **GENEROUS) as port, open_table(port, port) as clients:
        mover = turn_of(clients)
        update = mover.updates[-1]
        texts = update.legal.listed[:2]
        first, second = (
            MakeMove(id=500 + place, text=text, turn=update.turn)
            for place, text in enumerate(texts)
        )
        done, refused = await click_twice(mover, first, second)
        await all_at(clients, done)
        assert (refused.code, refused.arguments) == (
            ErrorCode.STALE_TURN,
            {"turn": update.turn + 1},
        )
        for client in clients:
            assert len(client.events(Swapped)) == 1
        view = mover.updates[-1].view
        assert isinstance(view, FiftyOneView)
        assert len(view.hand) == 5


async def test_second_click_within_a_turn_that_goes_on_is_refused_as_stale(redis_url: str) -> None:
    """A flush leaves the seat on turn: what was meant for the old field is not done to the new."""
    async with running_server(redis_url, **GENEROUS) as port, open_table(port, port) as clients:
        await play_moves(clients, 2)
        mover = turn_of(clients)
        turn = mover.updates[-1].turn
        flush = MakeMove(id=500, text="flush", turn=turn)
        done, refused = await click_twice(mover, flush, move(mover, id=501))
        await all_at(clients, done)
        assert refused.code == ErrorCode.STALE_TURN
        assert len(mover.events(FieldFlushed)) == 1
        assert turn_of(clients) is mover
        await mover.do(move(mover))
