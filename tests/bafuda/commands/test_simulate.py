"""`bafuda simulate`."""

import json

import pytest

from bafuda.__main__ import main
from games.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_counts_what_was_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", game, "--rounds", "5", "--seed", "3", "--json"]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["rounds"] == 5
    assert sum(first["ended_by"].values()) == 5
    assert first["moves_a_round"]["longest"] >= first["moves_a_round"]["mean"] > 0
    assert main(words) == 0
    second = json.loads(capsys.readouterr().out)
    same = ("moves", "win_share", "mean_score", "ended_by")
    assert [first[name] for name in same] == [second[name] for name in same]


def test_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "3", "--seats", "2"]) == 0
    assert "win share" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--option", "jokers=5"], "jokers: '5' is not allowed; allowed: 0, 1, 2"),
        (["--option", "jokers"], "NAME=VALUE"),
        (["--seats", "9"], "2 to 7"),
        (["--rounds", "0"], "1 or more"),
    ],
    ids=["a value", "no value", "seats", "rounds"],
)
def test_says_what_is_wrong(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    assert complaint in capsys.readouterr().err
