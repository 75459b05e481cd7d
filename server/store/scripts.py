"""The Lua scripts, read from the files beside this module."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha1
from pathlib import Path

from server.store.link import Argument, Command

__all__ = ["Script", "load_commands", "script"]

_FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Script:
    """A script, and the name by which a store that has loaded it runs it."""

    source: bytes
    sha: str

    def call(self, keys: tuple[str, ...], *arguments: Argument) -> Command:
        """The command that runs it."""
        return ("EVALSHA", self.sha, len(keys), *keys, *arguments)


@cache
def script(name: str) -> Script:
    """The script of the file `<name>.lua`."""
    source = (_FOLDER / f"{name}.lua").read_bytes()
    # Redis names scripts by SHA-1; nothing is trusted because of it.
    return Script(source, sha1(source, usedforsecurity=False).hexdigest())


@cache
def load_commands() -> tuple[Command, ...]:
    """What makes every script known to a store."""
    return tuple(
        ("SCRIPT", "LOAD", script(file.stem).source) for file in sorted(_FOLDER.glob("*.lua"))
    )
