"""Every line of the vectors files of the games there are, and the command that runs them."""

import json
from pathlib import Path

import pytest

from tests.vectors.__main__ import main
from tests.vectors.runner import CHECKS, check_vector
from tests.vectors.vector import Mismatch, Vector, read_vectors

HERE = Path(__file__).parent

VECTORS = [vector for game in CHECKS for vector in read_vectors(HERE / f"{game}.jsonl")]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector.game}-{vector.id}")
def test_the_rules_say_what_the_line_says(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize(
    ("game", "line"),
    [
        pytest.param("bridge", {"kind": "points"}, id="unknown game"),
        pytest.param("fifty_one", {"kind": "trick"}, id="unknown kind"),
        pytest.param(
            "fifty_one",
            {"kind": "points", "hand": "AH KH QH 5H 3H", "points": 40, "is_51": False},
            id="wrong points",
        ),
        pytest.param(
            "fifty_one", {"kind": "options", "set": {"jokers": 3}, "ok": True}, id="wrong options"
        ),
        pytest.param(
            "fifty_one",
            {"kind": "after_move", "hand": "2D 3D 4D 5D 6D", "move": "pass", "result": "nothing"},
            id="a call overlooked",
        ),
    ],
)
def test_a_line_that_does_not_hold_fails(game: str, line: dict[str, object]) -> None:
    with pytest.raises(Mismatch):
        check_vector(Vector("x", game, str(line["kind"]), line))


@pytest.mark.parametrize("move", ["exchange_one", "exchange_all", "pass"])
@pytest.mark.parametrize("hand", ["9S 8S 7S 6S 2S", "2D 9S 9H 9C 9D", "JK 9H 8H 7H 6H"])
def test_any_hand_can_be_reached_by_any_move(move: str, hand: str) -> None:
    result = "ask" if "9D" not in hand else "nothing"
    line = {"kind": "after_move", "hand": hand, "lap": 2, "move": move, "result": result}
    check_vector(Vector("x", "fifty_one", "after_move", line))


def test_the_command_names_what_failed_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (HERE / "fifty_one.jsonl").read_text(encoding="utf-8").splitlines()[:2]
    wrong = {**json.loads(lines[0]), "id": "wrong-01", "points": 1}
    broken = {"id": "broken-01", "kind": "points"}
    file = tmp_path / "fifty_one.jsonl"
    file.write_text("\n".join([*lines, json.dumps(wrong), json.dumps(broken)]), encoding="utf-8")
    assert main([str(file)]) == 1
    printed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in printed[:-1]] == [
        "fifty_one wrong-01",
        "fifty_one broken-01",
    ]
    assert printed[-1] == "2 passed, 2 failed"


def test_the_command_succeeds_when_all_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(HERE / "fifty_one.jsonl")]) == 0
    assert capsys.readouterr().out.endswith(" passed, 0 failed\n")
