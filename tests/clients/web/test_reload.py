"""A page that is loaded anew goes on from what the one before it knew."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

import pytest
from playwright.async_api import Browser, Locator, Page, WebSocketRoute, expect

from protocol.client_messages import Ready, Reveal, Start
from protocol.room_events import MatchStarted, PersonReady
from tests.client import open_client
from tests.clients.web.browser import DESKTOP, open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import NAMES, Table, open_seat, open_table
from tests.server.tables import heard, nonce_of, sit_down

ANEW = 'localStorage.setItem("bafuda.identity", JSON.stringify({ name: "Eve", token: null }))'


def lines(page: Page) -> Locator:
    """Those of the log that say something."""
    return page.get_by_role("log").locator("p:not(.soft)")


@asynccontextmanager
async def table_with_a_log(
    browser: Browser, redis_url: str
) -> AsyncIterator[tuple[Table, Player, list[str]]]:
    """Three at a table, the first in a browser, whose log has one move; the last one is next."""
    async with open_table(redis_url, "fifty_one", seats=3) as table:
        await table.play_up_to(1)
        async with open_seat(browser, table, 0, by="keys", size=DESKTOP) as player:
            await table.play()
            await expect(lines(player.page)).to_have_count(1)
            yield table, player, await lines(player.page).all_inner_texts()


async def test_log_goes_on_after_a_reload_with_what_happened_meanwhile(
    browser: Browser, redis_url: str
) -> None:
    async with table_with_a_log(browser, redis_url) as (table, player, before):
        page, address = player.page, player.page.url
        await page.goto("about:blank")
        asked = len(player.window.frames.sent)
        await table.play()
        await page.goto(address)
        await expect(lines(page).filter(has_text=NAMES[2])).not_to_have_count(0)
        assert (await lines(page).all_inner_texts())[0] == before[0]
        joins = [each for each in player.said(since=asked) if each["type"] == "join_room"]
        assert [each["resume_from"] is not None for each in joins] == [True]
        await player.hear(lambda update: update.waiting_for == (0,))
        await player.make_a_move()
        await expect(lines(page).filter(has_text="You")).not_to_have_count(0)


async def test_page_that_was_loaded_anew_before_it_came_in_has_lost_nothing(
    browser: Browser, redis_url: str
) -> None:
    async with table_with_a_log(browser, redis_url) as (_, player, before):
        page, address = player.page, player.page.url
        is_silent = True

        async def answer(socket: WebSocketRoute) -> None:
            if not is_silent:
                socket.connect_to_server()

        await page.route_web_socket(re.compile(".*"), answer)
        await page.goto(address)
        await expect(page.get_by_role("log")).to_have_count(0)
        is_silent = False
        await page.reload()
        await expect(lines(page).first).to_have_text(before[0])


async def test_nonce_that_was_promised_before_a_reload_is_revealed_after_it(
    browser: Browser, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.room.setup.REVEAL_MS", 30_000)  # a page is slow to load here
    async with open_client(port, "Ann") as ann:
        code = await sit_down([ann], seats=2)
        async with open_window(browser, port, path=f"/r/{code}", size=DESKTOP) as window:
            page = window.page
            await page.get_by_label("Your name").fill("Bob")
            await page.get_by_role("button", name="Join", exact=True).click()
            await page.get_by_role("button", name="I'm ready").click()
            await heard(ann, PersonReady)
            await page.reload()
            await expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
            nonce_hash = sha256(bytes.fromhex(nonce_of(0))).hexdigest()
            await ann.do(Ready(id=0, nonce_hash=nonce_hash))
            await ann.do(Start(id=0))
            await ann.do(Reveal(id=0, nonce=nonce_of(0)))
            await heard(ann, MatchStarted)
            (started,) = ann.events(MatchStarted)
            assert started.nonces[1] is not None


async def test_log_of_one_person_is_not_shown_to_the_next_one_in_the_same_tab(
    browser: Browser, redis_url: str
) -> None:
    async with table_with_a_log(browser, redis_url) as (_, player, before):
        page = player.page
        await page.evaluate(ANEW)
        await page.reload()
        await expect(page.get_by_role("log")).to_be_visible()
        assert not set(await lines(page).all_inner_texts()) & set(before)
