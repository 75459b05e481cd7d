"""How long the browser client makes somebody wait: to arrive, to come back, and to see a move.

    python -m bench.browser           a small table
    python -m bench.browser --json    for programs

A card room is started for it, and a Chromium without a window. The client is the one that is
built. Times are the page's own, from the start of its navigation or from the arrival of a frame;
what is drawn is so when the frame that shows it has been handed over for painting.
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Final

from playwright.async_api import Browser, Page

from bafuda.services import LOOPBACK, local_services, open_port
from bench.meters import Machine, this_machine
from scripts.chromium import find_chromium
from tests.clients.web.browser import Window, open_browser, open_window
from tests.clients.web.player import Player

RUNS: Final = 20
GAME: Final = "Five Hundred"
PACES: Final = ("normal", "no waiting")
"""Of bots. Those that do not wait say several things within one frame of the screen."""

ANSWERED: Final = """
new Promise((resolve) => {
  const look = () => {
    const gear = document.querySelector('header button:last-of-type');
    if (document.querySelector('dialog[open]')) resolve(performance.now());
    else if (document.querySelector('.tile button.primary')) gear?.click();
  };
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
  look();
})
"""
"""When the games are there to choose from, and a button pressed has opened its sheet."""

HAND_SHOWN: Final = """
new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('[role=toolbar] button[data-card]')) resolve(performance.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  look();
})
"""

WATCH_MOVES: Final = """
(() => {
  const Native = WebSocket;
  const latin = new TextDecoder('latin1');
  let arrivedMs = null;
  globalThis.drawnMs = [];
  globalThis.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      // Registered before the client's own: it hears of a frame first.
      this.addEventListener('message', ({ data }) => {
        const text = typeof data === 'string' ? data : latin.decode(data);
        if (!text.includes('update')) return;
        arrivedMs = performance.now();
        setTimeout(() => (arrivedMs = null));
      });
    }
  };
  // The client draws in the task in which the frame came.
  new MutationObserver(() => {
    if (arrivedMs === null || document.querySelector('#table') === null) return;
    const sinceMs = arrivedMs;
    arrivedMs = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => drawnMs.push(performance.now() - sinceMs);
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()
"""


@dataclass(frozen=True, slots=True)
class Load:
    """What the first visit brings over the wire."""

    encoding: str
    requests: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Waits:
    """How long something took, in milliseconds."""

    what: str
    count: int
    median_ms: float
    worst_ms: float


@dataclass(frozen=True, slots=True)
class Results:
    """Everything that was measured."""

    machine: Machine
    browser: str
    loads: tuple[Load, ...]
    waits: tuple[Waits, ...]


def waits(what: str, times_ms: Sequence[float]) -> Waits:
    """Median and worst of the times."""
    return Waits(what, len(times_ms), round(median(times_ms), 1), round(max(times_ms), 1))


async def measure_load(browser: Browser, port: int, *, encoding: str) -> Load:
    """A first visit of the start page, by a browser that accepts that encoding."""
    async with open_window(browser, port, path=None) as window:
        session = await window.context.new_cdp_session(window.page)
        await session.send("Network.enable")
        await session.send(
            "Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": encoding}}
        )
        finished: list[float] = []
        session.on(
            "Network.loadingFinished", lambda done: finished.append(done["encodedDataLength"])
        )
        await window.page.goto(f"{window.origin}/", wait_until="networkidle")
        await window.page.evaluate(ANSWERED)
        return Load(encoding, len(finished), round(sum(finished)))


async def measure_arrivals(browser: Browser, port: int) -> Waits:
    """First visits, each by a browser that has kept nothing."""
    times_ms = []
    for _ in range(RUNS):
        async with open_window(browser, port, path=None) as window:
            await window.page.goto(f"{window.origin}/", wait_until="commit")
            times_ms.append(float(await window.page.evaluate(ANSWERED)))
    return waits("first visit, until buttons answer", times_ms)


async def measure_returns(page: Page) -> Waits:
    """Reloads at a table."""
    times_ms = []
    for _ in range(RUNS):
        await page.reload(wait_until="commit")
        times_ms.append(float(await page.evaluate(HAND_SHOWN)))
    return waits("reload at a table, until the hand is there", times_ms)


async def measure_moves(player: Player, *, pace: str) -> Waits:
    """Moves of a hand, the own ones and those of bots of that pace."""
    await player.play_round()
    times_ms: list[float] = await player.page.evaluate("drawnMs")
    return waits(f"a move until drawn, bots: {pace}", times_ms)


async def sit_down(window: Window, *, pace: str) -> Player:
    """Opens a table with bots of that pace, and is on turn there."""
    player = Player(window, by="mouse")
    page = player.page
    await page.get_by_label("Your name").fill("Ann")
    await page.get_by_role("button", name=f"Open a room {GAME}").click()
    await player.choose(pace)
    await page.get_by_role("button", name=re.compile(r"^Start \(\d players\)$")).click()
    await page.get_by_role("dialog").get_by_role("button", name="Start").click()
    await page.locator("[role=toolbar] button[data-card]").first.wait_for()
    await player.hear(lambda _: player.is_on_turn)
    return player


async def measure() -> Results:
    """The whole run."""
    machine = this_machine()
    with tempfile.TemporaryDirectory(prefix="bafuda-bench-") as folder:
        async with (
            local_services(Path(folder), open_port(LOOPBACK, preferred=8950)) as services,
            open_browser() as browser,
        ):
            port = services.port
            loads = [await measure_load(browser, port, encoding=name) for name in ("br", "gzip")]
            arrivals = await measure_arrivals(browser, port)
            moves = []
            for pace in PACES:
                async with open_window(browser, port, path=None) as window:
                    await window.context.add_init_script(WATCH_MOVES)
                    await window.page.goto(f"{window.origin}/")
                    player = await sit_down(window, pace=pace)
                    returns = await measure_returns(window.page)
                    player.look()
                    moves.append(await measure_moves(player, pace=pace))
            return Results(machine, browser.version, tuple(loads), (arrivals, returns, *moves))


def table(results: Results) -> str:
    """The results as lines of text."""
    machine = results.machine
    lines = [
        f"{machine.date}, {machine.processor}, {machine.cores} cores, {machine.system}, "
        f"load {machine.load} before",
        f"Chromium {results.browser}, without a window",
        "",
        f"{'first visit over the wire':<46} {'requests':>8} {'KB':>7}",
    ]
    lines += [
        f"{each.encoding:<46} {each.requests:>8} {each.bytes / 1000:>7.1f}"
        for each in results.loads
    ]
    lines += ["", f"{'milliseconds':<46} {'of':>8} {'median':>7} {'worst':>7}"]
    lines += [
        f"{each.what:<46} {each.count:>8} {each.median_ms:>7.1f} {each.worst_ms:>7.1f}"
        for each in results.waits
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser", description=__doc__)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(arguments)
    if find_chromium() is None:
        parser.error("there is no Chromium here")
    results = asyncio.run(measure())
    print(json.dumps(asdict(results)) if args.json else table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
