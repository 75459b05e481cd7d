"""Captioned packs over real sockets: chosen for a room, fetched once, pictures over HTTP."""

import asyncio
import http.client
from contextlib import AsyncExitStack
from pathlib import Path

from protocol.client_messages import GetPack, SetPack
from protocol.errors import ErrorCode
from protocol.packs import CardPack
from protocol.room_events import PackSet
from protocol.server_messages import Error, Pack, Room
from tests.client import Client, open_client
from tests.server.packs.test_shelf import write_pack
from tests.server.tables import assert_gapless, sit_down, start_match
from tests.serving import running_server


async def fetched(client: Client, id: str) -> CardPack:
    answer = await client.ask(GetPack(id=0, pack=id))
    assert isinstance(answer, Pack), answer
    return answer.pack


def picture_at(port: int, path: str) -> tuple[int, str | None, bytes]:
    """Status, type and bytes of what is served there."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.getheader("Content-Type"), body


async def test_pack_of_a_room_reaches_everybody_and_its_pictures_are_served(
    redis_url: str,
) -> None:
    async with running_server(redis_url) as port, AsyncExitStack() as stack:
        host, guest = [
            await stack.enter_async_context(open_client(port, name)) for name in ("Ann", "Bob")
        ]
        await sit_down([host, guest])
        assert host.welcome is not None
        (info,) = host.welcome.packs
        assert (info.id, info.name.en) == ("flowers", "Flowers of the seasons")
        assert host.room.pack is None

        await host.do(SetPack(id=0, pack="flowers"))
        shown = await guest.hear(Room, lambda room: room.pack == "flowers")
        assert shown.pack == "flowers"
        pack = await fetched(guest, "flowers")
        assert (pack.name, pack.content_hash) == (info.name, info.content_hash)
        ace = pack.faces["AH"]
        assert (ace.caption.ja, ace.caption.en) == ("さくら", "Cherry blossom")
        assert ace.picture is not None
        status, kind, body = await asyncio.to_thread(picture_at, port, ace.picture)
        assert (status, kind) == (200, "image/svg+xml")
        assert b"<svg" in body


async def test_pack_may_change_in_a_match_and_stays_out_of_updates(redis_url: str) -> None:
    async with running_server(redis_url) as port, AsyncExitStack() as stack:
        host, guest = [
            await stack.enter_async_context(open_client(port, name)) for name in ("Ann", "Bob")
        ]
        await sit_down([host, guest])
        await start_match([host, guest])
        seen = len(guest.frames)
        legal = host.updates[-1].legal
        await host.do(SetPack(id=0, pack="flowers"))
        await host.do(SetPack(id=0, pack=None))
        await guest.hear(Room, lambda room: room.pack is None, since=seen)
        assert host.updates[-1].legal == legal
        assert guest.events(PackSet)[0] == PackSet("flowers")
        assert_gapless(guest.updates)
        frames = [frame for frame in guest.frames[seen:] if isinstance(frame, bytes)]
        assert frames
        assert not any(b"Cherry blossom" in frame for frame in frames)


async def test_wrong_packs_break_nothing_and_are_not_offered(
    redis_url: str, tmp_path: Path
) -> None:
    write_pack(tmp_path / "mine.json")
    write_pack(tmp_path / "wrong.json", cards={})
    async with (
        running_server(redis_url, pack_dir=tmp_path) as port,
        open_client(port, "Ann") as client,
    ):
        assert client.welcome is not None
        assert [info.id for info in client.welcome.packs] == ["mine"]
        await sit_down([client], seats=2)
        for request in (SetPack(id=0, pack="wrong"), GetPack(id=0, pack="wrong")):
            answer = await client.ask(request)
            assert isinstance(answer, Error)
            assert answer.code is ErrorCode.UNKNOWN_PACK
        await client.do(SetPack(id=0, pack="mine"))
