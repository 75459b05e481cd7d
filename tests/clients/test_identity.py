import json
from pathlib import Path

import pytest

from clients.identity import Identity, IdentityFile

HERE = "http://localhost:8000"
TOKEN = "ab" * 32


@pytest.fixture
def file(tmp_path: Path) -> IdentityFile:
    return IdentityFile(tmp_path / "config" / "identity.json")


def test_nothing_kept_is_an_empty_identity(file: IdentityFile) -> None:
    assert file.load() == Identity()


def test_what_is_kept_comes_back(file: IdentityFile) -> None:
    identity = Identity(name="花子", language="ja").with_token(HERE, TOKEN)
    file.save(identity)
    assert file.load() == identity
    assert identity.last_server == HERE


def test_only_the_owner_can_read_it(file: IdentityFile) -> None:
    file.save(Identity())
    file.save(Identity(name="Ken"))
    assert file.path.stat().st_mode & 0o777 == 0o600
    assert file.path.parent.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in file.path.parent.iterdir()] == ["identity.json"]


def test_each_server_has_a_token_of_its_own(file: IdentityFile) -> None:
    other = "https://cards.example.net"
    file.save(Identity().with_token(HERE, TOKEN).with_token(other, "cd" * 32))
    assert file.load().token_by_server == {HERE: TOKEN, other: "cd" * 32}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"name": 5, "token_by_server": {"x": 1}}', '{"token_by_server": 3}']
)
def test_a_file_that_makes_no_sense_is_as_none(file: IdentityFile, text: str) -> None:
    file.path.parent.mkdir()
    file.path.write_text(text, encoding="utf-8")
    assert file.load() == Identity()


def test_tokens_stay_out_of_what_is_logged(file: IdentityFile) -> None:
    assert TOKEN not in repr(Identity().with_token(HERE, TOKEN))


def test_the_file_says_its_format(file: IdentityFile) -> None:
    file.save(Identity())
    assert json.loads(file.path.read_text(encoding="utf-8"))["format"] == 1
