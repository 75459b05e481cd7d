"""A real Chromium, its windows, and a watch over everything that goes wrong in them."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    WebSocket,
    async_playwright,
    expect,
)

from scripts.chromium import MISSING, find_chromium
from tests.scale import patience

__all__ = [
    "AT_HOME",
    "DESKTOP",
    "PHONE",
    "Frames",
    "Size",
    "Watch",
    "Window",
    "open_browser",
    "open_window",
    "violations",
]

Size = tuple[int, int]
"""Width and height in CSS pixels."""

DESKTOP: Final[Size] = (1280, 800)
PHONE: Final[Size] = (375, 667)

AT_HOME: Final = "cards.home"
"""A name of the server as in a home network: without https it is no secure context."""

WAIT_S: Final = 10.0

ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    # Whatever a page asks for elsewhere is seen as a request and goes nowhere.
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

ROOT: Final = Path(__file__).parents[3]
AXE: Final = ROOT / "clients" / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG_2_2_AA: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")

REPORT_CSP: Final = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP', event.effectiveDirective, event.blockedURI, event.sourceFile));
"""


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Starts this machine's Chromium, and ends it."""
    path = find_chromium()
    assert path is not None, MISSING
    expect.set_options(timeout=patience(WAIT_S) * 1000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS])
        try:
            yield browser
        finally:
            await browser.close()


class Watch:
    """Notes every trouble of a context: errors, broken policies, requests to anybody else."""

    def __init__(self, context: BrowserContext, host: str) -> None:
        """`host` is the server's, with its port: all that may be asked."""
        self._host = host
        self._troubles: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("page", self._on_page)

    def allow(self, pattern: str) -> None:
        """Trouble in which the pattern is found is what this test makes on purpose."""
        self._allowed.append(re.compile(pattern))

    @property
    def troubles(self) -> list[str]:
        """All but what is allowed, oldest first."""
        return [
            trouble
            for trouble in self._troubles
            if not any(pattern.search(trouble) for pattern in self._allowed)
        ]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self._troubles.append(f"console: {message.text} ({message.location['url']})")

    def _on_error(self, error: WebError) -> None:
        self._troubles.append(f"uncaught: {error.error.stack or error.error.message}")

    def _on_page(self, page: Page) -> None:
        page.on("crash", lambda _: self._troubles.append("the page crashed"))
        page.on("websocket", self._on_socket)

    def _on_request(self, request: Request) -> None:
        self._check_address(request.url, "http")

    def _on_socket(self, socket: WebSocket) -> None:
        self._check_address(socket.url, "ws")

    def _check_address(self, url: str, scheme: str) -> None:
        if not url.startswith(f"{scheme}://{self._host}/"):
            self._troubles.append(f"asked elsewhere: {url}")


class Frames:
    """Every frame that the WebSockets of a page carry, in order, over all its connections."""

    def __init__(self, page: Page) -> None:
        """Takes what comes from now on: to be made before the page goes anywhere."""
        self.received: list[bytes | str] = []
        self.sent: list[bytes | str] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(frame))
        socket.on("framesent", lambda frame: self.sent.append(frame))


@dataclass(frozen=True, slots=True)
class Window:
    """A window of somebody's browser."""

    page: Page
    context: BrowserContext
    """What the person's browser keeps: storage, cache."""
    watch: Watch
    frames: Frames
    origin: str


@asynccontextmanager
async def open_window(
    browser: Browser,
    port: int,
    path: str | None = "/",
    *,
    name: str = "127.0.0.1",
    size: Size = DESKTOP,
    is_touched: bool = False,
    locale: str = "en-GB",
    colours: Literal["light", "dark"] = "light",
    moves: bool = True,
    **more: Any,  # as `Browser.new_context` takes them
) -> AsyncIterator[Window]:
    """A person's first window, at `path` if there is one; any trouble in it fails the test.

    `name` is that of the server, as the person types it. `moves` is false for who prefers reduced
    motion.
    """
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=is_touched,
        is_mobile=is_touched,
        locale=locale,
        color_scheme=colours,
        reduced_motion="no-preference" if moves else "reduce",
        **more,
    )
    context.set_default_timeout(patience(WAIT_S) * 1000)
    host = f"{name}:{port}"
    watch = Watch(context, host)
    try:
        await context.add_init_script(REPORT_CSP)
        page = await context.new_page()
        window = Window(page, context, watch, Frames(page), f"http://{host}")
        if path is not None:
            await page.goto(f"{window.origin}{path}")
        yield window
    except BaseException as error:
        for trouble in watch.troubles:
            error.add_note(trouble)
        raise
    finally:
        await context.close()
    if watch.troubles:
        raise AssertionError("\n".join(watch.troubles))


async def violations(page: Page) -> list[str]:
    """What the page breaks of WCAG 2.2, levels A and AA, as far as axe-core can tell."""
    # Evaluated by the debugger, to which the page's policy does not apply.
    await page.evaluate(f"{_axe()}\n;null")
    found: list[dict[str, Any]] = await page.evaluate(  # JSON, of which a little is read
        """async (tags) => {
          const { violations } = await axe.run(document, {
            runOnly: { type: 'tag', values: tags },
            rules: { 'target-size': { enabled: true } },
            resultTypes: ['violations'],
          });
          return violations;
        }""",
        list(WCAG_2_2_AA),
    )
    return [
        f"{rule['id']}: {node['html']} ({node['failureSummary']})"
        for rule in found
        for node in rule["nodes"]
    ]


@cache
def _axe() -> str:
    return AXE.read_text("utf-8")
