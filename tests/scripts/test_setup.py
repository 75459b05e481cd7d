"""What `./play` and `./test` set up, and what they say where they cannot go on."""

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


@pytest.mark.parametrize(
    ("command", "wanted"),
    [
        ("play", "web"),
        ("play --headless --port 9000", "web"),
        ("play play --new", "web"),
        ("play serve --host 0.0.0.0", "web"),
        ("play --demo --rounds 3", ""),
        ("play play --demo", ""),
        ("play --help", ""),
        ("play join KAZE-7Q2M", ""),
        ("play new --bots 3", ""),
        ("test", "tests"),
        ("test all", "tests"),
        ("test types", "tests"),
        ("test web", "tests"),
        ("test games -k commit", "tests"),
        ("test lint", ""),
        ("test imports", ""),
    ],
)
def test_only_what_a_command_needs_is_set_up(fresh_tree: Path, command: str, wanted: str) -> None:
    shutil.copy(ROOT / "test", fresh_tree / "test")
    (fresh_tree / "scripts" / "setup.py").write_text("import sys\nsys.exit(repr(sys.argv[1:]))")
    name, *arguments = command.split()
    ended = subprocess.run(
        [fresh_tree / name, *arguments],
        env={"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.defpath}"},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stderr == f"{wanted.split()!r}\n"


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
        'import runpy, sys; sys.modules["ensurepip"] = None; assert sys.argv[1] == "-m"; '
        'runpy.run_module(sys.argv[2], run_name="__main__")\' "$@"\n'
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
