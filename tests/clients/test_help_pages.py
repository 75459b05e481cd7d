import pytest

from clients.help_pages import help_page
from clients.texts import LANGUAGES, Language
from games.fifty_one.reasons import REASON_ANCHORS
from games.fifty_one.view import PHASE_ANCHORS
from games.options import option_specs
from games.registry import GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_phases_and_options_lead_to_sections_that_exist(language: Language) -> None:
    page = help_page("fifty_one", language)
    assert page is not None
    options = [
        f"option-{s.name.replace('_', '-')}" for s in option_specs(GAMES["fifty_one"].options)
    ]
    anchors = {*REASON_ANCHORS.values(), *PHASE_ANCHORS.values(), *options}
    shell = {"aim", "match", "tips", "questions"}
    assert [name for name in anchors | shell if page.title_of(name) is None] == []


@pytest.mark.parametrize(
    ("language", "typed", "anchor"),
    [
        ("ja", "call", "call"),
        ("ja", "コール", "call"),
        ("en", "last turn", "last-turn"),
        ("en", "Flush", "flush"),
        ("en", "option_passes", "option-passes"),
        ("en", "1", "fifty-one"),
        ("en", "2", "aim"),
    ],
)
def test_a_section_is_found_by_number_anchor_or_title(
    language: Language, typed: str, anchor: str
) -> None:
    page = help_page("fifty_one", language)
    assert page is not None
    place = page.find(typed)
    assert place is not None
    assert page.sections[place].anchor == anchor


@pytest.mark.parametrize("typed", ["0", "999", "xyzzy"])
def test_other_words_find_nothing(typed: str) -> None:
    page = help_page("fifty_one", "en")
    assert page is not None
    assert page.find(typed) is None


def test_a_game_without_a_page_has_none() -> None:
    assert help_page("no_such_game", "en") is None
