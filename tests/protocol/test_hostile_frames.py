"""Frames that no client of ours would send: `protocol.codec` refuses each in one of two ways."""

import json
from contextlib import suppress

import msgpack
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from protocol.client_messages import ClientMessage, Hello
from protocol.codec import decode_client_message, decode_server_message, encode_client_message
from protocol.errors import MalformedMessage, UnsupportedMessage
from protocol.ids import CLIENT_MESSAGE_BYTES_MAX, JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from tests.protocol.strategies import client_messages, plain_values

PING = b"\x82\xa4type\xa4ping\xa2id\x05"
PING_TEXT = '{"type":"ping","id":5}'
TOKEN = "5e" * 32
DEEP = 10_000

BAD_BYTES = 1007
BAD_SHAPE = 1008
TOO_BIG = 1009


@pytest.mark.parametrize(
    ("data", "close_code"),
    [
        pytest.param(b"", BAD_BYTES, id="nothing"),
        pytest.param(b"\xc0", BAD_SHAPE, id="nil"),
        pytest.param(b"\xc3", BAD_SHAPE, id="true"),
        pytest.param(b"\x05", BAD_SHAPE, id="number"),
        pytest.param(b"\xa4ping", BAD_SHAPE, id="text"),
        pytest.param(b"\x92\xa4ping\x05", BAD_SHAPE, id="array"),
        pytest.param(b"\xc1", BAD_BYTES, id="byte that msgpack never uses"),
        pytest.param(PING[:-1], BAD_BYTES, id="half a frame"),
        pytest.param(PING + b"\xc0", BAD_BYTES, id="trailing byte"),
        pytest.param(PING + PING, BAD_BYTES, id="two messages"),
        pytest.param(b"\x91" * DEEP + b"\xc0", BAD_SHAPE, id="arrays 10,000 deep"),
        pytest.param(b"\x81\xa1a" * DEEP + b"\xc0", BAD_SHAPE, id="mappings 10,000 deep"),
        pytest.param(b"\x81\xa1a" + b"\x91" * 8 + b"\xc0", BAD_SHAPE, id="nine deep"),
        pytest.param(b"\xdf\xff\xff\xff\xff", BAD_BYTES, id="mapping of 2^32 - 1"),
        pytest.param(b"\xdd\xff\xff\xff\xff", BAD_BYTES, id="array of 2^32 - 1"),
        pytest.param(b"\xdb\xff\xff\xff\xff", BAD_BYTES, id="text of 2^32 - 1"),
        pytest.param(b"\xc6\xff\xff\xff\xff", BAD_BYTES, id="bin of 2^32 - 1"),
        pytest.param(b"\xc9\xff\xff\xff\xff\x01", BAD_BYTES, id="ext of 2^32 - 1"),
        pytest.param(msgpack.packb({"a": [0] * 65}), BAD_BYTES, id="array of 65"),
        pytest.param(msgpack.packb({str(n): n for n in range(65)}), BAD_BYTES, id="mapping of 65"),
        pytest.param(b"\x81\xa1a\xd4\x05\x00", BAD_BYTES, id="ext"),
        pytest.param(b"\x81\xa1a\xc7\x00\x05", BAD_BYTES, id="empty ext"),
        pytest.param(b"\x81\xa1a\xd6\xff\x00\x00\x00\x01", BAD_BYTES, id="timestamp"),
        pytest.param(b"\x81\xa1a\xc4\x01x", BAD_BYTES, id="bin"),
        pytest.param(b"\x81\xa1a\xc4\x00", BAD_SHAPE, id="empty bin"),
        pytest.param(b"\x81\xc4\x04type\xa4ping", BAD_BYTES, id="bin for a key"),
        pytest.param(b"\x81\x01\x01", BAD_BYTES, id="number for a key"),
        pytest.param(b"\x81\xc0\x01", BAD_BYTES, id="nil for a key"),
        pytest.param(b"\x81\x90\x01", BAD_BYTES, id="array for a key"),
        pytest.param(PING[:1] + b"\xa2id\x05\xa2id\x05", BAD_BYTES, id="duplicate key"),
        pytest.param(b"\x81\xa1a\x82\xa1b\x01\xa1b\x02", BAD_BYTES, id="duplicate key within"),
        pytest.param(b"\x81\xa1a\xa1\xff", BAD_BYTES, id="text that is not UTF-8"),
        pytest.param(b"\x81\xa1a\xa3\xed\xa0\x80", BAD_BYTES, id="surrogate in UTF-8"),
        pytest.param(msgpack.packb({"a": float("nan")}), BAD_SHAPE, id="NaN"),
        pytest.param(msgpack.packb({"a": float("-inf")}), BAD_SHAPE, id="infinity"),
        pytest.param(b"\xc0" * CLIENT_MESSAGE_BYTES_MAX, BAD_BYTES, id="longest frame"),
        pytest.param(b"\xc0" * (CLIENT_MESSAGE_BYTES_MAX + 1), TOO_BIG, id="a byte too long"),
        pytest.param(b"\xc0" * (2**20 + 1), TOO_BIG, id="1 MB + 1"),
        pytest.param(PING_TEXT, BAD_SHAPE, id="text frame"),
    ],
)
def test_msgpack_that_is_no_message_ends_the_connection(data: bytes, close_code: int) -> None:
    with pytest.raises(MalformedMessage) as raised:
        decode_client_message(data, MSGPACK_SUBPROTOCOL)
    assert raised.value.close_code == close_code
    assert raised.value.detail


@pytest.mark.parametrize(
    ("data", "close_code"),
    [
        pytest.param("", BAD_BYTES, id="nothing"),
        pytest.param("null", BAD_SHAPE, id="null"),
        pytest.param("5", BAD_SHAPE, id="number"),
        pytest.param('"ping"', BAD_SHAPE, id="text"),
        pytest.param('["ping", 5]', BAD_SHAPE, id="array"),
        pytest.param(PING_TEXT[:-1], BAD_BYTES, id="half a frame"),
        pytest.param(PING_TEXT + "!", BAD_BYTES, id="trailing character"),
        pytest.param(PING_TEXT + PING_TEXT, BAD_BYTES, id="two messages"),
        pytest.param("[" * DEEP + "]" * DEEP, BAD_SHAPE, id="arrays 10,000 deep"),
        pytest.param('{"a":' * DEEP + "1" + "}" * DEEP, BAD_SHAPE, id="mappings 10,000 deep"),
        pytest.param('{"a":' + "[" * 8 + "]" * 8 + "}", BAD_SHAPE, id="nine deep"),
        pytest.param(json.dumps({"a": [0] * 65}), BAD_SHAPE, id="array of 65"),
        pytest.param(json.dumps({str(n): n for n in range(65)}), BAD_SHAPE, id="mapping of 65"),
        pytest.param('{"id":5,"id":5}', BAD_BYTES, id="duplicate key"),
        pytest.param('{"a":{"b":1,"b":2}}', BAD_BYTES, id="duplicate key within"),
        pytest.param('{"a":1,"\\u0061":1}', BAD_BYTES, id="duplicate key written differently"),
        pytest.param('{"a":NaN}', BAD_BYTES, id="NaN"),
        pytest.param('{"a":-Infinity}', BAD_BYTES, id="infinity"),
        pytest.param('{"a":1e999}', BAD_BYTES, id="float beyond all"),
        pytest.param('{"a":' + "9" * 21 + "}", BAD_BYTES, id="21 digits"),
        pytest.param('{"a":' + "9" * 60_000 + "}", BAD_BYTES, id="60,000 digits"),
        pytest.param("{'type':'ping','id':5}", BAD_BYTES, id="single quotes"),
        pytest.param("\ufeff" + PING_TEXT, BAD_BYTES, id="byte order mark"),
        pytest.param(" " * CLIENT_MESSAGE_BYTES_MAX, BAD_BYTES, id="longest frame"),
        pytest.param(" " * (CLIENT_MESSAGE_BYTES_MAX + 1), TOO_BIG, id="a character too long"),
        pytest.param(" " * (2**20 + 1), TOO_BIG, id="1 MB + 1"),
        pytest.param(PING, BAD_SHAPE, id="binary frame"),
    ],
)
def test_json_that_is_no_message_ends_the_connection(data: str, close_code: int) -> None:
    with pytest.raises(MalformedMessage) as raised:
        decode_client_message(data, JSON_SUBPROTOCOL)
    assert raised.value.close_code == close_code
    assert raised.value.detail


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('{"type":"move","id":5,"text":"\\ud800","turn":1}', id="in a value"),
        pytest.param('{"type":"ping","id":5,"\\ud800":1}', id="in a key"),
    ],
)
def test_half_a_character_is_answered(text: str) -> None:
    with pytest.raises(UnsupportedMessage) as raised:
        decode_client_message(text, JSON_SUBPROTOCOL)
    assert raised.value.id == 5


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    with suppress(MalformedMessage, UnsupportedMessage):
        decode_client_message(data, MSGPACK_SUBPROTOCOL)


@given(text=st.text(alphabet=st.characters(), max_size=200))
@example(text="\ud800")
def test_any_text_is_a_message_or_refused(text: str) -> None:
    with suppress(MalformedMessage, UnsupportedMessage):
        decode_client_message(text, JSON_SUBPROTOCOL)


@given(message=client_messages(), place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_a_message_with_one_byte_changed_is_a_message_or_refused(
    message: ClientMessage, place: int, byte: int
) -> None:
    packed = encode_client_message(message, MSGPACK_SUBPROTOCOL)
    assert isinstance(packed, bytes)
    changed = bytearray(packed)
    changed[place % len(changed)] = byte
    with suppress(MalformedMessage, UnsupportedMessage):
        decode_client_message(bytes(changed), MSGPACK_SUBPROTOCOL)


def _judgement(data: bytes | str, subprotocol: str) -> object:
    try:
        return decode_client_message(data, subprotocol)
    except UnsupportedMessage as refusal:
        return refusal.code, refusal.id, refusal.field
    except MalformedMessage:
        return None


@given(
    message=client_messages(),
    key=st.sampled_from(["type", "id", "seat", "text", "options", "more"]),
    value=plain_values(),
)
def test_both_subprotocols_judge_alike(message: ClientMessage, key: str, value: object) -> None:
    fields = {"type": message.type, **message.model_dump(mode="json"), key: value}
    packed = _judgement(msgpack.packb(fields), MSGPACK_SUBPROTOCOL)
    assert packed == _judgement(json.dumps(fields), JSON_SUBPROTOCOL)


def test_the_reason_for_closing_repeats_no_secret() -> None:
    hello = encode_client_message(Hello(protocol=1, run="0" * 16, token=TOKEN), MSGPACK_SUBPROTOCOL)
    assert isinstance(hello, bytes)
    for data in (hello + b"\xc0", hello[:-1], hello[:-1] + b"\xff"):
        with pytest.raises(MalformedMessage) as raised:
            decode_client_message(data, MSGPACK_SUBPROTOCOL)
        assert TOKEN[:8] not in repr(raised.value)


@given(data=st.binary(max_size=200))
def test_any_bytes_of_a_server_are_a_message_or_refused(data: bytes) -> None:
    with suppress(MalformedMessage):
        decode_server_message(data, MSGPACK_SUBPROTOCOL)
