"""Several people at one table: sent out, host by turns, once more, and each with another client.

The numbers are those of the complaints that docs/web.md lists.
"""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import Browser, expect

from games.options import OptionValue
from protocol.client_messages import (
    AddBot,
    CreateRoom,
    JoinRoom,
    LeaveRoom,
    SetOptions,
    SetRoom,
)
from protocol.ids import Pace, Phase
from protocol.room_events import BotSeated
from protocol.server_messages import Room
from tests.bots.test_host import bots
from tests.client import open_client
from tests.clients.cli.person import Person
from tests.clients.cli.test_play import play_on, told
from tests.clients.web.browser import DESKTOP, open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import TALL, Table, open_seat, open_table
from tests.scale import deadline
from tests.server.tables import sit_down, start_any_match

SHORT: Final[Mapping[str, OptionValue]] = {"rounds": 1, "lap_limit": 1}
KINDS: Final = ["person", "person", "bot"]
MATCH_S: Final = 60.0
LOOK_S: Final = 0.02


async def play_to_the_end(*players: Player) -> None:
    """Each makes its moves until the match is over."""
    async with deadline(MATCH_S):
        while True:
            for player in players:
                player.look()
                if player.is_on_turn:
                    await player.make_a_move()
            if all(player.phase is Phase.FINISHED for player in players):
                return
            await asyncio.sleep(LOOK_S)


async def test_row_07_who_is_sent_out_is_told_plainly_and_sees_no_hand(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one", seats=3) as table,
        open_seat(browser, table, 0, size=TALL) as host,
        open_seat(browser, table, 1, size=TALL) as bob,
    ):
        await host.page.get_by_role("button", name="People 3").tap()
        people = host.page.get_by_role("dialog", name="People in the room")
        await people.get_by_role("button", name="Give seat to a bot Bob").tap()
        await people.get_by_role("button", name="Send out", exact=True).tap()
        said = bob.page.get_by_role("alert").filter(has_text="The host sent you out of this room")
        await expect(said).to_be_visible()
        await expect(bob.page.locator("[data-card]")).to_have_count(0)
        kinds = [message["type"] for message in bob.told()]
        after = kinds[kinds.index("put_out") + 1 :]
        assert not {"update", "room"} & set(after)
        await host.page.keyboard.press("Escape")
        await expect(host.hand).to_have_count(5)


async def test_row_10_host_s_part_goes_to_the_next_person_at_once_and_is_told(
    browser: Browser, port: int
) -> None:
    async with (
        open_client(port, "Ann") as ann,
        open_client(port, "Cid") as cid,
        open_window(browser, port, path=None, size=TALL, is_touched=True) as window,
    ):
        code = str((await ann.do(CreateRoom(id=0, seats=3))).code)
        page = window.page
        await page.goto(f"{window.origin}/r/{code}")
        await page.get_by_label("Your name").fill("Bob")
        await page.get_by_role("button", name="Join", exact=True).tap()
        await ann.hear(Room, lambda room: room.seats[1].name == "Bob")
        await cid.do(JoinRoom(id=0, code=ann.room.code))
        start = page.get_by_role("button", name=re.compile(r"^Start \("))
        await expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
        await expect(start).to_have_count(0)
        await ann.do(LeaveRoom(id=0))
        await expect(start).to_be_visible()
        await expect(page.get_by_role("log")).to_contain_text("The new host: You.")
        await cid.hear(Room, lambda room: room.members[0].name == "Bob" and room.members[0].is_host)


@pytest.mark.slow
async def test_row_53_browser_and_terminal_play_at_one_table_and_once_more(
    browser: Browser, port: int, tmp_path: Path
) -> None:
    url = f"http://127.0.0.1:{port}"
    ken = Person(tmp_path / "ken", "new", "--server", url, "--lang", "en", "--name", "Ken")
    try:
        code = await asyncio.to_thread(opens_a_short_match, ken)
        async with open_window(browser, port, path=None, size=DESKTOP) as window:
            page, player = window.page, Player(window, by="keys")
            await page.goto(f"{window.origin}/r/{code}")
            await page.get_by_label("Your name").fill("Ann")
            await page.get_by_role("button", name="Join", exact=True).click()
            await asyncio.to_thread(ken.see, "Ann took seat 2.")
            await page.get_by_role("button", name="I'm ready").click()
            await asyncio.to_thread(ken.see, "Ready: Ann.")
            log = page.get_by_role("log")
            for match in (1, 2):
                async with asyncio.TaskGroup() as people:
                    people.create_task(asyncio.to_thread(starts_and_plays, ken))
                    await player.until(Phase.PLAYING)
                    await play_to_the_end(player)
                ended = page.get_by_role("dialog")
                over = re.compile(f"(?:The match is over.*){{{match}}}")
                await expect(log).to_contain_text(over)
                in_words = await log.inner_text()
                await ended.locator('[data-action="again"]').click()
                await asyncio.to_thread(ken.see, "Ready: Ann.")
            assert swaps(in_words) == swaps(ken.screen)
            assert len(swaps(in_words)) == 4
    finally:
        ken.kill()


def opens_a_short_match(ken: Person) -> str:
    code = ken.match(r"Its code is (\S+)\.")
    ken.see("room> ")
    for line, answer in (
        ("seats 2", "2"),
        ("set rounds=1", "1 round"),
        ("set lap_limit=1", "1 lap"),
    ):
        ken.type(line)
        ken.see(answer)
    return code


def starts_and_plays(ken: Person) -> None:
    ken.type("ready")
    ken.see("Ready: You.")
    ken.type("start")
    play_on(ken, "en", lambda turns: None)


def swaps(text: str) -> list[tuple[str, str]]:
    """The exchanges that a log tells of, whoever reads it."""
    return [(given, taken) for kind, given, taken in told(text, "en") if kind == "swap"]


async def test_row_63_64_once_more_takes_everybody_along_and_keeps_seats_and_rules(
    browser: Browser, port: int
) -> None:
    async with (
        bots(port),
        open_client(port, "Ann") as ann,
        open_client(port, "Bob") as bob,
    ):
        await sit_down([ann, bob], seats=3, pace=Pace.NONE)
        await ann.do(SetOptions(id=0, options=dict(SHORT)))
        await ann.do(AddBot(id=0, seat=2))
        await ann.wait(lambda _: bool(ann.events(BotSeated)))
        await start_any_match([ann, bob])
        table = Table(port, "fifty_one", [ann, bob])
        async with (
            open_seat(browser, table, 0, size=TALL) as host,
            open_seat(browser, table, 1, size=TALL) as guest,
            open_window(browser, port, path=None, size=TALL, is_touched=True) as window,
        ):
            watcher = Player(window)
            await window.page.goto(f"{window.origin}/r/{table.code}")
            await window.page.get_by_label("Your name").fill("Eve")
            await window.page.get_by_role("button", name="Watch").tap()
            await watcher.until(Phase.PLAYING)
            await play_to_the_end(host, guest)
            everybody = (host, guest, watcher)
            await watcher.until(Phase.FINISHED)
            before = [seats_and_rules(player) for player in everybody]
            assert [before[0]["kinds"], before[0]["options"]["lap_limit"]] == [KINDS, 1]
            for player in (guest, host):
                again = player.page.get_by_role("dialog").locator('[data-action="again"]')
                await again.tap()
                await expect(player.page.get_by_role("dialog")).to_have_count(0)
            await host.until_room(are_all_ready)
            await host.page.get_by_role("button", name="Play again").tap()
            for player in everybody:
                await player.until(Phase.PLAYING)
                await expect(player.page.locator("#table [data-card]").first).to_be_visible()
                await expect(player.page.get_by_role("heading", level=1)).to_contain_text("Round 1")
            assert [seats_and_rules(player) for player in everybody] == before
            await play_to_the_end(host, guest)


def are_all_ready(room: Room) -> bool:
    return all(seat.ready for seat in room.seats if seat.kind == "person")


def seats_and_rules(player: Player) -> dict[str, Any]:  # of the room
    """What is to be the same in the next match."""
    room = player.room
    assert room is not None
    return {
        "kinds": [seat.kind for seat in room.seats],
        "names": [seat.name for seat in room.seats],
        "own": room.your_seat,
        "options": room.options,
        "people": sorted(member.name for member in room.members),
    }


async def test_row_34_host_changes_the_pace_of_bots_in_the_middle_of_a_match(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, size=TALL) as host,
        open_seat(browser, table, 1, size=TALL) as guest,
    ):
        for player in (host, guest):
            await player.page.get_by_role("button", name="Menu").tap()
        menu = host.page.get_by_role("dialog", name="Menu")
        await menu.get_by_role("button", name="Room", exact=True).tap()
        await host.page.get_by_text("no waiting").tap()
        await expect(host.page.get_by_role("radio", name="no waiting")).to_be_checked()
        await guest.until_room(lambda room: room.pace is Pace.NONE)
        theirs = guest.page.get_by_role("dialog", name="Menu")
        await expect(theirs.get_by_role("button", name="Rules")).to_be_visible()
        await expect(theirs.get_by_role("button", name="Room", exact=True)).to_have_count(0)


async def test_row_65_score_stays_until_it_is_put_away_though_the_next_round_begins(
    browser: Browser, redis_url: str
) -> None:
    options = {"rounds": 3, "lap_limit": 1}
    async with open_table(redis_url, "fifty_one", options=options) as table:
        host = table.clients[0]
        await host.do(SetRoom(id=0, between_rounds_s=1))
        await table.play()
        seat = table.mover
        async with open_seat(browser, table, seat, size=TALL) as player:
            await player.make_a_move()
            sheet = player.page.get_by_role("dialog", name="Round 1")
            await expect(sheet.get_by_text("won").first).to_be_visible()
            for name in ("You", "Ann", "Bob"):
                await expect(sheet.get_by_role("heading", name=name)).to_have_count(
                    0 if name == ("Ann", "Bob")[seat] else 1
                )
            await player.until(Phase.PLAYING)
            await expect(sheet.get_by_text("The next round has begun.")).to_be_visible()
            await sheet.get_by_role("button", name="To the table").tap()
            await expect(sheet).to_be_hidden()
            await expect(player.page.get_by_role("heading", level=1)).to_contain_text("Round 2")
            await expect(player.hand).to_have_count(5)
