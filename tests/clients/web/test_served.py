"""The browser client as the server gives it out: policy, weight, what browsers keep of it."""

import pytest
from playwright.async_api import Browser, Page, Request, Response, expect

from tests.clients.web.browser import open_window

FIRST_LOAD_BYTES_MAX = 150 * 1024
"""Of everything that a browser fetches before the page is quiet, as it comes over the wire."""

LOADED_FROM_CACHE = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
  .map(({ name, transferSize }) => [name, transferSize === 0])"""


async def is_quiet(page: Page) -> None:
    """The app is up, and nothing is being fetched."""
    await expect(page.locator("#app > *").first).to_be_visible()
    await page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        pytest.param("/", 200, id="home"),
        pytest.param("/r/KAZE-7Q2M", 200, id="invitation"),
        pytest.param("/r/KAZE-7Q20", 404, id="code that is none"),
    ],
)
async def test_page_runs_under_its_policy_and_asks_nobody_else(
    browser: Browser, port: int, path: str, status: int
) -> None:
    async with open_window(browser, port, path=None) as window:
        window.watch.allow(r"status of 404 .*/r/KAZE-7Q20\)$")  # the page's own
        answer = await window.page.goto(f"{window.origin}{path}")
        assert answer is not None
        assert answer.status == status
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        await is_quiet(window.page)


@pytest.mark.parametrize(
    ("coding", "accept_encoding"),
    [
        pytest.param("br", None, id="over https or on this machine"),
        pytest.param("gzip", "gzip, deflate", id="over http"),
    ],
)
async def test_first_load_is_small(
    browser: Browser, port: int, coding: str, accept_encoding: str | None
) -> None:
    headers = {"Accept-Encoding": accept_encoding} if accept_encoding else {}
    async with open_window(browser, port, path=None, extra_http_headers=headers) as window:
        requests: list[Request] = []
        window.page.on("request", lambda request: requests.append(request))
        await window.page.goto(window.origin)
        await is_quiet(window.page)
        answers = [answer for request in requests if (answer := await request.response())]
        assert {answer.headers["content-encoding"] for answer in answers if _is_text(answer)} == {
            coding
        }
        sizes = {
            answer.url: (await answer.request.sizes())["responseBodySize"] for answer in answers
        }
        assert len(sizes) > 1
        assert min(sizes.values()) > 0
        assert sum(sizes.values()) < FIRST_LOAD_BYTES_MAX, sizes


def _is_text(answer: Response) -> bool:
    kind = answer.headers["content-type"]
    return kind.startswith("text/") and int(answer.headers["content-length"]) > 200


async def test_assets_are_fetched_once(browser: Browser, port: int) -> None:
    async with open_window(browser, port) as window:
        await is_quiet(window.page)
        first = await _assets(window.page)
        assert first
        assert not any(first.values())
        second = await window.context.new_page()
        await second.goto(window.origin)
        await is_quiet(second)
        again = await _assets(second)
        assert again.keys() == first.keys()
        assert all(again.values())


async def _assets(page: Page) -> dict[str, bool]:
    """Each asset that the page has loaded: did it come from what the browser keeps?"""
    return dict(await page.evaluate(LOADED_FROM_CACHE))
