"""A person in a browser who plays by what the screen offers: by touch, mouse, or keys alone.

What may be done is read from the frames that the page was sent, since a test is to choose a move;
the move is then made with the page's own controls, and nothing is dragged.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal

import msgpack
from playwright.async_api import Locator, Page, expect

from games.five_hundred.view import FiveHundredView
from protocol.codec import decode_server_message
from protocol.ids import MSGPACK_SUBPROTOCOL, Phase
from protocol.server_messages import Error, Ok, Room, ServerMessage, Update
from tests.clients.web.browser import Window
from tests.scale import deadline

__all__ = ["Hands", "Player"]

MOVE_S: Final = 20.0
ROUND_S: Final = 240.0
LOOK_S: Final = 0.02
STOPS_MOST: Final = 120

Hands = Literal["touch", "mouse", "keys"]


class Player:
    """Somebody at the table."""

    def __init__(self, window: Window, *, by: Hands = "touch", prefers: Sequence[str] = ()) -> None:
        """`prefers` are moves to be made wherever they may be, the dearest first."""
        self.window = window
        self.prefers = tuple(prefers)
        self.page: Page = window.page
        self._by = by
        self._read = 0
        self.room: Room | None = None
        self.update: Update | None = None
        self.answers: dict[int, Ok | Error] = {}
        """To the page's requests, by their numbers."""

    def look(self) -> None:
        """Takes in what the page was sent since the last look."""
        frames = self.window.frames.received
        for frame in frames[self._read :]:
            self._take(decode_server_message(frame, MSGPACK_SUBPROTOCOL))
        self._read = len(frames)

    def _take(self, message: ServerMessage | None) -> None:
        if isinstance(message, Room):
            self.room = message
        elif isinstance(message, Update):
            self.update = message
        elif isinstance(message, Ok | Error) and message.id is not None:
            self.answers[message.id] = message

    async def hear(self, wanted: Callable[[Update], bool]) -> Update:
        """Waits until that is so of the newest update."""
        async with deadline(MOVE_S):
            while True:
                self.look()
                if self.update is not None and wanted(self.update):
                    return self.update
                await asyncio.sleep(LOOK_S)

    def said(self, *, since: int = 0) -> list[dict[str, Any]]:  # messages as they are on the wire
        """What the page has sent, from that frame on."""
        frames = self.window.frames.sent[since:]
        return [msgpack.unpackb(frame) for frame in frames if isinstance(frame, bytes)]

    def told(self) -> list[dict[str, Any]]:  # the same
        """What the page was sent."""
        frames = self.window.frames.received
        return [msgpack.unpackb(frame) for frame in frames if isinstance(frame, bytes)]

    def kinds_said(self, *, since: int = 0) -> list[str]:
        """Of what kinds that is."""
        return [str(message["type"]) for message in self.said(since=since)]

    @property
    def moves(self) -> list[str]:
        """The moves that the page has asked for so far."""
        return [str(message["text"]) for message in self.said() if message["type"] == "move"]

    @property
    def hand(self) -> Locator:
        """The own cards, in the order in which they are shown."""
        return self.page.get_by_role("toolbar", name="hand").locator("button[data-card]")

    async def cards(self) -> list[str]:
        """Which those are."""
        cards: list[str] = await self.hand.evaluate_all(
            "(buttons) => buttons.map(({ dataset }) => dataset.card)"
        )
        return cards

    def card(self, card: str) -> Locator:
        """A card that can be chosen."""
        return self.page.locator(f'button[data-card="{card}"]')

    def button(self, action: str) -> Locator:
        """The button of an action."""
        return self.page.locator(f'[data-action="{action}"]')

    @property
    def phase(self) -> Phase | None:
        return None if self.room is None else self.room.phase

    @property
    def is_on_turn(self) -> bool:
        room, update = self.room, self.update
        if room is None or update is None or room.phase is not Phase.PLAYING:
            return False
        if "look" in update.legal.listed:
            return False  # The page does that by itself.
        # A room is told before the update that belongs to it.
        return room.your_seat in update.waiting_for and bool(update.legal)

    async def play_round(self) -> None:
        """Plays until the round is scored."""
        async with deadline(ROUND_S):
            while True:
                self.look()
                if self.phase in (Phase.BETWEEN_ROUNDS, Phase.FINISHED):
                    return
                if self.is_on_turn:
                    await self.make_a_move()
                else:
                    await asyncio.sleep(LOOK_S)

    async def until(self, phase: Phase) -> None:
        """Waits until the room is there."""
        await self.until_room(lambda room: room.phase is phase)

    async def until_room(self, wanted: Callable[[Room], bool]) -> None:
        """Waits until that is so of the room."""
        async with deadline(MOVE_S):
            while self.room is None or not wanted(self.room):
                await asyncio.sleep(LOOK_S)
                self.look()

    async def go_on(self) -> None:
        """Has seen the score: the sheet opens when the end of the round was to be seen."""
        sheet = self.page.get_by_role("dialog")
        await self.press(sheet.locator('[data-action="next-round"]'))

    async def make_a_move(self) -> None:
        """Makes one of the moves that may be made, and waits until it is told, or refused."""
        assert self.update is not None
        chosen, legal = self._chosen(), self.update.legal
        if legal.announcement == "declare" and chosen in legal.announceable:
            await self._arm(self.button("declare"))
        answer = await self.answer(await self.do(chosen))
        if isinstance(answer, Ok) and answer.version is not None:
            version = answer.version
            await self.hear(lambda update: update.version >= version)

    async def answer(self, request: int) -> Ok | Error:
        """Waits for what the server answers to that request of the page's."""
        async with deadline(MOVE_S):
            while request not in self.answers:
                await asyncio.sleep(LOOK_S)
                self.look()
        return self.answers[request]

    def _chosen(self) -> str:
        assert self.update is not None
        listed, choices = self.update.legal.listed, self.update.legal.choices
        wish = next((move for move in self.prefers if move in listed), None)
        if wish is not None:
            return wish
        for choice in choices:
            if choice.verb == "discard":
                return " ".join(("discard", *choice.of[-choice.count :]))
        if "pass" in listed and self.update.view is not None and self._is_auction:
            return "pass"
        return next(move for move in listed if move not in ("declare", "claim"))

    @property
    def _is_auction(self) -> bool:
        return self.update is not None and getattr(self.update.view, "phase", "") == "auction"

    async def do(self, move: str) -> int:
        """Makes a move with the controls of the page; the number of the request that asks for it.

        The answer has that number: the next update need not be about the move, since others look
        at their cards, stop, and come and go meanwhile.
        """
        sent = len(self.window.frames.sent)
        self.look()
        self.answers.clear()  # a page that was loaded again counts anew
        verb, *words = move.split()
        match verb:
            case "swap":
                await self.pick(self._cards(words))
                await self._act(verb)
            case "play":
                await self._play(*words)
            case "discard":
                await self.pick(words)
                await self._act("put-away")
            case "bid":
                await self.press(self.page.locator(f'[data-choice="{words[0]}"]'))
                await self._act("bid")
            case _:
                await self._act(verb)
        return await self._request(verb, since=sent)

    async def _request(self, verb: str, *, since: int) -> int:
        """Waits until the page asks for the move, and confirms where it is asked first."""
        sure, is_confirmed = self.page.locator(".question button.danger"), False
        async with deadline(MOVE_S):
            while True:
                for message in self.said(since=since):
                    if message["type"] == "move" and message["text"].split()[0] == verb:
                        return int(message["id"])
                # A tap comes back before the page has had its click.
                if not is_confirmed and await sure.count():
                    await self.press(sure)
                    is_confirmed = True
                else:
                    await asyncio.sleep(LOOK_S)

    def _cards(self, words: Sequence[str]) -> Iterable[str]:
        return [word for word in words if len(word) > 1]

    async def pick(self, cards: Iterable[str]) -> None:
        """Chooses cards."""
        for card in cards:
            button = self.page.locator(f'button[data-card="{card}"]')
            await expect(button).to_be_visible()
            if await button.get_attribute("aria-pressed") == "false":  # some are suggested
                await self.press(button)
            await expect(button).to_have_attribute("aria-pressed", "true")

    async def _play(self, card: str, suit: str = "-") -> None:
        await self.pick([card])
        if suit != "-":  # that is what is written where there is none to name
            await self.press(self.page.locator(f'[data-choice="{suit}"]'))
        names_only = self.update is not None and isinstance(self.update.view, FiveHundredView)
        if suit == "-" or names_only:
            await self._act("play")

    async def _arm(self, word: Locator) -> None:
        if await word.get_attribute("aria-pressed") == "false":
            await self.press(word)
        await expect(word).to_have_attribute("aria-pressed", "true")

    async def _act(self, action: str) -> None:
        button = self.page.locator(f'[data-action="{action}"]').first
        # The page hears of an answer after the wire does, and a press may overtake it.
        await expect(button).not_to_have_attribute("aria-busy", "true")
        await self.press(button)

    async def press(self, control: Locator) -> None:
        """Presses a control: at a point, by its own key, or by Enter once Tab has reached it."""
        if self._by != "keys":
            await (control.tap() if self._by == "touch" else control.click())
            return
        await expect(control).to_be_attached()
        key = control.locator("kbd")
        if await key.count():
            await self.page.keyboard.press(_key_named(await key.inner_text()))
        else:
            await self._tab_to(control)
            await self.page.keyboard.press("Enter")

    async def choose(self, value: str) -> None:
        """Chooses one of a few values that are all in sight."""
        if self._by != "keys":
            await self.press(self.page.locator("label").filter(has_text=value))
            return
        radio = self.page.get_by_role("radio", name=value)
        group = await radio.get_attribute("name")
        await self._tab_to(self.page.locator(f'input[name="{group}"]:checked'))
        while not await radio.is_checked():
            await self.page.keyboard.press("ArrowRight")
            # What is so is shown, not what is asked for: the next step waits for the answer.
            await expect(self.page.locator("input:focus")).to_be_checked()

    async def _tab_to(self, control: Locator) -> None:
        """Goes on with Tab until the control has the focus, as somebody without a mouse must."""
        for _ in range(STOPS_MOST):
            if await control.evaluate("(element) => element === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {control}")


def _key_named(cap: str) -> str:
    """The key with that on its cap: letters are typed small."""
    return cap.lower() if len(cap) == 1 else {"Esc": "Escape"}.get(cap, cap)
