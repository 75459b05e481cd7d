"""The libraries of others, in an environment of their own in the user's cache.

They are installed when they are first measured, and are no part of ours. Where one cannot be
had (no network, no build for this machine), the others are measured without it.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

__all__ = ["LibraryFigures", "default_cache_dir", "measure_libraries"]

PACKAGES = ("rlcard==1.2.0", "open_spiel==2.0.2")
INSTALL_S = 600
PLAY_S = 600


@dataclass(frozen=True, slots=True)
class LibraryFigures:
    """How fast a library plays, a move."""

    name: str
    us: float | None
    """CPU of listing the moves, choosing one at random and making it; dealing included."""
    missing: str | None = None
    """Why there is no figure."""


def default_cache_dir() -> Path:
    """Where the environment is kept between runs."""
    return user_cache_path("bafuda", appauthor=False) / "bench"


def measure_libraries(cache_dir: Path, *, moves: int, repeats: int) -> tuple[LibraryFigures, ...]:
    """Random play in each game of each library, as in `bench.rules`."""
    try:
        python = _environment(cache_dir)
        script = Path(__file__).with_name("library_play.py")
        played = _run(python, script, str(moves), str(repeats), timeout_s=PLAY_S)
        rows = json.loads(played.splitlines()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError) as fault:
        return (LibraryFigures("RLCard and OpenSpiel", None, _reason(fault)),)
    return tuple(LibraryFigures(row["name"], row.get("us"), row.get("missing")) for row in rows)


def _environment(cache_dir: Path) -> Path:
    """The interpreter of the environment, with whatever of the packages is to be had."""
    folder = cache_dir / f"python-{sys.version_info.major}.{sys.version_info.minor}"
    python = folder / "bin" / "python"
    if not python.exists():
        _run(Path(sys.executable), "-m", "venv", folder, timeout_s=INSTALL_S)
    installed = folder / "installed"
    has = set(installed.read_text().split()) if installed.exists() else set()
    for package in PACKAGES:
        if package not in has and _is_installed(python, package):
            has.add(package)
    installed.write_text("\n".join(sorted(has)))
    return python


def _is_installed(python: Path, package: str) -> bool:
    """Installs a package; False where it is not to be had."""
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    try:
        _run(python, *pip, package, timeout_s=INSTALL_S)
    except subprocess.SubprocessError:
        return False
    return True


def _run(python: Path, *arguments: str | Path, timeout_s: float) -> str:
    done = subprocess.run(
        [python, *arguments], capture_output=True, text=True, check=True, timeout=timeout_s
    )
    return done.stdout


def _reason(fault: Exception) -> str:
    if isinstance(fault, subprocess.CalledProcessError):
        lines = str(fault.stderr).strip().splitlines()
        return lines[-1] if lines else f"exit status {fault.returncode}"
    return str(fault)
