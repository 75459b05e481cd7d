"""Hints over real sockets: asked at one process, answered by a bot host at any."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from time import monotonic

import pytest

from games.registry import GAMES
from protocol.advice import ADVICE_REASONS
from protocol.client_messages import (
    CreateRoom,
    Hint,
    JoinRoom,
    LeaveRoom,
    MakeMove,
    SetRoom,
)
from protocol.errors import ErrorCode
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, Phase
from protocol.room_events import HintsSet
from protocol.server_messages import Advice, Advise, Error, Ok, Update
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.scale import deadline, patience
from tests.server.advisers import (
    LONG_S,
    SHORT_S,
    advice_for,
    answer,
    answering,
    asked,
    asking,
    open_adviser,
    refusal_of,
)
from tests.server.processes import open_processes
from tests.server.tables import (
    all_at,
    move,
    open_table,
    sit_down,
    start_any_match,
    start_match,
    turn_of,
)
from tests.serving import running_server

HINTED_MOVES = 12


async def open_game(clients: Sequence[Client], game: str) -> None:
    """A match of any game with its standard options, at its first deal."""
    host, *guests = clients
    opened = await host.do(CreateRoom(id=0, game=game, seats=len(clients)))
    assert opened.code is not None
    for guest in guests:
        await guest.do(JoinRoom(id=0, code=opened.code))
    await start_any_match(clients)


@pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
async def test_a_hint_is_a_move_that_can_be_made_and_a_known_reason(
    redis_url: str, subprotocol: str
) -> None:
    async with (
        running_server(redis_url) as port,
        bots(port),
        open_client(port, "Ann", subprotocol=subprotocol) as ann,
        open_client(port, "Bob", subprotocol=subprotocol) as bob,
    ):
        await sit_down([ann, bob], between_rounds_s=0)
        await start_match([ann, bob])
        for _ in range(HINTED_MOVES):
            mover = turn_of([ann, bob])
            advice = await advice_for(mover)
            assert advice.turn == mover.updates[-1].turn
            assert advice.move in mover.updates[-1].legal.texts()
            reason = ADVICE_REASONS["fifty_one"](advice.reason)
            assert set(advice.arguments) == set(reason.arguments)
            assert await advice_for(mover) == Advice(
                advice.id + 1, advice.turn, advice.move, advice.reason, advice.arguments
            )
            version = mover.updates[-1].version
            assert bob.updates[-1].version == version, "a hint changes nothing"
            done = await mover.do(MakeMove(id=0, text=advice.move, turn=advice.turn))
            await all_at([ann, bob], done)


async def test_bots_at_another_process_give_a_hint(redis_url: str) -> None:
    async with open_processes(redis_url) as processes:
        here, there = await processes.serve(), await processes.serve()
        await processes.host_bots(there.url)
        async with open_table(here.port, here.port) as clients:
            mover = turn_of(clients)
            async with deadline(LONG_S):
                while isinstance(answer := await asked(mover), Error):
                    assert answer.code is ErrorCode.NO_BOTS, answer  # the bots are not there yet
            assert isinstance(answer, Advice)
            await mover.do(MakeMove(id=0, text=answer.move, turn=answer.turn))


@pytest.mark.parametrize("game", GAMES)
async def test_a_round_can_be_played_by_hints_at_any_game(redis_url: str, game: str) -> None:
    seats = GAMES[game].recommended_seats[0]
    async with (
        running_server(redis_url, messages_per_s=1000, message_burst=1000) as port,
        bots(port, capacity=1),
        AsyncExitStack() as stack,
    ):
        clients = [
            await stack.enter_async_context(open_client(port, f"P{seat}")) for seat in range(seats)
        ]
        await open_game(clients, game)
        async with deadline(60):
            while clients[0].room.phase is Phase.PLAYING:
                mover = turn_of(clients)
                advice = await advice_for(mover)
                turn = mover.updates[-1].turn
                await all_at(clients, await mover.do(_made(advice, turn)))


def _made(advice: Advice, turn: int) -> MakeMove:
    return MakeMove(id=0, text=advice.move, turn=turn)


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, hint_timeout_s=patience(LONG_S)) as port:
        yield port


@pytest.fixture
async def hasty_port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url, hint_timeout_s=patience(SHORT_S)) as port:
        yield port


async def test_only_the_seat_that_is_waited_for_is_given_one(port: int) -> None:
    async with (
        open_adviser(port) as host,
        answering(host),
        open_client(port, "Sue", role="spectator") as onlooker,
        open_client(port, "Tom") as stranger,
        open_client(port, "Una") as standing,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        code = await sit_down([ann, bob])
        assert await refusal_of(ann) is ErrorCode.NO_MATCH
        await start_match([ann, bob])
        for watching in (onlooker, standing):
            await watching.do(JoinRoom(id=0, code=code))
            assert await refusal_of(watching) is ErrorCode.NOT_SEATED
        assert await refusal_of(stranger) is ErrorCode.NOT_IN_ROOM
        mover = turn_of([ann, bob])
        other = ann if mover is bob else bob
        assert await refusal_of(other) is ErrorCode.NOTHING_TO_CHOOSE
        assert await refusal_of(host) is ErrorCode.WRONG_ROLE
        assert not any(isinstance(message, Advise) for message in host.heard)
        await advice_for(mover)


async def test_hints_are_off_where_the_host_says_so(port: int) -> None:
    async with (
        open_adviser(port) as host,
        answering(host),
        open_table(port, port) as clients,
    ):
        mover = turn_of(clients)
        assert mover.room.hints
        refused = await clients[1].ask(SetRoom(id=0, hints=False))
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.NOT_HOST
        done = await clients[0].do(SetRoom(id=0, hints=False))
        await all_at(clients, done)
        assert not mover.room.hints
        assert clients[1].events(HintsSet) == [HintsSet(False)]
        assert await refusal_of(mover) is ErrorCode.HINTS_OFF
        again = await clients[0].do(SetRoom(id=0, hints=True))
        await all_at(clients, again)
        await advice_for(mover)


async def test_without_a_bot_process_there_is_none_after_a_while(hasty_port: int) -> None:
    async with open_table(hasty_port, hasty_port) as clients:
        began = monotonic()
        assert await refusal_of(turn_of(clients)) is ErrorCode.NO_BOTS
        assert monotonic() - began >= patience(SHORT_S)


async def test_a_process_whose_bots_play_other_games_gives_none(hasty_port: int) -> None:
    async with (
        open_adviser(hasty_port, "page_one") as host,
        open_table(hasty_port, hasty_port) as clients,
    ):
        assert await refusal_of(turn_of(clients)) is ErrorCode.NO_BOTS
        assert not any(isinstance(message, Advise) for message in host.heard)


async def test_each_connection_has_one_hint_on_its_way(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        mover = turn_of(clients)
        async with asking(mover) as first:
            question = await host.hear(Advise)
            assert await refusal_of(mover) is ErrorCode.HINT_PENDING
            assert not first.done()
            assert isinstance(await answer(host, question), Ok)
        assert isinstance(first.result(), Advice)
        async with answering(host):
            await advice_for(mover)


async def test_all_together_have_no_more_than_the_server_takes(redis_url: str) -> None:
    async with (
        running_server(redis_url, hint_timeout_s=patience(LONG_S), hints_max=1) as port,
        open_adviser(port) as host,
        open_table(port, port) as one,
        open_table(port, port) as other,
        asking(turn_of(one)) as first,
    ):
        question = await host.hear(Advise)
        assert await refusal_of(turn_of(other)) is ErrorCode.BUSY
        await answer(host, question)
        async with answering(host):
            assert isinstance(await first, Advice)
            await advice_for(turn_of(other))


async def test_a_hint_for_a_turn_that_is_over_is_stale(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        mover = turn_of(clients)
        async with asking(mover) as hint:
            question = await host.hear(Advise)
            done = await mover.do(move(mover))
            await all_at(clients, done)
            assert isinstance(await answer(host, question), Ok)
        refused = hint.result()
        assert isinstance(refused, Error)
        turn = mover.updates[-1].turn
        assert (refused.code, refused.arguments) == (ErrorCode.STALE_TURN, {"turn": turn})


async def test_whoever_leaves_the_room_is_told_no_more_of_it(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        mover = turn_of(clients)
        async with asking(mover) as hint:
            question = await host.hear(Advise)
            await mover.do(LeaveRoom(id=0))
            await answer(host, question)
        refused = hint.result()
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.NOT_IN_ROOM


async def test_whoever_is_gone_is_waited_for_no_longer(redis_url: str) -> None:
    async with (
        running_server(redis_url, hint_timeout_s=patience(LONG_S), hints_max=1) as port,
        open_adviser(port) as host,
        open_table(port, port) as clients,
    ):
        mover = turn_of(clients)
        await mover.say(Hint(id=77))
        await host.hear(Advise)
        mover.socket.transport.abort()
        async with open_client(port, "Ann", token=mover.token) as back:
            await back.do(JoinRoom(id=0, code=mover.room.code))
            await back.hear(Update)
            seen = len(host.heard)
            async with asking(back) as hint:
                await answer(host, await host.hear(Advise, since=seen))
            assert isinstance(hint.result(), Advice)
