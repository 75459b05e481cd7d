"""Sending somebody out from the terminal: named, asked about, and done."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from protocol.client_messages import JoinRoom
from protocol.errors import ErrorCode
from protocol.server_messages import PutOut
from tests.client import Client, open_client
from tests.clients.cli.test_orders import Typist, open_desk_before
from tests.proxy import open_proxy
from tests.serving import running_server


@asynccontextmanager
async def company(redis_url: str) -> AsyncIterator[tuple[Typist, Client, Client]]:
    """Ann at a desk with three seats, her guest Ken, and Mia who watches."""
    async with (
        running_server(redis_url) as port,
        open_desk_before(f"http://127.0.0.1:{port}") as ann,
        open_client(port, "Ken") as ken,
        open_client(port, "Mia", role="spectator") as mia,
    ):
        room = ann.desk.table.room
        assert room is not None
        for guest in (ken, mia):
            await guest.do(JoinRoom(id=0, code=room.code))
        await ann.until(lambda: len(members(ann)) == 3)
        yield ann, ken, mia


def members(typist: Typist) -> Sequence[str]:
    room = typist.desk.table.room
    return () if room is None else [member.name for member in room.members]


@pytest.mark.parametrize("named", ["2", "Ken", "ｋｅｎ"])
async def test_person_is_named_by_seat_or_name_and_goes_on_yes(redis_url: str, named: str) -> None:
    async with company(redis_url) as (ann, ken, _):
        assert "Send Ken out of the room?" in await ann.type(f"kick {named}")
        told = await ann.type("yes")
        assert "The host sent Ken out of the room." in told
        assert members(ann) == ["Ann", "Mia"]
        assert (await ken.hear(PutOut)).reason is ErrorCode.KICKED


async def test_watcher_is_sent_out_by_name(redis_url: str) -> None:
    async with company(redis_url) as (ann, _, mia):
        await ann.type("kick mia")
        await ann.type("はい")
        await mia.hear(PutOut)
        assert members(ann) == ["Ann", "Ken"]


async def test_any_other_answer_leaves_everybody_in(redis_url: str) -> None:
    async with company(redis_url) as (ann, _, _):
        await ann.type("kick Ken")
        assert await ann.type("no") == "Cancelled.\n"
        assert len(members(ann)) == 3


async def test_name_that_nobody_has_is_told_with_those_there_are(redis_url: str) -> None:
    async with company(redis_url) as (ann, _, _):
        told = await ann.type("kick Kenn")
        assert 'Nobody here is called "kenn". Here are: Ken, Mia' in told


async def test_guest_is_told_that_only_the_host_can(redis_url: str) -> None:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_desk_before(f"http://127.0.0.1:{proxy.port}") as ann,
        open_client(port, "Ken") as ken,
    ):
        room = ann.desk.table.room
        assert room is not None
        await ken.do(JoinRoom(id=0, code=room.code))
        proxy.cut_all()
        await ann.until(lambda: not ann.desk.table.is_host)
        assert await ann.type("kick Ken") == "Only the host can do that.\n"
