"""What the tests' own browser notices, shown on pages that are wrong on purpose."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Error, Page, expect

from tests.clients.web.browser import PHONE, open_window, violations
from tests.serving import running_server

PAGE = (
    '<!doctype html><html lang="en"><title>wrong</title><link rel="icon" href="/icon.svg">'
    '<main><h1>Wrong</h1></main><script type="module" src="/assets/wrong.js"></script>'
)

WRONG = """
const main = document.querySelector('main');
const heard = (target, kind) =>
  new Promise((resolve) => target.addEventListener(kind, resolve, { once: true }));
const refused = () => heard(document, 'securitypolicyviolation');
const wrongs = {
  nothing: () => {},
  console: () => console.error('a wrong card'),
  uncaught: () => {
    setTimeout(() => { throw new Error('a thrown card'); });
    return heard(window, 'error');
  },
  rejected: () => {
    Promise.reject(new Error('a refused card'));
    return heard(window, 'unhandledrejection');
  },
  missing: async () => (await fetch('/assets/missing.js')).text(),
  elsewhere: () => fetch('http://cards.example.org/x').catch(() => {}),
  socket: () => heard(new WebSocket('ws://127.0.0.1:9/'), 'error'),
  inline: () => {
    main.innerHTML = '<p style="color: red">red</p>';
    return refused();
  },
  eval: () => {
    try { eval('1'); } catch {}
    return refused();
  },
  data: () => {
    new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    return refused();
  },
  unlabelled: () => { main.innerHTML = '<button></button><img src="/icon.svg">'; },
  pale: () => { Object.assign(main.style, { color: '#aaa', backgroundColor: '#fff' }); },
  small: () => {
    main.innerHTML = '<button>a</button><button>b</button>';
    for (const { style } of main.children) {
      Object.assign(style, { width: '10px', height: '10px', padding: 0, border: 0, margin: 0 });
    }
  },
  greet: async () => {
    const socket = new WebSocket(`ws://${location.host}/ws`, ['bafuda.v1.json']);
    await heard(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello' }));
    await heard(socket, 'message');
  },
};
await wrongs[new URLSearchParams(location.search).get('do')]();
document.body.dataset.done = '';
"""


@pytest_asyncio.fixture(loop_scope="session")
async def wrong_port(redis_url: str, tmp_path: Path) -> AsyncIterator[int]:
    """A server with a client that does what it is asked to in its address."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "wrong.js").write_text(WRONG)
    (tmp_path / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    async with running_server(redis_url, web=tmp_path) as port:
        yield port


async def is_done(page: Page) -> None:
    await expect(page.locator("[data-done]")).to_be_attached()


@pytest.mark.parametrize(
    ("wrong", "noted"),
    [
        ("console", "console: a wrong card"),
        ("uncaught", "uncaught: Error: a thrown card"),
        ("rejected", "uncaught: Error: a refused card"),
        ("missing", "404"),
        ("elsewhere", "CSP connect-src"),
        ("socket", "CSP connect-src ws://127.0.0.1:9"),
        ("inline", "CSP style-src"),
        ("eval", "CSP script-src"),
        ("data", "CSP img-src"),
    ],
)
async def test_trouble_in_a_window_fails_the_test(
    browser: Browser, wrong_port: int, wrong: str, noted: str
) -> None:
    async def go_wrong() -> None:
        async with open_window(browser, wrong_port, f"/?do={wrong}") as window:
            await is_done(window.page)

    with pytest.raises(AssertionError) as failure:
        await go_wrong()
    assert noted in str(failure.value)


async def test_way_to_another_server_fails_the_test(browser: Browser, wrong_port: int) -> None:
    async def go_elsewhere() -> None:
        async with open_window(browser, wrong_port, "/?do=nothing") as window:
            with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
                await window.page.goto("http://cards.example.org/")

    with pytest.raises(AssertionError, match=r"asked elsewhere: http://cards\.example\.org/"):
        await go_elsewhere()


async def test_window_without_trouble_passes(browser: Browser, wrong_port: int) -> None:
    async with open_window(browser, wrong_port, "/?do=nothing") as window:
        await is_done(window.page)


async def test_trouble_on_purpose_is_allowed(browser: Browser, wrong_port: int) -> None:
    async with open_window(browser, wrong_port, "/?do=console") as window:
        await is_done(window.page)
        window.watch.allow("a wrong card")


async def test_failed_test_tells_the_trouble_too(browser: Browser, wrong_port: int) -> None:
    async def fail() -> None:
        async with open_window(browser, wrong_port, "/?do=console") as window:
            await is_done(window.page)
            raise ValueError("own reason")

    with pytest.raises(ValueError, match="own reason") as failure:
        await fail()
    assert any("a wrong card" in note for note in failure.value.__notes__)


@pytest.mark.parametrize(
    ("wrong", "rules"),
    [
        ("unlabelled", {"button-name", "image-alt"}),
        ("pale", {"color-contrast"}),
        ("small", {"target-size"}),
        ("nothing", set()),
    ],
)
async def test_axe_finds_what_is_wrong(
    browser: Browser, wrong_port: int, wrong: str, rules: set[str]
) -> None:
    async with open_window(browser, wrong_port, f"/?do={wrong}") as window:
        await is_done(window.page)
        found = await violations(window.page)
        assert {text.partition(":")[0] for text in found} == rules


async def test_frames_of_a_page_are_collected(browser: Browser, wrong_port: int) -> None:
    async with open_window(browser, wrong_port, "/?do=greet") as window:
        await is_done(window.page)
        assert '"type":"hello"' in str(window.frames.sent[0])
        assert '"type"' in str(window.frames.received[0])


async def test_window_is_as_the_person_s_device(browser: Browser, wrong_port: int) -> None:
    device = open_window(
        browser,
        wrong_port,
        "/?do=nothing",
        size=PHONE,
        is_touched=True,
        locale="ja-JP",
        colours="dark",
        moves=False,
    )
    async with device as window:
        seen = await window.page.evaluate(
            """() => [navigator.language, navigator.maxTouchPoints > 0,
              ...['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)',
                '(pointer: coarse)'].map((query) => matchMedia(query).matches)]"""
        )
        assert seen == ["ja-JP", True, True, True, True]
        assert window.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
