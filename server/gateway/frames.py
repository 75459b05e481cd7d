"""Messages as unmasked WebSocket frames, one frame a message (RFC 6455 §5.2).

As `websockets.frames.Frame` makes them, in a quarter of the time: there are five for a move.
"""

from struct import Struct
from typing import Final

from websockets.frames import Opcode

__all__ = ["frame"]

WHOLE_MESSAGE: Final = 0x80
LENGTH_7_MAX: Final = 125
LENGTH_16_MAX: Final = 0xFFFF
LENGTH_16: Final = 126
"""In place of the length: the next 16 bits are it."""
LENGTH_64: Final = 127

_header = Struct("!BB").pack
_header_16 = Struct("!BBH").pack
_header_64 = Struct("!BBQ").pack


def frame(opcode: Opcode, payload: bytes) -> bytes:
    """The frame with this payload."""
    first, length = WHOLE_MESSAGE | opcode, len(payload)
    if length <= LENGTH_7_MAX:
        return _header(first, length) + payload
    if length <= LENGTH_16_MAX:
        return _header_16(first, LENGTH_16, length) + payload
    return _header_64(first, LENGTH_64, length) + payload
