import os

import pytest

from clients.cli.keyboard import Keyboard
from tests.scale import deadline


@pytest.mark.parametrize(
    ("chunks", "lines"),
    [
        ([b"4 a\npass\n"], ["4 a", "pass"]),
        ([b"4", b" a\npa", b"ss\n"], ["4 a", "pass"]),
        ([b"\n\n"], ["", ""]),
        (["パス\n".encode()[:2], "パス\n".encode()[2:]], ["パス"]),
        ([b"quit\r\n"], ["quit"]),
        ([b"no end"], ["no end"]),
        ([b"\xff\n"], ["\ufffd"]),
        ([], []),
    ],
)
async def test_lines_come_whole_however_they_arrive(chunks: list[bytes], lines: list[str]) -> None:
    reading, writing = os.pipe()
    for chunk in chunks:
        os.write(writing, chunk)
    os.close(writing)
    async with deadline(5):
        assert [line async for line in Keyboard(reading, "utf-8")] == lines
    os.close(reading)


async def test_a_line_comes_while_the_input_is_open() -> None:
    reading, writing = os.pipe()
    lines = aiter(Keyboard(reading, "utf-8"))
    for number in range(3):
        os.write(writing, f"{number}\n".encode())
        async with deadline(5):
            assert await anext(lines) == str(number)
    os.close(writing)
    async with deadline(5):
        assert [line async for line in lines] == []
    os.close(reading)
