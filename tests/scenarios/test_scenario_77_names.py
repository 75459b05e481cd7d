"""77 (and 75, of names): a name steers other people's terminals or the log, or passes for another.

Chat and what the browser makes of a name have tests of their own.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any
from unicodedata import category, normalize

import pytest
from wcwidth import wcswidth

from protocol.client_messages import JoinRoom
from protocol.errors import ErrorCode
from protocol.server_messages import Error, Room
from server.room.names import NAME_COLUMNS_MAX, skeleton
from tests.client import open_client
from tests.secrecy.telling import GENEROUS
from tests.secrecy.tracker import decoded
from tests.server.processes import server_process
from tests.server.tables import sit_down

HOSTILE = {
    "clears the screen": "\x1b[2J\x1b[H",
    "writes the clipboard": "\x1b]52;c;cm0gLXJmIH4=\x07",
    "names the window": "\x1b]0;root\x07\x9b31m",
    "bell and backspace": "a\x07\x08\x08\x00b",
    "another line": "a\r\nBob: I pass",
    "override": "\u202enna\u202c",
    "isolates and marks": "\u2066A\u2069\u200f\u061c",
    "shows nothing": "A\u200bn\u200dn\ufeff\u00ad",
    "tags and selectors": "\U000e0041\U000e007f\ufe0f\u034f",
    "heap of marks": "Z" + "\u0351" * 60,
    "marks on nothing": "\u0300\u0301",
    "private and no characters": "\ue000\uffff\U0010ffff",
    "spaces": "  \t\u3000\u2003 ",
    "nothing": "",
    "wide": "W" * 64,
    "wide signs": "🀄" * 30,
    "families": "👨‍👩‍👧‍👦" * 9,
    "markup": "<b>Ann</b><script>",
    "markup of a terminal": "[bold red]Ann[/]",
    "formats": "%s{0}${x}\\n",
}
LIKE_ANN = (
    "Ann",
    " Ann",
    "Ann\u200b",
    "Аnn",
    "ANN",
    "Ａｎｎ",
    "An\u006e",
    "A\u2060nn",
    "Ann\u0000",
)
LIKE_E = (normalize("NFC", "Zoé"), normalize("NFD", "Zoé"), "ZOÉ", "Zοé")


def texts(value: object) -> Iterator[str]:
    """Every text within."""
    match value:
        case str():
            yield value
        case dict():
            for key, inner in value.items():
                yield from (key, *texts(inner))
        case list():
            for inner in value:
                yield from texts(inner)


async def test_others_and_the_log_get_names_that_steer_nothing(redis_url: str) -> None:
    settings: dict[str, Any] = {**GENEROUS, "log_level": "debug", "log_format": "console"}
    async with (
        server_process(redis_url, **settings) as server,
        open_client(server.port, "Bob") as bob,
        open_client(server.port, "Sue", role="spectator") as sue,
    ):
        code = await sit_down([bob, sue], seats=2)
        for what, name in HOSTILE.items():
            async with open_client(server.port, name) as mal:
                await mal.do(JoinRoom(id=0, code=code))
                room = await bob.hear(Room, partial(_has, player=mal.player))
                assert is_harmless(room.members[-1].name), (what, room.members[-1].name)
        for frame in (*bob.frames, *sue.frames):
            assert all(text.isprintable() for text in texts(decoded(frame)))
        assert all(line.rstrip("\n").isprintable() for line in server.log)


def _has(room: Room, *, player: str) -> bool:
    return room.members[-1].player == player


def is_harmless(name: str) -> bool:
    """Is it something, on one line, no wider than a table has place for?"""
    is_plain = not any(category(letter)[0] == "C" for letter in name)
    return bool(name) and is_plain and wcswidth(name) <= NAME_COLUMNS_MAX


@pytest.mark.parametrize("names", [LIKE_ANN, LIKE_E], ids=["Ann", "Zoé"])
async def test_names_that_look_alike_are_told_apart(redis_url: str, names: tuple[str, ...]) -> None:
    async with (
        server_process(redis_url, **GENEROUS) as server,
        open_client(server.port, names[0]) as first,
    ):
        code = await sit_down([first], seats=4)
        for name in names[1:]:
            async with open_client(server.port, name) as other:
                await other.do(JoinRoom(id=0, code=code))
                room = await other.hear(Room)
        shown = [member.name for member in room.members]
        assert len({skeleton(name) for name in shown}) == len(names)


async def test_name_of_five_thousand_marks_is_refused(redis_url: str) -> None:
    async with server_process(redis_url) as server, open_client(server.port) as client:
        long = "e" + "\u0301" * 5_000
        packed = b"\x84\xa4type\xa5hello\xa8protocol\x01\xa3run\xb0" + b"0" * 16 + b"\xa4name\xda"
        encoded = long.encode()
        await client.socket.send(packed + len(encoded).to_bytes(2, "big") + encoded)
        error = await client.hear(Error)
        assert (error.code, error.arguments) == (ErrorCode.INVALID, {"field": "name"})
