"""Every screen of the browser client, visited one after the other on the way of somebody's evening.

A tour brings a page to a screen and hands it to whoever looks: a test of what all screens must be.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Final

from playwright.async_api import expect

from protocol.client_messages import JoinRoom, Kick, SetRoom
from tests.client import open_client
from tests.clients.web.tour import Evening, Tour, open_evening
from tests.secrecy.telling import GENEROUS
from tests.server.tables import sit_down
from tests.serving import running_server

__all__ = ["TOURS"]


async def arrive(tour: Tour) -> None:
    """The start page, and the page of an invitation."""
    async with (
        running_server(tour.redis_url, **GENEROUS) as port,
        open_client(port, "Ann") as ann,
        tour.open(port) as window,
    ):
        page = window.page
        code = await sit_down([ann], seats=3, public=True)
        await page.reload()
        await expect(page.locator(".tile").first).to_be_visible()
        await tour.look(page, "home")
        await page.get_by_role("button", name=tour.texts("web-open-room")).first.click()
        await expect(page.get_by_text(tour.texts("web-name-missing"))).to_be_visible()
        await tour.look(page, "home without a name")
        await tour.look_in(page, tour.button(page, "web-settings"), "settings")
        await tour.look_in(page, tour.button(page, "web-help"), "help")
        await page.goto(f"{window.origin}/r/{code}")
        await expect(tour.button(page, "web-join")).to_be_visible()
        await tour.look(page, "invitation")
        await ann.do(SetRoom(id=0, locked=True))
        await page.reload()
        await expect(tour.button(page, "web-look-again")).to_be_visible()
        await tour.look(page, "invitation to a locked room")
        await page.goto(f"{window.origin}/r/KAZE-7Q2M")
        await expect(page.get_by_role("heading", level=1)).to_have_text(
            tour.texts("web-room-nowhere")
        )
        await tour.look(page, "no such room")


async def gather(tour: Tour) -> None:
    """The room before a match: for its host, and for a guest."""
    async with (
        running_server(tour.redis_url, **GENEROUS) as port,
        open_client(port, "Bob") as bob,
        open_client(port, "Cid", role="spectator") as cid,
        tour.open(port) as window,
    ):
        page = window.page
        await page.get_by_label(tour.texts("web-your-name")).fill("Ann")
        await page.get_by_role("button", name=tour.texts("web-open-room")).first.click()
        start = page.locator("footer .start")
        await expect(start).to_be_visible()
        code = page.url.rpartition("/")[2].replace("-", "")
        for guest in (bob, cid):
            await guest.do(JoinRoom(id=0, code=code))
        await expect(page.get_by_text("Cid").first).to_be_visible()
        await tour.look(page, "lobby of the host")
        await tour.look_in(page, tour.button(page, "web-options-change"), "options")
        await tour.look_in(page, tour.button(page, "web-house-rules"), "house rules")
        await tour.look_in(page, tour.button(page, "web-change"), "choice of a game")
        kick = page.get_by_role("button", name=tour.texts("web-kick", name="Bob"))
        await tour.look_in(page, kick, "question before sending out")
        await tour.look_in(page, start, "question before the start")
        await page.locator("button.qr").click()
        await tour.button(page, "web-show-my-link").click()
        await tour.look(page, "lobby with the large QR code")
    async with (
        running_server(tour.redis_url, **GENEROUS) as port,
        open_client(port, "Ann") as ann,
        tour.open(port, path=None) as window,
    ):
        code = await sit_down([ann], seats=3)
        page = window.page
        await page.goto(f"{window.origin}/r/{code}")
        await page.get_by_label(tour.texts("web-your-name")).fill("Bob")
        await tour.button(page, "web-join").click()
        await expect(tour.button(page, "web-ready")).to_be_visible()
        await tour.look(page, "lobby of a guest")
        await tour.look_in(page, tour.button(page, "web-options-all"), "options for a guest")


async def play_fifty_one(tour: Tour) -> None:
    """A round of 51, and all that can be opened beside it."""
    async with open_evening(tour, "fifty_one", seats=3, rounds=2) as evening:
        await evening.look("own turn")
        await _look_beside(evening)
        await evening.choose(*evening.listed("swap"))
        await evening.look("an exchange is chosen")
        await evening.press("swap")
        await evening.look("turn of the others")
        await evening.others_play()
        await evening.page.locator("button.danger[data-action]").first.click()
        await evening.look("question before an exchange of all")
        await evening.player.press(evening.page.locator('[data-answer="no"]'))
        await evening.finish_round()
        await evening.page.get_by_role("dialog").locator("summary").click()
        await evening.tour.look_at_sheet(evening.page, "round end")
        await evening.look("between rounds")


async def _look_beside(evening: Evening) -> None:
    page, tour = evening.page, evening.tour
    menu = page.locator("header button.menu")
    await menu.click()
    await tour.button(page, "web-table-end").click()
    await tour.look_at_sheet(page, "menu with a question")
    for name in ("log-title", "web-table-scores"):
        if await tour.button(page, name).is_visible():
            await tour.look_in(page, tour.button(page, name), name)
    people = page.locator("nav button:last-child")
    if await people.is_visible():
        await tour.look_in(page, people, "people")
    await page.keyboard.press("?")
    await tour.look_at_sheet(page, "keys")
    await tour.look_in(page, tour.button(page, "web-table-rules"), "help at the table")
    await menu.click()
    await tour.button(page.get_by_role("dialog"), "web-table-as-text").click()
    await page.locator(".text .moves button").first.click()
    await tour.look(page, "table in words")
    await tour.button(page, "web-text-close").click()
    await menu.click()
    await tour.button(page.get_by_role("dialog"), "web-guide-again").click()
    await expect(page.locator(".coach")).to_be_visible()
    await tour.look(page, "first steps")
    await page.go_back()
    await tour.look(page, "question before leaving the table")
    await tour.button(page, "web-back-stay").click()


async def play_forty_six(tour: Tour) -> None:
    """A match of one round of 46, and the room after it."""
    async with open_evening(tour, "forty_six", seats=2, rounds=1) as evening:
        await evening.look("own turn")
        await evening.choose(*evening.listed("swap"))
        await evening.look("an exchange is chosen")
        await evening.press("swap")
        await evening.look("turn of the others")
        await evening.finish_round()
        await evening.tour.look(evening.page, "match end")
        await evening.page.locator('dialog [data-action="lobby"]').click()
        await expect(evening.page.locator("footer")).to_be_visible()
        await evening.tour.look(evening.page, "lobby after a match")


async def play_page_one(tour: Tour) -> None:
    """A round of Page One."""
    async with open_evening(tour, "page_one", seats=3, rounds=2) as evening:
        await evening.look("own lead")
        await evening.choose(evening.listed("play")[0])
        await evening.look("a card is chosen")
        await evening.press("play")
        await evening.look("turn of the others")
        await evening.others_play()
        await evening.look("own turn in a trick")
        await evening.finish_round()
        await evening.tour.look_at_sheet(evening.page, "round end of Page One")


async def play_five_hundred(tour: Tour) -> None:
    """A hand of Five Hundred, as the contractor."""
    async with open_evening(tour, "five_hundred", seats=4) as evening:
        page, player = evening.page, evening.player
        await expect(page.locator("[data-choice='10NT']")).to_be_visible()
        await evening.look("auction")
        await player.press(page.locator("[data-choice='10NT']"))
        await evening.look("a bid is chosen")
        await evening.press("bid")
        await evening.look("auction of the others")
        await evening.others_play()
        await evening.look("exchange")
        assert player.update is not None
        (discard,) = player.update.legal.choices
        await evening.choose(*discard.of[: discard.count])
        await evening.look("cards to put away are chosen")
        await evening.press("put-away")
        await evening.others_play()
        await evening.look("lead")
        await evening.choose(evening.listed("play")[0])
        await evening.look("a card is chosen")
        await evening.press("play")
        await evening.look("turn of the others")
        await evening.others_play()
        await evening.look("own turn in a trick")
        for tool in ("web-five-hundred-last-trick", "web-five-hundred-bids"):
            await evening.tour.look_in(page, evening.tour.button(page, tool), tool)
        await evening.finish_round()
        await evening.tour.look_at_sheet(page, "round end of Five Hundred")


async def stop(tour: Tour) -> None:
    """The person goes on elsewhere, is sent out, and the server goes away."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(AsyncExitStack())
        port = await server.enter_async_context(running_server(tour.redis_url, **GENEROUS))
        ann = await server.enter_async_context(open_client(port, "Ann"))
        window = await stack.enter_async_context(tour.open(port, path=None))
        page, code = window.page, await sit_down([ann], seats=3)
        await page.goto(f"{window.origin}/r/{code}")
        await page.get_by_label(tour.texts("web-your-name")).fill("Bob")
        await tour.button(page, "web-join").click()
        await expect(tour.button(page, "web-ready")).to_be_visible()
        second = await window.context.new_page()
        await second.goto(f"{window.origin}/r/{code}")
        await expect(tour.button(second, "web-ready")).to_be_visible()
        await expect(tour.button(page, "web-take-over")).to_be_visible()
        await tour.look(page, "replaced")
        await ann.do(Kick(id=0, player=ann.room.members[1].player))
        await expect(
            second.get_by_role("alert").filter(has_text=tour.texts("web-error-kicked"))
        ).to_be_visible()
        await tour.look(second, "sent out")
        window.watch.allow("WebSocket connection")
        await page.close()
        await server.aclose()
        await expect(tour.button(second, "web-try-now")).to_be_visible()
        await tour.look(second, "no connection")


TOURS: Final[Mapping[str, Callable[[Tour], Awaitable[None]]]] = {
    "arrive": arrive,
    "gather": gather,
    "fifty_one": play_fifty_one,
    "forty_six": play_forty_six,
    "page_one": play_page_one,
    "five_hundred": play_five_hundred,
    "stop": stop,
}
"""All of them, by name."""
