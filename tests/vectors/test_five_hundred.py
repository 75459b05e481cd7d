"""Lines of Five Hundred that say something else than the rules do fail, whatever their kind."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.vectors.five_hundred import CHECKS
from tests.vectors.vector import Mismatch, Vector, read_vectors

LINES = read_vectors(Path(__file__).parent / "five_hundred.jsonl")

Change = Callable[[dict[str, Any]], None]  # JSON


def _first_of(kind: str, field: str = "kind") -> Vector:
    return next(line for line in LINES if line.kind == kind and field in line.fields)


def _set(field: str, value: Any) -> Change:  # JSON
    def change(fields: dict[str, Any]) -> None:
        fields[field] = value

    return change


def _final(field: str, value: Any) -> Change:  # JSON
    def change(fields: dict[str, Any]) -> None:
        fields["final"] = {**fields["final"], field: value}

    return change


@pytest.mark.parametrize(
    ("line", "change"),
    [
        pytest.param(_first_of("pack"), _set("kitty", 4), id="kitty"),
        pytest.param(_first_of("pack"), _set("cards", 44), id="cards"),
        pytest.param(_first_of("deal"), _set("dealer", 0), id="dealer"),
        pytest.param(_first_of("bid_order"), _set("bids", ["6S"]), id="order"),
        pytest.param(_first_of("values"), _set("values", {"6S": 50}), id="value"),
        pytest.param(_first_of("auction"), _set("result", {"state": "refused"}), id="not refused"),
        pytest.param(
            _first_of("auction"), _set("result", {"state": "open", "turn": 0}), id="not open"
        ),
        pytest.param(_first_of("legal"), _set("legal", "JD 5S"), id="too many legal"),
        pytest.param(_first_of("legal"), _set("legal", ""), id="too few legal"),
        pytest.param(_first_of("trick"), _set("winner", 0), id="winner"),
        pytest.param(_first_of("called_card"), _set("may_call", ["AS"]), id="may call"),
        pytest.param(_first_of("called_card"), _set("may_not_call", ["AD"]), id="may not call"),
        pytest.param(_first_of("score"), _set("after", [200, 30]), id="score"),
        pytest.param(_first_of("score"), _set("made", False), id="made"),
        pytest.param(_first_of("score"), _set("winners", [0]), id="winners"),
        pytest.param(_first_of("preset"), _set("values", {}), id="preset"),
        pytest.param(_first_of("options"), _set("ok", True), id="options"),
        pytest.param(_first_of("flow"), _final("next_dealer", 0), id="next dealer"),
        pytest.param(_first_of("flow"), _final("tricks", [4, 6]), id="tricks"),
        pytest.param(_first_of("flow"), _final("sit_out", [2]), id="sit out"),
        pytest.param(_first_of("flow"), _final("joker_announced", "none"), id="joker"),
        pytest.param(_first_of("flow"), _final("made", False), id="contract not made"),
        pytest.param(_first_of("flow"), _final("mood", "good"), id="unknown field"),
        pytest.param(_first_of("flow"), _set("tricks", ["1:JD !2:4H 2:4H 3:QH 0:JH"]), id="legal"),
        pytest.param(_first_of("flow", "partner"), _set("partner_refused", "AS"), id="callable"),
        pytest.param(_first_of("flow", "partner"), _final("called_shown", 7), id="shown"),
        pytest.param(_first_of("flow", "partner"), _final("partners", [1]), id="partners"),
    ],
)
def test_a_line_that_does_not_hold_fails(line: Vector, change: Change) -> None:
    fields = dict(line.fields)
    change(fields)
    CHECKS[line.kind](line)
    with pytest.raises(Mismatch):
        CHECKS[line.kind](Vector(line.id, line.game, line.kind, fields))
