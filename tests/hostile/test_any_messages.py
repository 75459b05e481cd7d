"""Anything at all, sent to a real server: every request is answered once, and nobody else minds.

What the codec makes of bytes is tested with the codec. Here it foretells what the server has to
do about them: answer a message, refuse it, or close with the right code.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgpack
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from protocol.client_messages import ClientMessage, Hello, Ping
from protocol.codec import decode_client_message, encode_client_message
from protocol.errors import MalformedMessage, UnsupportedMessage
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from protocol.server_messages import Error, Ok, Pong, Record, Rooms, Welcome
from tests.client import Client, open_client
from tests.hostile.conftest import Entries
from tests.hostile.control import ControlTable
from tests.protocol.strategies import client_messages, plain_values
from tests.scale import patience, scaled

EXAMPLES = scaled(20_000)
EXAMPLE_S = 0.1
FRAMES_MAX = 6
ANSWERS = (Welcome, Ok, Pong, Rooms, Record, Error)

Frame = bytes | str
AnyFrame = TypeVar("AnyFrame", bytes, str)

LETTERS = st.characters(exclude_categories=["Cs"])


@dataclass(frozen=True)
class Foretold:
    """What the server has to do about frames that come one after the other."""

    answers: int
    close_code: int | None
    """None where the connection stays."""
    has_greeting: bool
    """Then it may be turned away earlier."""


def foretold(frames: Sequence[Frame], subprotocol: str) -> Foretold:
    """What has to come back."""
    messages: list[ClientMessage | None] = []
    close_code = None
    for frame in frames:
        try:
            messages.append(decode_client_message(frame, subprotocol))
        except UnsupportedMessage:
            messages.append(None)
        except MalformedMessage as malformed:
            close_code = malformed.close_code
            break
    has_greeting = any(isinstance(message, Hello) for message in messages)
    return Foretold(len(messages), close_code, has_greeting)


@st.composite
def conversations(draw: st.DrawFn) -> tuple[str, list[Frame]]:
    """A subprotocol, and frames: said well, said badly, or said by nobody."""
    subprotocol = draw(st.sampled_from([MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL]))
    well = client_messages().map(lambda message: encode_client_message(message, subprotocol))
    kinds = st.one_of(well, well, _spoiled(well), _changed_fields(subprotocol), _noise())
    return subprotocol, draw(st.lists(kinds, min_size=1, max_size=FRAMES_MAX))


@st.composite
def _spoiled(draw: st.DrawFn, well: st.SearchStrategy[Frame]) -> Frame:
    """A message that was cut, said twice, or had one letter changed."""
    frame = draw(well)
    place = draw(st.integers(0, len(frame) - 1))
    if isinstance(frame, str):
        letter = draw(LETTERS)
        return draw(st.sampled_from([frame[:place], frame * 2, _with(frame, place, letter)]))
    byte = draw(st.binary(min_size=1, max_size=1))
    return draw(st.sampled_from([frame[:place], frame * 2, _with(frame, place, byte)]))


def _with(frame: AnyFrame, place: int, letter: AnyFrame) -> AnyFrame:
    return frame[:place] + letter + frame[place + 1 :]


@st.composite
def _changed_fields(draw: st.DrawFn, subprotocol: str) -> Frame:
    """A message with a field of another kind, or one that nobody knows."""
    message: ClientMessage = draw(client_messages())
    fields: dict[str, Any] = {"type": message.type, **message.model_dump(mode="json")}  # JSON
    name = draw(st.sampled_from([*fields, "more"]))
    fields[name] = draw(plain_values())
    packed: bytes = msgpack.packb(fields)
    return packed if subprotocol == MSGPACK_SUBPROTOCOL else json.dumps(fields)


def _noise() -> st.SearchStrategy[Frame]:
    return st.binary(max_size=40) | st.text(LETTERS, max_size=40)


def answer_count(client: Client, since: int) -> int:
    """How many messages were answered after number `since` of what was heard."""
    return sum(isinstance(message, ANSWERS) for message in client.heard[since:])


async def say_all(client: Client, frames: Sequence[Frame]) -> None:
    """Sends the frames and a ping after them, as far as the connection lasts."""
    with suppress(ConnectionClosed):
        for frame in frames:
            await client.socket.send(frame)
        await client.say(Ping(id=0))


async def check_conversation(
    port: int, subprotocol: str, frames: Sequence[Frame], *, is_greeted: bool
) -> None:
    """Every message is answered once, or ends its connection with the right code."""
    expected = foretold(frames, subprotocol)
    async with open_client(port, "Mal" if is_greeted else None, subprotocol=subprotocol) as client:
        since = len(client.heard)
        await say_all(client, frames)
        if expected.has_greeting and not is_greeted:
            await client.wait(lambda message: isinstance(message, Error | Welcome), since=since)
        elif expected.close_code is not None:
            assert await client.closed() == expected.close_code
        else:
            answers = expected.answers + 1
            await client.wait(lambda _: answer_count(client, since) >= answers, since=since)
        assert answer_count(client, since) <= expected.answers + 1


@pytest.mark.timeout(patience(60 + EXAMPLES * EXAMPLE_S))
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(conversation=conversations(), is_greeted=st.booleans())
async def test_every_message_is_answered_once_or_ends_its_connection(
    port: int,
    control: ControlTable,
    entries: Entries,
    conversation: tuple[str, list[Frame]],
    is_greeted: bool,
) -> None:
    subprotocol, frames = conversation
    await check_conversation(port, subprotocol, frames, is_greeted=is_greeted)
    assert all(client.close_code is None for client in control.clients)
