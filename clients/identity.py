"""Who this person is, kept on this machine: name, last server, and a token for each server.

A token is a secret: whoever has it is that player. The file is its owner's alone.
"""

import json
import os
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

__all__ = ["Identity", "IdentityFile", "default_identity_path"]

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Identity:
    """What is kept."""

    name: str = ""
    language: str | None = None
    """Chosen by `lang`; None while it never was."""
    last_server: str | None = None
    token_by_server: dict[str, str] = field(default_factory=dict, repr=False)

    def with_token(self, server: str, token: str) -> "Identity":
        """The identity after a welcome by that server."""
        tokens = self.token_by_server | {server: token}
        return replace(self, last_server=server, token_by_server=tokens)


def default_identity_path() -> Path:
    """Where this user's identity is kept: `~/.config/bafuda/identity.json` on Linux."""
    return user_config_path("bafuda", appauthor=False) / "identity.json"


class IdentityFile:
    """The file that keeps an identity."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Identity:
        """What is kept; an empty identity where nothing readable is."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return Identity()
        return _identity(kept) if isinstance(kept, dict) else Identity()

    def save(self, identity: Identity) -> None:
        """Keeps the identity, in one step: a reader never sees half of it.

        Raises:
            OSError: the folder cannot be written to.
        """
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        text = json.dumps(_fields(identity), ensure_ascii=False, indent=2)
        handle, name = tempfile.mkstemp(dir=self.path.parent)  # with mode 0600
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).replace(self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def _fields(identity: Identity) -> dict[str, object]:
    return {
        "format": FORMAT,
        "name": identity.name,
        "language": identity.language,
        "last_server": identity.last_server,
        "token_by_server": identity.token_by_server,
    }


def _identity(kept: dict[str, Any]) -> Identity:  # whatever somebody has written there
    tokens = kept.get("token_by_server")
    return Identity(
        name=_text(kept.get("name")) or "",
        language=_text(kept.get("language")),
        last_server=_text(kept.get("last_server")),
        token_by_server={
            server: token
            for server, token in (tokens if isinstance(tokens, dict) else {}).items()
            if isinstance(token, str)
        },
    )


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None
