"""The pages beside the socket: languages, links, and what is not there."""

import gzip
import re
from http import HTTPStatus
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from server.packs.shelf import read_shelf
from server.pages import Visit, base_url, page_for
from server.settings import PACK_DIR
from server.web_client import WebClient, read_web_client
from tests.server.web_builds import ASSET, PAGE, SECRET, lay_build


def visit(path: str, **fields: Any) -> Visit:  # as `Visit` takes them
    standard: dict[str, Any] = {
        "method": "GET",
        "path": path,
        "accept_language": "",
        "accept_encoding": "",
        "base_url": "http://cards.local:8000",
        "is_ready": True,
    }
    return Visit(**(standard | fields))


@pytest.mark.parametrize(
    ("accept_language", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("en-GB,ja;q=0.5", "en"),
        ("fr-FR,fr;q=0.9,ja;q=0.1", "ja"),
        ("xx", "en"),
        (";;,,=", "en"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/r/KAZE-7Q2M"])
def test_page_is_in_the_browser_s_language(path: str, accept_language: str, language: str) -> None:
    body = page_for(visit(path, accept_language=accept_language)).body.decode()
    assert f'<html lang="{language}">' in body


@pytest.mark.parametrize("language", ["en", "ja"])
def test_invitation_gives_the_exact_command(language: str) -> None:
    body = page_for(visit("/r/kaze7q2m", accept_language=language)).body.decode()
    assert "<code>bafuda join http://cards.local:8000/r/KAZE-7Q2M</code>" in body
    assert 'src="/qr/KAZE7Q2M.svg"' in body


@pytest.mark.parametrize("path", ["/", "/r/KAZE-7Q2M"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_page_has_no_script_and_asks_nobody_else(path: str, language: str) -> None:
    page = page_for(visit(path, accept_language=language))
    body = page.body.decode()
    assert "<script" not in body
    assert not re.search(r'(src|href)="(?!/)', body)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]


def test_address_from_a_request_cannot_write_into_the_page() -> None:
    body = page_for(visit("/", base_url='http://x"><script>')).body.decode()
    assert "<script" not in body


def test_picture_is_an_svg() -> None:
    page = page_for(visit("/qr/KAZE7Q2M.svg"))
    assert page.headers["Content-Type"] == "image/svg+xml"
    assert ElementTree.fromstring(page.body).tag.endswith("svg")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/healthz", HTTPStatus.OK),
        ("/readyz", HTTPStatus.OK),
        ("/style.css", HTTPStatus.OK),
        ("/r/", HTTPStatus.NOT_FOUND),
        ("/r/KAZE-7Q2M/x", HTTPStatus.NOT_FOUND),
        ("/r/KAZE-7Q20", HTTPStatus.NOT_FOUND),
        ("/r/%EF%BC%AB%EF%BC%A1%EF%BC%BA%EF%BC%A5%E3%83%BC7Q2M", HTTPStatus.OK),
        ("/assets/a-1f.js", HTTPStatus.NOT_FOUND),
        ("/qr/KAZE7Q2M.png", HTTPStatus.NOT_FOUND),
        ("/qr/.svg", HTTPStatus.NOT_FOUND),
        ("/../server/app.py", HTTPStatus.NOT_FOUND),
        ("", HTTPStatus.NOT_FOUND),
    ],
)
def test_path_is_there_or_not(path: str, status: HTTPStatus) -> None:
    assert page_for(visit(path)).status == status


PICTURES = read_shelf(PACK_DIR).pictures


@pytest.mark.parametrize("path", PICTURES)
def test_picture_of_a_pack_is_served_for_ever_and_runs_nothing(path: str) -> None:
    page = page_for(visit(path), PICTURES)
    assert (page.status, page.body) == (HTTPStatus.OK, PICTURES[path].body)
    assert page.headers["Content-Type"] == "image/svg+xml"
    assert "immutable" in page.headers["Cache-Control"]
    assert page.headers["X-Content-Type-Options"] == "nosniff"
    policy = page.headers["Content-Security-Policy"]
    assert "sandbox" in policy
    assert "default-src 'none'" in policy
    assert "script-src" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "/packs/",
        "/packs/flowers",
        "/packs/flowers/",
        "/packs/flowers/flowers.json",
        "/packs/flowers/spring.svg",
        "/packs/flowers/../../pyproject.toml",
        "/packs/other/spring.svg",
    ],
)
def test_nothing_else_of_a_pack_is_served(path: str) -> None:
    assert page_for(visit(path), PICTURES).status == HTTPStatus.NOT_FOUND


@pytest.fixture
def web_client(tmp_path: Path) -> WebClient:
    built = read_web_client(lay_build(tmp_path))
    assert built is not None
    return built


@pytest.mark.parametrize(
    ("path", "status"),
    [
        pytest.param("/", HTTPStatus.OK, id="home"),
        pytest.param("/r/kaze7q2m", HTTPStatus.OK, id="invitation"),
        pytest.param("/r/KAZE-7Q20", HTTPStatus.NOT_FOUND, id="code that is none"),
        pytest.param("/r/", HTTPStatus.NOT_FOUND, id="no code"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_browser_client_answers_where_people_come_in(
    path: str, status: HTTPStatus, method: str, web_client: WebClient
) -> None:
    page = page_for(visit(path, method=method), web_client=web_client)
    assert (page.status, page.body.decode()) == (status, PAGE)
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    assert page.headers["Cache-Control"] == "no-cache"
    assert int(page.headers["Content-Length"]) == len(PAGE)


def test_browser_client_runs_its_own_scripts_and_asks_nobody_else(web_client: WebClient) -> None:
    page = page_for(visit("/"), web_client=web_client)
    policy = dict(
        directive.split(" ", 1) for directive in page.headers["Content-Security-Policy"].split("; ")
    )
    assert policy.pop("default-src") == "'none'"
    assert set(policy.values()) == {"'self'", "'none'"}
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert page.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "caching"),
    [
        ("/assets/a-1f.js", "public, max-age=31536000, immutable"),
        ("/assets/font-1f.woff2", "public, max-age=31536000, immutable"),
        ("/icon.svg", "max-age=3600"),
    ],
)
def test_what_is_named_by_its_content_is_kept_for_ever(
    path: str, caching: str, web_client: WebClient
) -> None:
    page = page_for(visit(path), web_client=web_client)
    assert page.status == HTTPStatus.OK
    assert page.headers["Cache-Control"] == caching


def test_browser_is_told_which_form_it_gets(web_client: WebClient) -> None:
    script = page_for(
        visit("/assets/a-1f.js", accept_encoding="gzip, deflate"), web_client=web_client
    )
    assert gzip.decompress(script.body).decode() == ASSET
    assert script.headers["Content-Encoding"] == "gzip"
    assert script.headers["Vary"] == "Accept-Encoding"
    assert int(script.headers["Content-Length"]) == len(script.body) < len(ASSET)

    plain = page_for(visit("/assets/a-1f.js"), web_client=web_client)
    assert plain.body.decode() == ASSET
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["Vary"] == "Accept-Encoding"

    font = page_for(
        visit("/assets/font-1f.woff2", accept_encoding="br, gzip"), web_client=web_client
    )
    assert not {"Content-Encoding", "Vary"} & set(font.headers)


ASTRAY = [
    "/index.html",
    "/index.html.gz",
    "/assets/a-1f.js.gz",
    "/assets/a-1f.js.br",
    "/assets/",
    "/assets",
    "/.stamp",
    "/link.txt",
    "/linked/secret.txt",
    "/secret.txt",
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/../assets/a-1f.js",
    "/assets//a-1f.js",
    "//assets/a-1f.js",
    "/./icon.svg",
    "/icon.svg/",
    "/icon.svg/..",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/%252e%252e%252fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/icon.svg%00.js",
    "/icon.svg\x00",
    "/%c0%ae%c0%ae/secret.txt",
    "/etc/passwd",
    "//etc/passwd",
    "/file:///etc/passwd",
    "icon.svg",
    "http://cards.local/icon.svg",
]


@pytest.mark.parametrize("path", ASTRAY)
def test_no_path_leads_out_of_the_build(path: str, web_client: WebClient) -> None:
    page = page_for(visit(path), web_client=web_client)
    assert page.status == HTTPStatus.NOT_FOUND
    assert SECRET.encode() not in page.body


def test_absolute_path_of_a_file_is_none_of_the_build_s(
    tmp_path: Path, web_client: WebClient
) -> None:
    for path in (tmp_path / "secret.txt", tmp_path / "dist" / "icon.svg"):
        assert page_for(visit(str(path)), web_client=web_client).status == HTTPStatus.NOT_FOUND


@pytest.mark.parametrize(
    ("path", "start"),
    [("/healthz", b"ok"), ("/readyz", b"ready"), ("/qr/KAZE7Q2M.svg", b"<?xml")],
)
def test_other_pages_are_there_beside_the_browser_client(
    path: str, start: bytes, web_client: WebClient
) -> None:
    page = page_for(visit(path), web_client=web_client)
    assert page.status == HTTPStatus.OK
    assert page.body.startswith(start)


def test_server_without_its_store_is_not_ready() -> None:
    assert page_for(visit("/readyz", is_ready=False)).status == HTTPStatus.SERVICE_UNAVAILABLE
    assert page_for(visit("/healthz", is_ready=False)).status == HTTPStatus.OK


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/r/KAZE-7Q2M", "/assets/a-1f.js"])
def test_other_methods_are_not_allowed(method: str, path: str, web_client: WebClient) -> None:
    page = page_for(visit(path, method=method), web_client=web_client)
    assert page.status == HTTPStatus.METHOD_NOT_ALLOWED
    assert page.headers["Allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    ("public_url", "host", "is_secure", "base"),
    [
        (None, "cards.local:8000", False, "http://cards.local:8000"),
        (None, "cards.example.org", True, "https://cards.example.org"),
        (None, "[::1]:8000", False, "http://[::1]:8000"),
        ("https://cards.example.org/", "10.0.0.1:8000", False, "https://cards.example.org"),
        (None, 'x"><b>', False, "http://localhost"),
        (None, "", False, "http://localhost"),
    ],
)
def test_links_carry_the_address_that_people_use(
    public_url: str | None, host: str, is_secure: bool, base: str
) -> None:
    assert base_url(public_url, host=host, is_secure=is_secure) == base
