"""The port: who is let in, what bytes do to a connection, and how everybody is sent off."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, NegotiationError
from websockets.typing import Origin, Subprotocol

from games.registry import GAMES
from protocol.client_messages import CreateRoom, JoinRoom, Ping
from protocol.errors import ErrorCode
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, ClosingReason
from protocol.server_messages import Closing, Error, Pong
from protocol.urls import SOCKET_PATH
from tests.client import open_client
from tests.scale import deadline
from tests.server.web_builds import ASSET, PAGE, SECRET, lay_build
from tests.serving import running_server

BOTH = pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])


@pytest.fixture
async def port(redis_url: str, tmp_path: Path) -> AsyncIterator[int]:
    """A server without a browser client."""
    async with running_server(redis_url, web=tmp_path) as port:
        yield port


def socket_url(port: int) -> str:
    return f"ws://127.0.0.1:{port}{SOCKET_PATH}"


@BOTH
async def test_both_subprotocols_say_the_same(port: int, subprotocol: str) -> None:
    async with open_client(port, "Ann", subprotocol=subprotocol) as client:
        assert client.welcome is not None
        assert client.welcome.name == "Ann"
        assert [game.id for game in client.welcome.games] == list(GAMES)
        assert isinstance(await client.ask(Ping(id=0)), Pong)


async def test_client_that_names_no_subprotocol_speaks_the_default_one(port: int) -> None:
    async with connect(socket_url(port), proxy=None) as socket:
        await socket.send(b"\x81\xa4type\xa5hello")
        assert isinstance(await socket.recv(), bytes)


async def test_client_with_another_subprotocol_is_told_which_there_are(port: int) -> None:
    with pytest.raises((InvalidStatus, NegotiationError)):
        await connect(socket_url(port), subprotocols=[Subprotocol("chat")], proxy=None)


@pytest.mark.parametrize(
    ("subprotocol", "data", "code"),
    [
        pytest.param(MSGPACK_SUBPROTOCOL, b"\xc1", 1007, id="no msgpack"),
        pytest.param(MSGPACK_SUBPROTOCOL, b"\xc0", 1008, id="nil"),
        pytest.param(MSGPACK_SUBPROTOCOL, b"\x01", 1008, id="a number"),
        pytest.param(MSGPACK_SUBPROTOCOL, "{}", 1008, id="text where binary is due"),
        pytest.param(MSGPACK_SUBPROTOCOL, b"\x00" * 70_000, 1009, id="too long"),
        pytest.param(JSON_SUBPROTOCOL, "{", 1007, id="no JSON"),
        pytest.param(JSON_SUBPROTOCOL, "null", 1008, id="null"),
        pytest.param(JSON_SUBPROTOCOL, b"{}", 1008, id="binary where text is due"),
        pytest.param(JSON_SUBPROTOCOL, "[" * 10_000 + "]" * 10_000, 1008, id="deep"),
    ],
)
@pytest.mark.parametrize("name", ["Ann", None], ids=["greeted", "not greeted"])
async def test_bytes_that_are_no_message_end_their_connection_alone(
    port: int, subprotocol: str, data: bytes | str, code: int, name: str | None
) -> None:
    async with open_client(port, "Bob") as other:
        async with open_client(port, name, subprotocol=subprotocol) as client:
            await client.socket.send(data)
            assert await client.closed() == code
        assert isinstance(await other.ask(Ping(id=0)), Pong)


async def test_unknown_message_is_answered_and_the_connection_stays(port: int) -> None:
    async with open_client(port, "Ann", subprotocol=JSON_SUBPROTOCOL) as client:
        await client.socket.send('{"type":"dance","id":7}')
        error = await client.hear(Error)
        assert (error.id, error.code) == (7, ErrorCode.UNSUPPORTED)
        assert isinstance(await client.ask(Ping(id=0)), Pong)


async def test_greeting_that_is_refused_is_explained_before_the_end(port: int) -> None:
    async with open_client(port) as client:
        with pytest.raises(AssertionError):
            await client.hello(role="bot_host", bot_key="a guess")
        assert [type(message) for message in client.heard] == [Error, Closing]
        assert await client.closed() == 1008


async def test_who_does_not_greet_is_not_kept(redis_url: str) -> None:
    async with running_server(redis_url, hello_timeout_s=1.0) as port, open_client(port) as client:
        assert await client.closed() == 1008


async def test_who_has_greeted_may_be_silent(redis_url: str) -> None:
    async with (
        running_server(redis_url, hello_timeout_s=1.0) as port,
        open_client(port, "Ann") as client,
    ):
        await asyncio.sleep(1.5)
        assert isinstance(await client.ask(Ping(id=0)), Pong)


async def test_idle_connection_is_kept_by_heartbeats_that_the_peer_answers(redis_url: str) -> None:
    async with (
        running_server(redis_url, heartbeat_s=0.1, heartbeat_timeout_s=2.0) as port,
        open_client(port, "Ann") as client,
    ):
        await asyncio.sleep(2.5)
        assert isinstance(await client.ask(Ping(id=0)), Pong)


async def test_address_has_so_many_connections(redis_url: str) -> None:
    async with running_server(redis_url, connections_per_address=1) as port:
        async with open_client(port, "Ann"), open_client(port) as second:
            assert await second.closed() == 1013
        async with open_client(port, "Bob") as third:
            assert isinstance(await third.ask(Ping(id=0)), Pong)


@pytest.mark.parametrize(
    ("origin", "is_taken"),
    [
        pytest.param("http://127.0.0.1:{port}", True, id="a page of this server"),
        pytest.param("https://cards.example.org", True, id="its public address"),
        pytest.param("https://friends.example.org", True, id="a page that was allowed"),
        pytest.param("https://evil.example.org", False, id="another page"),
        pytest.param("null", False, id="a page without an origin"),
    ],
)
async def test_only_own_pages_may_connect(redis_url: str, origin: str, is_taken: bool) -> None:
    settings = {
        "public_url": "https://cards.example.org/",
        "origins": ("https://friends.example.org",),
    }
    async with running_server(redis_url, **settings) as port:
        connecting = connect(socket_url(port), origin=Origin(origin.format(port=port)), proxy=None)
        if is_taken:
            async with connecting:
                return
        with pytest.raises(InvalidStatus) as refused:
            await connecting
        assert refused.value.response.status_code == 403


async def test_stopping_server_says_so_to_everybody(redis_url: str) -> None:
    async with asyncio.TaskGroup() as tasks:
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        stop = asyncio.Event()

        async def serve() -> None:
            async with running_server(redis_url, retry_after_ms=250) as port:
                ready.set_result(port)
                await stop.wait()

        serving = tasks.create_task(serve())
        port = await ready
        async with open_client(port, "Ann") as client, open_client(port, "Bob") as other:
            opened = await client.do(CreateRoom(id=0))
            assert opened.code is not None
            await other.do(JoinRoom(id=0, code=opened.code))
            stop.set()
            for guest in (client, other):
                assert await guest.closed() == 1012
                assert guest.closing == Closing(ClosingReason.STOPPING, 250)
            async with deadline(5):
                await serving


async def http(port: int, request: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers (names in lower case) and body of a raw request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{request}\r\nHost: cards.local:{port}\r\n\r\n".encode())
    async with deadline(5):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(status.split(" ")[1]), headers, body


@pytest.mark.parametrize(
    ("request_line", "status", "text"),
    [
        ("GET / HTTP/1.1", 200, "bafuda new --server http://cards.local:{port}"),
        ("GET /r/kaze-7q2m HTTP/1.1", 200, "join http://cards.local:{port}/r/KAZE-7Q2M"),
        ("GET /r/nowhere HTTP/1.1", 404, "nothing"),
        ("GET /healthz HTTP/1.1", 200, "ok"),
        ("GET /readyz HTTP/1.1", 200, "ready"),
        ("GET /protocol HTTP/1.1", 200, "asyncapi"),
        ("GET /qr/KAZE7Q2M.svg HTTP/1.1", 200, "<svg"),
        ("GET /ws HTTP/1.1", 404, "nothing"),
        ("POST / HTTP/1.1", 405, "only GET"),
        ("HEAD / HTTP/1.1", 200, ""),
    ],
)
async def test_page_is_served_beside_the_socket(
    port: int, request_line: str, status: int, text: str
) -> None:
    answered, headers, body = await http(port, request_line)
    assert answered == status
    assert text.format(port=port) in body.decode()
    assert headers["content-security-policy"].startswith("default-src 'none'")
    if request_line.startswith("HEAD"):
        assert not body
        assert int(headers["content-length"]) > 0


@pytest.fixture
async def web_port(redis_url: str, tmp_path: Path) -> AsyncIterator[int]:
    """A server with a browser client."""
    async with running_server(redis_url, web=lay_build(tmp_path)) as port:
        yield port


async def test_browser_client_is_served_beside_the_socket(web_port: int) -> None:
    status, headers, body = await http(web_port, "GET /r/kaze-7q2m?from=mail HTTP/1.1")
    assert (status, body.decode()) == (200, PAGE)
    assert "script-src 'self'" in headers["content-security-policy"]

    asset = "/assets/a-1f.js HTTP/1.1\r\nAccept-Encoding: gzip, deflate"
    status, headers, body = await http(web_port, f"GET {asset}")
    assert gzip.decompress(body).decode() == ASSET
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
    assert "immutable" in headers["cache-control"]

    assert await http(web_port, f"HEAD {asset}") == (status, headers, b"")

    async with open_client(web_port, "Ann") as ann:
        assert isinstance(await ann.ask(Ping(id=0)), Pong)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..\\secret.txt",
        "/secret.txt%00.js",
        "//secret.txt",
        "/link.txt",
        "http://cards.local/../secret.txt",
        "{folder}/secret.txt",
    ],
)
async def test_raw_path_does_not_leave_the_build(web_port: int, tmp_path: Path, path: str) -> None:
    status, _, body = await http(web_port, f"GET {path.format(folder=tmp_path)} HTTP/1.1")
    assert status == 404
    assert SECRET.encode() not in body
