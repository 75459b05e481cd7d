"""The room that this machine's owner was in last: a line in a file."""

from pathlib import Path

__all__ = ["LastRoom"]


class LastRoom:
    """Remembers a room's code between two starts."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def code(self) -> str | None:
        """The room of last time, if there was one."""
        try:
            return self._path.read_text(encoding="ascii").strip() or None
        except (OSError, UnicodeDecodeError):
            return None

    def keep(self, code: str) -> None:
        """From here on it is this room."""
        self._path.write_text(code + "\n", encoding="ascii")
