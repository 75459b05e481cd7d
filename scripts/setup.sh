# shellcheck shell=sh disable=SC2154
# Sourced by ./play, ./test and .ci/run with $root set: finds a Python and has scripts/setup.py
# bring the tree up to date. Says in one sentence what is missing where it cannot go on.

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in "$root/.venv/bin/python" python3.13 python3.12 python3.11 python3; do
        if is_new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    echo "bafuda needs Python 3.11 or newer, and none is on the PATH." >&2
    return 1
}

set_up() {
    python=$(find_python)
    (cd "$root" && "$python" -m scripts.setup "$@")
}
