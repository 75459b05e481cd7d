"""Browsers are sent, and show, nothing that their person may not know yet.

A match of each game between bots and a person in a browser, with somebody who watches in another
one. The tracker reads every frame of both, as it came; and what stands in both pages is held
against what each could know by then. The numbers are those of the complaints that docs/web.md
lists.
"""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pytest
from playwright.async_api import Browser, Page

from games.cards import Card
from games.options import OptionValue
from games.seats import Seat, Viewer
from protocol.client_messages import CreateRoom, GetRecord, SetOptions, SetRoom, Start
from protocol.ids import Pace, Phase
from protocol.server_messages import Record, Room, Update
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.clients.web.browser import DESKTOP, Window, open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import TALL
from tests.scale import deadline, patience
from tests.secrecy.cards import RANK_OF_NUMBER, SUIT_OF_SIGN
from tests.secrecy.story import Played, Story
from tests.secrecy.telling import GENEROUS
from tests.secrecy.test_tracker import onlookers_see_with_seat_0
from tests.secrecy.tracker import faults_of
from tests.serving import running_server

MATCH_S: Final = 240.0
LOOK_S: Final = 0.02

SHORT: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "fifty_one": {"rounds": 1, "lap_limit": 3},
    "forty_six": {"rounds": 1, "lap_limit": 3},
    "page_one": {"rounds": 1},
    "five_hundred": {"hand_limit": 1, "misere_enabled": False, "all_pass": "play_no_trumps"},
}
"""In each the person is on turn while cards lie on the table."""
SEATS: Final = {"fifty_one": 3, "forty_six": 3, "page_one": 3, "five_hundred": 4}

DRAWN: Final = re.compile(r'data-card="([^"]+)"')
SPOKEN: Final = re.compile(r"\b(\w+) of (spades|hearts|clubs|diamonds)\b", re.I)
IN_SIGNS: Final = re.compile(r"([♠♥♣♦])(10|[2-9JQKA])(?!\w)")
SUITS: Final = {"spades": "S", "hearts": "H", "clubs": "C", "diamonds": "D"}
RANKS: Final = {
    **{"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "10": "T"},
    **{name: name for name in "23456789"},
}


@dataclass
class Reader:
    """A browser, who sits before it, and what stood on its page at each version looked at."""

    window: Window
    seat: Viewer
    said: tuple[Card, ...] = ()
    shown: list[tuple[int, frozenset[str]]] = field(default_factory=list)

    @property
    def frames(self) -> Sequence[bytes | str]:
        return self.window.frames.received

    @property
    def token(self) -> str:
        """As the server gave it."""
        welcomed = (message for message in Player(self.window).told())
        return next(str(message["token"]) for message in welcomed if message["type"] == "welcome")

    async def look(self, version: int) -> None:
        """Notes the cards that stand anywhere on the page, which nothing changes now."""
        await Player(self.window).hear(lambda update: update.version >= version)
        self.shown.append((version, cards_on(await self.window.page.content())))

    def shown_too_early(self, story: Story) -> list[str]:
        faults = []
        for version, cards in self.shown:
            early = cards - story.happened(0, version, self.seat)
            if early:
                faults.append(f"seat {self.seat}, version {version}: page shows {sorted(early)}")
        return faults


def cards_on(content: str) -> frozenset[str]:
    """The cards that a page draws, names, or writes with the sign of their suit."""
    drawn = set(DRAWN.findall(content))
    spoken = {
        RANKS[rank.lower()] + SUITS[suit.lower()]
        for rank, suit in SPOKEN.findall(content)
        if rank.lower() in RANKS
    }
    written = {
        RANK_OF_NUMBER.get(rank, rank) + SUIT_OF_SIGN[sign]
        for sign, rank in IN_SIGNS.findall(content)
    }
    return frozenset(drawn | spoken | written)


async def come_in(page: Page, address: str, name: str, button: str) -> None:
    await page.goto(address)
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name=button, exact=True).click()


async def play_and_look(player: Player, readers: Sequence[Reader]) -> None:
    """Plays the match; on each own turn, when nothing else happens, all pages are looked at."""
    watcher = Player(readers[-1].window)
    async with deadline(MATCH_S):
        while player.phase is not Phase.FINISHED:
            player.look()
            if player.is_on_turn and player.update is not None:
                for reader in readers:
                    await reader.look(player.update.version)
                await player.make_a_move()
            else:
                await asyncio.sleep(LOOK_S)
        await watcher.until(Phase.FINISHED)


async def played_as(host: Client) -> Played:
    """The match, as somebody saw it who heard of each version by itself."""
    answer = await host.ask(GetRecord(id=0))
    assert isinstance(answer, Record)
    deals: list[int] = []
    moves: list[int] = []
    for update in host.updates:
        told = [event for event in update.events if is_of_the_game(event)]
        assert update.from_version in (0, update.version - 1)
        if any(hasattr(event, "round_number") for event in told):
            deals.append(update.version)
        elif told:
            moves.append(update.version)
    recorded = answer.record["moves"]
    assert len(moves) == len(recorded)
    return Played(
        deals=deals,
        moves=[
            (version, Seat(move["seat"]), str(move["text"]))
            for version, move in zip(moves, recorded, strict=True)
        ],
        end=moves[-1],
        record=answer.record,
    )


def is_of_the_game(event: object) -> bool:
    return type(event).__module__ != "protocol.room_events"


async def faults(browser: Browser, redis_url: str, game: str) -> tuple[list[str], list[str]]:
    """What two browsers were told too early in a match, and what their pages showed too early."""
    async with (
        running_server(redis_url, **GENEROUS) as port,
        bots(port),
        open_client(port, "Host", role="spectator") as host,
        open_window(browser, port, path=None, size=TALL, is_touched=True) as played,
        open_window(browser, port, path=None, size=DESKTOP) as watched,
    ):
        code = (await host.do(CreateRoom(id=0, game=game, seats=SEATS[game]))).code
        await host.do(SetRoom(id=0, pace=Pace.NONE))
        await host.do(SetOptions(id=0, options=dict(SHORT[game])))
        address = f"{played.origin}/r/{code}"
        await come_in(played.page, address, "Ann", "Join")
        await come_in(watched.page, address, "Eve", "Watch")
        await played.page.get_by_role("button", name="I'm ready").click()
        await host.hear(Room, lambda room: room.seats[0].ready and len(room.members) == 3)
        await host.do(Start(id=0, fill=True))
        readers = [Reader(played, Seat(0)), Reader(watched, None)]
        await play_and_look(Player(played), readers)
        await host.hear(Update, lambda update: update.match is not None and update.match.over)
        story = Story(SEATS[game])
        story.add(await played_as(host))
        tokens = [host.token, *(reader.token for reader in readers)]
        for reader in readers:
            assert reader.shown[-1][1], "cards are found on the page"
        return (
            [fault for reader in readers for fault in faults_of(reader, story, tokens)],
            [fault for reader in readers for fault in reader.shown_too_early(story)],
        )


@pytest.mark.timeout(patience(MATCH_S + 60))
@pytest.mark.parametrize(
    "game",
    [
        "fifty_one",
        pytest.param("forty_six", marks=pytest.mark.slow),
        pytest.param("page_one", marks=pytest.mark.slow),
        pytest.param("five_hundred", marks=pytest.mark.slow),
    ],
)
async def test_row_59_60_browsers_are_told_and_show_nothing_too_early(
    browser: Browser, redis_url: str, game: str
) -> None:
    assert await faults(browser, redis_url, game) == ([], [])


@pytest.mark.slow
async def test_leak_to_a_browser_is_noticed(
    browser: Browser, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    onlookers_see_with_seat_0(monkeypatch)
    told, shown = await faults(browser, redis_url, "fifty_one")
    assert any("another hand" in fault for fault in told)
    assert any("seat None" in fault for fault in shown)
