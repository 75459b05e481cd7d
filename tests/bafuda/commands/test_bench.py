import json
from pathlib import Path

import pytest

from bafuda.__main__ import main


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_quick_run_prints_one_object_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plot, no_folder = tmp_path / "figures.svg", tmp_path / "file"
    no_folder.touch()  # so that nothing is installed
    given = ["bench", "--quick", "--json", "--plot", str(plot), "--cache-dir", str(no_folder)]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)
    assert {row["tables"] for row in told["server"]} == {1, 50}
    assert told["libraries"][0]["missing"]
    assert plot.read_text().startswith("<svg")
