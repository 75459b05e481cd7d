"""The browser client as it was built: every file that is served of it, read once at the start.

A request gets what was found then, by its exact path, so no path leads out of the folder, and a
build that is replaced while the server runs disturbs nobody. The build lays compressed forms
beside its texts (`index.html.br`, `index.html.gz`): the event loop never compresses.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

import structlog

__all__ = ["IDENTITY", "WebClient", "WebFile", "read_web_client"]

PAGE: Final = "index.html"
IDENTITY: Final = "identity"
_SUFFIX_BY_CODING: Mapping[str, str] = MappingProxyType({"br": ".br", "gzip": ".gz"})
"""The content codings of a build, the one that saves most first."""

_CONTENT_TYPES: Mapping[str, str] = MappingProxyType(
    {
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mp3": "audio/mpeg",
        ".ogg": "audio/ogg",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wav": "audio/wav",
        ".webmanifest": "application/manifest+json",
        ".webp": "image/webp",
        ".woff2": "font/woff2",
    }
)
_ANYTHING: Final = "application/octet-stream"

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class WebFile:
    """A file of the build."""

    content_type: str
    body_by_coding: Mapping[str, bytes]
    """As it is (`identity`) and compressed."""

    def coding_for(self, accept_encoding: str) -> str:
        """The shortest form that a browser with this header takes."""
        weights = _weights(accept_encoding)
        for coding in _SUFFIX_BY_CODING:
            if coding in self.body_by_coding and weights.get(coding, weights.get("*", 0.0)) > 0:
                return coding
        return IDENTITY


@dataclass(frozen=True, slots=True)
class WebClient:
    """A build: the one page of the client, and what the page asks for."""

    page: WebFile
    files: Mapping[str, WebFile]
    """By path on the server: `/assets/index-4f1c.js`. The page is not among them."""


def read_web_client(folder: Path) -> WebClient | None:
    """What is built in the folder; None where no build is."""
    if not (folder / PAGE).is_file():
        log.info("no web client found", folder=str(folder))
        return None
    paths = {path.relative_to(folder).as_posix(): path for path in _served(folder)}
    compressed = {
        f"{name}{suffix}" for name in paths for suffix in _SUFFIX_BY_CODING.values()
    } & set(paths)
    files = {f"/{name}": _read(path) for name, path in paths.items() if name not in compressed}
    page = files.pop(f"/{PAGE}")
    log.info("web client read", folder=str(folder), files=len(files))
    return WebClient(page, MappingProxyType(files))


def _served(folder: Path) -> list[Path]:
    """All files but hidden ones and links, which could lead elsewhere."""
    return [
        path
        for path in folder.rglob("*")
        if path.is_file()
        and not path.is_symlink()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    ]


def _read(path: Path) -> WebFile:
    bodies = {IDENTITY: path.read_bytes()}
    for coding, suffix in _SUFFIX_BY_CODING.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            bodies[coding] = compressed.read_bytes()
    return WebFile(_CONTENT_TYPES.get(path.suffix, _ANYTHING), MappingProxyType(bodies))


def _weights(accept_encoding: str) -> dict[str, float]:
    """The weight of each content coding that a header names; 0 is refused."""
    weights: dict[str, float] = {}
    for part in accept_encoding.lower().split(","):
        coding, _, parameters = part.partition(";")
        _, _, weight = parameters.partition("q=")
        try:
            weights[coding.strip()] = float(weight) if weight else 1.0
        except ValueError:
            weights[coding.strip()] = 0.0
    return weights
