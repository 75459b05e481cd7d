"""A round of each game in a real browser: on a phone without a drag, and by keys alone."""

import re
from typing import Final

import pytest
from playwright.async_api import Browser, expect

from protocol.ids import Phase
from tests.bots.test_host import bots
from tests.clients.web.browser import DESKTOP, Size, open_window
from tests.clients.web.player import Player

TALL: Final[Size] = (390, 844)
NAMES: Final = {
    "fifty_one": "51",
    "forty_six": "46",
    "page_one": "Page One",
    "five_hundred": "Five Hundred",
}


async def open_quick_table(player: Player, game: str) -> None:
    """A room of the game with bots that do not wait, opened and started on the page."""
    page = player.page
    await page.get_by_label("Your name").fill("Ann")
    await player.press(page.get_by_role("button", name=f"Open a room {NAMES[game]}"))
    await player.choose("no waiting")
    await player.press(page.get_by_role("button", name=re.compile(r"^Start \(\d players\)$")))
    await player.press(page.get_by_role("dialog").get_by_role("button", name="Start"))


async def see_the_score(player: Player) -> None:
    """On to the next round; ten tricks can win a whole match of Five Hundred at once."""
    if player.phase is Phase.FINISHED:
        await expect(player.page.get_by_role("dialog", name="The match is over.")).to_be_visible()
        return
    assert player.phase is Phase.BETWEEN_ROUNDS
    await player.go_on()
    await player.until(Phase.PLAYING)


@pytest.mark.parametrize("game", NAMES)
async def test_round_on_a_phone_without_a_drag(browser: Browser, port: int, game: str) -> None:
    async with (
        bots(port),
        open_window(browser, port, size=TALL, is_touched=True) as window,
    ):
        player = Player(window)
        await open_quick_table(player, game)
        await player.play_round()
        await see_the_score(player)


@pytest.mark.parametrize("game", ["fifty_one", "five_hundred"])
async def test_round_by_keys_alone(browser: Browser, port: int, game: str) -> None:
    async with bots(port), open_window(browser, port, size=DESKTOP) as window:
        player = Player(window, by="keys")
        await open_quick_table(player, game)
        await player.play_round()
        await see_the_score(player)
