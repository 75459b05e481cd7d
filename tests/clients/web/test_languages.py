"""Every screen speaks one language at a time, whichever it began in.

`test_screens.py` sees each screen once every day.
"""

import pytest
from playwright.async_api import Browser, Page

from clients.texts import LANGUAGES, Language
from tests.clients.web.screens import TOURS
from tests.clients.web.spoken import foreign_on, wrong_in
from tests.clients.web.tour import Device, Guise, Tour


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tour", TOURS)
async def test_screens_speak_one_language(
    browser: Browser, redis_url: str, tour: str, language: Language
) -> None:
    wrong: list[str] = []

    async def look(page: Page, screen: str) -> None:
        wrong.extend(f"{screen}: {each}" for each in await foreign_on(page, language))

    device: Device = "phone" if language == "ja" else "desktop"
    await TOURS[tour](Tour(browser, redis_url, Guise(language, "light", device), look))
    assert wrong == [], "\n".join(dict.fromkeys(wrong))


@pytest.mark.parametrize(
    ("language", "text", "is_wrong"),
    [
        ("en", "Your turn", False),
        ("en", "あなたの番です", True),
        ("en", "日本語", False),
        ("ja", "あなたの番です", False),
        ("ja", "Your turn", True),
        ("ja", "8NT を Ann がビッド", False),
        ("ja", "http://192.168.0.5:8000 のような", False),
        ("ja", "web-table-menu", True),
        ("en", "web-table-menu", True),
        ("en", "reason-fifty-one-pass-used", True),
        ("en", "2-7", False),
    ],
)
def test_reader_knows_the_languages(language: Language, text: str, is_wrong: bool) -> None:
    assert bool(wrong_in(language, [text])) is is_wrong


def test_reader_lets_pages_of_rules_name_what_is_typed() -> None:
    assert wrong_in("ja", ["none なら、2巡目からも", "exchange one"], are_rules=True) == []
    assert wrong_in("ja", ["Trade cards with the five"], are_rules=True) != []
