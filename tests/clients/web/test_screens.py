"""Each screen once, in one of its guises: it breaks no rule of WCAG and speaks one language.

All guises are seen by the long tests of `test_accessibility.py` and `test_languages.py`.
"""

from typing import Final

import pytest
from playwright.async_api import Browser, Page

from tests.clients.web.browser import violations
from tests.clients.web.screens import TOURS
from tests.clients.web.spoken import foreign_on
from tests.clients.web.tour import Guise, Tour

GUISES: Final = {
    "arrive": Guise("ja", "light", "phone"),
    "gather": Guise("en", "dark", "desktop"),
    "fifty_one": Guise("ja", "dark", "phone"),
    "forty_six": Guise("en", "light", "desktop"),
    "page_one": Guise("en", "light", "phone"),
    "five_hundred": Guise("ja", "dark", "desktop"),
    "stop": Guise("en", "dark", "phone"),
}


@pytest.mark.parametrize("tour", TOURS)
async def test_screens_break_no_rule_and_speak_one_language(
    browser: Browser, redis_url: str, tour: str
) -> None:
    wrong: list[str] = []
    guise = GUISES[tour]

    async def look(page: Page, screen: str) -> None:
        found = await violations(page) + await foreign_on(page, guise.language)
        wrong.extend(f"{screen}: {each}" for each in found)

    await TOURS[tour](Tour(browser, redis_url, guise, look))
    assert wrong == [], "\n\n".join(dict.fromkeys(wrong))
