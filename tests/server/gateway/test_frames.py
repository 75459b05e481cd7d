import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from server.gateway.frames import WHOLE_BINARY, WHOLE_TEXT, end_together, frame, short_message


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_frame_is_the_one_that_the_library_makes(opcode: Opcode, length: int) -> None:
    payload = b"k" * length
    first = {Opcode.TEXT: WHOLE_TEXT, Opcode.BINARY: WHOLE_BINARY}[opcode]
    assert frame(first, payload) == Frame(opcode, payload).serialize(mask=False)


def sent(opcode: Opcode, payload: bytes, *, is_last: bool = True) -> bytes:
    """The frame as a client sends it."""
    return Frame(opcode, payload, fin=is_last).serialize(mask=True)


@given(st.binary(max_size=125))
def test_short_message_is_what_the_client_said(payload: bytes) -> None:
    assert short_message(sent(Opcode.BINARY, payload)) == payload


@pytest.mark.parametrize(
    "received",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(sent(Opcode.BINARY, b"k" * 126), id="longer"),
        pytest.param(sent(Opcode.BINARY, b"k")[:-1], id="its beginning"),
        pytest.param(sent(Opcode.BINARY, b"k") * 2, id="two"),
        pytest.param(sent(Opcode.TEXT, b"k"), id="text"),
        pytest.param(sent(Opcode.PING, b"k"), id="ping"),
        pytest.param(sent(Opcode.BINARY, b"k", is_last=False), id="fragment"),
        pytest.param(sent(Opcode.CONT, b"k"), id="last fragment"),
        pytest.param(Frame(Opcode.BINARY, b"kkkkk").serialize(mask=False), id="not masked"),
        pytest.param(b"\xc2\x81kkkkk", id="reserved bit"),
    ],
)
def test_all_else_is_left_to_the_library(received: bytes) -> None:
    assert short_message(received) is None


lengths = st.sampled_from([0, 1, 125, 126, 127, 65_535, 65_536])


@given(st.lists(lengths, min_size=1, max_size=4), st.data())
def test_whole_frames_end_together_and_what_is_cut_does_not(
    lengths: list[int], data: st.DataObject
) -> None:
    frames = [sent(Opcode.BINARY, bytes(length)) for length in lengths]
    received = b"".join(frames)
    assert end_together(received)
    cut = data.draw(st.integers(1, len(frames[-1]) - 1))
    assert not end_together(received[:-cut])


def test_fragment_is_no_end() -> None:
    assert not end_together(sent(Opcode.BINARY, b"k", is_last=False))
