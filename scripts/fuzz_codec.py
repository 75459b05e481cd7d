"""Looks for frames that `protocol.codec` does not take well, guided by coverage.

    python scripts/fuzz_codec.py                    for a minute, on both subprotocols
    python scripts/fuzz_codec.py --seconds 600 --corpus build/corpus
    python scripts/fuzz_codec.py crash-1f0c         once more, a frame that was found

Every frame must decode to a message that survives being said again, or be refused in one of
the two ways that `protocol.codec` names; whatever else happens is printed, and its frame is
kept in a file. The first byte of an input chooses the subprotocol, the rest is the frame.

It needs atheris, which is not among this project's own requirements: make an environment with
Python 3.11, `pip install atheris` and what requirements.lock pins, and use its Python.
"""

import argparse
import importlib
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

__all__ = ["check_frame", "main", "seeds"]

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 60
FRAME_BYTES_MAX = 4096
SECONDS_PER_FRAME = 2
MISSING = (
    "fuzz_codec.py needs atheris, which is not installed for this Python: "
    "pip install atheris, in an environment of its own with requirements.lock"
)
REFUSED = 2
CLOSE_CODES = (1007, 1008, 1009)

_VALUES: dict[str, Any] = {  # what a field of that name may be
    "id": 7,
    "protocol": 1,
    "run": "0123456789abcdef",
    "token": "5e" * 32,
    "code": "KAZE-7Q2M",
    "seat": 1,
    "other": 2,
    "seats": 4,
    "game": "fifty_one",
    "options": {"jokers": 2, "instant_win": False, "passes": "once", "bid_limit": None},
    "nonce_hash": "ab" * 32,
    "nonce": "cd" * 32,
    "text": "swap 4C KS call",
    "turn": 12,
    "since": 3,
    "match_id": "ef" * 16,
    "player": "0f" * 16,
    "request": 9,
    "move": "swap 4C KS",
    "reason": "raises_points",
    "arguments": {"suit": "S", "points": 41},
    "free": 4,
    "games": ["fifty_one"],
    "name": "花子",
    "pack": "plain",
}


def seeds() -> dict[str, list[bytes | str]]:
    """For each subprotocol a frame of every kind of message."""
    from protocol.client_messages import ClientMessage
    from protocol.codec import encode_client_message
    from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL

    kinds: tuple[Any, ...] = get_args(get_args(ClientMessage)[0])  # models, of one root
    messages = [
        kind(**{name: _VALUES[name] for name in kind.model_fields if name in _VALUES})
        for kind in kinds
    ]
    return {
        subprotocol: [encode_client_message(message, subprotocol) for message in messages]
        for subprotocol in (MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL)
    }


def check_frame(data: bytes | str, subprotocol: str) -> None:
    """Decodes a frame; what is neither a message nor refused as it should be is raised."""
    from protocol.codec import decode_client_message, encode_client_message
    from protocol.errors import MalformedMessage, UnsupportedMessage

    with suppress(UnsupportedMessage):
        try:
            message = decode_client_message(data, subprotocol)
        except MalformedMessage as malformed:
            if malformed.close_code not in CLOSE_CODES:
                raise
        else:
            again = encode_client_message(message, subprotocol)
            assert decode_client_message(again, subprotocol) == message, message


def main() -> int:
    """Fuzzes until the time is over; libFuzzer ends the process, with 77 if it has found one."""
    arguments = _arguments()
    sys.path.insert(0, str(ROOT))
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        print(MISSING, file=sys.stderr)
        return REFUSED
    with atheris.instrument_imports(include=["protocol", "json"]):
        importlib.import_module("protocol.codec")
    with tempfile.TemporaryDirectory(prefix="bafuda-fuzz-") as folder:
        flags = _flags(Path(folder), arguments)
        atheris.Setup([sys.argv[0], *flags], _target(atheris))
        atheris.Fuzz()
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fuzz the codec of client messages.")
    parser.add_argument("frame", nargs="?", type=Path, help="a frame that was found, to try again")
    parser.add_argument("--seconds", type=int, default=SECONDS, help="how long (%(default)s)")
    parser.add_argument("--corpus", type=Path, help="folder to keep inputs in, for the next time")
    return parser.parse_args()


def _flags(folder: Path, arguments: argparse.Namespace) -> list[str]:
    """What libFuzzer is told; the seeds and the words of the protocol are written to `folder`."""
    if arguments.frame is not None:
        return [str(arguments.frame)]
    corpus = arguments.corpus or folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for first, frames in enumerate(seeds().values()):
        for number, frame in enumerate(frames):
            raw = frame.encode() if isinstance(frame, str) else frame
            (corpus / f"seed-{first}-{number}").write_bytes(bytes([first]) + raw)
    words = folder / "words"
    words.write_text("".join(f'"{word}"\n' for word in _words()))
    return [
        f"-max_total_time={arguments.seconds}",
        f"-max_len={FRAME_BYTES_MAX}",
        f"-timeout={SECONDS_PER_FRAME}",
        f"-dict={words}",
        str(corpus),
    ]


def _words() -> list[str]:
    from protocol.client_messages import ClientMessage

    kinds: tuple[Any, ...] = get_args(get_args(ClientMessage)[0])  # models, of one root
    names = {name for kind in kinds for name in kind.model_fields}
    return sorted(names | {str(kind.model_fields["type"].default) for kind in kinds})


def _target(atheris: ModuleType) -> Callable[[bytes], None]:
    from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL

    def take(data: bytes) -> None:
        if data[:1] and data[0] % 2:
            check_frame(data[1:].decode(errors="replace"), JSON_SUBPROTOCOL)
        else:
            check_frame(data[1:], MSGPACK_SUBPROTOCOL)

    instrumented: Callable[[bytes], None] = atheris.instrument_func(take)
    return instrumented


if __name__ == "__main__":
    sys.exit(main())
