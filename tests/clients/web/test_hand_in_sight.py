"""On a phone the own hand is in sight as a whole, also while first steps are explained above it."""

from typing import Any, Final

import pytest
from playwright.async_api import Browser, expect

from tests.clients.web.tables import TALL, open_seat, open_table

COVERED: Final = """() =>
  [...document.querySelectorAll('[role=toolbar].hand button[data-card]')]
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isSeen = ([cornerX, cornerY]) => {
        const at = [cornerX + Math.sign(x - cornerX) * 6, cornerY + Math.sign(y - cornerY) * 6];
        return button.contains(document.elementFromPoint(...at));
      };
      return !corners.every(isSeen);
    })
    .map(({ dataset }) => dataset.card)
"""
"""Cards of which a corner is not to be seen."""


@pytest.mark.parametrize(
    ("game", "cards", "options"),
    [
        ("fifty_one", 5, {}),
        ("forty_six", 5, {}),
        ("page_one", 4, {}),
        ("page_one", 7, {"hand_size": 7}),
        ("five_hundred", 10, {}),
    ],
)
async def test_hand_is_in_sight_beside_first_steps(
    browser: Browser,
    redis_url: str,
    game: str,
    cards: int,
    options: dict[str, Any],  # of the game
) -> None:
    async with (
        open_table(redis_url, game, seats=4, options=options) as table,
        open_seat(browser, table, table.mover, size=TALL, moves=False) as player,
    ):
        page = player.page
        await page.locator("header button.menu").tap()
        await page.get_by_role("button", name="First steps for beginners").tap()
        await expect(page.locator(".coach")).to_be_visible()
        await expect(page.get_by_role("dialog")).to_have_count(0)
        await expect(page.locator("[role=toolbar].hand button[data-card]")).to_have_count(cards)
        assert await page.evaluate(COVERED) == []
