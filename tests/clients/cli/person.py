"""A person at a pseudo-terminal: types lines into a real client and reads what it says."""

import os
import re
import sys
from pathlib import Path

import pexpect

from tests.scale import patience

__all__ = ["ROOT", "Person"]

ROOT = Path(__file__).parents[3]
WAIT_S = 20.0


class Person:
    """A client in a process of its own, with a home of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        home.mkdir(exist_ok=True)
        self.log = home / f"screen-{len(list(home.iterdir()))}"
        self._log_file = self.log.open("w", encoding="utf-8")
        self._process = pexpect.spawn(
            sys.executable,
            ["-m", "bafuda", *arguments],
            cwd=str(ROOT),
            env={
                **os.environ,
                "XDG_CONFIG_HOME": str(home / "config"),
                "NO_COLOR": "1",
                "PYTHONUTF8": "1",
            },
            encoding="utf-8",
            timeout=patience(WAIT_S),
            dimensions=(40, 100),
        )
        self._process.logfile_read = self._log_file

    @property
    def screen(self) -> str:
        """All that was on the screen so far, what was typed included."""
        if not self._log_file.closed:
            self._log_file.flush()
        return self.log.read_text(encoding="utf-8").replace("\r\n", "\n")

    def type(self, line: str) -> None:
        """Types a line and presses Enter."""
        self._process.sendline(line)

    def press(self, key: str) -> None:
        """Presses a control key: `c` for Ctrl-C, `d` for the end of the input."""
        self._process.sendcontrol(key)

    def see(self, *texts: str) -> int:
        """Waits until one of the texts shows; its number."""
        return self._process.expect_exact(list(texts))

    def match(self, pattern: str) -> str:
        """Waits until the pattern shows; its first group."""
        self._process.expect(pattern)
        found = self._process.match
        assert isinstance(found, re.Match)
        return str(found[1])

    def gone(self) -> int | None:
        """Waits for the end of the client; its exit status."""
        self._process.expect(pexpect.EOF)
        self._process.close()
        self._log_file.close()
        return self._process.exitstatus

    def kill(self) -> None:
        """Ends the client whatever it does."""
        self._process.close(force=True)
        self._log_file.close()
