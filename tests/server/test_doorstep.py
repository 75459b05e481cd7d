"""Looking into a room over real sockets: what is told, to whom, and what it leaves as it was."""

import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
import redis.asyncio

from games.seats import Seat
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    JoinRoom,
    Kick,
    LeaveRoom,
    LookRoom,
    SetRoom,
)
from protocol.errors import ErrorCode
from protocol.ids import JSON_SUBPROTOCOL, Phase, RoomCode
from protocol.public_rooms import RoomInfo
from protocol.room_look import RoomLook, Sitter
from protocol.server_messages import Error, Room, Update
from server.store.keys import tell_channel
from tests.client import Client, open_client
from tests.proxy import open_proxy
from tests.scale import deadline
from tests.secrecy.telling import GENEROUS, stored_room
from tests.server.tables import all_at, open_table, play_moves, sit_down, start_match
from tests.serving import running_server

NO_ROOM = "KAZE7Q2M"
GONE_S = 5.0
TOLD = {
    "": {"type", "id", "room", "sitters", "watchers", "locked", "known", "your_seat", "refused"},
    "room": {
        "code",
        "game",
        "phase",
        "seats",
        "persons",
        "bots",
        "open_seats",
        "host",
        "spectators",
    },
    "sitters": {"seat", "kind", "name", "connected"},
}
"""All that may be said, by where it stands."""


@pytest.fixture
async def ports(redis_url: str) -> AsyncIterator[tuple[int, int]]:
    async with (
        running_server(redis_url, **GENEROUS) as one,
        running_server(redis_url, **GENEROUS) as two,
    ):
        yield one, two


async def look(client: Client, code: str) -> RoomLook:
    """What the client is told of the room."""
    answer = await client.ask(LookRoom(id=0, code=code))
    assert isinstance(answer, RoomLook), answer
    return answer


async def refused(client: Client, code: str) -> Error:
    """What the client is answered that may not look."""
    answer = await client.ask(LookRoom(id=0, code=code))
    assert isinstance(answer, Error), answer
    return answer


async def hearers(store: redis.asyncio.Redis, code: RoomCode) -> int:
    """How many processes hear of the room."""
    ((_, count),) = await store.pubsub_shardnumsub(tell_channel(code))
    return int(count)


@pytest.mark.parametrize("place", [0, 1], ids=["same process", "another process"])
async def test_who_is_inside_is_told_before_anybody_joins(
    ports: tuple[int, int], place: int
) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[place], "Bob") as bob:
        code = await sit_down([ann], seats=4)
        await ann.do(AddBot(id=0))
        told = await look(bob, f" {code[:4].lower()}-{code[4:]}")
        assert told == RoomLook(
            id=told.id,
            room=RoomInfo(code, "fifty_one", Phase.LOBBY, 4, 1, 1, 2, "Ann", spectators=True),
            sitters=(
                Sitter(Seat(0), "person", "Ann", connected=True),
                Sitter(Seat(1), "bot", "", connected=False),
            ),
            watchers=0,
            locked=False,
            known=False,
            your_seat=None,
            refused=None,
        )
        await bob.do(JoinRoom(id=0, code=code))
        own = await look(bob, code)
        assert (own.known, own.your_seat, own.room.open_seats) == (True, 2, 1)


async def test_match_is_told_of_with_a_seat_that_is_kept(ports: tuple[int, int]) -> None:
    async with (
        open_table(*ports) as clients,
        open_client(ports[0], "Sue", role="spectator") as sue,
        open_client(ports[1], "Eve") as eve,
    ):
        ann, bob = clients
        code, token = ann.room.code, bob.token
        await sue.do(JoinRoom(id=0, code=code))
        await ann.do(SetRoom(id=0, locked=True))
        left = await bob.do(LeaveRoom(id=0))
        await all_at([ann], left)
        async with open_client(ports[1], "Bob", token=token) as again:
            told = await look(again, code)
            assert (told.room.phase, told.room.open_seats) == (Phase.PLAYING, 0)
            assert told.sitters[1] == Sitter(Seat(1), "person", "Bob", connected=False)
            assert (told.locked, told.watchers) == (True, 1)
            assert (told.known, told.your_seat, told.refused) == (True, 1, None)
            stranger = await look(eve, code)
            assert stranger.refused is ErrorCode.ROOM_LOCKED
            await again.do(JoinRoom(id=0, code=code))


@pytest.mark.parametrize(
    ("room", "role", "code"),
    [
        pytest.param({"locked": True}, "player", ErrorCode.ROOM_LOCKED, id="locked"),
        pytest.param({"spectators": False}, "player", ErrorCode.ROOM_FULL, id="full"),
        pytest.param({"spectators": False}, "spectator", ErrorCode.SPECTATORS_OFF, id="watching"),
        pytest.param({}, "player", None, id="open"),
    ],
)
async def test_what_is_foretold_is_what_joining_comes_to(
    ports: tuple[int, int], room: dict[str, Any], role: str, code: ErrorCode | None
) -> None:
    async with (
        open_client(ports[0], "Ann") as ann,
        open_client(ports[1], "Bob") as bob,
        open_client(ports[1], "Eve", role=role) as eve,
    ):
        where = await sit_down([ann, bob])
        await all_at([ann, bob], await ann.do(SetRoom(id=0, between_rounds_s=7, **room)))
        told = await look(eve, where)
        assert told.refused == code
        answer = await eve.ask(JoinRoom(id=0, code=where))
        assert getattr(answer, "code", None) == (code or where)


async def test_who_was_sent_out_is_told_so(ports: tuple[int, int]) -> None:
    async with open_client(ports[0], "Ann") as ann, open_client(ports[1], "Bob") as bob:
        code = await sit_down([ann, bob])
        await all_at([ann], await ann.do(Kick(id=0, player=bob.player)))
        async with open_client(ports[0], "Bob", token=bob.token) as again:
            told = await look(again, code)
        assert (told.known, told.your_seat) == (False, None)
        assert told.refused is ErrorCode.KICKED
        assert [sitter.name for sitter in told.sitters] == ["Ann"]


async def test_nobody_inside_hears_of_a_look_and_nothing_changes(
    ports: tuple[int, int], redis_url: str
) -> None:
    async with (
        open_client(ports[0], "Ann") as ann,
        open_client(ports[1], "Bob") as bob,
        redis.asyncio.Redis.from_url(redis_url) as store,
    ):
        code = await sit_down([ann], seats=2)
        before = await stored_room(redis_url, code)
        heard = len(ann.heard)
        for _ in range(3):
            await look(bob, code)
        assert await stored_room(redis_url, code) == before
        assert await hearers(store, code) == 1, "the other process does not serve the room"
        await ann.do(SetRoom(id=0, between_rounds_s=7))
        assert [type(message) for message in ann.heard[heard:]].count(Update) == 1
        assert not any(isinstance(message, Room | Update) for message in bob.heard)


async def test_a_look_does_not_wake_a_room(ports: tuple[int, int], redis_url: str) -> None:
    async with open_client(ports[0], "Sue") as sue:
        async with open_table(ports[0], ports[0]) as clients:
            code = clients[0].room.code
        async with deadline(GONE_S):
            while any(sitter.connected for sitter in (await look(sue, code)).sitters):
                pass
        asleep = await stored_room(redis_url, code)
        assert asleep.document.asleep_since_ms is not None
        for port in ports:
            async with open_client(port, "Eve") as eve:
                assert (await look(eve, code)).room.phase is Phase.PLAYING
        assert await stored_room(redis_url, code) == asleep


async def test_a_code_that_no_room_has_counts_as_a_failed_join(redis_url: str) -> None:
    async with (
        running_server(redis_url, failed_joins_per_address_per_minute=4) as port,
        open_client(port, "Ann") as ann,
        open_client(port, "Eve") as eve,
    ):
        code = await sit_down([ann], seats=2)
        for _ in range(2):
            assert (await refused(eve, NO_ROOM)).code is ErrorCode.ROOM_NOT_FOUND
            answer = await eve.ask(JoinRoom(id=0, code=NO_ROOM))
            assert isinstance(answer, Error)
            assert answer.code is ErrorCode.ROOM_NOT_FOUND
        for tried in (NO_ROOM, code):
            look_refused = await refused(eve, tried)
            join_refused = await eve.ask(JoinRoom(id=0, code=tried))
            for answer in (look_refused, join_refused):
                assert isinstance(answer, Error)
                assert answer.code is ErrorCode.RATE_LIMITED
                assert answer.arguments == {"retry_after_ms": 60_000}, "whether there is a room"
        async with open_client(port, "Ann", token=ann.token) as again:
            assert (await look(again, code)).known, "who is known there tries nothing"
            await again.do(JoinRoom(id=0, code=code))


async def test_what_cannot_be_a_code_is_answered_as_one_that_no_room_has(
    ports: tuple[int, int],
) -> None:
    async with open_client(ports[0], "Eve") as eve:
        answers = [await refused(eve, text) for text in (NO_ROOM, "10", "?" * 8)]
        assert {answer.code for answer in answers} == {ErrorCode.ROOM_NOT_FOUND}
        assert all(not answer.arguments for answer in answers)


async def test_nothing_is_told_beyond_what_everybody_at_the_door_may_know(
    ports: tuple[int, int], redis_url: str
) -> None:
    async with (
        open_table(*ports) as clients,
        open_client(ports[0], "Eve", subprotocol=JSON_SUBPROTOCOL) as eve,
        open_client(ports[1], "Mal", subprotocol=JSON_SUBPROTOCOL) as mal,
    ):
        code = clients[0].room.code
        await play_moves(clients, 4)
        secrets = await secrets_of(redis_url, code, clients)
        for stranger in (eve, mal):
            await look(stranger, code)
            frame = stranger.frames[-1]
            assert isinstance(frame, str)
            told = json.loads(frame)
            assert set(told) == TOLD[""]
            assert set(told["room"]) == TOLD["room"]
            assert [set(sitter) for sitter in told["sitters"]] == [TOLD["sitters"]] * 2
            assert not [secret for secret in secrets if secret in frame]


async def secrets_of(redis_url: str, code: RoomCode, clients: Sequence[Client]) -> list[str]:
    """Ids, tokens and connections of the room, and what its match is bound to."""
    document = (await stored_room(redis_url, code)).document
    connections = [one for member in document.members for one in member.connections]
    return [
        *(client.token for client in clients),
        *(client.player for client in clients),
        *(one.connection for one in connections),
        *(one.process for one in connections),
        document.setup.seed,
        document.setup.commitment,
        document.setup.match_id,
    ]


async def test_store_that_does_not_answer_is_said(redis_url: str) -> None:
    async with (
        open_proxy(redis_url) as proxy,
        running_server(proxy.redis_url, store_timeout_s=1.0, check_s=3_600) as port,
        running_server(redis_url) as other,
        open_client(port, "Ann") as ann,
        open_client(other, "Bob") as bob,
    ):
        served = await ann.do(CreateRoom(id=0))
        elsewhere = await bob.do(CreateRoom(id=0))
        assert served.code is not None
        assert elsewhere.code is not None
        proxy.stall()
        assert (await refused(ann, elsewhere.code)).code is ErrorCode.STORE_UNAVAILABLE
        assert (await look(ann, served.code)).known, "what is served here is known here"
        proxy.go_on()


async def test_start_of_a_match_shows_to_who_looks_again(ports: tuple[int, int]) -> None:
    async with (
        open_client(ports[0], "Ann") as ann,
        open_client(ports[0], "Bob") as bob,
        open_client(ports[1], "Eve") as eve,
    ):
        code = await sit_down([ann, bob])
        assert (await look(eve, code)).room.phase is Phase.LOBBY
        await start_match([ann, bob])
        assert (await look(eve, code)).room.phase is Phase.PLAYING
