"""The pages beside the socket: languages, links, and what is not there."""

import re
from http import HTTPStatus
from typing import Any
from xml.etree import ElementTree

import pytest

from server.packs.shelf import read_shelf
from server.pages import Visit, base_url, page_for
from server.settings import PACK_DIR


def visit(path: str, **fields: Any) -> Visit:  # as `Visit` takes them
    standard: dict[str, Any] = {
        "method": "GET",
        "path": path,
        "accept_language": "",
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


def test_server_without_its_store_is_not_ready() -> None:
    assert page_for(visit("/readyz", is_ready=False)).status == HTTPStatus.SERVICE_UNAVAILABLE
    assert page_for(visit("/healthz", is_ready=False)).status == HTTPStatus.OK


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_not_allowed(method: str) -> None:
    page = page_for(visit("/", method=method))
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
