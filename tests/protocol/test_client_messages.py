"""The models of what clients say."""

import pytest
from pydantic import ValidationError

from protocol.client_messages import (
    ClientMessage,
    CreateRoom,
    Hello,
    MakeMove,
    Ping,
    Request,
    Reveal,
    SetOptions,
    Sit,
    Start,
)
from tests.protocol.strategies import CLIENT_CLASSES

RUN = "0123456789abcdef"
SECRET = "5e" * 32


@pytest.mark.parametrize("cls", CLIENT_CLASSES, ids=lambda cls: str(cls.__name__))
def test_every_message_but_the_greeting_is_a_request(cls: type) -> None:
    assert issubclass(cls, Request) != (cls is Hello)


@pytest.mark.parametrize(
    ("cls", "fields"),
    [
        pytest.param(Ping, {"id": "1"}, id="text for a number"),
        pytest.param(Ping, {"id": True}, id="true for a number"),
        pytest.param(Ping, {"id": 1.0}, id="float for a number"),
        pytest.param(Start, {"id": 1, "fill": 1}, id="1 for true"),
        pytest.param(Start, {"id": 1, "fill": "true"}, id="text for true"),
        pytest.param(Sit, {"id": 1, "seat": "1"}, id="text for a seat"),
        pytest.param(MakeMove, {"id": 1, "turn": 1, "text": b"pass"}, id="bytes for text"),
        pytest.param(SetOptions, {"id": 1, "options": {"rounds": 1.0}}, id="float for an option"),
        pytest.param(SetOptions, {"id": 1, "options": {"rounds": b"1"}}, id="bytes for an option"),
        pytest.param(Ping, {"id": 1, "more": 1}, id="unknown field"),
    ],
)
def test_nothing_is_converted_or_ignored(
    cls: type[ClientMessage], fields: dict[str, object]
) -> None:
    with pytest.raises(ValidationError):
        cls.model_validate(fields)


@pytest.mark.parametrize("value", [True, False, 1, 0, "1", None], ids=repr)
def test_an_option_keeps_the_type_it_came_with(value: bool | int | str | None) -> None:
    (kept,) = SetOptions(id=1, options={"rounds": value}).options.values()
    assert (kept, type(kept)) == (value, type(value))


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(Hello(protocol=1, run=RUN, token=SECRET), id="token"),
        pytest.param(Hello(protocol=1, run=RUN, bot_key=SECRET), id="bot key"),
        pytest.param(Hello(protocol=1, run=RUN, ticket=SECRET[:64]), id="ticket"),
        pytest.param(CreateRoom(id=1, create_code=SECRET), id="create code"),
        pytest.param(Reveal(id=1, nonce=SECRET), id="nonce"),
    ],
)
def test_repr_shows_no_secret(message: ClientMessage) -> None:
    assert SECRET not in repr(message)
    assert SECRET not in str(message)


def test_messages_are_frozen() -> None:
    with pytest.raises(ValidationError):
        Ping(id=1).id = 2
