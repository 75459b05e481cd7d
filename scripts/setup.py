"""Brings this tree up to date with its lock files; does nothing where it is already.

    python -m scripts.setup          the Python packages and the embedded store
    python -m scripts.setup web      also the browser client; what fails of it is said and left out
    python -m scripts.setup tests    all that the tests need; what fails ends it

Runs on any Python from 3.11 with nothing installed. Two that run at once take turns. What was done
is stamped last, so an interrupted run is done again. `BAFUDA_SKIP_WEB=1` leaves the browser client
as it is.
"""

import fcntl
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from scripts.chromium import install_chromium
from scripts.packages import (
    install_browser_driver,
    install_embedded_store,
    install_packages,
    make_venv,
)
from scripts.tree import ROOT, CannotGoOn, say
from scripts.web_client import insist_on_web_client, is_skipped, offer_web_client

INTERRUPTED = 130


def main(wanted: Sequence[str]) -> int:
    """Sets up what is wanted; gives the exit status."""
    try:
        with _turn():
            _set_up(wanted)
    except CannotGoOn as reason:
        say(str(reason))
        return 1
    except OSError as error:
        say(f"Could not set up {ROOT}: {error}")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


@contextmanager
def _turn() -> Iterator[None]:
    """Waits until no other set-up of this tree is running; the system lets go of a dead one's."""
    with (ROOT / ".setup.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _set_up(wanted: Sequence[str]) -> None:
    make_venv()
    install_packages()
    install_embedded_store()
    if "web" in wanted and not is_skipped():
        offer_web_client()
    if "tests" in wanted:
        install_browser_driver()
        install_chromium()
        if not is_skipped():
            insist_on_web_client()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
