"""Choosing, confirming, and explaining.

The numbers are those of the complaints that docs/web.md lists.
"""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import msgpack
import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from games.five_hundred.view import FiveHundredView
from games.forty_six.view import FortySixView
from games.options import OptionValue
from games.page_one.view import PageOneView
from protocol.server_messages import Ok, Update
from tests.clients.web.browser import open_window
from tests.clients.web.player import Player
from tests.clients.web.tables import TALL, open_seat, open_table, take_seat
from tests.scale import scaled

SEATS: Final = {"fifty_one": 3, "forty_six": 3, "page_one": 3, "five_hundred": 4}
BIG_HAND: Final[Mapping[str, Mapping[str, OptionValue]]] = {"page_one": {"hand_size": 7}}
SECTIONS: Final = {"pass": "Pass", "flush": "Flush", "call": "Call: this hand shall win"}
"""Of the help page of 51, by act."""
PASSES: Final = scaled(100)
"""Over the whole hand with a pointer."""
NOTED_ORDERS: Final = """
window.orders = [];
const note = () => {
  const cards = document.querySelectorAll('[role=toolbar][aria-label*="hand" i] [data-card]');
  const order = [...cards].map(({ dataset }) => dataset.card).join(' ');
  if (cards.length > 0 && order !== window.orders.at(-1)) window.orders.push(order);
  requestAnimationFrame(note);
};
note();
"""


def plain_moves(update: Update) -> list[str]:
    """Exchanges and plays, without those that name a suit."""
    listed = [text for text in update.legal.listed if text.startswith(("swap ", "play "))]
    return [text for text in listed if all(len(word) > 1 for word in text.split())]


def has_two_cards(update: Update) -> bool:
    return isinstance(update.view, PageOneView) and len(update.view.hand) == 2


def has_choice(update: Update) -> bool:
    """May the one on turn choose between two cards, or among many exchanges?"""
    moves = plain_moves(update)
    return len(moves) > (1 if moves and moves[0].startswith("play") else 20)


@pytest.mark.parametrize(
    "game",
    [
        "fifty_one",
        pytest.param("forty_six", marks=pytest.mark.slow),
        pytest.param("page_one", marks=pytest.mark.slow),
        "five_hundred",
    ],
)
async def test_row_20_21_card_is_chosen_again_before_it_is_played_and_never_after(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=SEATS[game]) as table:
        seat = await table.play_until(has_choice)
        first, *_, second = plain_moves(table.clients[seat].updates[-1])
        verb, *cards = first.split()
        async with open_seat(browser, table, seat, size=TALL) as player:
            assert player.update is not None
            version, sent = player.update.version, len(player.window.frames.sent)
            await player.pick(cards)
            await expect(player.button(verb)).to_be_visible()
            await player.button("again").tap()
            for card in cards:
                await expect(player.card(card)).to_have_attribute("aria-pressed", "false")
            await expect(player.button(verb)).to_have_count(0)
            assert player.moves == []
            assert set(player.kinds_said(since=sent)) <= {"ping", "preview"}
            player.look()
            assert player.update.version == version, "nothing was told"
            await player.do(second)
            await player.hear(lambda update: update.version > version)
            assert player.moves == [second]
            await expect(player.button("again")).to_have_count(0)
            undo = player.page.get_by_role("button", name=re.compile("undo|take back", re.I))
            await expect(undo).to_have_count(0)


async def test_move_does_not_wait_for_a_hint(browser: Browser, redis_url: str) -> None:
    async with open_table(redis_url, "fifty_one") as table:  # nobody here gives advice
        seat = await table.play_until(has_choice)
        move = plain_moves(table.clients[seat].updates[-1])[0]
        async with open_seat(browser, table, seat, by="keys") as player:
            await player.page.keyboard.press("h")
            await expect(player.page.get_by_text("Thinking…")).to_be_visible()
            request = await player.do(move)
            assert isinstance(await player.answer(request), Ok)
            assert player.kinds_said()[-2:] == ["hint", "move"]


async def test_button_answers_while_the_page_looks_at_its_cards(
    browser: Browser, redis_url: str
) -> None:
    held: list[Callable[[], None]] = []

    def hold_the_look(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            send = partial(server.send, message)
            if isinstance(message, bytes) and msgpack.unpackb(message).get("text") == "look":
                held.append(send)
            else:
                send()

        socket.on_message(pass_on)

    async with (
        open_table(redis_url, "five_hundred", seats=4) as table,
        open_window(browser, table.port, path=None, size=TALL, is_touched=True) as window,
        asyncio.TaskGroup() as tasks,
    ):
        await window.page.route_web_socket(re.compile(".*"), hold_the_look)
        tasks.create_task(take_seat(window, table, table.mover))
        await window.page.locator('[data-action="pass"]').tap()
        await expect(window.page.get_by_role("button", name="Yes, do it")).to_be_visible()
        (go_on,) = held
        go_on()


async def test_word_pressed_while_the_play_is_on_its_way_is_said(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "page_one") as table:
        seat = await table.play_until(has_two_cards)
        move = plain_moves(table.clients[seat].updates[-1])[0]
        async with open_seat(browser, table, seat, size=TALL) as player:
            await player.pick(move.split()[1:])
            await player.page.evaluate("""
              for (const action of ['play', 'declare']) {
                document.querySelector(`[data-action="${action}"]`).click();
              }
            """)
            await player.hear(
                lambda update: isinstance(update.view, PageOneView) and update.view.declared[seat]
            )
            assert player.moves == [move, "declare"]


async def needs_another_key(player: Player, key: str, move: str) -> None:
    """What is dangerous is not done by the key that asks for it, nor by Enter, but by another."""
    page, before = player.page, player.moves
    yes = page.get_by_role("button", name="Yes, do it")
    await page.keyboard.press(key)
    await expect(yes).to_be_visible()
    for reflex in (key, "Enter"):
        await page.keyboard.press(reflex)
    await expect(page.get_by_text("Press Y for yes, Esc for no.")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(yes).to_have_count(0)
    assert player.moves == before
    await page.keyboard.press(key)
    await page.keyboard.press("y")
    assert player.update is not None
    version = player.update.version
    await player.hear(lambda update: update.version > version)
    assert player.moves == [*before, move]


def can_swap_all(update: Update) -> bool:
    return "swap_all" in update.legal.listed and not update.legal.announceable


def can_announce(update: Update) -> bool:
    return any(text.startswith("swap ") for text in update.legal.announceable)


async def test_row_23_exchanging_all_needs_another_key(browser: Browser, redis_url: str) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        seat = await table.play_until(can_swap_all)
        async with open_seat(browser, table, seat, by="keys") as player:
            await needs_another_key(player, "A", "swap_all")


@pytest.mark.parametrize(
    ("game", "key"), [("fifty_one", "C"), ("forty_six", "s")], ids=["call in 51", "stop in 46"]
)
async def test_row_23_announcing_needs_another_key(
    browser: Browser, redis_url: str, game: str, key: str
) -> None:
    async with open_table(redis_url, game) as table:
        seat = await table.play_until(can_announce)
        legal = table.clients[seat].updates[-1].legal
        chosen = next(text for text in legal.announceable if text.startswith("swap "))
        async with open_seat(browser, table, seat, by="keys") as player:
            for card in chosen.split()[1:]:
                await player.card(card).click()
            await needs_another_key(player, key, f"{chosen} {legal.announcement}")


async def test_row_23_misere_needs_another_key(browser: Browser, redis_url: str) -> None:
    at_once: Mapping[str, OptionValue] = {"misere_needs_seven": False}
    async with (
        open_table(redis_url, "five_hundred", seats=4, options=at_once) as table,
        open_seat(browser, table, table.mover, by="keys") as player,
    ):
        await player.page.locator('[data-choice="M"]').click()
        await needs_another_key(player, "Enter", "bid M")


async def test_row_23_second_tap_in_the_same_place_does_not_say_yes(
    browser: Browser, redis_url: str
) -> None:
    async with open_table(redis_url, "fifty_one") as table:
        seat = await table.play_until(can_swap_all)
        async with open_seat(browser, table, seat, size=TALL) as player:
            button = player.button("swap_all")
            await button.scroll_into_view_if_needed()
            box = await button.bounding_box()
            assert box is not None
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for _ in range(2):
                await player.page.touchscreen.tap(*middle)
            await expect(player.page.get_by_role("button", name="Yes, do it")).to_be_visible()
            assert player.moves == []


@pytest.mark.parametrize("game", ["fifty_one", pytest.param("page_one", marks=pytest.mark.slow)])
async def test_row_25_hand_keeps_its_order_under_a_pointer_while_others_play(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=3, options=BIG_HAND.get(game)) as table:
        seat = await table.play_until(has_choice)
        move = plain_moves(table.clients[seat].updates[-1])[-1]
        async with open_seat(browser, table, seat, by="keys", script=NOTED_ORDERS) as player:
            before = await player.cards()
            await point_at_all(player)
            await player.do(move)
            await player.hear(lambda update: seat not in update.waiting_for)
            while table.mover != seat:
                await table.play()
                await point_at_all(player)
            after = in_place(before, move)
            assert await player.cards() == after
            orders: list[str] = await player.page.evaluate("window.orders")
            assert orders == [" ".join(before), " ".join(after)]


async def point_at_all(player: Player) -> None:
    for _ in range(PASSES):
        for card in await player.hand.all():
            await card.hover(force=True)


def in_place(hand: Sequence[str], move: str) -> list[str]:
    """The hand after a move: a card taken lies where the card given lay."""
    _, given, *taken = move.split()
    return [card for each in hand for card in (taken if each == given else [each])]


def has_bound_card(update: Update) -> bool:
    return bound_card(update) is not None


def bound_card(update: Update) -> str | None:
    """A card of the hand that may not be played, or not be given, now."""
    view = update.view
    match view:
        case PageOneView() if view.plays:
            free = {text.split()[1] for text in plain_moves(update)}
            return next((card for card in view.hand if free and card not in free), None)
        case FiveHundredView() if view.blocked:
            reasons = zip(view.hand, view.blocked, strict=True)
            return next((card for card, reason in reasons if reason is not None), None)
        case FortySixView() if view.jokers_rule is not None:
            given = {text.split()[1] for text in plain_moves(update)}
            return next((card for card in view.hand if given and card not in given), None)
        case _:
            return None


@pytest.mark.parametrize(
    ("game", "section"),
    [("page_one", "Following"), ("five_hundred", "Following"), ("forty_six", "The joker")],
)
async def test_row_43_44_45_tap_on_a_bound_card_says_why_and_leads_to_the_rule(
    browser: Browser, redis_url: str, game: str, section: str
) -> None:
    async with open_table(redis_url, game, seats=SEATS[game]) as table:
        seat = await table.play_until(has_bound_card)
        card = bound_card(table.clients[seat].updates[-1])
        async with open_seat(browser, table, seat, size=TALL) as player:
            page = player.page
            await player.card(str(card)).tap()
            said = page.get_by_role("region", name="Whose turn").get_by_role("status")
            await expect(said).to_have_text(re.compile(r"^[A-Z].*\.$"))
            await expect(said).to_be_in_viewport(ratio=1)
            await expect(player.card(str(card))).to_have_attribute("aria-pressed", "false")
            await page.get_by_role("button", name="Why?").tap()
            rules = page.get_by_role("dialog", name="Rules of")
            heading = rules.get_by_role("heading", name=section).first
            await expect(heading).to_be_in_viewport()
            await expect(heading).to_be_focused()
            player.look()
            assert seat in (player.update.waiting_for if player.update else ())


async def test_row_44_45_button_that_cannot_be_pressed_now_says_why(
    browser: Browser, redis_url: str
) -> None:
    async with (
        open_table(redis_url, "fifty_one") as table,
        open_seat(browser, table, table.mover, size=TALL) as player,
    ):
        page = player.page
        said = page.get_by_role("region", name="Whose turn").get_by_role("status")
        for action, section in SECTIONS.items():
            await player.button(action).tap(force=True)
            await expect(said).to_have_text(re.compile(r"^[A-Z].*\.$"))
            await expect(said).to_be_in_viewport(ratio=1)
            await page.get_by_role("button", name="Why?").tap()
            rules = page.get_by_role("dialog", name="Rules of 51")
            await expect(rules.get_by_role("heading", name=section, exact=True)).to_be_focused()
            await rules.get_by_role("button", name="Close").tap()
        assert player.moves == []


@pytest.mark.parametrize("game", ["fifty_one", "page_one"])
async def test_row_49_51_card_is_a_named_button_and_is_seen_and_said_to_be_chosen(
    browser: Browser, redis_url: str, game: str
) -> None:
    async with open_table(redis_url, game, seats=3) as table:
        seat = await table.play_until(has_choice)
        card = plain_moves(table.clients[seat].updates[-1])[0].split()[1]
        async with open_seat(browser, table, seat, size=TALL, moves=False) as player:
            name = re.compile(r"^(?:\w+ of (?:spades|hearts|diamonds|clubs)|joker)\b", re.I)
            cards = await player.hand.count()
            toolbar = player.page.get_by_role("toolbar", name="hand")
            await expect(toolbar.get_by_role("button", name=name)).to_have_count(cards)
            button = player.card(card)
            if game == "page_one":
                await expect(button).to_have_accessible_name(re.compile("can be played"))
            await button.tap()
            await expect(button).to_have_attribute("aria-pressed", "true")
            await expect(button.get_by_text("✓")).to_be_visible()
            raised = await button.evaluate(
                """(chosen) => {
                  const tops = [...chosen.parentElement.children]
                    .filter((card) => card !== chosen)
                    .map((card) => card.getBoundingClientRect().top);
                  const { top, height } = chosen.getBoundingClientRect();
                  return (Math.min(...tops) - top) / height;
                }"""
            )
            assert raised >= 0.1
