"""Whether what a screen says is all in one language, and no sentence is missing."""

import re
from typing import Final

from playwright.async_api import Page, expect

from clients.texts import LANGUAGES, Language

__all__ = ["foreign_on", "wrong_in"]

READ: Final = """(pagesOfRules) => {
  const own = document.documentElement.lang;
  const isRead = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.closest('[lang]')?.lang ?? own) === own &&
    (element.closest('[data-rules-page]') !== null) === pagesOfRules;
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode;
    if (data.trim() && isRead(parent)) texts.push(data.trim());
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!isRead(element)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription']) {
      const said = element.getAttribute(name);
      if (said) texts.push(said);
    }
  }
  return pagesOfRules ? texts : [document.title, ...texts];
}"""
"""All that can be read or is read out, but for what is marked as being in another language."""

JAPANESE: Final = re.compile(r"[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff66-\uff9f]+")
RAW_KEY: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
ENGLISH_SENTENCE: Final = re.compile(r"(?:[A-Za-z]?[a-z']+[ ,]+){2}[a-z']+")
"""Pages of rules name options as they are typed, and the terms of the other language."""

SPOKEN_NOWHERE: Final = re.compile(
    r"https?://\S+"  # addresses
    r"|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b"  # codes of rooms
    r"|\b[0-9a-f]{16,}\b"  # marks of a fair deal
)
LANGUAGE_NAMES: Final = {"日本語", "English"}
"""Each in its own words, for those who cannot read the other."""

LATIN_IN_JAPANESE: Final = {
    *("Ann", "Bob", "Cid", "Dee"),  # people
    "bafuda",
    *("QR", "OK", "WebSocket"),  # as Japanese has them too
    *("NT", "JK"),  # notation of bids and cards
    *("Enter", "Esc", "Home", "End"),  # caps of keys
}


def wrong_in(language: Language, texts: list[str], *, are_rules: bool = False) -> list[str]:
    """The texts that are not in that language, or are the key of a sentence that is missing."""
    found = []
    for text in texts:
        rest = SPOKEN_NOWHERE.sub("", text)
        if text in LANGUAGE_NAMES:
            continue
        if RAW_KEY.fullmatch(rest) or "web-" in rest:
            found.append(f"a key: {text}")
        elif language == "en" and JAPANESE.search(rest):
            found.append(f"Japanese: {text}")
        elif language == "ja" and _has_english(rest, are_rules=are_rules):
            found.append(f"not Japanese: {text}")
    return found


def _has_english(text: str, *, are_rules: bool) -> bool:
    if are_rules:
        return ENGLISH_SENTENCE.search(text) is not None
    return bool(set(LATIN.findall(text)) - LATIN_IN_JAPANESE)


async def change_language(page: Page, language: Language) -> None:
    """By the switch of the screen, even below a sheet."""
    await page.evaluate("document.querySelector('.language').click()")
    await expect(page.locator("html")).to_have_attribute("lang", language)
    if await page.locator("[data-rules-page]").count():  # a page of rules comes over the network
        await expect(page.locator("[data-rules-page]").first).to_have_attribute("lang", language)


async def foreign_on(page: Page, language: Language) -> list[str]:
    """What is wrong with a screen in its language, and in the other one where it can be changed.

    It can be at any time, whatever is open.
    """
    wrong = await _read(page, language)
    if await page.locator(".language").count():
        other = next(each for each in LANGUAGES if each != language)
        await change_language(page, other)
        wrong += await _read(page, other)
        await change_language(page, language)
    return wrong


async def _read(page: Page, spoken: Language) -> list[str]:
    wrong: list[str] = []
    for are_rules in (False, True):
        texts: list[str] = await page.evaluate(READ, are_rules)
        assert texts or are_rules
        wrong += wrong_in(spoken, texts, are_rules=are_rules)
    return wrong
