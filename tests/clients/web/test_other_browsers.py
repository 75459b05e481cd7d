"""Other tabs, other devices, and browsers that are not as others are.

The numbers are those of the complaints that docs/web.md lists.
"""

from typing import Final

from playwright.async_api import Browser, Page, expect

from protocol.client_messages import CreateRoom
from protocol.ids import Phase
from protocol.server_messages import Room
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.clients.web.browser import AT_HOME, PHONE, open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import TALL, open_seat, open_table
from tests.server.tables import move, start_any_match

LINE: Final = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Mobile/15E148 Safari Line/15.9.0"
)
NO_STORAGE: Final = """
Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('access is denied', 'SecurityError'); },
});
"""


async def go_in(page: Page, name: str) -> None:
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Join", exact=True).click()


async def open_room(host: Client, game: str = "fifty_one") -> str:
    """A room for two; its code as it stands in links."""
    await host.do(CreateRoom(id=0, game=game, seats=2))
    code = host.room.code
    return f"{code[:4]}-{code[4:]}"


async def start_with(host: Client, player: Player) -> None:
    """The person in the browser is ready, and the match begins."""
    await player.page.get_by_role("button", name="I'm ready").click()
    await host.hear(Room, lambda room: room.seats[1].ready)
    await start_any_match([host])
    await player.until(Phase.PLAYING)
    await player.hear(lambda update: update.view is not None)
    await expect(player.page.locator("#table [data-card]").first).to_be_visible()


async def test_row_13_older_tab_says_so_and_can_take_over(browser: Browser, redis_url: str) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, size=TALL) as player,
    ):
        older = player.page
        newer = await player.window.context.new_page()
        await newer.goto(older.url)
        for page, other in ((older, newer), (newer, older)):
            said = page.get_by_role("alert").filter(has_text="You are playing in another tab")
            await expect(said).to_be_visible()
            await expect(page.locator("[data-card]")).to_have_count(0)
            await expect(other.locator("#table button[data-card]").first).to_be_visible()
            await page.get_by_role("button", name="Go on here").tap()


async def test_row_14_browser_within_line_leads_to_the_real_one_with_the_seat(
    browser: Browser, port: int
) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(
            browser, port, path=None, size=TALL, is_touched=True, user_agent=LINE
        ) as in_line,
        open_window(browser, port, path=None, size=TALL, is_touched=True) as real,
    ):
        code = await open_room(ann)
        await in_line.page.goto(f"{in_line.origin}/r/{code}")
        hint = in_line.page.get_by_text("You are in the browser inside LINE.")
        await expect(hint).to_be_visible()
        way = in_line.page.get_by_role("link", name="Open in the browser")
        assert "openExternalBrowser=1" in str(await way.get_attribute("href"))
        await go_in(in_line.page, "Bob")
        await ann.hear(Room, lambda room: room.seats[1].name == "Bob")
        await start_with(ann, Player(in_line))
        await in_line.page.goto(in_line.origin)
        address = await way.get_attribute("href")
        assert address is not None
        await real.page.goto(address)
        await expect(real.page.locator("#table button[data-card]").first).to_be_visible()


async def test_row_14_personal_link_brings_the_seat_to_another_device(
    browser: Browser, port: int
) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(browser, port, path=None) as laptop,
        open_window(browser, port, path=None, size=TALL, is_touched=True) as phone,
    ):
        await laptop.page.goto(f"{laptop.origin}/r/{await open_room(ann)}")
        await go_in(laptop.page, "Bob")
        await laptop.page.get_by_role("button", name="Go on on another device").click()
        link = await laptop.page.get_by_label("Your own link").input_value()
        at_laptop, at_phone = Player(laptop), Player(phone)
        await start_with(ann, at_laptop)
        before = await at_laptop.cards()
        await phone.page.goto(link)
        await expect(at_phone.hand).to_have_count(len(before))
        assert await at_phone.cards() == before
        assert "#" not in phone.page.url, "the secret does not stay in the address"
        await expect(laptop.page.get_by_text("You are playing in another tab")).to_be_visible()


async def test_row_16_page_without_a_clipboard_selects_the_link_and_says_so(
    browser: Browser, port: int
) -> None:
    async with (
        bots(port),
        open_window(browser, port, name=AT_HOME, size=TALL, is_touched=True) as window,
    ):
        window.watch.allow("Cross-Origin-Opener-Policy header has been ignored")
        page, player = window.page, Player(window)
        assert not await page.evaluate("isSecureContext || 'clipboard' in navigator")
        await page.get_by_label("Your name").fill("Ann")
        await player.press(page.get_by_role("button", name="Open a room 51"))
        await page.get_by_role("button", name="Copy").first.tap()
        await expect(page.get_by_text("copy it yourself")).to_be_visible()
        await expect(page.get_by_text("Copied.")).to_have_count(0)
        selected, link = await page.evaluate(
            """() => {
              const { value, selectionStart, selectionEnd } = document.activeElement;
              return [value.slice(selectionStart, selectionEnd), location.href];
            }"""
        )
        assert selected == link
        await player.press(page.get_by_role("button", name="Start (4 players)"))
        await player.press(page.get_by_role("dialog").get_by_role("button", name="Start"))
        await player.until(Phase.PLAYING)


async def test_row_18_code_is_taken_as_it_is_read_aloud_and_typed(
    browser: Browser, port: int
) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(browser, port, size=PHONE, is_touched=True) as window,
    ):
        code = await open_room(ann)
        assert not set(code) & set("01OIL")
        as_typed = code.lower().translate({ord("-"): "ー"} | full_width("0123456789"))
        as_typed = as_typed.translate(full_width("abcdefghijklmnopqrstuvwxyz"))
        await window.page.get_by_label("Got a room code").fill(f" {as_typed} ")
        await window.page.get_by_role("button", name="Go in").tap()
        await expect(window.page.get_by_role("heading", level=1)).to_have_text(code)
        await expect(window.page.get_by_text("Host: Ann")).to_be_visible()


def full_width(letters: str) -> dict[int, str]:
    return {ord(letter): chr(ord(letter) + 0xFEE0) for letter in letters}


async def test_browser_that_keeps_nothing_plays_and_says_so(browser: Browser, port: int) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(browser, port, path=None, size=TALL, is_touched=True) as window,
    ):
        await window.context.add_init_script(NO_STORAGE)
        await window.page.goto(f"{window.origin}/r/{await open_room(ann)}")
        await expect(window.page.get_by_text("This browser keeps nothing")).to_be_visible()
        await go_in(window.page, "Bob")
        await ann.hear(Room, lambda room: room.seats[1].name == "Bob")
        player = Player(window)
        await start_with(ann, player)
        if not player.is_on_turn:
            await ann.do(move(ann))
            await player.hear(lambda update: 1 in update.waiting_for)
        await player.make_a_move()
