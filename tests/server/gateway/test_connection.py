"""Frames as they are written, read by a client's own parser."""

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from protocol.codec import decode_server_message
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from protocol.server_messages import Ok, Pong, ServerMessage
from server.gateway.connection import encode_frame


@pytest.mark.parametrize(
    ("subprotocol", "opcode"),
    [(MSGPACK_SUBPROTOCOL, Opcode.BINARY), (JSON_SUBPROTOCOL, Opcode.TEXT)],
)
def test_frames_written_together_are_read_as_the_messages_they_are(
    subprotocol: str, opcode: Opcode
) -> None:
    messages: list[ServerMessage] = [Ok(1), Pong(2, server_time_ms=1_000_000), Ok(3, version=None)]
    client = Protocol(Side.CLIENT)
    client.receive_data(b"".join(encode_frame(message, subprotocol) for message in messages))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [frame.opcode for frame in frames] == [opcode] * 3
    read = [
        decode_server_message(
            bytes(frame.data).decode() if opcode is Opcode.TEXT else bytes(frame.data),
            subprotocol,
        )
        for frame in frames
    ]
    assert read == messages
