from pathlib import Path

import pytest

from games.options import option_specs
from games.page_one.options import PageOneOptions
from games.page_one.reasons import REASON_ANCHORS, Reason
from games.page_one.view import PHASE_ANCHORS, PageOnePhase

HELP = Path(__file__).parents[3] / "help"


def test_every_reason_and_phase_has_a_section() -> None:
    assert REASON_ANCHORS.keys() == set(Reason)
    assert PHASE_ANCHORS.keys() == set(PageOnePhase)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_sections_are_in_the_help_page(language: str) -> None:
    page = (HELP / language / "page_one.md").read_text(encoding="utf-8")
    options = {f"option-{spec.name.replace('_', '-')}" for spec in option_specs(PageOneOptions)}
    anchors = {*REASON_ANCHORS.values(), *PHASE_ANCHORS.values(), *options}
    assert {anchor for anchor in anchors if f"{{#{anchor}}}" not in page} == set()
