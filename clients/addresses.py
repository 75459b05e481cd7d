"""Where servers and rooms are found: what people type and paste.

192.168.0.5:8000   https://cards.example.net/table      a server
KAZE-7Q2M   ｋａｚｅ７ｑ２ｍ                             a room's code
http://192.168.0.5:8000/r/KAZE-7Q2M                     a room's link
http://192.168.0.5:8000/r/KAZE-7Q2M#<64 hex digits>     a person's own link, with the token
"""

import ipaddress
import re
import unicodedata
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from protocol.urls import websocket_url

__all__ = [
    "AddressError",
    "Invitation",
    "format_code",
    "is_local",
    "is_nearby",
    "parse_invitation",
    "server_of",
]

_CODE = re.compile(r"[2-9A-HJKMNP-Z]{8}")
_DASHES = re.compile(r"[-‐‑‒–—―−ー｡・_.\s]")
_TOKEN = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
_ROOM_PATH = re.compile(r"(?P<base>.*)/r/(?P<code>[^/]+)/?")
_HTTP = {"ws": "http", "wss": "https"}
_LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})


class AddressError(ValueError):
    """A text that is no address; `key` names the sentence for people, `text` what was typed."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(text)
        self.key = key
        self.text = text


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where to go: a room, and what else its link says."""

    code: str
    """Of the room, 8 characters."""
    server: str | None = None
    """None where only a code was given."""
    token: str | None = field(default=None, repr=False)
    """Of the person whose own link it is."""


def parse_invitation(text: str) -> Invitation:
    """The invitation that a person typed or pasted.

    Raises:
        AddressError: it is neither a link nor a code.
    """
    text = text.strip()
    folded = unicodedata.normalize("NFKC", text)
    if "/" not in folded:
        return Invitation(_code(folded, text))
    parts = urlsplit(folded if "://" in folded else f"http://{folded}")
    path = _ROOM_PATH.fullmatch(parts.path)
    if path is None:
        raise AddressError("not-an-invitation", text)
    token = _TOKEN.search(parts.fragment)
    return Invitation(
        code=_code(path["code"], text),
        server=server_of(f"{parts.scheme}://{parts.netloc}{path['base']}"),
        token=token[0] if token else None,
    )


def server_of(text: str) -> str:
    """The server's address in one form, `http://host:port`: what its token is kept under.

    Raises:
        AddressError: it is no address.
    """
    text = text.strip()
    try:
        websocket_url(text)
        parts = urlsplit(text if "://" in text else f"http://{text}")
        host, port = parts.hostname or "", parts.port
        host.encode("idna")  # as a name server is asked
    except ValueError:
        raise AddressError("not-a-server", text) from None
    scheme = _HTTP.get(parts.scheme, parts.scheme)
    host = f"[{host}]" if ":" in host else host
    place = host if port is None else f"{host}:{port}"
    return f"{scheme}://{place}{parts.path.rstrip('/').removesuffix('/ws')}"


def is_local(server: str) -> bool:
    """Does the address mean this machine, wherever it is opened?"""
    return urlsplit(server).hostname in _LOCAL_HOSTS


def is_nearby(server: str) -> bool:
    """Is it on this machine or at home, where no proxy stands between?"""
    host = urlsplit(server).hostname or ""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith(".local") or "." not in host


def format_code(code: str) -> str:
    """The code as people read it: `KAZE-7Q2M`."""
    return f"{code[:4]}-{code[4:]}"


def _code(folded: str, typed: str) -> str:
    code = _DASHES.sub("", folded.upper())
    if not _CODE.fullmatch(code):
        raise AddressError("not-an-invitation", typed)
    return code
