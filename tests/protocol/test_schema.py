"""The recorded documents, and what they say about real messages."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from protocol.client_messages import ClientMessage
from protocol.codec import encode_client_message, encode_server_message
from protocol.ids import JSON_SUBPROTOCOL
from protocol.schema import ASYNCAPI_PATH, SCHEMA_PATH, answers_to, asyncapi, documents, json_schema
from protocol.server_messages import ServerMessage
from tests.protocol.strategies import (
    CLIENT_CLASSES,
    SERVER_CLASSES,
    client_messages,
    server_messages,
)

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
SCHEMA = json_schema()
ASYNCAPI = asyncapi()
SPEAKER = {"> {": "ClientMessage", "< {": "ServerMessage"}
ANSWER_TAGS = {
    "welcome",
    "ok",
    "error",
    "pong",
    "previews",
    "advice",
    "rooms",
    "room_look",
    "pack",
    "record",
}

Json = dict[str, Any]  # JSON of many shapes


@cache
def validator(union: str) -> Draft202012Validator:
    """Checks against the recorded schema, as another implementation would read it."""
    recorded = json.loads(SCHEMA_PATH.read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{union}", "$defs": recorded["$defs"]})


@pytest.mark.parametrize("path", [SCHEMA_PATH, ASYNCAPI_PATH], ids=lambda path: str(path.name))
def test_recorded_document_is_what_the_models_say(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == documents()[path], "run `bafuda schema`"


def test_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@given(message=client_messages())
def test_every_client_message_is_as_the_schema_says(message: ClientMessage) -> None:
    validator("ClientMessage").validate(
        json.loads(encode_client_message(message, JSON_SUBPROTOCOL))
    )


@given(message=server_messages())
def test_every_server_message_is_as_the_schema_says(message: ServerMessage) -> None:
    validator("ServerMessage").validate(
        json.loads(encode_server_message(message, JSON_SUBPROTOCOL))
    )


def test_the_example_on_the_page_is_as_the_schema_says() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:3] in SPEAKER]
    assert len(lines) > 10
    for line in lines:
        validator(SPEAKER[line[:3]]).validate(json.loads(line[2:]))


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"id": 1}, id="no type"),
        pytest.param({"type": "ping"}, id="no id"),
        pytest.param({"type": "ping", "id": "1"}, id="text for a number"),
        pytest.param({"type": "ping", "id": 1, "more": 1}, id="unknown field"),
        pytest.param({"type": "set_options", "id": 1, "options": {"A": 1}}, id="option name"),
        pytest.param({"type": "ready", "id": 1, "nonce_hash": "ab"}, id="short hash"),
        pytest.param({"type": "dance", "id": 1}, id="unknown type"),
    ],
)
def test_schema_refuses_what_the_server_refuses(fields: Json) -> None:
    assert not validator("ClientMessage").is_valid(fields)


@pytest.mark.parametrize("key", ["from", "events", "type"])
def test_schema_of_server_messages_requires_what_is_always_sent(key: str) -> None:
    assert key in SCHEMA["$defs"]["Update"]["required"]


@pytest.mark.parametrize("document", [SCHEMA, ASYNCAPI], ids=["schema", "asyncapi"])
def test_every_reference_leads_somewhere(document: Json) -> None:
    references = list(_references(document))
    assert references
    for reference in references:
        _follow(document, reference)


def test_every_message_and_every_field_of_it_is_described() -> None:
    definitions = SCHEMA["$defs"]
    bare = {
        f"{cls.__name__}.{name}"
        for cls in CLIENT_CLASSES
        for name, field in definitions[cls.__name__]["properties"].items()
        if "description" not in field and name != "type"
    }
    assert not bare
    assert all("description" in definitions[cls.__name__] for cls in SERVER_CLASSES)


def test_asyncapi_has_each_message_once_in_the_channel() -> None:
    document = ASYNCAPI
    channel = document["channels"]["connection"]["messages"]
    assert list(channel) == list(document["components"]["messages"])
    assert len(channel) == len(CLIENT_CLASSES) + len(SERVER_CLASSES)


def test_asyncapi_receives_what_clients_say_and_sends_the_rest() -> None:
    received: set[str] = set()
    sent: set[str] = set()
    replied: set[str] = set()
    for operation in ASYNCAPI["operations"].values():
        side = received if operation["action"] == "receive" else sent
        side |= _tags(operation["messages"])
        replied |= _tags(operation.get("reply", {}).get("messages", []))
    assert received == {_tag(cls) for cls in CLIENT_CLASSES}
    assert replied == ANSWER_TAGS
    assert sent | replied == {_tag(cls) for cls in SERVER_CLASSES}
    assert not sent & replied


@pytest.mark.parametrize("cls", CLIENT_CLASSES, ids=lambda cls: str(cls.__name__))
def test_every_message_is_answered(cls: type) -> None:
    answers = {_tag(answer) for answer in answers_to(cls)}
    assert answers <= ANSWER_TAGS
    assert "error" in answers


def test_what_has_an_id_is_correlated_by_it() -> None:
    messages = ASYNCAPI["components"]["messages"]
    correlated = {tag for tag, message in messages.items() if "correlationId" in message}
    requests = {_tag(cls) for cls in CLIENT_CLASSES} - {"hello"}
    assert correlated == requests | ANSWER_TAGS - {"welcome"}


def _tags(references: list[Json]) -> set[str]:
    return {reference["$ref"].rpartition("/")[2] for reference in references}


def _tag(cls: type) -> str:
    (tag,) = get_args(get_type_hints(cls)["type"])
    return str(tag)


def _references(value: object) -> Iterator[str]:
    match value:
        case {"$ref": str(reference)}:
            yield reference
        case dict():
            for inner in value.values():
                yield from _references(inner)
        case list():
            for inner in value:
                yield from _references(inner)


def _follow(document: Json, reference: str) -> None:
    place = document
    for step in reference.removeprefix("#/").split("/"):
        place = place[step]
