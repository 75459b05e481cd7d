import json
import subprocess
import sys
from pathlib import Path

import bench.libraries
from bench.libraries import measure_libraries


def test_libraries_that_cannot_be_installed_are_reported(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.touch()
    (row,) = measure_libraries(no_folder, moves=10, repeats=1)
    assert row.us is None
    assert row.missing


def test_libraries_that_are_not_installed_are_reported_one_by_one() -> None:
    script = Path(bench.libraries.__file__).with_name("library_play.py")
    played = subprocess.run(
        [sys.executable, script, "10", "1"], capture_output=True, text=True, check=True
    )
    rows = json.loads(played.stdout)
    assert [row["name"] for row in rows] == ["rlcard", "pyspiel"]
    assert all("No module named" in row["missing"] for row in rows)
