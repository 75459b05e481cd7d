"""Hints over real sockets: asked at one process, answered by a bot host at any."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

import pytest

from games.registry import GAMES
from protocol.advice import ADVICE_REASONS
from protocol.client_messages import (
    AdviceFromHost,
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
from protocol.server_messages import Advice, Advise, Error, Ok, Reply, Update
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.scale import deadline, patience
from tests.server.advisers import answer, answering, honest, open_adviser
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
SHORT_S = 0.4
"""A time-out for hints that nobody is to wait for."""
LONG_S = 20.0
"""One that is not to be waited for."""

Answer = Reply | Error


async def asked(client: Client) -> Answer:
    return await client.ask(Hint(id=0))


async def refusal_of(client: Client) -> ErrorCode | str:
    refused = await asked(client)
    assert isinstance(refused, Error), refused
    return refused.code


async def advice_for(client: Client) -> Advice:
    advice = await asked(client)
    assert isinstance(advice, Advice), advice
    return advice


@asynccontextmanager
async def asking(client: Client) -> AsyncIterator["asyncio.Task[Answer]"]:
    """A hint on its way; the block ends when it is answered."""
    async with asyncio.TaskGroup() as tasks:
        yield tasks.create_task(asked(client))


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


async def test_a_person_is_hinted_through_by_processes_of_their_own(redis_url: str) -> None:
    """The bots are at another process than the person, and have no bot free but those that sit."""
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


async def test_only_the_seat_that_is_waited_for_is_given_one(hasty_port: int) -> None:
    async with (
        open_adviser(hasty_port) as host,
        answering(host),
        open_client(hasty_port, "Sue", role="spectator") as onlooker,
        open_client(hasty_port, "Tom") as stranger,
        open_client(hasty_port, "Una") as standing,
        open_client(hasty_port, "Ann") as ann,
        open_client(hasty_port, "Bob") as bob,
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


async def test_hints_are_off_where_the_host_says_so(hasty_port: int) -> None:
    async with (
        open_adviser(hasty_port) as host,
        answering(host),
        open_table(hasty_port, hasty_port) as clients,
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


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        pytest.param({"move": "swap 2C 2C"}, "move", id="a move that cannot be made"),
        pytest.param({"move": "dance"}, "move", id="no move"),
        pytest.param({"move": "play KS"}, "move", id="a move of another game"),
        pytest.param({"reason": "because"}, "reason", id="no reason"),
        pytest.param({"reason": "must_draw"}, "reason", id="a reason of another game"),
        pytest.param({"arguments": {}}, "reason", id="arguments left out"),
        pytest.param({"arguments": {"points": 1, "secret": 2}}, "reason", id="more arguments"),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 7, "card": "KS"}},
            "reason",
            id="no seat",
        ),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 1, "card": "XX"}},
            "reason",
            id="no card",
        ),
        pytest.param(
            {"reason": "denies_next", "arguments": {"seat": 1, "card": (1,)}}, "reason", id="a list"
        ),
        pytest.param(
            {"reason": "new_suit", "arguments": {"suit": "X", "count": 1}}, "reason", id="no suit"
        ),
        pytest.param(
            {"reason": "new_suit", "arguments": {"suit": "S", "count": "S"}},
            "reason",
            id="no number",
        ),
    ],
)
async def test_what_a_host_says_is_looked_at(
    port: int, changes: dict[str, object], field: str
) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        async with asking(turn_of(clients)) as hint:
            refused = await answer(host, await host.hear(Advise), **changes)
        assert isinstance(refused, Error)
        assert (refused.code, refused.arguments["field"]) == (ErrorCode.INVALID, field)
        told = hint.result()
        assert isinstance(told, Error)
        assert told.code is ErrorCode.NO_BOTS


async def test_a_question_is_answered_once_by_the_host_that_was_asked(port: int) -> None:
    async with (
        open_adviser(port) as host,
        open_table(port, port) as clients,
        asking(turn_of(clients)) as hint,
    ):
        question = await host.hear(Advise)
        async with open_adviser(port) as meddler:
            for stranger in (meddler, clients[0]):
                refused = await answer(stranger, question)
                assert isinstance(refused, Error)
                assert refused.code in (ErrorCode.INVALID, ErrorCode.WRONG_ROLE)
        assert not hint.done()
        assert isinstance(await answer(host, question), Ok)
        again = await answer(host, question)
        assert isinstance(again, Error)
        assert again.arguments == {"field": "request"}
        assert isinstance(await hint, Advice)
        mover = turn_of(clients)
        assert len([message for message in mover.heard if isinstance(message, Advice)]) == 1


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


async def test_a_host_that_goes_leaves_its_question_to_another(port: int) -> None:
    async with AsyncExitStack() as stack, open_table(port, port) as clients:
        hosts = [await stack.enter_async_context(open_adviser(port)) for _ in range(2)]
        async with asking(turn_of(clients)) as hint:
            first = await _first_asked(hosts)
            await first.socket.close()
            (second,) = (host for host in hosts if host is not first)
            question = await second.hear(Advise)
            assert isinstance(await answer(second, question), Ok)
        assert isinstance(hint.result(), Advice)


async def _first_asked(hosts: Sequence[Client]) -> Client:
    """The host that is asked."""
    async with asyncio.TaskGroup() as tasks:
        waiting = {tasks.create_task(host.hear(Advise)): host for host in hosts}
        done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
    return waiting[done.pop()]


async def test_a_host_that_goes_leaves_its_question_to_another_process(redis_url: str) -> None:
    settings = {"hint_timeout_s": patience(2.0)}
    async with (
        running_server(redis_url, **settings) as here,
        running_server(redis_url, **settings) as there,
        open_table(here, here) as clients,
    ):
        async with asking(turn_of(clients)) as hint:
            async with open_adviser(here) as gone:
                await gone.hear(Advise)
            async with open_adviser(there) as host:
                assert isinstance(await answer(host, await host.hear(Advise)), Ok)
        assert isinstance(hint.result(), Advice)


async def test_when_the_only_host_goes_there_is_none(hasty_port: int) -> None:
    async with open_table(hasty_port, hasty_port) as clients:
        async with asking(turn_of(clients)) as hint, open_adviser(hasty_port) as host:
            await host.hear(Advise)
        refused = hint.result()
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.NO_BOTS


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


async def test_the_host_is_told_the_round_from_its_deal_on(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        for _ in range(3):
            mover = turn_of(clients)
            await all_at(clients, await mover.do(move(mover)))
        mover = turn_of(clients)
        async with asking(mover):
            question = await host.hear(Advise)
            await answer(host, question)
        update = mover.updates[-1]
        assert (question.view, question.legal) == (update.view, update.legal)
        kinds = [event.type for event in question.events]
        assert kinds == ["field_dealt", *["swapped"] * 3]
        assert question.events == tuple(mover.events())[-4:]


async def test_people_cannot_answer_for_bots(port: int) -> None:
    async with open_client(port, "Ann") as ann:
        refused = await ann.ask(
            AdviceFromHost(id=0, request=1, move="pass", reason="pass_keep", arguments={})
        )
        assert isinstance(refused, Error)
        assert refused.code is ErrorCode.WRONG_ROLE


async def test_an_answer_is_what_the_players_themselves_would_do(port: int) -> None:
    async with open_adviser(port) as host, open_table(port, port) as clients:
        async with asking(turn_of(clients)) as hint:
            question = await host.hear(Advise)
            said = honest(question)
            await answer(host, question)
        advice = hint.result()
        assert isinstance(advice, Advice)
        assert (advice.move, advice.reason) == (said.move, said.reason)
