"""Cards that move are news, and are in nobody's way."""

from typing import Final

from playwright.async_api import Browser

from tests.clients.web.tables import TALL, comes_true, open_seat, open_table
from tests.clients.web.test_scenario_49_double_click import must_draw

MOVED_AND_HELD: Final = """
window.moved = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...all) {
  const animation = animate.apply(this, all);
  const card = this.dataset.card;
  if (card !== undefined) {
    window.moved.push(card);
    animation.pause();
  }
  return animation;
};
"""
"""Which cards began to move; each stays where its way begins."""
SEEN_TWICE: Final = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
"""
HELD: Final = """
() => [...document.querySelectorAll('[data-card]')]
  .filter((card) => card.getAnimations().some(({ playState }) => playState === 'paused'))
  .map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return { isInSight: there !== null, isHit: card.contains(there) };
  })
"""
"""The held cards: is their middle in sight, and would a press there reach them?"""


async def test_cards_of_a_table_that_is_opened_lie_still_and_a_drawn_one_comes_from_the_stock(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "page_one", deal="g") as table:
        seat = await table.play_until(must_draw)
        async with open_seat(browser, table, seat, size=TALL, script=MOVED_AND_HELD) as player:
            page = player.page
            held = await player.cards()
            assert len(held) > 1
            await page.evaluate(SEEN_TWICE)
            assert await page.evaluate("window.moved") == []
            await player.do("draw")
            await comes_true(page, "window.moved.length > 0")
            drawn = set(await player.cards()) - set(held)
            assert drawn
            assert drawn <= set(await page.evaluate("window.moved"))


async def test_press_goes_to_what_a_flying_card_is_over(browser: Browser, redis_url: str) -> None:
    async with open_table(redis_url, "page_one", deal="g") as table:
        seat = await table.play_until(must_draw)
        async with open_seat(browser, table, seat, size=TALL, script=MOVED_AND_HELD) as player:
            await player.do("draw")
            await comes_true(player.page, "window.moved.length > 0")
            held = await player.page.evaluate(HELD)
            assert {"isInSight": True, "isHit": False} in held
            assert not [each for each in held if each["isHit"]]
