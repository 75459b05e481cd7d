"""Builds the browser client into clients/web/dist, if what it is made of has changed.

The packages are stamped in `node_modules` and the build in `dist`: where a folder is gone or was
made by other hands, so is its stamp. A build grows in a folder of its own and takes the place of
the last one when it is whole.
"""

import os
import shutil
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from scripts.npm import WEB, Npm, find_npm
from scripts.tree import ROOT, VENV, CannotGoOn, Stamp, digest, say

__all__ = ["insist_on_web_client", "is_skipped", "offer_web_client"]

DIST = WEB / "dist"
STAGE = WEB / ".stage"
NODE_MODULES = WEB / "node_modules"
STAMP = ".stamp"
LOG = VENV / "web-client.log"

FROM_ELSEWHERE = (ROOT / "locales", ROOT / "help", ROOT / "protocol" / "schema.json")
"""What it is made of beside its own folder."""
NOT_MADE_OF = frozenset({"node_modules", "dist", "tests"})
GENERATED = WEB / "src" / "protocol" / "messages.ts"

CI = (
    "ci",
    "--include=dev",  # whatever NODE_ENV says: what builds is a development package
    "--ignore-scripts",  # none of the packages needs any
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
)


class _BuildFailed(Exception):
    """npm failed; the text is all that it said."""


def is_skipped() -> bool:
    """Is the browser client to be left as it is?"""
    return os.environ.get("BAFUDA_SKIP_WEB", "") not in ("", "0")


def offer_web_client() -> None:
    """Builds the browser client, or says that the rest goes without."""
    try:
        _build()
    except CannotGoOn as reason:
        why = str(reason)
    except _BuildFailed as failed:
        LOG.write_text(str(failed))
        why = f"{LOG.relative_to(ROOT)} says why"
    else:
        return
    instead = "get the last one" if DIST.is_dir() else "are told how to join from a terminal"
    say(f"The browser client could not be built, so browsers {instead}: {why}.")


def insist_on_web_client() -> None:
    """Builds the browser client, with the packages that check it.

    Raises:
        CannotGoOn: it cannot be built; the text is all that npm said.
    """
    try:
        _build()
        if not _packages_stamp().is_current():
            _install(find_npm())
    except CannotGoOn as reason:
        raise CannotGoOn(f"The browser client could not be built: {reason}.") from None
    except _BuildFailed as failed:
        raise CannotGoOn(f"{failed}\nThe browser client could not be built.") from None


def _build() -> None:
    """Builds what is here now, if it is not what the last build was made of.

    Raises:
        CannotGoOn: there is no Node to build it with.
        _BuildFailed: npm could not do it.
    """
    state = digest(sorted(_sources()))
    if not (WEB / "package.json").is_file() or Stamp(DIST / STAMP, state).is_current():
        return
    say("Building the browser client ...")
    npm = find_npm()
    _install(npm)
    shutil.rmtree(STAGE, ignore_errors=True)
    try:
        built = STAGE / "dist"
        _run(npm, "run", "build", "--", "--outDir", str(built), "--emptyOutDir")
        Stamp(built / STAMP, state).write()
        if DIST.exists():
            DIST.rename(STAGE / "last")
        built.rename(DIST)
    finally:
        shutil.rmtree(STAGE, ignore_errors=True)


def _install(npm: Npm) -> None:
    stamp = _packages_stamp()
    if not stamp.is_current():
        _run(npm, *CI)
        stamp.write()


def _packages_stamp() -> Stamp:
    files = (WEB / "package.json", WEB / "package-lock.json")
    return Stamp(NODE_MODULES / STAMP, digest(files, sysconfig.get_platform()))


def _run(npm: Npm, *arguments: str) -> None:
    ended = npm.run(*arguments)
    if ended.returncode:
        raise _BuildFailed(ended.stdout)


def _sources() -> Iterator[Path]:
    for place in (WEB, *FROM_ELSEWHERE):
        if place.is_file():
            yield place
        for folder, folders, names in os.walk(place):
            folders[:] = [name for name in folders if _may_be_source(name)]
            files = (Path(folder, name) for name in names if _may_be_source(name))
            yield from (file for file in files if file != GENERATED)


def _may_be_source(name: str) -> bool:
    return name not in NOT_MADE_OF and not name.startswith(".")
