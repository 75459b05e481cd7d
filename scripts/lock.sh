#!/bin/sh
# Writes requirements.lock and requirements-browser.lock anew: the newest versions of what
# pyproject.toml asks for, and of all that those need. Run it with the oldest Python that is supported (3.11.2 or before has one
# package more than later ones); a test run then says whether the new versions are good.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"${1:-python3.11}" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --upgrade pip
"$work/venv/bin/python" - "$root/pyproject.toml" "$work" <<'PYTHON'
import pathlib
import sys
import tomllib

with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)
groups = project["dependency-groups"]
wanted = [*project["project"]["dependencies"], *groups["dev"]]
pathlib.Path(sys.argv[2], "wanted.txt").write_text("\n".join(wanted))
pathlib.Path(sys.argv[2], "browser.txt").write_text("\n".join(groups["browser"]))
PYTHON
"$work/venv/bin/python" -m pip install --quiet --requirement "$work/wanted.txt"
{
    echo "# What runs, tests and builds bafuda, to the version. Written by scripts/lock.sh."
    "$work/venv/bin/python" -m pip freeze
} > "$root/requirements.lock"

"$work/venv/bin/python" -m pip install --quiet \
    --constraint "$root/requirements.lock" --requirement "$work/browser.txt"
{
    echo "# What drives a browser in tests, to the version. Written by scripts/lock.sh. Apart from"
    echo "# requirements.lock so that ./play neither fetches its 50 MB nor needs a machine that it is for."
    "$work/venv/bin/python" -m pip freeze | grep -vxFf "$root/requirements.lock"
} > "$root/requirements-browser.lock"
