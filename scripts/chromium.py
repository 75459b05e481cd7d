"""The browser of the tests: Debian's Chromium or another, and a font with Japanese."""

import os
import shutil
import subprocess
import sys

from scripts.tree import VENV, last_line, say

__all__ = ["MISSING", "find_chromium", "install_chromium"]

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
PACKAGES = (
    "chromium",
    "fonts-noto-cjk",
    "fontconfig",  # lists fonts
    "libatomic1",  # of what drives the browser
)
MISSING = (
    "The browser tests need Chromium, a font with Japanese, and libatomic: "
    f"on Debian or Ubuntu, apt install {' '.join(PACKAGES)} brings them."
)


def find_chromium() -> str | None:
    """Where a Chromium is."""
    return next((found for name in (*NAMES, ON_MACOS) if (found := shutil.which(name))), None)


def install_chromium() -> None:
    """Installs what the browser tests need where that may be done here; else says what is missing.

    Their driver is there already.
    """
    if _is_complete():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say("Installing Chromium and a Japanese font for the browser tests ...")
        failed = _apt_get("update") or _apt_get("install", "--no-install-recommends", *PACKAGES)
        if failed:
            say(f"apt-get failed: {failed}")
    if not _is_complete():
        say(MISSING)


def _is_complete() -> bool:
    return bool(find_chromium() and _can_show_japanese() and _driver_starts())


def _can_show_japanese() -> bool:
    return sys.platform == "darwin" or bool(_output("fc-list", ":lang=ja"))


def _driver_starts() -> bool:
    drivers = VENV.glob("lib/python3*/site-packages/playwright/driver/node")
    return any(_output(str(driver), "--version") for driver in drivers)


def _output(*command: str) -> str:
    """What a program prints; nothing where it does not start."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def _apt_get(*arguments: str) -> str | None:
    """Runs apt-get without questions; what it said last, if it failed."""
    ran = subprocess.run(
        ["apt-get", "-qq", "--yes", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return last_line(ran) if ran.returncode else None
