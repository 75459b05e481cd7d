"""The messages described for machines, from the models themselves.

    schema.json      JSON Schema: `#/$defs/ClientMessage` and `#/$defs/ServerMessage`
    asyncapi.json    AsyncAPI 3: the channel, who says what in it, and what answers what

Both stand beside this module and are written anew on purpose, by `bafuda schema`: a change of
the wire shows as a change of theirs.
"""

import json
from collections.abc import Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, get_args, get_type_hints

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import (
    ComputedField,
    CoreSchema,
    DataclassField,
    DictSchema,
    ModelField,
    TypedDictField,
)

from protocol.client_messages import (
    ClientMessage,
    GetPack,
    GetRecord,
    Hello,
    Hint,
    ListRooms,
    LookRoom,
    Ping,
    Preview,
)
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, PROTOCOL_VERSION
from protocol.server_messages import (
    Advice,
    Error,
    Ok,
    Pack,
    Pong,
    Previews,
    Record,
    RoomLook,
    Rooms,
    ServerMessage,
    Welcome,
)
from protocol.urls import SOCKET_PATH

__all__ = [
    "ANSWERS",
    "ASYNCAPI_PATH",
    "SCHEMA_PATH",
    "answers_to",
    "asyncapi",
    "documents",
    "json_schema",
]

SCHEMA_PATH = Path(__file__).with_name("schema.json")
ASYNCAPI_PATH = Path(__file__).with_name("asyncapi.json")

JSON_SCHEMA_DIALECT = "https://json-schema.org/draft/2020-12/schema"
ASYNCAPI_VERSION = "3.0.0"
TITLE = "bafuda"
DESCRIPTION = "What is said between a bafuda server and its clients. See docs/protocol.md."

ANSWERS: Mapping[type, tuple[type, ...]] = MappingProxyType(
    {
        Hello: (Welcome, Error),
        Ping: (Pong, Error),
        Preview: (Previews, Error),
        Hint: (Advice, Error),
        ListRooms: (Rooms, Error),
        LookRoom: (RoomLook, Error),
        GetPack: (Pack, Error),
        GetRecord: (Record, Error),
    }
)
"""What answers the messages that `ok` does not answer."""

Json: TypeAlias = dict[str, Any]  # JSON of many shapes

_CLIENT_CLASSES: tuple[type, ...] = get_args(get_args(ClientMessage)[0])
_SERVER_CLASSES: tuple[type, ...] = get_args(get_args(ServerMessage)[0])


def documents() -> dict[Path, str]:
    """The text of each document by its path."""
    return {SCHEMA_PATH: _text(json_schema()), ASYNCAPI_PATH: _text(asyncapi())}


def json_schema() -> Json:
    """JSON Schema of both unions."""
    return {
        "$schema": JSON_SCHEMA_DIALECT,
        "title": TITLE,
        "description": DESCRIPTION,
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": _definitions("#/$defs/{model}"),
    }


def asyncapi() -> Json:
    """AsyncAPI document of the server: what it receives and what it sends."""
    schemas = _definitions("#/components/schemas/{model}")
    # An object in JSON Schemas of OpenAPI, AsyncAPI takes another thing by that name.
    schemas = {name: _without(schema, "discriminator") for name, schema in schemas.items()}
    classes = (*_CLIENT_CLASSES, *_SERVER_CLASSES)
    return {
        "asyncapi": ASYNCAPI_VERSION,
        "info": {"title": TITLE, "version": f"{PROTOCOL_VERSION}", "description": DESCRIPTION},
        "defaultContentType": "application/json",
        "channels": {"connection": _channel(classes)},
        "operations": _operations(),
        "components": {
            "messages": {_tag(each): _message(each) for each in classes},
            "schemas": schemas,
        },
    }


def answers_to(request: type) -> tuple[type, ...]:
    """What a client's message is answered with, one of these."""
    return ANSWERS.get(request, (Ok, Error))


class _Generator(GenerateJsonSchema):
    """Says what is on the wire: every message has its `type`, and the server sends every field."""

    def field_is_required(
        self, field: ModelField | DataclassField | TypedDictField, total: bool
    ) -> bool:
        return (
            self.mode == "serialization"
            or _is_tag(field)
            or super().field_is_required(field, total)
        )

    def field_title_should_be_set(
        self, schema: CoreSchema | ModelField | DataclassField | TypedDictField | ComputedField
    ) -> bool:
        return False  # it would say no more than the field's name

    def dict_schema(self, schema: DictSchema) -> JsonSchemaValue:
        described = super().dict_schema(schema)
        if "patternProperties" in described:  # which alone let other names pass
            described["additionalProperties"] = False
        return described


def _is_tag(field: ModelField | DataclassField | TypedDictField) -> bool:
    match field["schema"]:
        case {"type": "default", "schema": {"type": "literal", "expected": [_]}}:
            return True
        case _:
            return False


def _definitions(ref_template: str) -> Json:
    """Every type by its name: of client messages what is taken, of server messages what is sent."""
    config = ConfigDict(use_attribute_docstrings=True)
    roots, definitions = TypeAdapter.json_schemas(
        [
            ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
            ("ServerMessage", "serialization", TypeAdapter(ServerMessage, config=config)),
        ],
        ref_template=ref_template,
        schema_generator=_Generator,
    )
    unions = {str(name): schema for (name, _), schema in roots.items()}
    return {**unions, **definitions["$defs"]}


def _channel(classes: tuple[type, ...]) -> Json:
    return {
        "address": SOCKET_PATH,
        "title": "A WebSocket connection",
        "description": (
            "One message a frame, tagged by its `type`. The subprotocol chooses the encoding: "
            f"`{MSGPACK_SUBPROTOCOL}` in binary frames, `{JSON_SUBPROTOCOL}` in text frames."
        ),
        "messages": {_tag(each): _ref("components", "messages", _tag(each)) for each in classes},
        "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
    }


def _operations() -> Json:
    """One operation for each kind of answer, and one for what comes unasked."""
    requests_by_answers: dict[tuple[type, ...], list[type]] = {}
    for each in _CLIENT_CLASSES:
        requests_by_answers.setdefault(answers_to(each), []).append(each)
    operations = {
        f"answer_with_{_tag(answers[0])}": {
            "action": "receive",
            "channel": _ref("channels", "connection"),
            "summary": f"What is answered with `{_tag(answers[0])}` or `error`.",
            "messages": _in_channel(requests),
            "reply": {
                "channel": _ref("channels", "connection"),
                "messages": _in_channel(answers),
            },
        }
        for answers, requests in requests_by_answers.items()
    }
    only_answers = {each for answers in requests_by_answers for each in answers}
    operations["tell"] = {
        "action": "send",
        "channel": _ref("channels", "connection"),
        "summary": "What the server tells without being asked.",
        "messages": _in_channel([each for each in _SERVER_CLASSES if each not in only_answers]),
    }
    return operations


def _message(each: type) -> Json:
    summary, _, description = cleandoc(each.__doc__ or "").partition("\n\n")
    message = {
        "name": _tag(each),
        "title": each.__name__,
        "summary": summary,
        "payload": _ref("components", "schemas", each.__name__),
    }
    if description:
        message["description"] = description
    if "id" in get_type_hints(each):
        message["correlationId"] = {"location": "$message.payload#/id"}
    return message


def _in_channel(classes: Sequence[type]) -> list[Json]:
    return [_ref("channels", "connection", "messages", _tag(each)) for each in classes]


def _ref(*path: str) -> Json:
    return {"$ref": "/".join(("#", *path))}


def _tag(each: type) -> str:
    """The `type` of a class's messages."""
    (tag,) = get_args(get_type_hints(each)["type"])
    return str(tag)


def _without(schema: object, key: str) -> object:
    """The schema without an entry, at every depth."""
    match schema:
        case dict():
            return {name: _without(inner, key) for name, inner in schema.items() if name != key}
        case list():
            return [_without(inner, key) for inner in schema]
        case _:
            return schema


def _text(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
