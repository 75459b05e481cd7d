"""The pictures of packs: what is taken for one, and how it is served.

A picture comes from somebody else. It is taken only if it is what its name says, and an SVG is
served so that no script in it ever runs: pages show it as an image, and whoever opens its
address by itself gets it in a sandbox.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final
from xml.etree import ElementTree

__all__ = ["PICTURE_BYTES_MAX", "PICTURE_NAME", "Picture", "PictureError", "read_picture"]

PICTURE_BYTES_MAX: Final = 256 * 1024
PICTURE_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,47}\.(?:png|webp|svg)")
HASH_DIGITS: Final = 16

_CONTENT_TYPES: Mapping[str, str] = MappingProxyType(
    {".png": "image/png", ".webp": "image/webp", ".svg": "image/svg+xml"}
)
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_SVG: Final = "{http://www.w3.org/2000/svg}svg"
_DECLARATION: Final = re.compile(rb"<!\s*(?:DOCTYPE|ENTITY)", re.IGNORECASE)
"""Entities make much of little, and a picture needs none."""


class PictureError(Exception):
    """A file that is not taken for a picture; the text says why."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is served."""

    name: str
    """That of its file with a part of its hash in it: what is under a name never changes."""
    content_type: str
    body: bytes


def read_picture(path: Path) -> Picture:
    """The picture in a file whose name `PICTURE_NAME` fits.

    Raises:
        PictureError: there is none, or it is not what its name says.
    """
    try:
        size = path.stat().st_size if path.is_file() else None
        body = b"" if size is None or size > PICTURE_BYTES_MAX else path.read_bytes()
    except OSError as error:
        raise PictureError(f"{path.name} cannot be read: {error.strerror}") from None
    if size is None:
        raise PictureError(f"there is no file {path.name} beside the pack")
    if size > PICTURE_BYTES_MAX:
        raise PictureError(
            f"{path.name} has {size // 1024} KiB; {PICTURE_BYTES_MAX // 1024} KiB is the most"
        )
    if not _is_kind(body, path.suffix):
        raise PictureError(f"{path.name} holds no {path.suffix[1:].upper()}")
    digest = hashlib.sha256(body).hexdigest()[:HASH_DIGITS]
    return Picture(f"{path.stem}.{digest}{path.suffix}", _CONTENT_TYPES[path.suffix], body)


def _is_kind(body: bytes, suffix: str) -> bool:
    match suffix:
        case ".png":
            return body.startswith(_PNG)
        case ".webp":
            return body[:4] == b"RIFF" and body[8:12] == b"WEBP"
        case _:
            return _is_svg(body)


def _is_svg(body: bytes) -> bool:
    if _DECLARATION.search(body):
        return False
    try:
        return ElementTree.fromstring(body).tag == _SVG
    except (ElementTree.ParseError, ValueError, LookupError):
        return False  # no XML, or in an encoding that is none
