"""How somebody who looks elsewhere hears and sees that it is their turn.

The numbers are those of the complaints that docs/web.md lists.
"""

from typing import Final

import pytest
from playwright.async_api import Browser, Page, expect

from tests.clients.web.browser import open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import (
    TALL,
    Table,
    comes_true,
    open_seat,
    open_table,
    stop_time,
    take_seat,
)
from tests.clients.web.test_table_behaviour import can_announce

TURN: Final = [659, 988]
CALL: Final = [523, 523, 784]
QUIET_MS: Final = 9_000
"""Less than the page waits before it asks the server for a sign of life."""

NOTED_SOUNDS: Final = """
window.contexts = [];
window.tones = [];
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...all) {
    super(...all);
    window.contexts.push(this);
  }
  createOscillator() {
    const oscillator = super.createOscillator();
    const start = oscillator.start.bind(oscillator);
    oscillator.start = (at) => {
      window.tones.push([at, Math.round(oscillator.frequency.value)]);
      start(at);
    };
    return oscillator;
  }
};
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.looksElsewhere ?? false });
"""
NOTED_TITLES: Final = """
window.titles = [];
new MutationObserver(() => {
  if (document.title !== window.titles.at(-1)) window.titles.push(document.title);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


async def tones(page: Page, count: int) -> list[int]:
    """What was to be heard in order, as soon as it is so many tones."""
    await comes_true(page, f"window.tones.length >= {count}")
    heard: list[tuple[float, int]] = await page.evaluate("window.tones")
    return [hertz for _, hertz in sorted(heard, key=lambda tone: tone[0])]


async def unlocks(player: Player) -> None:
    """The first tap."""
    await player.hand.first.tap()
    await comes_true(player.page, "window.contexts[0]?.state === 'running'")


async def all_heard(player: Player, table: Table) -> None:
    await player.hear(lambda update: update.version >= table.newest.version)
    await player.page.evaluate("new Promise((done) => setTimeout(done))")


async def test_row_39_first_tap_makes_sounds_possible(browser: Browser, redis_url: str) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, size=TALL, script=NOTED_SOUNDS) as player,
    ):
        assert await player.page.evaluate("window.contexts.length") == 0
        await unlocks(player)
        assert await player.page.evaluate("window.contexts.length") == 1


async def test_row_36_only_the_own_turn_sounds_and_not_others_moves(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "fifty_one", seats=3) as table:
        await table.play_up_to(0)
        async with open_seat(
            browser, table, 2, size=TALL, script=NOTED_SOUNDS, settings={"sound": "always"}
        ) as player:
            await unlocks(player)
            await table.play()
            await all_heard(player, table)
            assert await player.page.evaluate("window.tones") == []
            await table.play()
            assert await tones(player.page, 2) == TURN


@pytest.mark.parametrize(
    ("choice", "is_away", "count"),
    [
        pytest.param("hidden", False, 0, id="who looks on needs none"),
        pytest.param("hidden", True, 2, id="who looks elsewhere hears it"),
        pytest.param("never", True, 0, id="never", marks=pytest.mark.slow),
    ],
)
async def test_row_36_sound_is_for_whom_the_settings_say(
    browser: Browser, redis_url: str, choice: str, is_away: bool, count: int
) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        await table.play_up_to(0)
        async with open_seat(
            browser, table, 1, size=TALL, script=NOTED_SOUNDS, settings={"sound": choice}
        ) as player:
            await unlocks(player)
            await player.page.evaluate("(is) => { window.looksElsewhere = is; }", is_away)
            await table.play()
            await all_heard(player, table)
            assert await tones(player.page, count) == TURN[:count]


async def test_row_36_call_has_a_sound_of_its_own_before_that_of_the_turn(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        caller = await table.play_until(can_announce)
        async with open_seat(
            browser, table, 1 - caller, size=TALL, script=NOTED_SOUNDS, settings={"sound": "always"}
        ) as player:
            await unlocks(player)
            legal = table.clients[caller].updates[-1].legal
            await table.play(f"{legal.announceable[0]} {legal.announcement}")
            assert await tones(player.page, 5) == [*CALL, *TURN]


async def test_row_36_settings_let_one_hear_each_sound(browser: Browser, redis_url: str) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, by="keys", script=NOTED_SOUNDS) as player,
    ):
        page = player.page
        await page.get_by_role("button", name="Settings").click()
        sheet = page.get_by_role("dialog", name="Settings")
        heard: list[tuple[int, ...]] = []
        for name in ("Your turn", "Call", "End of round", "End of match"):
            before = len(await tones(page, 0))
            await sheet.get_by_role("button", name=name, exact=True).click()
            heard.append(tuple((await tones(page, before + 2))[before:]))
        assert len(set(heard)) == 4


async def test_row_37_38_title_and_icon_say_it_once_and_nothing_flashes(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        await table.play_up_to(0)
        async with open_window(
            browser, table.port, path=None, size=TALL, is_touched=True
        ) as window:
            page = window.page
            await window.context.add_init_script(NOTED_TITLES)
            await page.clock.install()
            player = await take_seat(window, table, 1)
            own_title = f"{table.code} 51 – bafuda"
            await expect(page).to_have_title(own_title)
            icons = [await icon(page)]
            await page.evaluate("window.titles.length = 0")
            await stop_time(page)
            await table.play()
            await expect(page).to_have_title("▶ Your turn")
            icons.append(await icon(page))
            await page.clock.run_for(QUIET_MS)
            assert await page.evaluate("window.titles") == ["▶ Your turn"]
            await page.clock.resume()
            await player.hear(lambda update: 1 in update.waiting_for)
            await player.make_a_move()
            await expect(page).to_have_title(own_title)
            icons.append(await icon(page))
            assert icons[0] == icons[2] != icons[1]


async def icon(page: Page) -> str:
    """The page's icon as a browser fetches it."""
    picture: str = await page.evaluate(
        """async () => {
          const answer = await fetch(document.querySelector('link[rel="icon"]').href);
          if (!answer.ok) throw new Error(`no icon: ${answer.status}`);
          return answer.text();
        }"""
    )
    return picture
