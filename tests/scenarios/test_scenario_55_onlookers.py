"""55: those who only watch are able to act on the board."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import get_args

import pytest

from protocol.client_messages import (
    AddBot,
    CreateRoom,
    DrawSeats,
    EndMatch,
    JoinRoom,
    Kick,
    LeaveRoom,
    MakeMove,
    NextRound,
    Ready,
    RemoveBot,
    Request,
    Reveal,
    SetGame,
    SetOptions,
    SetPack,
    SetRoom,
    Sit,
    Stand,
    Start,
    SwapSeats,
)
from protocol.errors import ErrorCode
from protocol.ids import MSGPACK_SUBPROTOCOL, RoomCode
from protocol.room_events import BotSeated
from protocol.server_messages import Error
from server.room.commands import RoomRequest
from server.room.tickets import format_ticket
from tests.client import Client, open_client
from tests.secrecy.telling import GENEROUS, stored_room
from tests.server.tables import (
    heard,
    nonce_of,
    open_table,
    play_moves,
    sit_down,
    start_match,
    turn_of,
)
from tests.serving import running_server

SEATS = range(7)
GAME = "fifty_one"


@dataclass
class Board:
    """Two people in the middle of a match."""

    port: int
    redis_url: str
    clients: list[Client]

    @property
    def code(self) -> RoomCode:
        return self.clients[0].room.code

    async def stored(self) -> object:
        """All there is of the room, to be compared."""
        return await stored_room(self.redis_url, self.code)


@pytest.fixture
async def board(redis_url: str) -> AsyncIterator[Board]:
    async with (
        running_server(redis_url, **GENEROUS) as port,
        open_table(port, port) as clients,
    ):
        await play_moves(clients, 4)
        yield Board(port, redis_url, clients)


def actions(board: Board) -> Iterator[Request]:
    """Everything that changes a board, for every seat."""
    update = turn_of(board.clients).updates[-1]
    for text in (*update.legal.texts(), "pass", "stop", "claim 4"):
        yield MakeMove(id=0, text=text, turn=update.turn)
    yield from (Sit(id=0), Stand(id=0), DrawSeats(id=0), SetGame(id=0, game=GAME), AddBot(id=0))
    yield from (SetOptions(id=0, options={"rounds": 1}), SetRoom(id=0, seats=3), EndMatch(id=0))
    yield SetPack(id=0, pack=None)
    yield from (Kick(id=0, player=client.player) for client in board.clients)
    yield from (Ready(id=0, nonce_hash=None), Start(id=0, fill=True), NextRound(id=0))
    for seat in SEATS:
        yield from (Sit(id=0, seat=seat), AddBot(id=0, seat=seat), RemoveBot(id=0, seat=seat))
        yield from (SwapSeats(id=0, seat=seat, other=other) for other in SEATS)
        yield Reveal(id=0, nonce=nonce_of(seat))
        yield Ready(id=0, nonce_hash=nonce_of(seat))


async def refusals(client: Client, board: Board) -> dict[type[Request], set[str]]:
    """The codes with which everything is refused, by kind of request; nothing may be done."""
    before = await board.stored()
    codes: dict[type[Request], set[str]] = {}
    for request in actions(board):
        answer = await client.ask(request)
        assert isinstance(answer, Error), request
        codes.setdefault(type(request), set()).add(str(answer.code))
    assert await board.stored() == before
    assert codes.keys() == set(get_args(RoomRequest)) - {LeaveRoom}
    return codes


OF_A_SEAT = (MakeMove, Sit, Stand, Ready, Reveal, NextRound)


async def test_spectator_is_refused_everything(board: Board) -> None:
    async with open_client(board.port, "Sue", role="spectator") as client:
        await client.do(JoinRoom(id=0, code=board.code))
        for kind, codes in (await refusals(client, board)).items():
            due = ErrorCode.NOT_SEATED if kind in OF_A_SEAT else ErrorCode.NOT_HOST
            assert codes == {due}, kind


async def test_who_came_too_late_for_a_seat_is_refused_everything(board: Board) -> None:
    async with open_client(board.port, "Late") as client:
        await client.do(JoinRoom(id=0, code=board.code))
        codes = await refusals(client, board)
        assert codes[MakeMove] == {ErrorCode.NOT_SEATED}
        assert codes[Sit] == {ErrorCode.IN_MATCH}


async def test_stranger_is_refused_everything(board: Board) -> None:
    async with open_client(board.port, "Mal") as client:
        codes = await refusals(client, board)
        assert set().union(*codes.values()) == {ErrorCode.NOT_IN_ROOM}


async def test_who_has_not_greeted_is_refused_everything(board: Board) -> None:
    async with open_client(board.port, subprotocol=MSGPACK_SUBPROTOCOL) as client:
        codes = await refusals(client, board)
        assert set().union(*codes.values()) == {ErrorCode.GREET_FIRST}


async def test_old_token_of_one_who_left_before_the_match_opens_nothing(redis_url: str) -> None:
    async with (
        running_server(redis_url, **GENEROUS) as port,
        open_client(port, "Cid") as gone,
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        code = await sit_down([gone, ann])
        await gone.do(LeaveRoom(id=0))
        await bob.do(JoinRoom(id=0, code=code))
        await start_match([ann, bob])
        async with open_client(port, "Cid", token=gone.token) as back:
            await back.do(JoinRoom(id=0, code=code))
            codes = await refusals(back, Board(port, redis_url, [ann, bob]))
        assert codes[MakeMove] == {ErrorCode.NOT_SEATED}
        assert codes[EndMatch] == {ErrorCode.NOT_HOST}


async def test_ticket_that_was_used_opens_nothing(redis_url: str) -> None:
    async with running_server(redis_url, **GENEROUS) as port, open_client(port, "Ann") as host:
        await host.do(CreateRoom(id=0, seats=2))
        await host.do(AddBot(id=0))
        code = host.room.code
        ticket = (await stored_room(redis_url, code)).document.seats[1].ticket
        assert ticket is not None
        used = format_ticket(code, ticket)
        async with open_client(port, "Bot", role="bot", ticket=used):
            await heard(host, BotSeated)
            before = await stored_room(redis_url, code)
            async with open_client(port, "Mal", role="bot", ticket=used) as thief:
                assert (await thief.hear(Error)).code == ErrorCode.BAD_TICKET
                assert await thief.closed() == 1008
            assert await stored_room(redis_url, code) == before
