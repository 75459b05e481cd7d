"""What was played last is to be seen: for long enough, and once more when it is gone.

The numbers are those of the complaints that docs/web.md lists.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from games.cards import Card
from games.five_hundred.view import FiveHundredView
from games.page_one.view import PageOneView
from games.seats import Seat
from games.tricks.events import TrickWon
from games.tricks.trick import Play
from protocol.server_messages import Update
from tests.clients.web.browser import open_window
from tests.clients.web.tables import NAMES, TALL, open_seat, open_table, stop_time, take_seat
from tests.clients.web.test_table_behaviour import has_choice, plain_moves

HOLD_MS: Final = 1_200
"""A finished trick lies there so long, at normal speed."""
FRAMES_MS: Final = 100
LONG_MS: Final = 20_000


@pytest.mark.parametrize("game", ["fifty_one", "page_one"])
async def test_row_29_last_act_is_to_be_seen_on_a_phone(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=3) as table:
        await table.play_until(lambda update: update.waiting_for == (0,) and has_choice(update))
        async with open_seat(browser, table, 1, size=TALL) as player:
            move = await table.play()
            last = player.page.get_by_role("button", name=re.compile("^Last: Ann"))
            await expect(last).to_be_in_viewport(ratio=1)
            put_down = player.page.locator(f'#table [data-card="{move.split()[1]}"]')
            await expect(put_down).to_be_in_viewport(ratio=1)


def one_card_is_missing(tricks: int) -> Callable[[Update], bool]:
    """Is the one on turn the last to play to the trick after so many?"""

    def is_so(update: Update) -> bool:
        view = update.view
        assert isinstance(view, FiveHundredView)
        is_sound = view.contract is not None and not view.contract.is_misere and not view.claim
        return is_sound and len(view.tricks) == tricks and len(view.plays) == 3

    return is_so


def on_the_table(page: Page) -> Locator:
    return page.locator(".trick [role=img][data-card]")


@pytest.mark.parametrize(
    ("tricks", "speed", "hold_ms"),
    [
        pytest.param(2, "normal", HOLD_MS, id="31-normal"),
        pytest.param(2, "off", 0, id="31-off"),
        pytest.param(9, "normal", HOLD_MS, id="32-last-trick"),
    ],
)
async def test_row_31_32_finished_trick_stays_to_be_seen(
    browser: Browser, redis_url: str, tricks: int, speed: str, hold_ms: int
) -> None:
    async with open_table(redis_url, "five_hundred", seats=4, deal="b") as table:
        last = await table.play_until(one_card_is_missing(tricks))
        async with open_window(browser, table.port, path=None, size=TALL) as window:
            page = window.page
            await page.clock.install()
            player = await take_seat(
                window, table, (last + 1) % 4, by="keys", settings={"speed": speed}
            )
            await expect(on_the_table(page)).to_have_count(3)
            await stop_time(page)
            await table.play()
            await player.hear(lambda update: update.version == table.newest.version)
            if hold_ms:
                await expect(on_the_table(page)).to_have_count(4)
                await expect(page.get_by_text("takes it")).to_be_visible()
                await page.clock.run_for(hold_ms - 1)
                assert await on_the_table(page).count() == 4
                await page.clock.run_for(FRAMES_MS)
            await expect(on_the_table(page)).to_have_count(0)
            if tricks == 9:
                await sheet_waits(page)


async def sheet_waits(page: Page) -> None:
    """The score does not go away by itself."""
    sheet = page.get_by_role("dialog", name="Round 1")
    await expect(sheet).to_be_visible()
    await page.clock.run_for(LONG_MS)
    await expect(sheet.locator('[data-action="next-round"]')).to_be_visible()


async def test_row_33_last_trick_names_who_played_in_order_and_who_won(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "five_hundred", seats=4) as table:
        await table.play_until(one_card_is_missing(1))
        await table.play()
        view = table.newest.view
        assert isinstance(view, FiveHundredView)
        trick = view.tricks[-1]
        own = next(play.seat for play in trick.plays if play.seat != trick.winner)
        async with open_seat(browser, table, own, size=TALL) as player:
            await player.button("last-trick").tap()
            await names_all(player.page, trick.plays, own, f"Won by {NAMES[trick.winner]}")


def one_is_to_play_of_three(update: Update) -> bool:
    view = update.view
    return isinstance(view, PageOneView) and len(view.plays) == 2 and bool(plain_moves(update))


async def test_row_33_last_trick_of_page_one_is_a_key_away(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "page_one", seats=3) as table:
        last = await table.play_until(one_is_to_play_of_three)
        update = table.clients[last].updates[-1]
        assert isinstance(update.view, PageOneView)
        own = update.view.plays[0].seat
        async with open_seat(browser, table, own, by="keys") as player:
            move = plain_moves(update)[0]
            await table.play(move)
            played = (*update.view.plays, Play(last, Card(move.split()[1])))
            (won,) = [event for event in table.newest.events if isinstance(event, TrickWon)]
            await player.hear(lambda update: update.version >= table.newest.version)
            await player.page.keyboard.press("t")
            winner = "You" if won.seat == own else NAMES[won.seat]
            await names_all(player.page, played, own, f"Won by {winner}")


async def names_all(page: Page, plays: Sequence[Play], own: Seat, won_by: str) -> None:
    """The sheet shows each card with who played it, in order, and says who won."""
    sheet = page.get_by_role("dialog", name="Last trick")
    rows = sheet.get_by_role("listitem")
    await expect(rows).to_contain_text(
        ["You" if play.seat == own else NAMES[play.seat] for play in plays]
    )
    for row, play in zip(await rows.all(), plays, strict=True):
        await expect(row.locator(f'[data-card="{play.card}"]')).to_be_visible()
    await expect(sheet.get_by_text(won_by)).to_be_visible()
