"""What `./play` says on a machine where it cannot go on, from a copy with nothing set up."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TREE = ("play", "scripts", "pyproject.toml", "requirements.lock", "requirements-embedded.lock")


@pytest.fixture
def fresh_tree(tmp_path: Path) -> Path:
    tree = tmp_path / "ba fuda"
    tree.mkdir()
    for name in TREE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tree / name)
    return tree


def path_with(folder: Path, tools: Sequence[str]) -> str:
    """A PATH on which only `tools` are found."""
    folder.mkdir()
    for tool in tools:
        found = shutil.which(tool)
        assert found is not None
        (folder / Path(tool).name).symlink_to(found)
    return str(folder)


def play(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [tree / "play", "--demo"],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )


def test_machine_without_python_is_told_so(fresh_tree: Path, tmp_path: Path) -> None:
    ended = play(fresh_tree, PATH=path_with(tmp_path / "bin", ["sh", "dirname"]))
    assert ended.returncode == 1
    assert ended.stderr == "bafuda needs Python 3.11 or newer, and none is on the PATH.\n"


def test_python_without_venv_is_told_what_to_install(fresh_tree: Path, tmp_path: Path) -> None:
    """Debian's python3 without python3-venv lacks `ensurepip`; here its import is blocked."""
    python = tmp_path / "python3"
    python.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = -c ]; then exec ' + f"{sys.executable} " + '"$@"; fi\n'
        f"exec {sys.executable} -c '"
        'import runpy, sys; sys.modules["ensurepip"] = None; sys.argv = sys.argv[1:]; '
        'runpy.run_path(sys.argv[0], run_name="__main__")\' "$@"\n'
    )
    python.chmod(0o755)
    ended = play(fresh_tree, PATH=f"{tmp_path}:{path_with(tmp_path / 'bin', ['sh', 'dirname'])}")
    assert ended.returncode == 1
    assert "without its venv module: on Debian or Ubuntu, apt install python3." in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_machine_that_is_offline_is_told_what_could_not_be_installed(fresh_tree: Path) -> None:
    ended = play(fresh_tree, PATH=os.environ["PATH"], PIP_NO_INDEX="1", PIP_FIND_LINKS="")
    assert ended.returncode == 1
    last = ended.stderr.splitlines()[-1]
    assert last.startswith("Could not install the packages of requirements.lock")
    assert "must be online" in last
