"""Lost connections, and ways away from the page: the seat stays, and so does the hand.

The numbers are those of the complaints that docs/web.md lists.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Final

import pytest
from playwright.async_api import Browser, Page, expect
from websockets.asyncio.server import ServerConnection

from protocol.client_messages import EndMatch
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason
from protocol.server_messages import Closing, Error
from tests.clients.web.bare_server import bare_server, receive
from tests.clients.web.browser import Window, open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import (
    TALL,
    comes_true,
    open_seat,
    open_table,
    seat_at,
    stop_time,
    take_seat,
)
from tests.clients.web.test_scenario_73_order import encoded
from tests.proxy import open_proxy
from tests.scale import deadline, patience
from tests.secrecy.telling import GENEROUS
from tests.server.processes import open_processes

BACK_S: Final = 3.0
"""Until who comes back has its hand before it."""
TRIES: Final = 3
AWAY_S: Final = 30.0
LOOK_S: Final = 0.02
TEN_MINUTES_MS: Final = 600_000
PING_EVERY_MS: Final = 10_000
PONG_MS: Final = 5_000
"""How long a link that may be dead is given to answer."""
STEP_MS: Final = PONG_MS // 2
"""So far a page's clock may go on before what the server says has to be waited for."""
FIRST_PAUSE_MS: Final = 1_000
"""Before the first attempt to come back, at the most."""
NOTED_LOCKS: Final = """
window.locks = [];
const { request } = WakeLock.prototype;
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind);
  window.locks.push(lock);
  return lock;
};
"""
LOOKS_ELSEWHERE: Final = """
for (const [name, value] of [['hidden', () => true], ['visibilityState', () => 'hidden']]) {
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, name);
  Object.defineProperty(Document.prototype, name, {
    get() { return window.looksElsewhere ? value() : get.call(this); },
  });
}
"""


def allow_lost_sockets(window: Window) -> None:
    """Browsers call it an error when a WebSocket is not opened."""
    window.watch.allow(r"WebSocket connection to '[^']+' failed")


async def is_seen_again(page: Page) -> None:
    """What a browser tells a page that is shown again."""
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


async def is_back(page: Page) -> None:
    await expect(page.get_by_text("Back online.")).to_be_visible()


async def test_row_01_killed_socket_and_reload_bring_back_seat_and_hand(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one", seats=3) as table,
        open_proxy(f"http://127.0.0.1:{table.port}") as proxy,
    ):
        began = monotonic()
        async with open_seat(browser, table, table.mover, port=proxy.port, size=TALL) as player:
            first_time_s = monotonic() - began
            before = await player.cards()
            # A machine that is too busy to show any page in time is judged by itself.
            allowed_s = max(patience(BACK_S), 2 * first_time_s)
            took_s: list[float] = []
            while not took_s or (took_s[-1] >= allowed_s and len(took_s) < TRIES):
                began = monotonic()
                proxy.cut_all()
                await player.page.reload()
                await expect(player.hand).to_have_count(len(before))
                took_s.append(monotonic() - began)
                assert await player.cards() == before
            assert took_s[-1] < allowed_s, took_s
            await expect(player.page.get_by_label("Your name")).to_have_count(0)
            await player.make_a_move()


async def test_row_02_page_that_is_seen_again_comes_back_at_once(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_proxy(f"http://127.0.0.1:{table.port}") as proxy,
        open_window(browser, proxy.port, path=None, size=TALL, is_touched=True) as window,
    ):
        allow_lost_sockets(window)
        await window.page.clock.install()
        player = await take_seat(window, table, 0)
        before = await player.cards()
        await stop_time(window.page)
        proxy.cut_all()
        await expect(window.page.get_by_text("Next try in")).to_be_visible()
        assert await player.cards() == before, "the table stays on the screen"
        await is_seen_again(window.page)
        await is_back(window.page)
        assert await player.cards() == before


async def test_row_02_link_that_died_asleep_is_noticed_when_the_page_is_seen_again(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_proxy(f"http://127.0.0.1:{table.port}") as proxy,
        open_window(browser, proxy.port, path=None, size=TALL, is_touched=True) as window,
    ):
        await window.page.clock.install()
        player = await take_seat(window, table, 0)
        before = await player.cards()
        await stop_time(window.page)
        proxy.silence_all()
        await is_seen_again(window.page)
        await window.page.clock.run_for(PONG_MS)
        await window.page.clock.run_for(FIRST_PAUSE_MS)
        await is_back(window.page)
        assert await player.cards() == before


async def test_row_02_screen_stays_awake_while_somebody_plays(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 1, size=TALL, script=NOTED_LOCKS) as player,
    ):
        page = player.page
        await comes_true(page, "window.locks.length === 1")
        await page.evaluate("window.locks[0].release()")  # as the system does with a hidden page
        await is_seen_again(page)
        await comes_true(page, "window.locks.length === 2")
        await table.clients[0].do(EndMatch(id=0))
        await comes_true(page, "window.locks.every(({ released }) => released)")


async def test_row_04_server_that_starts_again_finds_both_at_the_same_trick(
    browser: Browser, redis_url: str
) -> None:
    async with open_processes(redis_url, **GENEROUS) as processes:
        server = await processes.serve()
        async with seat_at(server.port, "page_one") as table:
            await table.play()
            (follower, leader) = (table.mover, 1 - table.mover)
            async with (
                open_seat(browser, table, leader, size=TALL) as led,
                open_seat(browser, table, follower, size=TALL) as player,
            ):
                pages = (led.page, player.page)
                for each in (led, player):
                    allow_lost_sockets(each.window)
                before = [(await each.cards(), await trick(each.page)) for each in (led, player)]
                assert before[0][1] == before[1][1] != []
                server.kill()
                await server.gone()
                for page in pages:
                    await expect(page.get_by_text("Reconnecting").first).to_be_visible()
                await processes.serve(port=server.port)
                for page in pages:
                    away = expect(page.get_by_text("Reconnecting"))
                    await away.to_have_count(0, timeout=patience(AWAY_S) * 1000)
                after = [(await each.cards(), await trick(each.page)) for each in (led, player)]
                assert after == before
                assert player.update is not None
                version = player.update.version
                await player.hear(lambda update: update.version > version)
                await player.make_a_move()


@pytest.mark.slow
async def test_row_06_who_looks_elsewhere_for_ten_minutes_keeps_seat_and_connection(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_window(browser, table.port, path=None, size=TALL, is_touched=True) as window,
    ):
        page = window.page
        await window.context.add_init_script(LOOKS_ELSEWHERE)
        await page.clock.install()
        player = await take_seat(window, table, 1)
        await stop_time(page)
        await page.evaluate("window.looksElsewhere = true")
        await is_seen_again(page)  # it is told so of either change
        for _ in range(TEN_MINUTES_MS // STEP_MS):
            await page.clock.run_for(STEP_MS)
            async with deadline(AWAY_S):
                while kinds_of(player.told()).count("pong") < player.kinds_said().count("ping"):  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_S)
        said = player.kinds_said()
        assert said.count("ping") >= TEN_MINUTES_MS // PING_EVERY_MS - 1
        assert said.count("hello") == 1
        seat = table.clients[0].room.seats[1]
        assert (seat.name, seat.connected) == ("Bob", True)
        await expect(player.hand).to_have_count(5)


def kinds_of(messages: Sequence[Mapping[str, object]]) -> list[object]:
    return [message["type"] for message in messages]


async def trick(page: Page) -> list[str]:
    """The cards on the table."""
    cards: list[str] = await page.locator("#table [role=img][data-card]").evaluate_all(
        "(cards) => cards.map(({ dataset }) => dataset.card)"
    )
    return cards


async def test_row_11_back_asks_and_the_start_page_leads_back(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, size=TALL) as player,
    ):
        page, before = player.page, await player.cards()
        await page.go_back()
        question = page.get_by_role("dialog", name="Leave the table?")
        await question.get_by_role("button", name="Stay here").tap()
        await expect(question).to_be_hidden()
        assert await player.cards() == before
        await page.go_back()
        await question.get_by_role("button", name="To the start page").tap()
        await page.get_by_role("button", name=f"Back to {table.code}").tap()
        await expect(player.hand).to_have_count(len(before))
        await page.close()
        page = await player.window.context.new_page()
        await page.goto(player.window.origin)
        await page.get_by_role("button", name=f"Back to {table.code}").tap()
        again = Player(replace(player.window, page=page))
        await expect(again.hand).to_have_count(len(before))
        assert await again.cards() == before


async def test_row_19_third_failure_names_the_cause_and_offers_a_way(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_proxy(f"http://127.0.0.1:{table.port}") as proxy,
        open_window(browser, proxy.port, path=None, size=TALL, is_touched=True) as window,
    ):
        allow_lost_sockets(window)
        page = window.page
        await page.clock.install()
        player = await take_seat(window, table, 0)
        before = await player.cards()
        await stop_time(page)
        connections = proxy.connection_count
        proxy.refuse()
        cause = page.get_by_text("a proxy on the way lets no WebSocket through")
        async with deadline(AWAY_S):
            while not await cause.is_visible():
                await page.clock.run_for(FIRST_PAUSE_MS)
        assert proxy.connection_count - connections == 3
        await expect(page.get_by_role("button", name="Reload")).to_be_visible()
        assert await player.cards() == before
        proxy.accept()
        await page.get_by_role("button", name="Try now").tap()
        await is_back(page)
        await expect(cause).to_have_count(0)


async def test_page_older_than_the_server_is_told_to_reload(browser: Browser) -> None:
    greeted: list[object] = []

    async def turn_away(connection: ServerConnection) -> None:
        greeted.append(await receive(connection, "hello"))
        await connection.send(encoded(Error(None, ErrorCode.UNSUPPORTED)))
        await connection.send(encoded(Closing(ClosingReason.UNSUPPORTED_VERSION)))
        await connection.wait_closed()

    async with bare_server(turn_away) as port, open_window(browser, port) as window:
        newer = window.page.get_by_role("alert").filter(has_text="There is a newer version")
        await expect(newer).to_be_visible()
        assert len(greeted) == 1, "it does not try again by itself"
        await window.page.get_by_role("button", name="Reload").click()
        await expect(newer).to_be_visible()
        async with deadline(AWAY_S):
            while len(greeted) < 2:
                await window.page.wait_for_load_state()
