"""Scenario 49: two clicks within a moment act once, and the button waits for the answer."""

import asyncio
import time
from typing import Final

import pytest
from playwright.async_api import Browser, Locator, expect

from protocol.server_messages import Update
from tests.clients.web.player import Hands, Player
from tests.clients.web.tables import TALL, open_seat, open_table
from tests.clients.web.test_table_behaviour import has_choice, has_two_cards, plain_moves
from tests.proxy import open_proxy

BETWEEN_S: Final = 0.03


async def click_twice(player: Player, control: Locator) -> None:
    """As a mouse that clicks twice by mistake."""
    box = await control.bounding_box()
    assert box is not None
    mouse = player.page.mouse
    await mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        await mouse.down(click_count=count)
        await mouse.up(click_count=count)
        await asyncio.sleep(BETWEEN_S)


async def tap_twice(player: Player, control: Locator) -> None:
    """As a finger that trembles, whose times are those of the taps, however late they arrive."""
    box = await control.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = await player.window.context.new_cdp_session(player.page)
    began = time.time()
    for count in range(2):
        for kind, points in (("touchStart", [point]), ("touchEnd", [])):
            touch = {"type": kind, "touchPoints": points, "timestamp": began + count * BETWEEN_S}
            await session.send("Input.dispatchTouchEvent", touch)


def must_draw(update: Update) -> bool:
    return update.legal.listed == ("draw",)


async def test_second_click_draws_no_second_card(browser: Browser, redis_url: str) -> None:
    """On this deal who draws wins the trick, and stays on turn."""
    async with open_table(redis_url, "page_one", deal="g") as table:
        seat = await table.play_until(must_draw)
        async with open_seat(browser, table, seat, by="keys", size=TALL) as player:
            assert player.update is not None
            version = player.update.version
            await click_twice(player, player.button("draw"))
            update = await player.hear(lambda update: update.version > version)
            assert seat in update.waiting_for
            assert player.moves == ["draw"]


@pytest.mark.parametrize("by", ["keys", "touch"], ids=["mouse", "finger"])
async def test_second_click_does_not_take_page_one_back(
    browser: Browser, redis_url: str, by: Hands
) -> None:
    async with open_table(redis_url, "page_one") as table:
        seat = await table.play_until(has_two_cards)
        async with open_seat(browser, table, seat, by=by, size=TALL) as player:
            word = player.button("declare")
            await (tap_twice if by == "touch" else click_twice)(player, word)
            await expect(word).to_have_attribute("aria-pressed", "true")
            assert player.moves == []


async def test_second_click_makes_no_second_exchange(browser: Browser, redis_url: str) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        seat = await table.play_until(has_choice)
        move = plain_moves(table.clients[seat].updates[-1])[0]
        async with open_seat(browser, table, seat, by="keys") as player:
            for card in move.split()[1:]:
                await player.card(card).click()
            assert player.update is not None
            version = player.update.version
            await click_twice(player, player.button("swap"))
            await player.hear(lambda update: update.version > version)
            assert player.moves == [move]


async def test_button_waits_until_the_answer_is_there(browser: Browser, redis_url: str) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_proxy(f"http://127.0.0.1:{table.port}") as proxy,
    ):
        seat = await table.play_until(has_choice)
        move = plain_moves(table.clients[seat].updates[-1])[0]
        async with open_seat(browser, table, seat, by="keys", port=proxy.port) as player:
            for card in move.split()[1:]:
                await player.card(card).click()
            button = player.button("swap")
            assert player.update is not None
            version = player.update.version
            proxy.stall()
            await button.click()
            await expect(button).to_have_attribute("aria-busy", "true")
            await button.click()
            assert player.moves == [move]
            proxy.go_on()
            await player.hear(lambda update: update.version > version)
            assert player.moves == [move]
            await expect(player.button("flush")).to_have_attribute("aria-busy", "false")
