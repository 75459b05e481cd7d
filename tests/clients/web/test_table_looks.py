"""What is to be seen of the table, on every screen, in every colour, without movement, as text.

The numbers are those of the complaints that docs/web.md lists.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal

import pytest
from playwright.async_api import Browser, Page, expect

from games.five_hundred.view import FiveHundredView
from games.options import OptionValue
from games.page_one.view import PageOneView
from protocol.server_messages import Update
from tests.clients.web.browser import DESKTOP, Size
from tests.clients.web.tables import TALL, open_seat, open_table
from tests.clients.web.test_table_behaviour import (
    SEATS,
    has_bound_card,
    has_choice,
    plain_moves,
)
from tests.games.traits import TRAITS

SIZES: Final[Sequence[Size]] = ((320, 568), TALL, (844, 390))
HOME_BAR_PX: Final = 34
TARGET_PX: Final = 44
RANKS: Final = "23456789TJQKA"

NOT_IN_SIGHT: Final = """
(cards) => {
  const scrolls = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      || (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1);
  };
  const scrollersOf = (card) => {
    const found = [];
    for (let each = card.parentElement; each; each = each.parentElement) {
      if (scrolls(each)) found.push(each);
    }
    return found;
  };
  const isWhole = (card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && card.contains(seen);
  };
  return cards.flatMap((card) => {
    if (isWhole(card)) return [];
    const scrollers = scrollersOf(card);
    if (scrollers.length !== 1) return [`${card.dataset.card}: ${scrollers.length} scrollers`];
    const { top, bottom } = scrollers[0].getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (height < 100) return [`${card.dataset.card}: a scroller of ${height} px`];
    card.scrollIntoView({ block: 'nearest' });
    return isWhole(card) ? [] : [`${card.dataset.card}: cannot be brought into sight`];
  });
}
"""
BUTTONS_BELOW: Final = """
(edge) => {
  for (const element of document.querySelectorAll('*')) element.scrollTop = element.scrollHeight;
  const found = new Set();
  for (let y = edge + 1; y < innerHeight; y += 4) {
    for (let x = 2; x < innerWidth; x += 8) {
      const button = document.elementFromPoint(x, y)?.closest('button, a, input');
      if (button) found.add(button.innerText || button.ariaLabel);
    }
  }
  return [...found];
}
"""
NOTED_MOVEMENTS: Final = """
window.movements = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...all) {
  const animation = animate.apply(this, all);
  if (animation.effect.getComputedTiming().duration > 0) window.movements.push('animate');
  return animation;
};
for (const kind of ['transitionrun', 'animationstart']) {
  addEventListener(kind, ({ target }) => {
    const isLong = ({ effect }) => effect.getComputedTiming().duration > 0;
    if (target.getAnimations().some(isLong)) window.movements.push(`${kind} ${target.className}`);
  }, true);
}
"""
NOT_OPAQUE_AND_PALE: Final = """
() => [...document.querySelectorAll('#table span.face')].flatMap((face) => {
  const colour = getComputedStyle(face).backgroundColor;
  const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
  return alpha === 1 && Math.min(red, green, blue) >= 200 ? [] : [colour];
})
"""


def at_play(update: Update) -> bool:
    """With a full hand, so that it needs its room: in play, where there is an auction before."""
    view = update.view
    return not isinstance(view, FiveHundredView) or (
        view.hand_counts == (10,) * 4 and has_choice(update)
    )


BIG_HANDS: Final[Mapping[str, Mapping[str, OptionValue]]] = {"page_one": {"hand_size": 7}}


@pytest.mark.parametrize("game", TRAITS)
async def test_row_27_28_hand_is_in_sight_and_above_the_home_bar(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=SEATS[game], options=BIG_HANDS.get(game)) as table:
        seat = await table.play_until(at_play)
        async with open_seat(browser, table, seat, size=TALL, moves=False) as player:
            page, count = player.page, await player.hand.count()
            fit = page.locator('meta[name="viewport"]')
            await expect(fit).to_have_attribute("content", re.compile("viewport-fit=cover"))
            await has_a_home_bar(page)
            for width, height in SIZES:
                await page.set_viewport_size({"width": width, "height": height})
                await expect(player.hand).to_have_count(count)
                where = f"{width}x{height}"
                assert await player.hand.evaluate_all(NOT_IN_SIGHT) == [], where
                assert await page.evaluate("document.documentElement.scrollWidth") <= width, where
                assert await page.evaluate(BUTTONS_BELOW, height - HOME_BAR_PX) == [], where


async def has_a_home_bar(page: Page) -> None:
    """The lower edge of the screen belongs to the system, as on phones without a button."""
    session = await page.context.new_cdp_session(page)
    insets = {"bottom": HOME_BAR_PX, "bottomMax": HOME_BAR_PX}
    await session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})


@pytest.mark.parametrize("game", ["forty_six", pytest.param("page_one", marks=pytest.mark.slow)])
async def test_row_48_50_cards_are_opaque_and_pale_in_the_dark_too(
    browser: Browser, redis_url: str, game: str
) -> None:
    """test_accessibility.py measures the contrast on all screens, light and dark."""
    async with open_table(redis_url, game, seats=SEATS[game]) as table:
        seat = await table.play_until(has_bound_card)
        async with open_seat(browser, table, seat, size=TALL, moves=False) as player:
            schemes: Sequence[Literal["light", "dark"]] = ("light", "dark")
            grounds = set()
            for scheme in schemes:
                await player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                assert await player.page.evaluate(NOT_OPAQUE_AND_PALE) == [], scheme
                grounds.add(
                    await player.page.locator(".felt").first.evaluate(
                        "(felt) => getComputedStyle(felt).backgroundColor"
                    )
                )
            assert len(grounds) == 2, "the table itself is darker in the dark"


async def test_row_46_suits_have_letters_and_winners_words(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "five_hundred", seats=4) as table:
        seat = await table.play_until(lambda update: has_plays(update, 2))
        async with open_seat(
            browser, table, seat, size=TALL, settings={"suitLetters": True}
        ) as player:
            for button in await player.hand.all():
                card = str(await button.get_attribute("data-card"))
                if card != "JK":
                    await expect(button.get_by_text(card[1], exact=True)).to_be_visible()
            ahead = player.page.locator(".trick").get_by_text("ahead")
            await expect(ahead).to_have_count(1)
            await expect(ahead).to_be_in_viewport()


def has_plays(update: Update, count: int) -> bool:
    """Do so many cards lie in the trick?"""
    view = update.view
    return isinstance(view, FiveHundredView | PageOneView) and len(view.plays) == count


async def test_row_52_text_table_is_the_first_stop_and_makes_moves(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "page_one", seats=3) as table,
        open_seat(browser, table, table.mover, by="keys") as player,
    ):
        page = player.page
        await page.keyboard.press("Tab")
        skip = page.get_by_role("button", name="Table as text")
        await expect(skip).to_be_focused()
        await expect(skip).to_be_in_viewport(ratio=1)
        await page.keyboard.press("Enter")
        words = page.get_by_role("region", name="The table in words")
        await expect(words.get_by_role("heading", level=2)).to_be_focused()
        assert player.update is not None
        version = player.update.version
        play = words.get_by_role("button", name=re.compile("^Play "))
        await expect(play).to_have_count(len(player.update.legal.listed))
        await play.first.press("Enter")
        assert player.moves == [], "a move is chosen first"
        await words.get_by_role("button", name="Do it").press("Enter")
        await player.hear(lambda update: update.version > version)
        assert len(player.moves) == 1


async def test_row_52_menu_has_the_text_table_too(browser: Browser, redis_url: str) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, 0, size=TALL) as player,
    ):
        await player.page.get_by_role("button", name="Menu").tap()
        menu = player.page.get_by_role("dialog", name="Menu")
        await menu.get_by_role("button", name="Table as text").tap()
        await expect(player.page.get_by_role("region", name="The table in words")).to_be_visible()


@pytest.mark.parametrize("game", ["fifty_one", pytest.param("page_one", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("moves", "speed"),
    [
        pytest.param(False, "normal", id="reduced motion"),
        pytest.param(True, "off", id="off in the settings"),
        pytest.param(True, "normal", id="as a check that movements are noticed"),
    ],
)
async def test_row_56_nothing_moves_for_who_wants_it_still(
    browser: Browser, redis_url: str, game: str, moves: bool, speed: str
) -> None:
    async with open_table(redis_url, game, seats=3) as table:
        seat = await table.play_until(has_choice)
        move = plain_moves(table.clients[seat].updates[-1])[0]
        async with open_seat(
            browser,
            table,
            seat,
            size=TALL,
            moves=moves,
            settings={"speed": speed},
            script=NOTED_MOVEMENTS,
        ) as player:
            await player.do(move)
            await player.hear(lambda update: seat not in update.waiting_for)
            while table.mover != seat:
                await table.play()
            await player.hear(lambda update: update.version >= table.newest.version)
            await expect(player.page.get_by_text("Your turn").first).to_be_visible()
            movements = await player.page.evaluate("window.movements")
            is_still = not moves or speed == "off"
            assert (movements == []) is is_still, movements


async def test_row_61_page_one_button_stays_in_its_place_and_is_pressed_before_the_play(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(
        redis_url, "page_one", seats=2, options={"hand_size": 3, "penalty": 2}
    ) as table:
        await table.play_until(has_two_cards_and_a_choice)
        seat = table.mover
        async with open_seat(browser, table, seat, size=TALL, moves=False) as player:
            word = player.button("declare")
            boxes = [await word.bounding_box()]
            assert boxes[0] is not None
            assert min(boxes[0]["width"], boxes[0]["height"]) >= TARGET_PX
            move = plain_moves(table.clients[seat].updates[-1])[0]
            await player.pick(move.split()[1:])
            boxes.append(await word.bounding_box())
            await word.tap()
            await expect(word).to_have_attribute("aria-pressed", "true")
            boxes.append(await word.bounding_box())
            await player.button("play").tap()
            await player.hear(lambda update: seat not in update.waiting_for)
            boxes.append(await word.bounding_box())
            assert player.moves == [f"{move} declare"]
            places = [(box["x"], box["y"]) for box in boxes if box is not None]
            assert places == places[:1] * 4


def has_two_cards_and_a_choice(update: Update) -> bool:
    view = update.view
    return isinstance(view, PageOneView) and len(view.hand) == 2 and bool(plain_moves(update))


@pytest.mark.parametrize("game", [pytest.param("page_one", marks=pytest.mark.slow), "five_hundred"])
async def test_row_69_high_cards_are_on_the_side_that_the_person_wants(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=SEATS[game], options=BIG_HANDS.get(game)) as table:
        seat = await table.play_until(at_play)
        async with open_seat(browser, table, seat, by="keys") as player:
            assert directions(await player.cards()) == {-1}
            await set_high_left(player.page)
            assert directions(await player.cards()) == {1}
            await player.page.reload()
            await expect(player.hand.first).to_be_visible()
            assert directions(await player.cards()) == {1}, "it is kept"


async def set_high_left(page: Page) -> None:
    await page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    await sheet.locator("label").filter(has_text="High cards on the left").click()
    await expect(sheet.get_by_role("switch", name="High cards on the left")).not_to_be_checked()
    await page.keyboard.press("Escape")


def directions(cards: Sequence[str]) -> set[int]:
    """Up (1) or down (-1), between neighbours of one suit; bowers and jokers aside."""
    plain = [card for card in cards if card != "JK" and card[0] != "J"]
    return {
        1 if RANKS.index(other[0]) > RANKS.index(one[0]) else -1
        for one, other in pairwise(plain)
        if one[1] == other[1]
    }


async def test_row_69_field_games_have_the_direction_beside_the_hand(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one", options={"jokers": 0}) as table,
        open_seat(browser, table, 0, size=TALL) as player,
    ):
        before = await player.cards()
        await player.page.get_by_role("button", name="High cards to the right").tap()
        await expect(
            player.page.get_by_role("button", name="High cards to the left")
        ).to_be_visible()
        assert await player.cards() == sorted(
            before, key=lambda card: ("SHCD".index(card[1]), RANKS.index(card[0]))
        )


async def test_row_71_language_changes_in_the_middle_of_a_trick_and_nothing_else_does(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "page_one", seats=3) as table:
        seat = await table.play_until(lambda update: has_plays(update, 1) and has_choice(update))
        card = plain_moves(table.clients[seat].updates[-1])[0].split()[1]
        async with open_seat(browser, table, seat, by="keys", size=DESKTOP) as player:
            page = player.page
            await player.card(card).click()
            log = page.get_by_role("log")
            before = await state_of(page)
            in_english = await log.inner_text()
            sent = len(player.window.frames.sent)
            await page.get_by_role("button", name="日本語").click()
            await expect(page.locator("html")).to_have_attribute("lang", "ja")
            await expect(log).to_contain_text(re.compile("[ぁ-ん]"))
            assert not re.search("[A-Za-z]{4}", (await log.inner_text()).translate(NAMES_GONE))
            assert await state_of(page) == before
            await page.get_by_role("button", name="English").click()
            await expect(log).to_have_text(in_english, use_inner_text=True)
            assert await state_of(page) == before
            assert set(player.kinds_said(since=sent)) <= {"ping"}


NAMES_GONE: Final = {ord(letter): None for letter in "ABC"}


async def state_of(page: Page) -> list[object]:
    """Which cards lie where, and which is chosen."""
    state: list[object] = await page.evaluate(
        """() => [...document.querySelectorAll('#table [data-card]')]
          .map((card) => [card.dataset.card, card.ariaPressed, card.parentElement.dataset.place])"""
    )
    return state
