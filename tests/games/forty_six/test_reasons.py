from pathlib import Path

import pytest

from games.forty_six.options import FortySixOptions
from games.forty_six.reasons import REASON_ANCHORS, Reason
from games.forty_six.view import JOKER_ANCHOR, PHASE_ANCHORS, FortySixPhase
from games.options import option_specs

HELP = Path(__file__).parents[3] / "help"


def test_every_reason_and_phase_has_a_section() -> None:
    assert REASON_ANCHORS.keys() == set(Reason)
    assert PHASE_ANCHORS.keys() == set(FortySixPhase)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_sections_are_in_the_help_page(language: str) -> None:
    page = (HELP / language / "forty_six.md").read_text(encoding="utf-8")
    options = {f"option-{spec.name.replace('_', '-')}" for spec in option_specs(FortySixOptions)}
    anchors = {*REASON_ANCHORS.values(), *PHASE_ANCHORS.values(), JOKER_ANCHOR, *options}
    assert {anchor for anchor in anchors if f"{{#{anchor}}}" not in page} == set()
