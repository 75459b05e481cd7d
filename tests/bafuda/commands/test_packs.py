"""The subcommand `packs`."""

import json
from pathlib import Path

import pytest

from bafuda.__main__ import main
from server.settings import PACK_DIR
from tests.server.packs.test_shelf import write_pack


def test_lists_the_packs_that_come_with_the_product(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs"]) == 0
    said = capsys.readouterr()
    assert said.out == ("flowers: 四季の花 / Flowers of the seasons (22 captions, 7 pictures)\n")
    assert said.err == ""


def test_folder_may_be_set_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path / "mine.json")
    monkeypatch.setenv("BAFUDA_PACK_DIR", str(tmp_path))
    assert main(["packs"]) == 0
    assert capsys.readouterr().out == "mine: Mine (1 captions, 0 pictures)\n"


def test_empty_folder_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "--dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "There are no packs.\n"


def test_says_what_is_wrong_beside_what_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path / "right.json")
    wrong = write_pack(tmp_path / "wrong.json", back="none.svg")
    assert main(["packs", "--dir", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out.startswith("right: ")
    assert said.err == f"{wrong}:\n  back: there is no file none.svg beside the pack\n"


@pytest.mark.parametrize(
    ("fields", "status"), [({}, 0), ({"cards": {}}, 1)], ids=["right", "wrong"]
)
def test_checks_one_file(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    fields: dict[str, object],
    status: int,
) -> None:
    path = write_pack(tmp_path / "mine.json", **fields)
    assert main(["packs", "--check", str(path)]) == status
    said = capsys.readouterr()
    assert said.out.startswith("mine: ") is (status == 0)
    assert ("cards: " in said.err) is (status == 1)


def test_tells_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write_pack(tmp_path / "wrong.json", cards={})
    assert main(["packs", "--dir", str(tmp_path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["packs"] == []
    assert told["wrong"][0]["file"] == str(wrong)
    assert main(["packs", "--dir", str(PACK_DIR), "--json"]) == 0
    (pack,) = json.loads(capsys.readouterr().out)["packs"]
    assert (pack["id"], pack["name"]["ja"], pack["captions"]) == ("flowers", "四季の花", 22)
