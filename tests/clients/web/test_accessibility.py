"""Nothing on any screen breaks WCAG 2.2 AA, as far as axe-core can tell, in any guise.

`test_screens.py` sees each screen once every day.
"""

from itertools import product
from typing import Final

import pytest
from playwright.async_api import Browser, Page

from clients.texts import LANGUAGES
from tests.clients.web.browser import violations
from tests.clients.web.screens import TOURS
from tests.clients.web.tour import COLOURS, DEVICES, Guise, Tour

GUISES: Final = [
    Guise(language, colours, device)
    for language, colours, device in product(LANGUAGES, COLOURS, DEVICES)
]


@pytest.mark.slow
@pytest.mark.parametrize("guise", GUISES, ids=str)
@pytest.mark.parametrize("tour", TOURS)
async def test_screens_break_no_rule_in_any_guise(
    browser: Browser, redis_url: str, tour: str, guise: Guise
) -> None:
    """Goes through the screens of a tour, and tells what is wrong with all of them at once."""
    wrong: list[str] = []
    seen: list[str] = []

    async def look(page: Page, screen: str) -> None:
        seen.append(screen)
        wrong.extend(f"{screen}: {each}" for each in await violations(page))

    await TOURS[tour](Tour(browser, redis_url, guise, look))
    assert seen
    assert wrong == [], "\n\n".join(wrong)
