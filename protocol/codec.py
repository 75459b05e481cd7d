"""Bytes to messages and back, in both subprotocols.

What comes in from a client is unpacked strictly and then validated by the models. On the way
from bytes to a message three things may be wrong, in this order:

    the bytes                no msgpack, no JSON         MalformedMessage, 1007 (1009: too many)
    what they decode to      no mapping of plain values  MalformedMessage, 1008
    a mapping                no message of this version  UnsupportedMessage, answered

Plain are texts, finite numbers, true, false, nil, and lists and mappings of them. Byte values
travel as hex text, so msgpack's bin and ext types are none of ours. A mapping names each key
once: parsers disagree about the other ones.

Nearly everything that comes in is a move. `decode_move` reads it in half the time: msgspec unpacks
it, the model validates it all the same, and whatever is not plainly a move is left to the other.

What the server sends is encoded by msgspec from the dataclasses themselves. An update that is
given in its two parts is put together from their bytes: it is a map, and its entries can stand
in any order.
"""

import json
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from math import isfinite
from operator import attrgetter
from typing import Any, NamedTuple, NoReturn, TypeAlias

import msgpack
import msgspec
from pydantic import TypeAdapter, ValidationError

from games.game import NO_MOVES, OwnView
from protocol.client_messages import ClientMessage, MakeMove
from protocol.errors import ErrorCode, MalformedMessage, UnsupportedMessage
from protocol.ids import CLIENT_MESSAGE_BYTES_MAX, JSON_SUBPROTOCOL
from protocol.server_messages import ServerMessage, Update
from protocol.viewer_update import CommonPart, ViewerUpdate

__all__ = [
    "Outgoing",
    "decode_client_message",
    "decode_move",
    "decode_server_message",
    "encode_client_message",
    "encode_server_message",
]

BAD_BYTES = 1007  # RFC 6455 §7.4.1: not consistent with the type of the message
BAD_SHAPE = 1008  # the same: violates the policy
TOO_BIG = 1009

ITEMS_MAX = 64
"""In one list or mapping of a client."""
DEPTH_MAX = 8
"""Mappings and lists within each other; no client message needs more than two."""
INTEGER_DIGITS_MAX = 20
"""As many as msgpack's largest number has."""
FIELD_NAME_LENGTH_MAX = 64
REQUEST_ID_END = 2**53
FOUR_FIELDS = 0x84
"""First byte of a mapping in msgpack: all four of a move are required, so none is there twice."""

UNKNOWN_TYPE = frozenset({"union_tag_invalid", "union_tag_not_found"})
UNKNOWN_FIELD = frozenset({"extra_forbidden", "invalid_key"})

Outgoing: TypeAlias = ServerMessage | ViewerUpdate
"""What the server sends, in whichever shape it is encoded from."""


class _Common(msgspec.Struct, rename={"from_version": "from"}):
    """The fields of an update that are alike for all viewers, but for the view."""

    from_version: int
    version: int
    events: Any  # as all below: written as they are
    match: Any
    turn: int
    waiting_for: Any
    deadline_ms: int | None
    type: str


_fields_of_move = msgspec.msgpack.Decoder(dict[str, str | int]).decode
_to_msgpack = msgspec.msgpack.Encoder().encode
_to_json = msgspec.json.Encoder().encode

HEAD_BYTES = 1
"""Of a map of fewer than 16 entries, as the own fields of a view are."""
_HEAD_OF_UPDATE = b"\x8a"  # a map of ten: those of `_Common`, the view and the moves
_VIEW, _LEGAL = _to_msgpack("view"), _to_msgpack("legal")
_NO_MOVES = _to_msgpack(NO_MOVES)


def decode_client_message(data: bytes | str, subprotocol: str) -> ClientMessage:
    """The message in a frame of a client: bytes for msgpack, text for JSON.

    Raises:
        MalformedMessage: the connection is to be closed.
        UnsupportedMessage: to be answered; the connection stays.
    """
    if len(data) > CLIENT_MESSAGE_BYTES_MAX:
        raise MalformedMessage("too long", close_code=TOO_BIG)
    value = _decode(data, subprotocol, _strict_msgpack, _strict_json)
    try:
        return _client_message_in()(value)
    except ValidationError as error:
        if not isinstance(value, dict) or not _is_plain(value, depth=DEPTH_MAX):
            raise MalformedMessage("not a message", close_code=BAD_SHAPE) from None
        raise _unsupported(error, value) from None


def decode_move(packed: bytes) -> MakeMove | None:
    """The move in a frame of msgpack; None for what `decode_client_message` is to judge."""
    if not packed or packed[0] != FOUR_FIELDS:
        return None
    try:
        fields = _fields_of_move(packed)
        return _move_in()(fields) if fields.get("type") == "move" else None
    except (msgspec.DecodeError, ValidationError, UnicodeDecodeError):
        return None


def encode_client_message(message: ClientMessage, subprotocol: str) -> bytes | str:
    """The frame of a client's message, with those fields that were set.

    So a server that is older than the client hears only of new fields that are meant.
    """
    fields = {"type": message.type, **message.model_dump(mode="json", exclude_unset=True)}
    if subprotocol == JSON_SUBPROTOCOL:
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    packed: bytes = msgpack.packb(fields)
    return packed


def encode_server_message(message: Outgoing, subprotocol: str) -> bytes | str:
    """The frame of a server's message: bytes for msgpack, text for JSON."""
    if type(message) is ViewerUpdate:
        if subprotocol != JSON_SUBPROTOCOL:
            return _pack_viewer_update(message)
        message = message.whole()
    # `from` cannot name a field, and msgspec renames none of a dataclass. It is the first one of
    # an update, so the first occurrence is the key.
    if subprotocol == JSON_SUBPROTOCOL:
        text = _to_json(message).decode()
        return text.replace('"from_version"', '"from"', 1) if type(message) is Update else text
    packed = _to_msgpack(message)
    if type(message) is Update:
        return packed.replace(b"\xacfrom_version", b"\xa4from", 1)
    return packed


def _pack_viewer_update(message: ViewerUpdate) -> bytes:
    """The common part, then the view's own fields, which end the view, then the moves."""
    common, legal = message.common, message.legal
    if common.packed is None:
        common.packed = _pack_common(common)
    own = message.own
    if type(own) is OwnView:
        try:
            own_entries = own.packed
        except AttributeError:
            own_entries = own.packed = _to_msgpack(own)[HEAD_BYTES:]
    else:
        own_entries = _to_msgpack(own)[HEAD_BYTES:]
    moves = _NO_MOVES if legal is NO_MOVES else _to_msgpack(legal)
    return b"".join((common.packed, own_entries, _LEGAL, moves))


def _pack_common(common: CommonPart) -> bytes:
    update, own_fields = common.update, common.own_fields
    of_update = _to_msgpack(
        _Common(
            update.from_version,
            update.version,
            update.events,
            update.match,
            update.turn,
            update.waiting_for,
            update.deadline_ms,
            update.type,
        )
    )
    assert update.view is not None, "an update without a view has no parts"
    view_type = type(update.view)
    shared = _shared_fields(view_type, own_fields)  # type: ignore[arg-type]  # classes have hashes
    of_view = _to_msgpack(shared.packed_as(*shared.values(update.view)))
    return b"".join(
        (_HEAD_OF_UPDATE, of_update[1:], _VIEW, shared.head_of_view, of_view[shared.head_bytes :])
    )


class _SharedFields(NamedTuple):
    """Those of a view that all viewers are shown alike."""

    packed_as: type[msgspec.Struct]
    values: Callable[[Any], tuple[Any, ...]]  # of the view of whichever game
    head_bytes: int
    """Of a map of them alone."""
    head_of_view: bytes
    """Of a map of them and the own ones."""


@cache
def _shared_fields(view_type: type[Any], own_fields: frozenset[str]) -> _SharedFields:
    names = [field.name for field in fields(view_type) if field.name not in own_fields]
    return _SharedFields(
        msgspec.defstruct(f"Shared{view_type.__name__}", names),
        attrgetter(*names),
        len(_map_head(len(names))),
        _map_head(len(names) + len(own_fields)),
    )


def _map_head(length: int) -> bytes:
    """What a map of so many entries begins with in msgpack."""
    return bytes((0x80 | length,)) if length < 16 else b"\xde" + length.to_bytes(2, "big")


def decode_server_message(data: bytes | str, subprotocol: str) -> ServerMessage | None:
    """The message in a frame of the server; None for a type that only newer clients know.

    Raises:
        MalformedMessage: the server says what no server of this protocol version says.
    """
    value = _decode(data, subprotocol, msgpack.unpackb, json.loads)
    try:
        return _server_messages().validate_python(value)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid" and not first["loc"]:
            return None
        where = ".".join(map(str, first["loc"]))
        raise MalformedMessage(f"{where}: {first['msg']}", close_code=BAD_SHAPE) from None


@cache
def _client_message_in() -> Callable[[object], ClientMessage]:
    """What `TypeAdapter.validate_python` itself calls; its wrapper takes half as long again."""
    validate: Callable[[object], ClientMessage] = TypeAdapter(
        ClientMessage
    ).validator.validate_python
    return validate


@cache
def _move_in() -> Callable[[object], MakeMove]:
    validate: Callable[[object], MakeMove] = TypeAdapter(MakeMove).validator.validate_python
    return validate


@cache
def _server_messages() -> TypeAdapter[ServerMessage]:
    return TypeAdapter(ServerMessage)


def _decode(
    data: bytes | str,
    subprotocol: str,
    from_msgpack: Callable[[bytes], object],
    from_json: Callable[[str], object],
) -> object:
    try:
        if subprotocol == JSON_SUBPROTOCOL:
            if isinstance(data, str):
                return from_json(data)
        elif isinstance(data, bytes):
            return from_msgpack(data)
    except (RecursionError, msgpack.StackError):
        raise MalformedMessage("too deep", close_code=BAD_SHAPE) from None
    except (ValueError, msgpack.UnpackException) as error:
        # Not its repr: that of ExtraData holds the message, with its secrets.
        raise MalformedMessage(str(error) or type(error).__name__, close_code=BAD_BYTES) from None
    raise MalformedMessage("wrong kind of frame", close_code=BAD_SHAPE)


def _strict_msgpack(packed: bytes) -> object:
    value: object = msgpack.unpackb(
        packed,
        object_pairs_hook=_mapping,
        ext_hook=_refuse_ext,
        max_array_len=ITEMS_MAX,
        max_map_len=ITEMS_MAX,
        max_bin_len=0,
        max_ext_len=0,
    )
    return value


def _strict_json(text: str) -> object:
    value: object = json.loads(
        text,
        object_pairs_hook=_mapping,
        parse_int=_integer,
        parse_float=_number,
        parse_constant=_refuse_constant,
    )
    return value


def _mapping(pairs: list[tuple[str, object]]) -> dict[str, object]:
    mapping = dict(pairs)
    if len(mapping) != len(pairs):
        raise ValueError("duplicate keys")
    return mapping


def _refuse_ext(code: int, _: bytes) -> NoReturn:
    raise ValueError(f"extension type {code}")


def _integer(digits: str) -> int:
    if len(digits) > INTEGER_DIGITS_MAX:
        raise ValueError("integer too large")
    return int(digits)


def _number(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError("number too large")
    return number


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _is_plain(value: object, *, depth: int) -> bool:
    """Is `value` made of plain values, none of them too many or too deep?

    Asked only of what the models refused: they accept nothing else.
    """
    match value:
        case dict() | list() if depth == 0 or len(value) > ITEMS_MAX:
            return False
        case dict():
            return all(
                type(key) is str and _is_plain(inner, depth=depth - 1)
                for key, inner in value.items()
            )
        case list():
            return all(_is_plain(inner, depth=depth - 1) for inner in value)
        case float():
            return isfinite(value)
        case _:
            return not isinstance(value, bytes)


def _unsupported(error: ValidationError, mapping: dict[str, object]) -> UnsupportedMessage:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    id, kind, where = _request_id(mapping), first["type"], first["loc"]
    if kind in UNKNOWN_TYPE:
        detail = "unknown message type"
        return UnsupportedMessage(detail, code=ErrorCode.UNSUPPORTED, id=id, field="type")
    field = str(where[1])[:FIELD_NAME_LENGTH_MAX] if len(where) > 1 else None  # [0] is the type
    code = ErrorCode.UNSUPPORTED if kind in UNKNOWN_FIELD else ErrorCode.INVALID
    return UnsupportedMessage(first["msg"], code=code, id=id, field=field)


def _request_id(mapping: dict[str, object]) -> int | None:
    id = mapping.get("id")
    return id if type(id) is int and 0 <= id < REQUEST_ID_END else None
