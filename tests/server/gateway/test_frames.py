import pytest
from websockets.frames import Frame, Opcode

from server.gateway.frames import frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_frame_is_the_one_that_the_library_makes(opcode: Opcode, length: int) -> None:
    payload = b"k" * length
    assert frame(opcode, payload) == Frame(opcode, payload).serialize(mask=False)
