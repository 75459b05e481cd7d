"""What is taken for a picture, and what is not."""

from pathlib import Path

import pytest

from server.packs.pictures import PICTURE_BYTES_MAX, PICTURE_NAME, PictureError, read_picture

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 16
WEBP = b"RIFF\x10\0\0\0WEBPVP8 "
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>'


def written(folder: Path, name: str, body: bytes) -> Path:
    path = folder / name
    path.write_bytes(body)
    return path


@pytest.mark.parametrize(
    ("name", "body", "content_type"),
    [
        ("fuji.png", PNG, "image/png"),
        ("fuji.webp", WEBP, "image/webp"),
        ("fuji.svg", SVG, "image/svg+xml"),
        ("fuji.svg", b'<?xml version="1.0" encoding="UTF-8"?>\n' + SVG, "image/svg+xml"),
    ],
)
def test_picture_is_taken_with_its_type(
    tmp_path: Path, name: str, body: bytes, content_type: str
) -> None:
    picture = read_picture(written(tmp_path, name, body))
    assert (picture.content_type, picture.body) == (content_type, body)


def test_another_content_has_another_name(tmp_path: Path) -> None:
    one = read_picture(written(tmp_path, "fuji.svg", SVG)).name
    other = read_picture(written(tmp_path, "fuji.svg", SVG.replace(b"4", b"5"))).name
    assert one != other
    for name in (one, other):
        assert name.startswith("fuji.")
        assert name.endswith(".svg")


@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        pytest.param("a.png", SVG, "a.png holds no PNG", id="another kind"),
        pytest.param("a.webp", PNG, "a.webp holds no WEBP", id="no WebP"),
        pytest.param("a.svg", b"<html/>", "a.svg holds no SVG", id="another document"),
        pytest.param("a.svg", b"<svg", "a.svg holds no SVG", id="no XML"),
        pytest.param("a.svg", b"<svg/>", "a.svg holds no SVG", id="no namespace"),
        pytest.param("a.svg", b"", "a.svg holds no SVG", id="empty"),
        pytest.param(
            "a.svg",
            b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + SVG,
            "a.svg holds no SVG",
            id="entities",
        ),
        pytest.param(
            "a.svg",
            b'<?xml version="1.0" encoding="no-such-code"?>' + SVG,
            "a.svg holds no SVG",
            id="unknown encoding",
        ),
        pytest.param(
            "a.png",
            PNG + b"\0" * PICTURE_BYTES_MAX,
            "a.png has 256 KiB; 256 KiB is the most",
            id="too big",
        ),
    ],
)
def test_what_is_no_picture_is_refused(tmp_path: Path, name: str, body: bytes, why: str) -> None:
    with pytest.raises(PictureError) as refused:
        read_picture(written(tmp_path, name, body))
    assert str(refused.value) == why


def test_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "b.png").mkdir()
    for name in ("a.png", "b.png"):
        with pytest.raises(PictureError, match=f"there is no file {name} beside the pack"):
            read_picture(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("fuji.svg", True),
        ("Fuji_2-b.png", True),
        ("../fuji.svg", False),
        ("flowers/fuji.svg", False),
        (".svg", False),
        ("fuji.gif", False),
        ("fuji.SVG", False),
        ("ふじ.svg", False),
        ("fuji.svg\n", False),
    ],
)
def test_names_stay_in_the_folder(name: str, *, is_one: bool) -> None:
    assert (PICTURE_NAME.fullmatch(name) is not None) is is_one
