"""Messages as WebSocket frames, one frame a message (RFC 6455 §5.2).

Frames that are sent are as `websockets.frames.Frame` makes them, in a quarter of the time: there
are five for a move. Of those that come in only the usual one is read here: a short message that
comes alone, as moves do. The library reads all others.
"""

from struct import Struct
from typing import Final

from websockets.frames import Opcode

try:  # as the library does it
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

__all__ = ["WHOLE_BINARY", "WHOLE_TEXT", "end_together", "frame", "short_message"]

WHOLE_MESSAGE: Final = 0x80
LENGTH_7_MAX: Final = 125
LENGTH_16_MAX: Final = 0xFFFF
LENGTH_16: Final = 126
"""In place of the length: the next 16 bits are it."""
LENGTH_64: Final = 127
MASKED: Final = 0x80
"""Beside the length: a key of four bytes follows it."""
KEY_BYTES: Final = 4
SHORT_HEAD_BYTES: Final = 2 + KEY_BYTES
WHOLE_TEXT: Final = WHOLE_MESSAGE | Opcode.TEXT
WHOLE_BINARY: Final = WHOLE_MESSAGE | Opcode.BINARY

_header = Struct("!BB").pack
_header_16 = Struct("!BBH").pack
_header_64 = Struct("!BBQ").pack


def frame(first: int, payload: bytes) -> bytes:
    """The frame that begins with this byte and has this payload."""
    length = len(payload)
    if length <= LENGTH_7_MAX:
        return _header(first, length) + payload
    if length <= LENGTH_16_MAX:
        return _header_16(first, LENGTH_16, length) + payload
    return _header_64(first, LENGTH_64, length) + payload


def short_message(received: bytes) -> bytes | None:
    """The payload, if this is one whole binary message of at most 125 bytes and nothing else."""
    length = len(received) - SHORT_HEAD_BYTES
    if not 0 <= length <= LENGTH_7_MAX or received[0] != WHOLE_BINARY:
        return None
    if received[1] != MASKED | length:
        return None
    return apply_mask(received[SHORT_HEAD_BYTES:], received[2:SHORT_HEAD_BYTES])


def end_together(received: bytes) -> bool:
    """Do these bytes, which begin with a frame of a client, end with one, none a fragment?"""
    place, end = 0, len(received)
    while place + 2 <= end:
        if not received[place] & WHOLE_MESSAGE:
            return False
        length = received[place + 1] & ~MASKED
        place += SHORT_HEAD_BYTES
        if length > LENGTH_7_MAX:
            size = 2 if length == LENGTH_16 else 8
            length = int.from_bytes(received[place - KEY_BYTES : place - KEY_BYTES + size], "big")
            place += size
        place += length
    return place == end
