"""What the person types, line by line, without holding up anything else."""

import asyncio
import codecs
import os
import threading
from collections.abc import AsyncIterator, Iterator

__all__ = ["Keyboard"]

READ_BYTES = 4096
LINES_MAX = 1024
"""Lines that wait at most; then no more is read, and whoever writes to us waits."""


class Keyboard:
    """Lines of an input, read by a thread of its own.

    A terminal's input cannot be waited for together with sockets on every system. The thread
    reads the bare descriptor and is a daemon: one that waits for Enter keeps nothing from
    ending.
    """

    def __init__(self, descriptor: int, encoding: str | None) -> None:
        self._descriptor = descriptor
        self._decoder = codecs.getincrementaldecoder(encoding or "utf-8")(errors="replace")

    async def __aiter__(self) -> AsyncIterator[str]:
        """Lines without their ends, up to the end of the input."""
        loop = asyncio.get_running_loop()
        lines: asyncio.Queue[str | None] = asyncio.Queue(LINES_MAX)

        def read() -> None:
            try:
                for line in self._lines():
                    asyncio.run_coroutine_threadsafe(lines.put(line), loop).result()
                asyncio.run_coroutine_threadsafe(lines.put(None), loop).result()
            except (RuntimeError, asyncio.CancelledError):
                pass  # the loop has ended: nobody listens any more

        threading.Thread(target=read, name="keyboard", daemon=True).start()
        while (line := await lines.get()) is not None:
            yield line

    def _lines(self) -> Iterator[str]:
        rest = ""
        while chunk := self._read():
            *whole, rest = (rest + self._decoder.decode(chunk)).split("\n")
            yield from (line.rstrip("\r") for line in whole)
        if rest:
            yield rest

    def _read(self) -> bytes:
        try:
            return os.read(self._descriptor, READ_BYTES)
        except OSError:  # the terminal is gone
            return b""
