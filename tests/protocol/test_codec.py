"""Messages to frames and back, in both subprotocols."""

import json
from dataclasses import replace

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cards import parse_card
from games.field.events import Swapped
from games.game import NO_MOVES, AnyGame, Hidden, Moves
from games.registry import GAMES
from games.seats import Seat
from protocol.client_messages import ClientMessage, Hello, MakeMove, Ready, SetOptions
from protocol.codec import (
    decode_client_message,
    decode_move,
    decode_server_message,
    encode_client_message,
    encode_server_message,
)
from protocol.errors import ErrorCode, MalformedMessage, UnsupportedMessage
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, Version
from protocol.room_events import Starting
from protocol.server_messages import Error, Ok, Pong, ServerMessage, Update
from protocol.viewer_update import CommonPart, ViewerUpdate
from tests.protocol.strategies import client_messages, server_messages, values_of

SUBPROTOCOLS = [
    pytest.param(MSGPACK_SUBPROTOCOL, id="msgpack"),
    pytest.param(JSON_SUBPROTOCOL, id="json"),
]
each_subprotocol = pytest.mark.parametrize("subprotocol", SUBPROTOCOLS)

RUN = "0123456789abcdef"
TOKEN = "5e" * 32
UPDATE = Update(
    from_version=Version(41),
    version=Version(42),
    events=(Swapped(Seat(2), parse_card("4C"), parse_card("KS")),),
    match=None,
    view=None,
    turn=17,
    legal=NO_MOVES,
    waiting_for=(Seat(3),),
    deadline_ms=None,
)


def frame(fields: object, subprotocol: str) -> bytes | str:
    """The fields as a client without our codec would send them."""
    if subprotocol == JSON_SUBPROTOCOL:
        return json.dumps(fields)
    packed: bytes = msgpack.packb(fields)
    return packed


def fields_of(data: bytes | str) -> dict[str, object]:
    """The fields as a client without our codec would read them."""
    fields: dict[str, object] = json.loads(data) if isinstance(data, str) else msgpack.unpackb(data)
    return fields


@each_subprotocol
@given(message=client_messages())
def test_every_client_message_arrives_as_it_was(subprotocol: str, message: ClientMessage) -> None:
    assert (
        decode_client_message(encode_client_message(message, subprotocol), subprotocol) == message
    )


@each_subprotocol
@given(message=server_messages())
def test_every_server_message_arrives_as_it_was(subprotocol: str, message: ServerMessage) -> None:
    assert (
        decode_server_message(encode_server_message(message, subprotocol), subprotocol) == message
    )


@given(message=server_messages())
def test_both_subprotocols_say_the_same(message: ServerMessage) -> None:
    packed = encode_server_message(message, MSGPACK_SUBPROTOCOL)
    text = encode_server_message(message, JSON_SUBPROTOCOL)
    assert fields_of(packed) == fields_of(text)


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        pytest.param(
            MakeMove(id=12, text="swap 4C KS", turn=17),
            {"type": "move", "id": 12, "text": "swap 4C KS", "turn": 17},
            id="move",
        ),
        pytest.param(
            Hello(protocol=1, run=RUN),
            {"type": "hello", "protocol": 1, "run": RUN},
            id="fields that were not set are not sent",
        ),
        pytest.param(
            Ready(id=3, nonce_hash=None),
            {"type": "ready", "id": 3, "nonce_hash": None},
            id="nil that was set is sent",
        ),
        pytest.param(
            SetOptions(id=4, options={"rounds": 3, "lap_limit": None}),
            {"type": "set_options", "id": 4, "options": {"rounds": 3, "lap_limit": None}},
            id="nil in a mapping is sent",
        ),
    ],
)
@each_subprotocol
def test_client_message_on_the_wire(
    subprotocol: str, message: ClientMessage, fields: dict[str, object]
) -> None:
    assert fields_of(encode_client_message(message, subprotocol)) == fields


@each_subprotocol
def test_update_says_from(subprotocol: str) -> None:
    fields = fields_of(encode_server_message(UPDATE, subprotocol))
    assert fields["from"] == 41
    assert "from_version" not in fields


@each_subprotocol
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@settings(max_examples=25)
@given(st.data())
def test_update_in_parts_arrives_as_it_was(
    subprotocol: str, game: AnyGame, data: st.DataObject
) -> None:
    view, other = (data.draw(values_of(game.view_type)) for _ in range(2))
    own = {name: getattr(other, name) for name in game.own_fields}
    update = replace(data.draw(values_of(Update)), view=view)
    legal = data.draw(values_of(Moves) | st.just(NO_MOVES))
    told = ViewerUpdate(CommonPart(update, game.own_fields), own, legal)
    whole = replace(update, view=replace(view, **own), legal=told.legal)
    assert told.whole() == whole
    for _ in range(2):  # made and remembered
        frame_of_it = encode_server_message(told, subprotocol)
        assert decode_server_message(frame_of_it, subprotocol) == whole


@each_subprotocol
def test_only_the_key_of_an_update_is_renamed(subprotocol: str) -> None:
    error = Error(id=1, code=ErrorCode.INVALID, detail='"from_version" \xacfrom_version')
    sent = encode_server_message(error, subprotocol)
    assert decode_server_message(sent, subprotocol) == error


@each_subprotocol
@pytest.mark.parametrize(
    ("fields", "code", "id_", "field"),
    [
        pytest.param({}, "unsupported", None, "type", id="no type"),
        pytest.param({"type": "dance", "id": 5}, "unsupported", 5, "type", id="unknown type"),
        pytest.param({"type": 1, "id": 5}, "unsupported", 5, "type", id="type is a number"),
        pytest.param({"type": ["ping"], "id": 5}, "unsupported", 5, "type", id="type is a list"),
        pytest.param({"type": "update", "id": 5}, "unsupported", 5, "type", id="of the server"),
        pytest.param({"type": "ping", "id": 5, "a": 1}, "unsupported", 5, "a", id="unknown field"),
        pytest.param({"type": "ping"}, "invalid", None, "id", id="no id"),
        pytest.param({"type": "ping", "id": "5"}, "invalid", None, "id", id="text for a number"),
        pytest.param({"type": "ping", "id": True}, "invalid", None, "id", id="true for a number"),
        pytest.param({"type": "ping", "id": 5.0}, "invalid", None, "id", id="float for a number"),
        pytest.param({"type": "ping", "id": None}, "invalid", None, "id", id="nil for a number"),
        pytest.param({"type": "ping", "id": -1}, "invalid", None, "id", id="negative id"),
        pytest.param({"type": "ping", "id": 2**53}, "invalid", None, "id", id="id past 2^53"),
        pytest.param({"type": "sit", "id": 5, "seat": "3"}, "invalid", 5, "seat", id="text seat"),
        pytest.param({"type": "sit", "id": 5, "seat": True}, "invalid", 5, "seat", id="true seat"),
        pytest.param({"type": "sit", "id": 5, "seat": 7}, "invalid", 5, "seat", id="seat 7"),
        pytest.param({"type": "start", "id": 5, "fill": 1}, "invalid", 5, "fill", id="1 for true"),
        pytest.param(
            {"type": "start", "id": 5, "fill": "yes"}, "invalid", 5, "fill", id="text for true"
        ),
        pytest.param(
            {"type": "move", "id": 5, "text": 4, "turn": 1}, "invalid", 5, "text", id="number text"
        ),
        pytest.param(
            {"type": "move", "id": 5, "text": "", "turn": 1}, "invalid", 5, "text", id="empty text"
        ),
        pytest.param(
            {"type": "move", "id": 5, "text": "x" * 65, "turn": 1},
            "invalid", 5, "text", id="long text",
        ),
        pytest.param({"type": "move", "id": 5, "text": "pass"}, "invalid", 5, "turn", id="no turn"),
        pytest.param(
            {"type": "set_room", "id": 5, "pace": "warp"}, "invalid", 5, "pace", id="unknown pace"
        ),
        pytest.param(
            {"type": "set_options", "id": 5, "options": {"rounds": 2.5}},
            "invalid", 5, "options", id="float option",
        ),
        pytest.param(
            {"type": "set_options", "id": 5, "options": {"rounds": [3]}},
            "invalid", 5, "options", id="list option",
        ),
        pytest.param(
            {"type": "set_options", "id": 5, "options": {"Rounds!": 3}},
            "invalid", 5, "options", id="option name",
        ),
        pytest.param(
            {"type": "set_options", "id": 5, "options": []}, "invalid", 5, "options", id="no dict"
        ),
        pytest.param(
            {"type": "offer", "id": 5, "free": 1, "games": "fifty_one"},
            "invalid", 5, "games", id="text for a list",
        ),
        pytest.param(
            {"type": "ready", "id": 5, "nonce_hash": "AB" * 32},
            "invalid", 5, "nonce_hash", id="upper-case hex",
        ),
        pytest.param(
            {"type": "reveal", "id": 5, "nonce": "ab" * 32 + "\n"},
            "invalid", 5, "nonce", id="hex and a line feed",
        ),
        pytest.param(
            {"type": "hello", "protocol": 1, "run": RUN, "role": "god"},
            "invalid", None, "role", id="unknown role",
        ),
        pytest.param(
            {"type": "ping", "id": 5, "x" * 1000: 1},
            "unsupported", 5, "x" * 64, id="a long name is cut",
        ),
    ],
)  # fmt: skip
def test_what_is_no_message_of_this_version_is_answered(
    subprotocol: str, fields: dict[str, object], code: str, id_: int | None, field: str
) -> None:
    with pytest.raises(UnsupportedMessage) as raised:
        decode_client_message(frame(fields, subprotocol), subprotocol)
    assert (raised.value.code, raised.value.id, raised.value.field) == (code, id_, field)


@each_subprotocol
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"type": "hello", "protocol": 1, "run": 1, "token": TOKEN}, id="beside it"),
        pytest.param({"type": "hello", "protocol": 1, "run": RUN, "token": TOKEN + "f"}, id="it"),
        pytest.param({"type": TOKEN}, id="as type"),
        pytest.param({"type": "hello", "protocol": 1, "run": RUN, "a": TOKEN}, id="elsewhere"),
    ],
)
def test_refusal_repeats_no_secret(subprotocol: str, fields: dict[str, object]) -> None:
    with pytest.raises(UnsupportedMessage) as raised:
        decode_client_message(frame(fields, subprotocol), subprotocol)
    assert TOKEN not in repr(vars(raised.value)) + str(raised.value)


@each_subprotocol
def test_client_ignores_unknown_fields(subprotocol: str) -> None:
    sent = frame({"type": "pong", "id": 1, "server_time_ms": 2, "mood": "good"}, subprotocol)
    assert decode_server_message(sent, subprotocol) == Pong(id=1, server_time_ms=2)


@each_subprotocol
def test_client_ignores_unknown_messages(subprotocol: str) -> None:
    assert decode_server_message(frame({"type": "fireworks"}, subprotocol), subprotocol) is None


@each_subprotocol
def test_client_reads_an_unknown_event_as_hidden(subprotocol: str) -> None:
    fields = fields_of(encode_server_message(UPDATE, subprotocol))
    fields["events"] = [{"type": "starting"}, {"type": "rained", "mm": 3}]
    update = decode_server_message(frame(fields, subprotocol), subprotocol)
    assert isinstance(update, Update)
    assert update.events == (Starting(), Hidden())


@each_subprotocol
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"type": "error", "id": 1, "code": "too_loud"}, id="error code"),
        pytest.param({"type": "closing", "reason": "full_moon"}, id="closing reason"),
    ],
)
def test_client_takes_unknown_reasons_as_texts(subprotocol: str, fields: dict[str, object]) -> None:
    assert decode_server_message(frame(fields, subprotocol), subprotocol) is not None


@each_subprotocol
@pytest.mark.parametrize(
    "fields",
    [
        pytest.param([], id="no mapping"),
        pytest.param({"id": 1}, id="no type"),
        pytest.param({"type": "ok"}, id="field missing"),
        pytest.param({"type": "ok", "id": "one"}, id="no number"),
    ],
)
def test_client_refuses_what_no_server_says(subprotocol: str, fields: object) -> None:
    with pytest.raises(MalformedMessage) as raised:
        decode_server_message(frame(fields, subprotocol), subprotocol)
    assert raised.value.close_code == 1008


def test_client_refuses_an_event_that_is_wrong_in_itself() -> None:
    fields = fields_of(encode_server_message(UPDATE, JSON_SUBPROTOCOL))
    fields["events"] = [{"type": "swapped", "seat": "first"}]
    with pytest.raises(MalformedMessage):
        decode_server_message(json.dumps(fields), JSON_SUBPROTOCOL)


def test_codes_known_are_codes() -> None:
    error = decode_server_message('{"type":"error","id":1,"code":"busy"}', JSON_SUBPROTOCOL)
    assert isinstance(error, Error)
    assert error.code is ErrorCode.BUSY


def test_server_messages_carry_their_defaults() -> None:
    assert fields_of(encode_server_message(Ok(id=1), JSON_SUBPROTOCOL)) == {
        "id": 1,
        "version": None,
        "code": None,
        "type": "ok",
    }


MOVE = {"type": "move", "id": 7, "text": "swap 4C KS", "turn": 3}


def plainly_decoded(packed: bytes) -> ClientMessage | None:
    """What the way of all messages makes of it; None for what it refuses."""
    try:
        return decode_client_message(packed, MSGPACK_SUBPROTOCOL)
    except (MalformedMessage, UnsupportedMessage):
        return None


@given(st.integers(0, 2**53 - 1), st.text(min_size=1, max_size=64), st.integers(0, 2**53 - 1))
def test_move_is_read_by_either_way(id: int, text: str, turn: int) -> None:
    move = MakeMove(id=id, text=text, turn=turn)
    packed = encode_client_message(move, MSGPACK_SUBPROTOCOL)
    assert isinstance(packed, bytes)
    assert decode_move(packed) == move == decode_client_message(packed, MSGPACK_SUBPROTOCOL)


values = st.one_of(
    st.integers(-2, 2**64 - 1),
    st.sampled_from([2**53 - 1, 2**53, "", "move", "x" * 64, "x" * 65, "7"]),
    st.text(max_size=70),
    st.binary(max_size=4),
    st.booleans(),
    st.none(),
    st.floats(),
    st.just(7.0),
    st.lists(st.integers(-(2**63), 2**64 - 1), max_size=2),
)


@given(
    st.dictionaries(st.sampled_from([*MOVE, "since", "kind"]), values, max_size=3),
    st.sets(st.sampled_from([*MOVE]), max_size=2),
)
def test_what_the_quick_way_takes_the_other_takes_alike(
    changes: dict[str, object], missing: set[str]
) -> None:
    fields = {key: value for key, value in (MOVE | changes).items() if key not in missing}
    packed: bytes = msgpack.packb(fields)
    move = decode_move(packed)
    assert move == plainly_decoded(packed) or move is None


@given(st.data())
def test_bytes_that_the_quick_way_takes_the_other_takes_alike(data: st.DataObject) -> None:
    packed = bytearray(msgpack.packb(MOVE))
    for _ in range(data.draw(st.integers(1, 3))):
        packed[data.draw(st.integers(0, len(packed) - 1))] = data.draw(st.integers(0, 255))
    changed = bytes(packed) + data.draw(st.binary(max_size=2))
    move = decode_move(changed)
    assert move == plainly_decoded(changed) or move is None


@pytest.mark.parametrize(
    "packed",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"\x84\xa4type\xa4move\xa2id\x01\xa2id\x02\xa4turn\x03", id="key twice"),
        pytest.param(msgpack.packb({**MOVE, "more": 1}), id="one field more"),
        pytest.param(msgpack.packb(MOVE).replace(b"swap", b"\xffwap"), id="no UTF-8"),
        pytest.param(msgpack.packb(MOVE) + b"\x00", id="one byte more"),
        pytest.param(msgpack.packb({**MOVE, "type": "sit"}), id="another message"),
    ],
)
def test_what_is_not_plainly_a_move_is_left_to_the_other_way(packed: bytes) -> None:
    assert decode_move(packed) is None
