"""Films a newcomer's way through the browser client, to be looked at by a person.

    python -m scripts.newcomer                 phone and desktop, every game: a few minutes
    python -m scripts.newcomer --device phone --game page_one
    python -m scripts.newcomer --out DIR       elsewhere than in screenshots/
    python -m scripts.newcomer --scale 2       twice the dots, for pictures to be shown

A card room is started for it, with its store in a folder of its own. The phone is Japanese and the
desktop English; 51 is also played in dark on the phone.
"""

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, Locator, Page

from bafuda.services import LOOPBACK, local_services, open_port
from clients.texts import Language, Texts, key, texts_in
from games.registry import GAMES
from protocol.ids import Phase
from scripts.tree import ROOT, say
from tests.clients.web.browser import Size, Window, open_browser, open_window
from tests.clients.web.player import Player
from tests.scale import deadline

FOLDER = ROOT / "screenshots"
ROUND_S = 300.0
LOOK_S = 0.05
SETTLED_MS = 5_000

STILL = "() => document.fonts.status === 'loaded' && ![...document.images].some((i) => !i.complete)"


@dataclass(frozen=True, slots=True)
class Device:
    """What somebody comes with."""

    name: str
    size: Size
    language: Language
    colours: Literal["light", "dark"]
    is_touched: bool
    person: str
    friend: str
    scale: float = 1
    """Dots for each pixel of the page."""


PHONE = Device("phone", (390, 844), "ja", "light", True, "はると", "みく")
DESKTOP = Device("desktop", (1280, 800), "en", "light", False, "Robin", "Kim")
DARK_PHONE = Device("phone-dark", (390, 844), "ja", "dark", True, "はると", "みく")
DEVICES = {device.name: device for device in (PHONE, DESKTOP, DARK_PHONE)}

PREFERS = {"five_hundred": ("bid 8NT", "bid 9NT", "bid 10NT")}
"""So that the newcomer sees the kitty."""


class Film:
    """Pictures of a page, numbered as they were taken."""

    def __init__(self, page: Page, folder: Path) -> None:
        self._page = page
        self._folder = folder
        self._count = 0
        self._seen: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    async def take(self, name: str, *, page: Page | None = None, whole: bool = False) -> None:
        """A picture of what is in sight, or of the whole page."""
        shown = page or self._page
        await shown.wait_for_function(STILL, timeout=SETTLED_MS)
        self._count += 1
        await shown.screenshot(
            path=self._folder / f"{self._count:02}-{name}.png",
            full_page=whole,
            animations="disabled",
        )

    async def once(self, name: str) -> None:
        """As `take`, the first time only."""
        if name not in self._seen:
            self._seen.add(name)
            await self.take(name)


class Newcomer(Player):
    """Somebody who plays and is filmed."""

    def __init__(self, window: Window, device: Device, film: Film, game: str) -> None:
        super().__init__(
            window, by="touch" if device.is_touched else "mouse", prefers=PREFERS.get(game, ())
        )
        self.device = device
        self.film = film
        self.game = game
        self.texts: Texts = texts_in(device.language)
        self.is_filmed = False

    def named(self, name: str, **arguments: str | int) -> Locator:
        """The button with that sentence."""
        return self.page.get_by_role("button", name=self.texts(name, **arguments), exact=True)

    def at(self) -> str:
        """Where the match is, in a word."""
        self.look()
        if self.update is None or self.update.view is None:
            return "away"
        phase = getattr(self.update.view, "phase", "")
        return "-".join(filter(None, ("mine" if self.is_on_turn else "others", phase)))

    async def press(self, control: Locator) -> None:
        """As a player does; the first of each kind of move is filmed before it is made."""
        if self.is_filmed and (action := await control.get_attribute("data-action")):
            await self.film.once(f"about-to-{action}")
        await super().press(control)

    async def play_round(self) -> None:
        """Plays until the round is scored, filming what was not seen before."""
        async with deadline(ROUND_S):
            while True:
                self.look()
                if self.phase in (Phase.BETWEEN_ROUNDS, Phase.FINISHED):
                    return
                await self.film.once(self.at())
                if self.is_on_turn:
                    await self.make_a_move()
                else:
                    await asyncio.sleep(LOOK_S)


async def arrive(newcomer: Newcomer) -> None:
    """Gives a name and opens a room."""
    page, film, texts = newcomer.page, newcomer.film, newcomer.texts
    await page.locator(".tile").first.wait_for()
    await film.take("home")
    await film.take("home-whole", whole=True)
    await page.get_by_label(texts("web-your-name")).fill(newcomer.device.person)
    name = f"{texts('web-open-room')} {texts(key('game', newcomer.game))}"
    await newcomer.press(page.get_by_role("button", name=name))
    await (
        newcomer.named("web-start", count=4)
        .or_(page.get_by_role("button", name=_start_name(texts)))
        .first.wait_for()
    )
    await film.take("lobby")


async def look_around_lobby(newcomer: Newcomer, browser: Browser, port: int) -> None:
    """All that a host may look at, and a friend who comes by the link."""
    page, film, texts = newcomer.page, newcomer.film, newcomer.texts
    await film.take("lobby-whole", whole=True)
    await newcomer.press(page.get_by_role("button", name=texts("web-qr-enlarge")))
    await page.locator(".qr").scroll_into_view_if_needed()
    await film.take("lobby-qr")
    await newcomer.press(page.get_by_role("button", name=texts("web-qr-enlarge")))
    for name in ("web-options-change", "web-change", "web-settings", "web-help"):
        await newcomer.press(newcomer.named(name).first)
        await page.get_by_role("dialog").wait_for()
        await film.take(f"lobby-{name.removeprefix('web-')}")
        await _close(newcomer)
    newcomer.look()
    assert newcomer.room is not None
    code = newcomer.room.code
    async with _device(browser, port, newcomer.device, f"/r/{code}") as window:
        friend = window.page
        await friend.get_by_label(texts("web-your-name")).fill(newcomer.device.friend)
        await film.take("friend-invited", page=friend)
        await friend.get_by_role("button", name=texts("web-join"), exact=True).click()
        await friend.get_by_role("button", name=texts("web-ready"), exact=True).wait_for()
        await film.take("friend-lobby", page=friend)
        await film.take("lobby-with-friend")
        await friend.get_by_role("button", name=texts("web-stand-up")).click()
    await page.get_by_text(texts("web-bot"), exact=True).first.click()
    await film.take("lobby-with-bot")


async def start(newcomer: Newcomer) -> None:
    """Lets bots take the empty seats, and begins."""
    page, texts = newcomer.page, newcomer.texts
    await newcomer.choose(texts("pace-none"))
    await newcomer.press(page.get_by_role("button", name=_start_name(texts)))
    sheet = page.get_by_role("dialog")
    yes = sheet.get_by_role("button", name=texts("web-start-yes"))
    await yes.wait_for()
    await newcomer.film.take("start-question")
    await newcomer.press(yes)
    await page.locator("button[data-card]").first.wait_for()


async def play(newcomer: Newcomer) -> None:
    """A round, up to its score sheet, and what can be opened on the way."""
    page, film = newcomer.page, newcomer.film
    newcomer.is_filmed = True
    async with deadline(ROUND_S):
        while not newcomer.is_on_turn:
            await film.once(newcomer.at())
            await asyncio.sleep(LOOK_S)
            newcomer.look()
    await film.take("first-turn")
    await _look_at_sheets(newcomer)
    await newcomer.play_round()
    sheet = page.get_by_role("dialog")
    await sheet.wait_for()
    await film.take("round-end")
    await sheet.locator("summary").last.click()
    await film.take("round-end-scores")
    newcomer.is_filmed = False
    if newcomer.phase is Phase.FINISHED:
        return  # the match was won in one hand
    await newcomer.go_on()
    await newcomer.until(Phase.PLAYING)
    await film.take("next-round")


async def _look_at_sheets(newcomer: Newcomer) -> None:
    page, film = newcomer.page, newcomer.film
    await newcomer.press(page.locator("header button.menu"))
    await film.take("menu")
    await _close(newcomer)
    for place, name in enumerate(("people", "scores", "log"), start=1):
        button = page.locator(f"nav button:nth-last-child({place})")
        if await button.is_visible():
            await newcomer.press(button)
            await film.take(name)
            await _close(newcomer)
    hint = newcomer.named("web-hint").first
    if await hint.count() and await hint.is_visible():
        await newcomer.press(hint)
        await page.locator(".hint:not(button)").first.wait_for()
        await film.take("hint")


async def _close(newcomer: Newcomer) -> None:
    sheet = newcomer.page.get_by_role("dialog")
    await newcomer.press(sheet.locator("button.close"))
    await sheet.wait_for(state="hidden")


def _start_name(texts: Texts) -> re.Pattern[str]:
    before, _, after = texts("web-start", count="\N{BULLET}").partition("\N{BULLET}")
    return re.compile(rf"^{re.escape(before)}\d{re.escape(after)}$")


@asynccontextmanager
async def _device(
    browser: Browser, port: int, device: Device, path: str = "/"
) -> AsyncIterator[Window]:
    async with open_window(
        browser,
        port,
        path,
        size=device.size,
        is_touched=device.is_touched,
        locale="ja-JP" if device.language == "ja" else "en-GB",
        colours=device.colours,
        moves=False,
        device_scale_factor=device.scale,
    ) as window:
        yield window


async def film_game(browser: Browser, port: int, device: Device, game: str, folder: Path) -> None:
    """A newcomer's way from the start page to the second round."""
    async with _device(browser, port, device) as window:
        film = Film(window.page, folder / f"{device.name}-{game}")
        newcomer = Newcomer(window, device, film, game)
        await arrive(newcomer)
        if game == "fifty_one":
            await look_around_lobby(newcomer, browser, port)
        await start(newcomer)
        await play(newcomer)
    say(f"{device.name}: {game}")


async def run(devices: Sequence[Device], games: Sequence[str], folder: Path) -> None:
    """Films every game on every device."""
    with tempfile.TemporaryDirectory(prefix="bafuda-newcomer-") as store:
        async with (
            local_services(Path(store), open_port(LOOPBACK, preferred=8900)) as services,
            open_browser() as browser,
        ):
            for device in devices:
                for game in games:
                    if device.name != DARK_PHONE.name or game == "fifty_one":
                        await film_game(browser, services.port, device, game, folder)


def main(arguments: Sequence[str] | None = None) -> int:
    """Films what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m scripts.newcomer", description=__doc__)
    parser.add_argument("--device", choices=tuple(DEVICES), action="append")
    parser.add_argument("--game", choices=tuple(GAMES), action="append")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--out", type=Path, default=FOLDER)
    args = parser.parse_args(arguments)
    devices = [replace(DEVICES[name], scale=args.scale) for name in args.device or DEVICES]
    games = args.game or list(GAMES)
    for device in devices:
        for game in games:
            shutil.rmtree(args.out / f"{device.name}-{game}", ignore_errors=True)
    asyncio.run(run(devices, games, args.out))
    say(f"The pictures are in {args.out}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
