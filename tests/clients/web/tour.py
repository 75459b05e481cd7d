"""Somebody on a tour of the browser client: in which guise, how to look, and at which table.

Other people are plain clients, so that nothing changes while somebody looks.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from playwright.async_api import Browser, Locator, Page, expect

from clients.texts import Language, Texts, texts_in
from protocol.ids import Phase
from protocol.room_events import RoundScored
from protocol.server_messages import Room, Update
from tests.clients.web.browser import DESKTOP, Size, Window, open_window
from tests.clients.web.player import Hands, Player
from tests.clients.web.tables import TALL, Table, open_table, take_seat
from tests.scale import deadline

__all__ = ["COLOURS", "DEVICES", "Device", "Evening", "Guise", "Look", "Tour", "open_evening"]

Colours = Literal["light", "dark"]
Device = Literal["phone", "desktop"]
COLOURS: Final[tuple[Colours, ...]] = get_args(Colours)
DEVICES: Final[tuple[Device, ...]] = get_args(Device)

Look = Callable[[Page, str], Awaitable[None]]
"""Takes a page and the name of the screen that it shows."""

ROUND_S: Final = 60.0
MOVES_MOST: Final = 200


@dataclass(frozen=True, slots=True)
class Guise:
    """Language, colours and device of who is on the tour."""

    language: Language
    colours: Colours
    device: Device

    def __str__(self) -> str:
        return f"{self.language}-{self.colours}-{self.device}"

    @property
    def window(self) -> dict[str, Any]:  # as `open_window` takes it
        """Such a person's browser."""
        size: Size = TALL if self.device == "phone" else DESKTOP
        return {
            "size": size,
            "is_touched": self.device == "phone",
            "locale": "ja-JP" if self.language == "ja" else "en-GB",
            "colours": self.colours,
            "moves": False,
        }


class Tour:
    """One person on the way through the screens."""

    def __init__(self, browser: Browser, redis_url: str, guise: Guise, look: Look) -> None:
        self.redis_url = redis_url
        self.guise = guise
        self.look = look
        self.texts: Texts = texts_in(guise.language)
        self._browser = browser

    @asynccontextmanager
    async def open(self, port: int, path: str | None = "/") -> AsyncIterator[Window]:
        """The person's browser."""
        async with open_window(self._browser, port, path, **self.guise.window) as window:
            yield window

    def button(self, page: Page | Locator, text: str) -> Locator:
        """The button with that sentence."""
        return page.get_by_role("button", name=self.texts(text), exact=True)

    async def look_in(self, page: Page, opener: Locator, name: str) -> None:
        """Opens a sheet, looks at it, and closes it."""
        await opener.click()
        await self.look_at_sheet(page, name)

    async def look_at_sheet(self, page: Page, name: str) -> None:
        """Looks at the sheet that is open, and closes it."""
        sheet = page.get_by_role("dialog")
        await expect(sheet).to_be_visible()
        await self.look(page, name)
        await page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)


class Evening:
    """The person at a table, on the turn of that person, and the others."""

    def __init__(self, tour: Tour, table: Table, player: Player, seat: int) -> None:
        self.tour = tour
        self.table = table
        self.player = player
        self.page = player.page
        self._seat = seat
        self._others = [client for seat, client in enumerate(table.clients) if seat != self._seat]

    async def look(self, name: str) -> None:
        """Looks at the table as it is."""
        await self.tour.look(self.page, f"{self.table.game}: {name}")

    async def others_play(self) -> None:
        """The others move until the person is on turn, or the round is over."""
        async with deadline(ROUND_S):
            while self._is_playing and self.table.newest.waiting_for[0] != self._seat:
                await self.table.play()
        version = self.table.newest.version
        await self.player.hear(lambda update: update.version >= version)

    async def move(self, text: str | None = None) -> None:
        """A move of the person, heard by everybody."""
        before = self._version
        if text is None:
            await self.player.make_a_move()
        else:
            await self.player.do(text)
        await self._all_hear(before)

    async def press(self, action: str) -> None:
        """Makes the move that was chosen, with the button of that action."""
        before = self._version
        await self.player.press(self.player.button(action).first)
        await self._all_hear(before)

    async def choose(self, *cards: str) -> None:
        """Chooses cards with a tap each."""
        for card in cards:
            await self.player.press(self.player.card(card))
            await expect(self.player.card(card)).to_have_attribute("aria-pressed", "true")

    def listed(self, verb: str) -> list[str]:
        """The words after the verb, of the first move with it that the person has."""
        assert self.player.update is not None
        moves = self.player.update.legal.listed
        return next(move for move in moves if move.startswith(f"{verb} ")).split()[1:]

    async def finish_round(self) -> None:
        """Both sides move until the sheet with the result is there."""
        for _ in range(MOVES_MOST):
            await self.others_play()
            if not self._is_playing:
                break
            await self.move()
        await expect(self.page.get_by_role("dialog")).to_be_visible()

    @property
    def _is_playing(self) -> bool:
        return self._others[0].room.phase is Phase.PLAYING

    @property
    def _version(self) -> int:
        assert self.player.update is not None
        return self.player.update.version

    async def _all_hear(self, before: int) -> None:
        version = (await self.player.hear(lambda update: update.version > before)).version
        for client in self._others:
            await client.hear(Update, lambda update: update.version >= version)
            if self._is_over(client.updates[-1]):
                await client.hear(Room, lambda room: room.phase is not Phase.PLAYING)

    @staticmethod
    def _is_over(update: Update) -> bool:
        return any(isinstance(event, RoundScored) for event in update.events)


@asynccontextmanager
async def open_evening(
    tour: Tour,
    game: str,
    *,
    seats: int,
    **options: Any,  # of the game
) -> AsyncIterator[Evening]:
    """A table of the game, with the person in the seat that moves first."""
    async with (
        open_table(tour.redis_url, game, seats=seats, options=options) as table,
        tour.open(table.port, path=None) as window,
    ):
        by: Hands = "touch" if tour.guise.device == "phone" else "mouse"
        seat = table.mover
        player = await take_seat(window, table, seat, by=by)
        yield Evening(tour, table, player, seat)
