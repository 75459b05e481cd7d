import json

import pytest

from bench.report import summary, table
from tests.bench.examples import results


def test_summary_is_one_json_object_with_medians_extremes_and_ratios() -> None:
    told = json.loads(json.dumps(summary(results())))
    (server,) = told["server"]
    assert (server["tables"], server["runs"], server["server_us"]) == (50, 3, 200.0)
    assert server["extremes"]["server_us"] == [150.0, 200.0]
    assert told["ratios"]["server_to_limit"] == {"50": pytest.approx(0.6)}
    assert told["ratios"]["server_to_bare_limit"] == {"50": pytest.approx(1 / 3)}
    assert told["ratios_of_rounds"]["server_to_limit"] == {"50": 0.55}
    assert told["ratios"]["two_apart_to_one"] == 0.8
    assert told["rules"][1] == {"name": "bafuda Five Hundred", "us": 30.0}
    assert told["libraries"][1] == {
        "name": "pyspiel",
        "us": None,
        "missing": "No module named 'pyspiel'",
    }


def test_table_names_everything_measured_and_what_is_missing() -> None:
    text = table(results())
    for phrase in (
        "limit, bare Redis",
        "server, paced",
        "two, tables apart",
        "server to limit: 0.60 (0.55)",
        "an idle connection: 20.0 KB",
        "decode the message",
        "bafuda Five Hundred                             30.0",
        "missing: No module named 'pyspiel'",
    ):
        assert phrase in text
