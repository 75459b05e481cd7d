"""What is read of a build, and which form of a file a browser gets."""

import gzip
from pathlib import Path

import pytest

from server.web_client import WebFile, read_web_client
from tests.server.web_builds import ASSET, lay_build


def test_files_of_a_build_are_found_by_their_paths(tmp_path: Path) -> None:
    web_client = read_web_client(lay_build(tmp_path))
    assert web_client is not None
    assert {path: file.content_type for path, file in web_client.files.items()} == {
        "/icon.svg": "image/svg+xml",
        "/assets/a-1f.js": "text/javascript; charset=utf-8",
        "/assets/a-1f.css": "text/css; charset=utf-8",
        "/assets/font-1f.woff2": "font/woff2",
    }
    assert web_client.page.content_type == "text/html; charset=utf-8"
    script = web_client.files["/assets/a-1f.js"].body_by_coding
    assert script["identity"].decode() == ASSET
    assert gzip.decompress(script["gzip"]).decode() == ASSET


def test_folder_without_a_page_holds_no_client(tmp_path: Path) -> None:
    assert read_web_client(tmp_path) is None
    assert read_web_client(tmp_path / "nowhere") is None
    (lay_build(tmp_path) / "index.html").unlink()
    assert read_web_client(tmp_path / "dist") is None


def test_build_that_is_replaced_is_served_as_it_was_read(tmp_path: Path) -> None:
    dist = lay_build(tmp_path)
    web_client = read_web_client(dist)
    (dist / "assets/a-1f.js").write_text("another")
    assert web_client is not None
    assert web_client.files["/assets/a-1f.js"].body_by_coding["identity"].decode() == ASSET


BOTH = WebFile("text/css", {"identity": b"as it is", "br": b"br", "gzip": b"gz"})
ONLY_GZIP = WebFile("text/css", {"identity": b"as it is", "gzip": b"gz"})
PLAIN = WebFile("font/woff2", {"identity": b"as it is"})


@pytest.mark.parametrize(
    ("file", "accept_encoding", "coding"),
    [
        pytest.param(BOTH, "gzip, deflate, br, zstd", "br", id="browser over https"),
        pytest.param(BOTH, "gzip, deflate", "gzip", id="browser over http"),
        pytest.param(BOTH, "GZIP", "gzip", id="case"),
        pytest.param(BOTH, "", "identity", id="no header"),
        pytest.param(BOTH, "*", "br", id="anything"),
        pytest.param(BOTH, "br;q=0, *", "gzip", id="anything but br"),
        pytest.param(BOTH, "br;q=0, gzip;q=0.5", "gzip", id="refused"),
        pytest.param(BOTH, "gzip;q=0.000", "identity", id="refused with decimals"),
        pytest.param(BOTH, "gzip; q=1.0 , br; q=0", "gzip", id="spaces"),
        pytest.param(BOTH, "br;q=, gzip;q=x", "br", id="weight that is none"),
        pytest.param(BOTH, "identity, zstd", "identity", id="others"),
        pytest.param(BOTH, ";;,,q=", "identity", id="nonsense"),
        pytest.param(ONLY_GZIP, "br, gzip", "gzip", id="no br here"),
        pytest.param(PLAIN, "br, gzip, *", "identity", id="not compressed"),
    ],
)
def test_browser_gets_the_shortest_form_it_takes(
    file: WebFile, accept_encoding: str, coding: str
) -> None:
    assert file.coding_for(accept_encoding) == coding
