"""87: a frame that holds just `null`, or is none at all, brings the server down for everyone."""

import asyncio
import struct

import msgpack
import pytest

from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from tests.hostile.conftest import Entries
from tests.hostile.control import ControlTable
from tests.hostile.raw import BINARY, CLOSE, CONTINUED, PING, TEXT, frame, raw_socket
from tests.scale import deadline

GREETED = pytest.mark.parametrize("is_greeted", [False, True], ids=["first", "after hello"])
LOGGED = {"message malformed", "frame malformed"}


def binary(value: object) -> bytes:
    return frame(BINARY, msgpack.packb(value))


@GREETED
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(binary(None), 1008, id="nil"),
        pytest.param(binary(5), 1008, id="integer"),
        pytest.param(binary([1, 2]), 1008, id="array"),
        pytest.param(frame(BINARY, b"\x91" * 10_000 + b"\xc0"), 1008, id="10,000 deep"),
        pytest.param(frame(BINARY, b"\xdf\xff\xff\xff\xff"), 1007, id="mapping of 2^32 - 1"),
        pytest.param(frame(BINARY, b"\x81\xa1a\xd4\x05\x00"), 1007, id="ext type"),
        pytest.param(binary({"a": float("nan")}), 1008, id="NaN"),
        pytest.param(frame(BINARY, b"\x82\xa2id\x05\xa2id\x05"), 1007, id="duplicate keys"),
        pytest.param(frame(BINARY, b"\x80\xc0"), 1007, id="trailing byte"),
        pytest.param(frame(BINARY, b""), 1007, id="empty"),
        pytest.param(frame(BINARY, bytes(2**20 + 1)), 1009, id="1 MB + 1"),
        pytest.param(frame(BINARY, length=2**32), 1009, id="length of 2^32"),
        pytest.param(frame(BINARY, length=2**63 - 1), 1009, id="length of 2^63 - 1"),
        pytest.param(frame(BINARY, b"\xc0", mask=0), 1002, id="not masked"),
        pytest.param(frame(3, b"\xc0"), 1002, id="opcode that there is not"),
        pytest.param(frame(BINARY, b"\xc0", first=0xF0), 1002, id="reserved bits"),
        pytest.param(frame(CONTINUED, b"\xc0"), 1002, id="end without a beginning"),
        pytest.param(frame(BINARY, b"\xc0", first=0) * 2, 1002, id="beginning twice"),
        pytest.param(frame(PING, bytes(126)), 1002, id="long ping"),
        pytest.param(frame(PING, b"", first=0), 1002, id="ping in parts"),
        pytest.param(frame(CLOSE, b"\x00"), 1002, id="half a close code"),
        pytest.param(frame(CLOSE, struct.pack("!H", 999)), 1002, id="close code 999"),
        pytest.param(
            frame(BINARY, bytes(60_000), first=0) + frame(CONTINUED, bytes(60_000)),
            1009,
            id="too long in parts",
        ),
    ],
)
async def test_only_that_connection_ends_and_is_logged_once(
    port: int,
    control: ControlTable,
    entries: Entries,
    sent: bytes,
    code: int,
    is_greeted: bool,
) -> None:
    async with raw_socket(port, is_greeted=is_greeted) as attacker:
        attacker.writer.write(sent)
        assert await attacker.close_code() == code
        attacker.writer.write(frame(CLOSE, struct.pack("!H", code)))
    await control.check()
    assert [entry["code"] for entry in entries if entry["event"] in LOGGED] == [code]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(frame(TEXT, b"\xff\xfe"), id="no UTF-8"),
        pytest.param(frame(TEXT, b"\xed\xa0\x80"), id="half a character"),
        pytest.param(frame(TEXT, b"{"), id="half a message"),
    ],
)
async def test_bad_text_ends_its_connection_alone(
    port: int, control: ControlTable, entries: Entries, sent: bytes
) -> None:
    async with raw_socket(port, JSON_SUBPROTOCOL, is_greeted=True) as attacker:
        attacker.writer.write(sent)
        assert await attacker.close_code() == 1007
        attacker.writer.write(frame(CLOSE, struct.pack("!H", 1007)))
    await control.check()
    assert [entry["code"] for entry in entries if entry["event"] in LOGGED] == [1007]


@GREETED
@pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
async def test_half_a_frame_is_nothing_to_anybody(
    port: int, control: ControlTable, entries: Entries, subprotocol: str, is_greeted: bool
) -> None:
    async with raw_socket(port, subprotocol, is_greeted=is_greeted) as attacker:
        attacker.writer.write(frame(BINARY, b"\x82\xa4type", length=100))
        await attacker.writer.drain()
        await control.check()
    await control.check()
    assert not [entry for entry in entries if entry["log_level"] == "warning"]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(b"\x00" * 5000, id="zeros"),
        pytest.param(b"GET /ws HTTP/1.1\r\n" + b"A: " + b"a" * 100_000, id="endless header"),
        pytest.param(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000, id="endless headers"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00", id="TLS"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", id="HTTP/2"),
        pytest.param("GET /\u202e HTTP/1.1\r\n\r\n".encode(), id="path with an override"),
    ],
)
async def test_what_is_no_request_is_let_go(
    port: int, control: ControlTable, entries: Entries, sent: bytes
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    writer.write_eof()
    async with deadline(10):
        await reader.read()
    writer.transport.abort()
    await control.check()
