"""The subcommand `schema`."""

from pathlib import Path

import pytest

from bafuda.__main__ import main
from bafuda.commands.schema import check, write
from protocol.schema import ASYNCAPI_PATH, SCHEMA_PATH, documents


@pytest.fixture(scope="module")
def texts() -> dict[Path, str]:
    """The documents, which take seconds to make."""
    return dict(documents())


@pytest.fixture
def files(tmp_path: Path, texts: dict[Path, str]) -> dict[Path, str]:
    """The documents, for a folder of the test."""
    return {tmp_path / path.name: text for path, text in texts.items()}


def test_writes_both_documents(files: dict[Path, str]) -> None:
    assert write(files) == 0
    assert {path: path.read_text(encoding="utf-8") for path in files} == files


def test_says_what_was_written(files: dict[Path, str], capsys: pytest.CaptureFixture[str]) -> None:
    write(files)
    write(files)
    states = [line.rpartition(" ")[2] for line in capsys.readouterr().out.splitlines()]
    assert states == ["written", "written", "unchanged", "unchanged"]


def test_check_passes_after_writing(files: dict[Path, str]) -> None:
    write(files)
    assert check(files) == 0


def test_check_names_what_is_outdated(
    files: dict[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    write(files)
    outdated, current = files
    outdated.write_text("{}", encoding="utf-8")
    assert check(files) == 1
    said = capsys.readouterr().err
    assert outdated.name in said
    assert current.name not in said


def test_check_writes_nothing(files: dict[Path, str]) -> None:
    assert check(files) == 1
    assert not any(path.exists() for path in files)


def test_the_tree_is_up_to_date() -> None:
    assert main(["schema", "--check"]) == 0


@pytest.mark.parametrize("path", [SCHEMA_PATH, ASYNCAPI_PATH], ids=lambda path: str(path.name))
def test_prints_the_document_asked_for(
    path: Path, texts: dict[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schema", "--print", path.name]) == 0
    assert capsys.readouterr().out == texts[path]
