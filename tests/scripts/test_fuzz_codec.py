"""The fuzzer: what it checks of a frame, and what it says where it cannot run."""

import subprocess
import sys
from time import monotonic

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from protocol.client_messages import ClientMessage
from protocol.codec import decode_client_message, encode_client_message
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from scripts.fuzz_codec import MISSING, check_frame, main, seeds
from tests.protocol.strategies import CLIENT_CLASSES, client_messages
from tests.scale import scaled

EXAMPLES = 500
"""Between two looks at the time."""


def test_there_is_a_seed_of_every_kind_of_message_for_both_subprotocols() -> None:
    for subprotocol, frames in seeds().items():
        kinds = {type(decode_client_message(frame, subprotocol)) for frame in frames}
        assert kinds == set(CLIENT_CLASSES)


@pytest.mark.parametrize(
    "frame", [b"", b"\xc0", b"\x80", b"\xc1", b"\x81\xa4type\xa4ping", "{}", "null", "{"]
)
def test_refusals_are_as_they_should_be(frame: bytes | str) -> None:
    check_frame(frame, JSON_SUBPROTOCOL if isinstance(frame, str) else MSGPACK_SUBPROTOCOL)


def test_other_errors_get_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(data: bytes | str, subprotocol: str) -> ClientMessage:
        raise KeyError("a bug")

    monkeypatch.setattr("protocol.codec.decode_client_message", fail)
    with pytest.raises(KeyError):
        check_frame(b"\x80", MSGPACK_SUBPROTOCOL)


def test_it_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "atheris", None)
    monkeypatch.setattr(sys, "argv", ["fuzz_codec.py", "--seconds", "1"])
    assert main() == 2
    assert capsys.readouterr().err.strip() == MISSING


def test_it_explains_itself() -> None:
    asked = [sys.executable, "scripts/fuzz_codec.py", "--help"]
    helped = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert "--seconds" in helped.stdout


@st.composite
def damaged(draw: st.DrawFn) -> tuple[bytes | str, str]:
    """A frame of either subprotocol, with some of it changed, moved or missing."""
    subprotocol = draw(st.sampled_from([MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL]))
    frame = encode_client_message(draw(client_messages()), subprotocol)
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(frame))] * 2)))
        if isinstance(frame, str):
            put = draw(st.text(max_size=4))
            frame = frame[:start] + put + frame[draw(st.sampled_from([start, end])) :]
        else:
            bits = draw(st.binary(max_size=4))
            frame = frame[:start] + bits + frame[draw(st.sampled_from([start, end])) :]
    return frame, subprotocol


@pytest.mark.slow
@pytest.mark.timeout(120 + scaled(600))
def test_codec_takes_whatever_comes_for_a_minute() -> None:
    """A minute in `./test all`, ten in a full run; the fuzzer itself goes on where this ends."""
    give_up_at, rounds = monotonic() + scaled(600), 0
    while monotonic() < give_up_at:
        rounds += 1

        @seed(rounds)
        @settings(max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck))
        @given(frame=damaged())
        def take(frame: tuple[bytes | str, str]) -> None:
            check_frame(*frame)

        take()
