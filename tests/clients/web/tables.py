"""Tables that plain clients play up to the point where a test begins, on deals that are known.

Then a person's browser takes over the seat of one of them, as another device of that person would.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, Page, expect

from games.five_hundred.state import FiveHundredPhase
from games.five_hundred.view import FiveHundredView
from games.options import OptionValue
from games.seats import Seat
from protocol.client_messages import MakeMove, SetGame, SetOptions
from protocol.ids import Phase
from protocol.server_messages import Ok, Update
from tests.client import Client, open_client
from tests.clients.web.browser import Size, Window, open_window
from tests.clients.web.player import Hands, Player
from tests.games.traits import TRAITS
from tests.scale import deadline
from tests.secrecy.telling import GENEROUS
from tests.server.tables import sit_down, start_any_match
from tests.serving import running_server

__all__ = [
    "NAMES",
    "TALL",
    "Table",
    "comes_true",
    "open_seat",
    "open_table",
    "seat_at",
    "stop_time",
    "take_seat",
]

TALL: Final[Size] = (390, 844)
"""A phone, upright."""

NAMES: Final = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
SOON_S: Final = 10.0
LOOK_S: Final = 0.02
AHEAD_S: Final = 5
"""As long as it may take to stop a page's time."""
MOVES_MOST: Final = 400
"""Moves until a table is where a test begins."""


class Table:
    """A match under way; `clients` are by seat."""

    def __init__(self, port: int, game: str, clients: Sequence[Client]) -> None:
        self.port = port
        self.game = game
        self.clients = clients
        self._given: set[int] = set()
        self._rng = Random(5)

    @property
    def code(self) -> str:
        """As it stands in links."""
        code = self.clients[0].room.code
        return f"{code[:4]}-{code[4:]}"

    @property
    def newest(self) -> Update:
        """What the client heard last that is furthest."""
        updates = (client.updates[-1] for client in self._listening())
        return max(updates, key=lambda update: update.version)

    @property
    def mover(self) -> Seat:
        """Who is on turn."""
        return self.newest.waiting_for[0]

    def give(self, seat: int) -> Client:
        """The client of a seat, which is played by somebody else from now on."""
        self._given.add(seat)
        return self.clients[seat]

    async def play(self, text: str | None = None) -> str:
        """One move of whoever is on turn: the one named, or one that gets somewhere."""
        assert self.mover not in self._given, f"seat {self.mover} is to move in its browser"
        client = self.clients[self.mover]
        chosen = text or self._chosen(client.updates[-1])
        await self.do(self.mover, chosen)
        return chosen

    def _chosen(self, update: Update) -> str:
        view, legal = update.view, update.legal
        if not isinstance(view, FiveHundredView):
            return TRAITS[self.game].policy(view, legal, self._rng)
        if view.phase is FiveHundredPhase.AUCTION and view.contract is None:
            return first_of(legal.listed, "pass" if view.calls else "bid ")
        for choice in legal.choices:
            return " ".join((choice.verb, *choice.of[-choice.count :]))
        return first_of(legal.listed, "play ")

    async def do(self, seat: int, text: str) -> Ok:
        """A move of a seat, heard by everybody."""
        client = self.clients[seat]
        done = await client.do(MakeMove(id=0, text=text, turn=client.updates[-1].turn))
        await self.all_at(done)
        return done

    async def play_until(self, wanted: Callable[[Update], bool]) -> Seat:
        """Plays until that is so of what the one on turn sees; gives who that is."""
        for _ in range(MOVES_MOST):
            if self.newest.waiting_for and self._is_playing():
                if wanted(self.clients[self.mover].updates[-1]):
                    return self.mover
                await self.play()
            else:
                break
        raise AssertionError("the table has not come to where the test begins")

    async def play_up_to(self, seat: int) -> None:
        """Plays until the seat is on turn."""
        while self.mover != seat:
            await self.play()

    async def all_at(self, done: Ok) -> None:
        """Returns when everybody has heard of the version of an answer."""
        version = done.version
        assert version is not None
        for client in self._listening():
            await client.hear(Update, lambda update: update.version >= version)

    def _listening(self) -> list[Client]:
        return [client for seat, client in enumerate(self.clients) if seat not in self._given]

    def _is_playing(self) -> bool:
        return self._listening()[0].room.phase is Phase.PLAYING


@asynccontextmanager
async def open_table(
    redis_url: str,
    game: str,
    *,
    seats: int = 2,
    deal: str = "a deal",
    options: Mapping[str, OptionValue] | None = None,
) -> AsyncIterator[Table]:
    """People at a table of their own server, with the first round dealt; `deal` decides how."""
    async with (
        running_server(redis_url, demo_seed=deal, **GENEROUS) as port,
        seat_at(port, game, seats=seats, options=options) as table,
    ):
        yield table


@asynccontextmanager
async def seat_at(
    port: int,
    game: str,
    *,
    seats: int = 2,
    options: Mapping[str, OptionValue] | None = None,
) -> AsyncIterator[Table]:
    """People at a table of a server that is there, with the first round dealt."""
    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(open_client(port, name)) for name in NAMES[:seats]
        ]
        await sit_down(clients)
        await clients[0].do(SetGame(id=0, game=game))
        await clients[0].do(SetOptions(id=0, options=dict(options or {})))
        await start_any_match(clients)
        yield Table(port, game, clients)


@asynccontextmanager
async def open_seat(
    browser: Browser,
    table: Table,
    seat: int,
    *,
    by: Hands = "touch",
    port: int | None = None,
    settings: Mapping[str, object] | None = None,
    script: str = "",
    **window: Any,  # as `open_window` takes them
) -> AsyncIterator[Player]:
    """The person of a seat goes on in a browser, and is at the table."""
    is_touched = by == "touch"
    opening = open_window(
        browser, port or table.port, path=None, **{"is_touched": is_touched, **window}
    )
    async with opening as opened:
        if script:
            await opened.context.add_init_script(script)
        yield await take_seat(opened, table, seat, by=by, settings=settings)


async def take_seat(
    window: Window,
    table: Table,
    seat: int,
    *,
    by: Hands = "touch",
    settings: Mapping[str, object] | None = None,
) -> Player:
    """As `open_seat`, in a window that is open already."""
    version = table.newest.version
    identity = {"name": NAMES[seat], "token": table.give(seat).token}
    rooms = [{"code": table.clients[0].room.code, "game": table.game}]
    await keep(window.context, identity=identity, rooms=rooms, settings=settings or {})
    player = Player(window, by=by)
    await window.page.goto(f"{window.origin}/r/{table.code}")
    await expect(
        window.page.locator("#table [data-card], #table [data-place]").first
    ).to_be_visible()
    await player.hear(lambda update: update.version >= version)
    await player.hear(lambda update: "look" not in update.legal.listed)  # the page does that
    return player


async def keep(context: BrowserContext, **things: object) -> None:
    """Lets the browser have kept these from before, where it keeps nothing else by now."""
    kept = {f"bafuda.{name}": json.dumps(value) for name, value in things.items()}
    await context.add_init_script(f"""
        if (location.protocol.startsWith('http')) {{
          for (const [name, value] of Object.entries({json.dumps(kept)})) {{
            if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
          }}
        }}
    """)


async def stop_time(page: Page) -> None:
    """No timer of the page fires any more by itself; its clock has been installed."""
    now_ms: float = await page.evaluate("Date.now()")
    await page.clock.pause_at(now_ms / 1000 + AHEAD_S)


async def comes_true(page: Page, expression: str) -> None:
    """Waits until that is so on the page, whose policy lets nobody else wait there."""
    async with deadline(SOON_S):
        while True:
            if await page.evaluate(expression):
                return
            await asyncio.sleep(LOOK_S)


def first_of(moves: Sequence[str], beginning: str) -> str:
    return next(text for text in moves if text.startswith(beginning))
