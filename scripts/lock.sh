#!/bin/sh
# Writes requirements.lock anew: the newest versions of what pyproject.toml asks for, and of all
# that those need. Run it with the oldest Python that is supported (3.11.2 or before has one
# package more than later ones); a test run then says whether the new versions are good.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"${1:-python3.11}" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --upgrade pip
"$work/venv/bin/python" - "$root/pyproject.toml" > "$work/wanted.txt" <<'PYTHON'
import sys
import tomllib

with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)
print(*project["project"]["dependencies"], *project["dependency-groups"]["dev"], sep="\n")
PYTHON
"$work/venv/bin/python" -m pip install --quiet --requirement "$work/wanted.txt"
{
    echo "# What runs, tests and builds bafuda, to the version. Written by scripts/lock.sh."
    "$work/venv/bin/python" -m pip freeze
} > "$root/requirements.lock"
