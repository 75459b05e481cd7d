"""81: who was kicked stands before the room with its code filled in, and walks back in."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from protocol.client_messages import JoinRoom, Kick, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from protocol.room_events import PersonJoined, PersonKicked
from protocol.server_messages import Error, PutOut
from tests.client import Client, open_client
from tests.clients.cli.person import Person
from tests.server.tables import heard, sit_down, start_match
from tests.serving import running_server


@pytest.fixture
async def port(redis_url: str) -> AsyncIterator[int]:
    async with running_server(redis_url) as port:
        yield port


@asynccontextmanager
async def kicked_from(port: int) -> AsyncIterator[tuple[Client, Client, RoomCode]]:
    """Ann, who is host of a match with Bob and Cid; and Cid, whom she has sent out of it."""
    async with (
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
        open_client(port, "Cid") as cid,
    ):
        code = await sit_down([ann, bob, cid])
        await start_match([ann, bob, cid])
        await ann.do(Kick(id=0, player=cid.player))
        yield ann, cid, code


async def refusal(client: Client, code: RoomCode) -> ErrorCode | str:
    answer = await client.ask(JoinRoom(id=0, code=code))
    assert isinstance(answer, Error), answer
    return answer.code


async def test_kicked_player_is_told_and_others_are(port: int) -> None:
    async with kicked_from(port) as (ann, cid, code):
        assert await cid.hear(PutOut) == PutOut(code, ErrorCode.KICKED)
        await heard(ann, PersonKicked)


@pytest.mark.parametrize("role", ["player", "spectator"])
@pytest.mark.parametrize("name", ["Cid", "Nobody you know"])
async def test_neither_new_tab_nor_new_name_leads_back(port: int, name: str, role: str) -> None:
    async with kicked_from(port) as (ann, cid, code):
        async with open_client(port, name, token=cid.token, role=role) as tab:
            assert await refusal(tab, code) is ErrorCode.KICKED
            assert await refusal(tab, code) is ErrorCode.KICKED
        assert ann.events(PersonJoined)[-1].name == "Cid", "that was before the match"


async def test_new_player_is_a_newcomer_whom_the_lock_keeps_out(port: int) -> None:
    async with kicked_from(port) as (ann, _, code), open_client(port, "Cid") as other:
        await ann.do(SetRoom(id=0, locked=True))
        assert await refusal(other, code) is ErrorCode.ROOM_LOCKED


async def test_terminal_is_told_and_does_not_lead_back(port: int, tmp_path: Path) -> None:
    address = f"http://127.0.0.1:{port}"
    async with open_client(port, "Ann") as ann:
        code = await sit_down([ann], seats=3)
        arguments = ("join", code, "--server", address, "--name", "Ken", "--lang", "en")
        with terminal(tmp_path / "ken", *arguments) as ken:
            await asyncio.to_thread(ken.see, "room> ")
            await heard(ann, PersonJoined)
            joined = ann.events(PersonJoined)[-1]
            await ann.do(Kick(id=0, player=joined.player))
            await asyncio.to_thread(ken.see, "The host sent you out of this room.")
            assert await asyncio.to_thread(ken.gone) == 1
        with terminal(tmp_path / "ken", *arguments) as again:
            await asyncio.to_thread(again.see, "The host sent you out of this room.")
            assert await asyncio.to_thread(again.gone) == 1


@contextmanager
def terminal(home: Path, *arguments: str) -> Iterator[Person]:
    person = Person(home, *arguments)
    try:
        yield person
    finally:
        person.kill()
