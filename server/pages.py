"""The few pages beside the socket: what a path answers, without I/O.

    /               the browser client, or how to open a room from a terminal
    /r/CODE         an invitation: the browser client, or how to come in from a terminal
    /assets/NAME    what the browser client is made of; what is under a name never changes
    /qr/CODE.svg    the invitation's link as a picture
    /style.css      how the pages look
    /protocol       the messages, as an AsyncAPI document
    /packs/ID/FILE  a picture of a pack; what is under a name never changes
    /healthz        the process runs
    /readyz         and reaches its store

No page asks anybody else for anything. The browser client is there where it was built; without
it, `/` and invitations are pages without script. They stand in `server/web`, one a language, with
`$name` for what is filled in.
"""

import html
import io
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from http import HTTPStatus
from pathlib import Path
from string import Template
from types import MappingProxyType
from typing import Final
from urllib.parse import unquote

import segno

from protocol.ids import RoomCode
from protocol.packs import PACKS_PATH
from protocol.schema import ASYNCAPI_PATH
from protocol.urls import room_url
from server.packs.pictures import Picture
from server.room.codes import format_code, parse_code
from server.web_client import IDENTITY, WebClient, WebFile

__all__ = ["Page", "Visit", "base_url", "page_for"]

FOLDER = Path(__file__).parent / "web"
LANGUAGES = ("en", "ja")
FILE_MAX_AGE_S = 3600
QR_SCALE = 6
QR_KEPT = 256
HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")

NO_PICTURES: Mapping[str, Picture] = MappingProxyType({})

HTML = "text/html; charset=utf-8"
TEXT = "text/plain; charset=utf-8"

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

WEB_CLIENT_POLICY: Final = (
    # 'self' takes in the page's own WebSocket, in every browser that is new enough for the build.
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
ASSETS_PATH: Final = "/assets/"

FOR_EVER: Final = "public, max-age=31536000, immutable"

PICTURE_HEADERS = {
    "Cache-Control": FOR_EVER,
    # An SVG opened by itself: its own styles, and neither a script nor anything from elsewhere.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """A request for a page."""

    method: str
    path: str
    """Without the query."""
    accept_language: str
    accept_encoding: str
    base_url: str
    """Where people reach this server: scheme and host, no slash at the end."""
    is_ready: bool


@dataclass(frozen=True, slots=True)
class Page:
    """An answer."""

    status: HTTPStatus
    body: bytes
    headers: Mapping[str, str]


def page_for(
    visit: Visit,
    pictures: Mapping[str, Picture] = NO_PICTURES,
    web_client: WebClient | None = None,
) -> Page:
    """What the request is answered; `pictures` are those of packs, by path."""
    if visit.method not in ("GET", "HEAD"):
        return _text(HTTPStatus.METHOD_NOT_ALLOWED, "only GET\n", Allow="GET, HEAD")
    if visit.path.startswith(f"{PACKS_PATH}/"):
        return _pack_picture(pictures.get(visit.path))
    match visit.path.split("/")[1:]:
        case [""]:
            return _home(visit, web_client)
        case ["r", text]:
            return _invitation(visit, parse_code(unquote(text)), web_client)
        case ["qr", name] if name.endswith(".svg"):
            return _picture(visit, parse_code(name.removesuffix(".svg")))
        case ["style.css"]:
            return _file(FOLDER / "style.css", "text/css; charset=utf-8", max_age_s=FILE_MAX_AGE_S)
        case ["protocol"]:
            return _file(ASYNCAPI_PATH, "application/json", max_age_s=300)
        case ["healthz"]:
            return _text(HTTPStatus.OK, "ok\n")
        case ["readyz"]:
            return _readiness(is_ready=visit.is_ready)
        case _:
            return _web_file(visit, web_client.files.get(visit.path) if web_client else None)


def base_url(public_url: str | None, *, host: str, is_secure: bool) -> str:
    """The address for links: the public one if it is set, else that of the browser's request."""
    if public_url:
        return public_url.rstrip("/")
    scheme = "https" if is_secure else "http"
    return f"{scheme}://{host if HOST.fullmatch(host) else 'localhost'}"


def _readiness(*, is_ready: bool) -> Page:
    if is_ready:
        return _text(HTTPStatus.OK, "ready\n")
    return _text(HTTPStatus.SERVICE_UNAVAILABLE, "waiting for the store\n")


def _home(visit: Visit, web_client: WebClient | None) -> Page:
    if web_client is not None:
        return _web_page(visit, web_client, HTTPStatus.OK)
    return _html("home", visit, url=visit.base_url)


def _invitation(visit: Visit, code: RoomCode | None, web_client: WebClient | None) -> Page:
    if web_client is not None:
        # It says what is wrong with the code, and takes another.
        return _web_page(visit, web_client, HTTPStatus.NOT_FOUND if code is None else HTTPStatus.OK)
    if code is None:
        return _not_found()
    shown = format_code(code)
    return _html("invite", visit, code=shown, bare=code, url=room_url(visit.base_url, shown))


def _picture(visit: Visit, code: RoomCode | None) -> Page:
    if code is None:
        return _not_found()
    svg = _qr_svg(room_url(visit.base_url, format_code(code)))
    return _page(
        HTTPStatus.OK, svg, "image/svg+xml", **{"Cache-Control": f"max-age={FILE_MAX_AGE_S}"}
    )


def _web_page(visit: Visit, web_client: WebClient, status: HTTPStatus) -> Page:
    return _coded(
        visit,
        web_client.page,
        status,
        {"Cache-Control": "no-cache", "Content-Security-Policy": WEB_CLIENT_POLICY},
    )


def _web_file(visit: Visit, file: WebFile | None) -> Page:
    if file is None:
        return _not_found()
    is_named_by_content = visit.path.startswith(ASSETS_PATH)
    caching = FOR_EVER if is_named_by_content else f"max-age={FILE_MAX_AGE_S}"
    return _coded(visit, file, HTTPStatus.OK, {"Cache-Control": caching})


def _coded(visit: Visit, file: WebFile, status: HTTPStatus, headers: Mapping[str, str]) -> Page:
    """The file in the shortest form that the browser takes."""
    coding = file.coding_for(visit.accept_encoding)
    coded = {} if coding == IDENTITY else {"Content-Encoding": coding}
    varied = {} if len(file.body_by_coding) == 1 else {"Vary": "Accept-Encoding"}
    body = file.body_by_coding[coding]
    return _page(status, body, file.content_type, **headers, **coded, **varied)


def _pack_picture(picture: Picture | None) -> Page:
    if picture is None:
        return _not_found()
    return _page(HTTPStatus.OK, picture.body, picture.content_type, **PICTURE_HEADERS)


@cache
def _template(name: str, language: str) -> Template:
    return Template((FOLDER / f"{name}.{language}.html").read_text("utf-8"))


def _html(name: str, visit: Visit, **values: str) -> Page:
    template = _template(name, _language(visit.accept_language))
    escaped = {key: html.escape(value) for key, value in values.items()}
    body = template.substitute(escaped).encode()
    return _page(
        HTTPStatus.OK, body, HTML, **{"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    )


def _language(accept_language: str) -> str:
    """The first language of the browser's list that there is."""
    for part in accept_language.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(QR_KEPT)
def _qr_svg(url: str) -> bytes:
    svg = io.BytesIO()
    segno.make(url, micro=False).save(svg, kind="svg", scale=QR_SCALE)
    return svg.getvalue()


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


def _file(path: Path, kind: str, *, max_age_s: int) -> Page:
    return _page(HTTPStatus.OK, _read(path), kind, **{"Cache-Control": f"max-age={max_age_s}"})


def _text(status: HTTPStatus, text: str, **headers: str) -> Page:
    return _page(status, text.encode(), TEXT, **{"Cache-Control": "no-store", **headers})


def _not_found() -> Page:
    return _text(HTTPStatus.NOT_FOUND, "there is nothing here\n")


def _page(status: HTTPStatus, body: bytes, kind: str, **headers: str) -> Page:
    return Page(
        status,
        body,
        {
            "Content-Type": kind,
            "Content-Length": str(len(body)),
            **SECURITY_HEADERS,
            **headers,
        },
    )
