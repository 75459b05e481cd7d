"""The page of an invitation: who is inside, before anybody goes in."""

from collections.abc import Iterable

import msgpack
from playwright.async_api import Browser, Page, expect

from protocol.client_messages import EndMatch, JoinRoom, Kick, SetRoom
from protocol.server_messages import Room
from tests.client import open_client
from tests.clients.web.browser import PHONE, open_window, violations
from tests.server.tables import all_at, open_table, sit_down

EVERY_MS = 10_000
"""How often the page looks."""
MINUTE_MS = 60_000


def asked(frames: Iterable[bytes | str], kind: str) -> int:
    """How many requests of a kind the page has sent."""
    said = [msgpack.unpackb(frame) for frame in frames if isinstance(frame, bytes)]
    return [message["type"] for message in said].count(kind)


async def sees_inside(page: Page, *lines: str) -> None:
    """Returns when just that is said of who is inside."""
    items = page.get_by_role("list", name="Who is inside").get_by_role("listitem")
    await expect(items).to_have_text([*lines], use_inner_text=True)


async def go_in(page: Page, name: str, button: str) -> None:
    """Gives a name and presses the button."""
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name=button, exact=True).click()


async def test_page_shows_who_is_inside_and_looks_again(browser: Browser, port: int) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
        open_window(browser, port, path=None, size=PHONE, is_touched=True) as window,
    ):
        code = await sit_down([ann], seats=4)
        page = window.page
        await page.clock.install()
        await page.goto(f"{window.origin}/r/{code}")
        await sees_inside(page, "Ann", "3 open seats")
        await expect(page.get_by_text("Host: Ann")).to_be_visible()
        assert await violations(page) == []
        await bob.do(JoinRoom(id=0, code=code))
        looks = asked(window.frames.sent, "look_room")
        await page.clock.fast_forward(EVERY_MS)
        await sees_inside(page, "Ann", "Bob", "2 open seats")
        # Time goes on meanwhile, and may bring one more.
        assert asked(window.frames.sent, "look_room") - looks in (1, 2)
        assert asked(window.frames.sent, "join_room") == 0
        await go_in(page, "Cid", "Join")
        await ann.hear(Room, lambda room: room.seats[2].name == "Cid")


async def test_page_looks_at_once_when_it_is_seen_again(browser: Browser, port: int) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
        open_window(browser, port, path=None) as window,
    ):
        code = await sit_down([ann], seats=2)
        page = window.page
        await page.goto(f"{window.origin}/r/{code}")
        await sees_inside(page, "Ann", "1 open seat")
        await bob.do(JoinRoom(id=0, code=code))
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await sees_inside(page, "Ann", "Bob")
        await expect(page.get_by_text("All seats are taken.")).to_be_visible()


async def test_locked_room_says_so_and_lets_in_when_it_is_open(browser: Browser, port: int) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(browser, port, path=None) as window,
    ):
        code = await sit_down([ann], seats=2, locked=True)
        page = window.page
        await page.goto(f"{window.origin}/r/{code}")
        await sees_inside(page, "Ann", "1 open seat")
        locked = page.get_by_role("alert").filter(has_text="The room is locked")
        await expect(locked).to_be_visible()
        assert await violations(page) == []
        again = page.get_by_role("button", name="Look again")
        await again.click()
        await expect(page.get_by_text("Nothing has changed yet.")).to_be_visible()
        await ann.do(SetRoom(id=0, locked=False))
        await again.click()
        await expect(locked).to_have_count(0)
        await go_in(page, "Bob", "Join")
        await ann.hear(Room, lambda room: room.seats[1].name == "Bob")


async def test_who_was_sent_out_is_told_so_and_then_that_it_may_come_back(
    browser: Browser, port: int
) -> None:
    async with (
        open_table(port, port) as clients,
        open_window(browser, port, path=None) as window,
    ):
        ann, _ = clients
        page = window.page
        await page.clock.install()
        await page.goto(f"{window.origin}/r/{ann.room.code}")
        await expect(page.get_by_text("A match is on.")).to_be_visible()
        await go_in(page, "Eve", "Watch")
        room = await ann.hear(Room, lambda room: len(room.members) == 3)
        await expect(page.get_by_role("list", name="Who is inside")).to_have_count(0)
        (eve,) = [member.player for member in room.members if member.seat is None]
        await all_at([ann], await ann.do(Kick(id=0, player=eve)))
        sent_out = page.get_by_role("alert").filter(has_text="sent you out")
        await expect(sent_out).to_be_visible()
        await sees_inside(page, "Ann", "Bob")
        await page.reload()
        await expect(sent_out).to_be_visible()
        await ann.do(EndMatch(id=0))
        await page.clock.fast_forward(EVERY_MS)
        await expect(sent_out).to_have_count(0)
        await expect(page.get_by_text("All seats are taken.")).to_be_visible()


async def test_code_that_no_room_has_is_looked_at_once(browser: Browser, port: int) -> None:
    async with open_window(browser, port, path=None) as window:
        page = window.page
        await page.clock.install()
        await page.goto(f"{window.origin}/r/KAZE-7Q2M")
        await expect(page.get_by_role("heading", level=1)).to_have_text("There is no such room")
        await page.clock.fast_forward(MINUTE_MS)
        await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await page.get_by_label("Room code").fill("KAZE")
        assert asked(window.frames.sent, "look_room") == 1, "each is a code that was tried"


async def test_whom_the_room_lists_is_back_without_a_question(browser: Browser, port: int) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_window(browser, port, path=None) as window,
    ):
        code = await sit_down([ann], seats=2)
        page = window.page
        await page.goto(f"{window.origin}/r/{code}")
        await go_in(page, "Bob", "Join")
        await ann.hear(Room, lambda room: room.seats[1].name == "Bob")
        await ann.do(SetRoom(id=0, locked=True))
        await page.evaluate("localStorage.removeItem('bafuda.rooms')")
        since = len(ann.heard)
        await page.reload()
        away = await ann.hear(Room, lambda room: not room.seats[1].connected, since=since)
        since = ann.heard.index(away)
        await ann.hear(Room, lambda room: room.seats[1].connected, since=since)
        await expect(page.get_by_role("button", name="Join", exact=True)).to_have_count(0)
