"""The room of last time."""

from pathlib import Path

from bafuda.last_room import LastRoom


def test_there_is_none_at_first(tmp_path: Path) -> None:
    assert LastRoom(tmp_path / "last-room").code() is None


def test_the_newest_is_kept(tmp_path: Path) -> None:
    last = LastRoom(tmp_path / "last-room")
    last.keep("KAZE7Q2M")
    last.keep("MSTURSNQ")
    assert LastRoom(tmp_path / "last-room").code() == "MSTURSNQ"


def test_a_file_that_is_none_of_ours_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "last-room").write_bytes(b"\xff\xfe")
    assert LastRoom(tmp_path / "last-room").code() is None
