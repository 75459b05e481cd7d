"""Rooms, events and records as the bytes that the store keeps: msgpack, written by msgspec.

Objects are maps with the names of their fields, so a newer version of the software that adds
a field with a default reads what an older one wrote.

msgspec writes and reads dataclasses as they are, except that it must be told what stands in
a match, and that depends on the game. So two of its own types, made from the fields of
`RoomDocument` and of `Match`, take their places in the bytes: a match is tagged by its game.
The results of its rounds, which only grow, are written in `server.store.results`.

A move changes one member, the state and a few numbers; the other parts are the very objects of
the commit before, and so are their bytes, which are remembered: a member's by itself, those of
seats, set-up, options and standing, which many moves share, in `_remembered`.
"""

from collections.abc import Iterable
from dataclasses import MISSING, fields
from functools import reduce
from operator import attrgetter, or_
from typing import Any, Final, TypeAlias, cast, get_args, get_type_hints

import msgspec

from games.game import AnyGame
from games.match import Match
from games.registry import GAMES
from protocol.ids import Version
from server.room.commands import MatchEnded, MoveMade, RecordEntry, RecordStarted, Told
from server.room.document import Member, RoomDocument
from server.store.results import decode_results, encode_results
from server.store.types import LogEntry

__all__ = [
    "decode_document",
    "decode_log_entry",
    "decode_record_entry",
    "encode_document",
    "encode_log_entry",
    "encode_record_entry",
]

_Stored: TypeAlias = Any  # an object of a type that is made at run time

_ROOM_APART = frozenset({"seats", "setup", "members", "match"})
_MATCH_APART = frozenset({"game_id", "results", "options", "standing", "state"})
_STATE_APART = frozenset({"options"})
"""Fields that stand in the bytes in a way of their own, or are encoded apart."""

REMEMBERED_MAX: Final = 16_384
"""Values whose bytes are remembered: those of some three thousand matches."""


def encode_document(document: RoomDocument) -> bytes:
    """The room as bytes; `decode_document` gives it back."""
    match = document.match
    return _ENCODER.encode(
        _ROOM(
            _remember(document.seats),
            _remember(document.setup),
            [_packed(member) for member in document.members],
            *_room_values(document),
            None if match is None else _stored_of(match),
        )
    )


def decode_document(stored: bytes) -> RoomDocument:
    """The room whose bytes they are.

    Raises:
        msgspec.DecodeError: nobody wrote them with `encode_document`.
    """
    room = msgspec.structs.asdict(_ROOM_DECODER.decode(stored))
    match = room["match"]
    if match is not None:
        values = msgspec.structs.asdict(match)
        values["results"] = decode_results(values["results"])
        room["match"] = Match(_GAME_OF[type(match)], **values)
    return RoomDocument(**room)


def encode_log_entry(commit_id: str, events: tuple[Told, ...], *, lobby_changed: bool) -> bytes:
    """A commit as the log keeps it; its version is the entry's id in the stream."""
    return _ENCODER.encode((commit_id, lobby_changed, events))


def decode_log_entry(version: Version, stored: bytes) -> LogEntry:
    """The log entry with these bytes."""
    commit_id, lobby_changed, events = _LOG_DECODER.decode(stored)
    return LogEntry(version, commit_id, tuple(map(_decode_event, events)), lobby_changed)


def encode_record_entry(entry: RecordEntry) -> bytes:
    """An entry of a match's record as bytes, with its kind."""
    return _ENCODER.encode((_KIND_OF_ENTRY[type(entry)], entry))


def decode_record_entry(stored: bytes) -> RecordEntry:
    """The entry whose bytes they are."""
    kind, entry = _RECORD_DECODER.decode(stored)
    return _ENTRY_DECODERS[kind].decode(entry)


def _stored_of(match: Match) -> _Stored:
    """What is encoded for a match."""
    state = match.state
    stored_match, stored_state, state_values = _STORED[match.game_id]
    return stored_match(
        encode_results(match.results),
        _remember(match.options),
        _remember(match.standing),
        stored_state(_remember(state.options), *state_values(state)),
        *_match_values(match),
    )


def _packed(member: Member) -> msgspec.Raw:
    try:
        packed: msgspec.Raw = member.packed
    except AttributeError:
        packed = msgspec.Raw(_ENCODER.encode(member))
        object.__setattr__(member, "packed", packed)
    return packed


def _remember(value: object) -> msgspec.Raw:
    """The bytes of a value that is encoded again and again: looked up by the very object."""
    known = _remembered.get(id(value))
    if known is not None and known[0] is value:
        return known[1]
    if len(_remembered) >= REMEMBERED_MAX:
        _remembered.clear()
    raw = msgspec.Raw(_ENCODER.encode(value))
    _remembered[id(value)] = (value, raw)
    return raw


class _Tag(msgspec.Struct):
    type: str


def _decode_event(stored: msgspec.Raw) -> Told:
    decoder = _EVENT_DECODERS[_TAG_DECODER.decode(stored).type]
    return cast(Told, decoder.decode(stored))  # one decoder for each class of the union


def _stored_match(game: AnyGame) -> type[_Stored]:
    """What stands for a match of this game, tagged by it."""
    types = get_type_hints(Match)
    return msgspec.defstruct(
        f"StoredMatchOf_{game.id}",
        [
            ("results", msgspec.Raw),
            ("options", game.options),
            ("standing", types["standing"]),
            ("state", game.state),
            *_fields_of(Match, types, without=_MATCH_APART),
        ],
        tag_field="game_id",
        tag=game.id,
    )


def _stored_state(state: type[Any]) -> type[_Stored]:
    """What a state of this class is written as; it is read as itself."""
    return msgspec.defstruct(
        "StoredState",
        ["options", *(field.name for field in fields(state) if field.name not in _STATE_APART)],
    )


def _fields_of(
    original: type[Any], types: dict[str, Any], *, without: frozenset[str]
) -> list[tuple[str, Any] | tuple[str, Any, Any]]:
    """The fields of a dataclass with these types, as `defstruct` takes them."""
    return [
        (field.name, types[field.name])
        if field.default is MISSING
        else (field.name, types[field.name], field.default)
        for field in fields(original)
        if field.name not in without
    ]


def _values_of(original: type[Any], *, without: frozenset[str]) -> Any:  # what attrgetter gives
    """Reads the fields of a dataclass, in their order, as one tuple."""
    return attrgetter(*(field.name for field in fields(original) if field.name not in without))


def _tag_of(event: type[Told]) -> str:
    (tag,) = (field.default for field in fields(event) if field.name == "type")
    return str(tag)


def _union(types: Iterable[Any]) -> Any:  # a type expression
    return reduce(or_, types)


_ENCODER = msgspec.msgpack.Encoder()
_remembered: dict[int, tuple[object, msgspec.Raw]] = {}

_MATCHES = {game.id: _stored_match(game) for game in GAMES.values()}
_GAME_OF = {stored: game_id for game_id, stored in _MATCHES.items()}
_match_values = _values_of(Match, without=_MATCH_APART)
_STORED = {
    game.id: (
        _MATCHES[game.id],
        _stored_state(game.state),
        _values_of(game.state, without=_STATE_APART),
    )
    for game in GAMES.values()
}
"""For each game: what a match of it is written as, and its state, and what reads that."""

_ROOM_TYPES = get_type_hints(RoomDocument)
_ROOM = msgspec.defstruct(
    "StoredRoomDocument",
    [
        *((name, _ROOM_TYPES[name]) for name in ("seats", "setup", "members")),
        *_fields_of(RoomDocument, _ROOM_TYPES, without=_ROOM_APART),
        ("match", _union(_MATCHES.values()) | None, None),
    ],
)
_room_values = _values_of(RoomDocument, without=_ROOM_APART)
_ROOM_DECODER = msgspec.msgpack.Decoder(_ROOM)

_LOG_DECODER = msgspec.msgpack.Decoder(tuple[str, bool, list[msgspec.Raw]])
_TAG_DECODER = msgspec.msgpack.Decoder(_Tag)
_EVENT_DECODERS = {_tag_of(event): msgspec.msgpack.Decoder(event) for event in get_args(Told)}

_ENTRY_OF_KIND: dict[str, type[RecordEntry]] = {
    "started": RecordStarted,
    "move": MoveMade,
    "ended": MatchEnded,
}
_KIND_OF_ENTRY = {entry: kind for kind, entry in _ENTRY_OF_KIND.items()}
_ENTRY_DECODERS = {kind: msgspec.msgpack.Decoder(entry) for kind, entry in _ENTRY_OF_KIND.items()}
_RECORD_DECODER = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
