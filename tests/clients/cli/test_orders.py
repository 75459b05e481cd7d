"""Typed lines at a desk that stands before a real server: what each is answered with."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

import pytest

from bots.host import run_bot_host
from clients.cli.cards import CardWriter
from clients.cli.desk import NO_ID, Desk
from clients.cli.incoming import Incoming
from clients.cli.terminal import Terminal
from clients.cli.typed_lines import TypedLines
from clients.connection import Connection, new_run
from clients.conversation import Greeting
from clients.texts import texts_in
from protocol.client_messages import CreateRoom
from tests.proxy import open_proxy
from tests.scale import deadline
from tests.serving import BOT_KEY, running_server

WAIT_S = 10.0


class Typist:
    """Types at a desk and reads what is said to it."""

    def __init__(self, desk: Desk, screen: io.StringIO) -> None:
        self.desk = desk
        self._screen = screen
        self._typed = TypedLines(desk)
        self._incoming = Incoming(desk)
        self._heard_more = asyncio.Condition()

    async def type(self, line: str) -> str:
        """What is said to a line, its consequences included."""
        before = self._screen.tell()
        self._typed.read(line)
        async with deadline(WAIT_S):
            await self.desk.settled()
        return self._screen.getvalue()[before:]

    async def until(self, test: Callable[[], bool]) -> None:
        """Waits until what was heard makes it true."""
        async with deadline(WAIT_S), self._heard_more:
            await self._heard_more.wait_for(test)

    async def play_until_ones_turn(self) -> None:
        """Starts a match with bots and waits for the first own turn."""
        await self.type("pace none")
        await self.type("start fill")
        await self.until(lambda: self.desk.table.is_my_turn)

    async def listen(self) -> None:
        """Tells what comes from the server."""
        async for event in self.desk.connection:
            self._incoming.hear(event)
            async with self._heard_more:
                self._heard_more.notify_all()


@asynccontextmanager
async def open_desk(redis_url: str) -> AsyncIterator[Typist]:
    async with (
        running_server(redis_url) as port,
        open_desk_before(f"http://127.0.0.1:{port}") as typist,
    ):
        yield typist


@asynccontextmanager
async def open_desk_before(server: str) -> AsyncIterator[Typist]:
    screen = io.StringIO()
    terminal = Terminal(screen, is_interactive=False)
    async with asyncio.TaskGroup() as tasks:
        connection = Connection(server, Greeting("Ann"), new_run())
        desk = Desk(
            connection,
            terminal,
            tasks,
            texts=texts_in("en"),
            cards=CardWriter(),
            on_texts=lambda _: None,
        )
        tasks.create_task(connection.run())
        typist = Typist(desk, screen)
        listening = tasks.create_task(typist.listen())
        desk.send(CreateRoom(id=NO_ID, seats=3))
        async with deadline(WAIT_S):
            await desk.settled()
        yield typist
        await connection.close()
        listening.cancel()


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["room"], "seat 1: Ann (you, host)  not ready"),
        (["stand"], "You gave up seat 1."),
        (["sit 3"], "You took seat 3."),
        (["stand", "sit 3"], "You took seat 3."),
        (["sit x"], "Name a seat by its number, for example: sit 2"),
        (["swap 1 3"], "Seats 1 and 3 changed places."),
        (["swap 1"], "Name a seat by its number, for example: swap 1 3"),
        (["draw"], "The seats were drawn by lot: "),
        (["seats 5"], "There are 5 seats"),
        (["seats 9"], "The number of seats does not fit: this game takes 2 to 7."),
        (["seats"], "Name a number, for example: seats 5"),
        (["bots 2"], "Calling a bot to seat 3."),
        (["bots", "unbot 2"], "The bot of seat 2 is gone."),
        (["unbot 1"], "That seat is not a bot's."),
        (["options"], "Passes (passes): as often as you like (standard)"),
        (["set passes=once"], "Rule options changed: Passes once"),
        (["set Passes = never"], "Rule options changed: Passes never"),
        (["set rounds=99"], 'Rule option Rounds (rounds) cannot be "99". Allowed: 1 to 50'),
        (["set luck=1"], 'There is no option "luck".'),
        (["set"], "Write name=value"),
        (["set rounds=1", "set reset"], "Rule options changed: Rounds 5 rounds"),
        (["game"], "51 (fifty_one), 2 to 7 players"),
        (["game chess"], "That game is not played here."),
        (["pace はやい"], "bots' pace: fast"),
        (["pace"], "Name one of fast, normal, slow."),
        (["pack"], "Flowers of the seasons (flowers)"),
        (["pack flowers"], 'The cards now have the captions "Flowers of the seasons".'),
        (["絵柄 四季の花"], 'The cards now have the captions "Flowers of the seasons".'),
        (["pack flowers", "pack"], "Flowers of the seasons (flowers), chosen"),
        (["pack flowers", "room"], "Captions on the cards: Flowers of the seasons"),
        (["pack flowers", "pack なし"], "The cards have no captions any more."),
        (["pack sea"], "There are no such captions here."),
        (["wait 5"], "between rounds: 5 s at most."),
        (["public on"], "This room is now in the list of public rooms"),
        (["公開 オン"], "This room is now in the list of public rooms"),
        (["public on", "public off"], "This room is no longer in the list of public rooms."),
        (["public"], "Type on or off after it, for example: public on"),
        (["lock on"], "This room is locked now: newcomers do not get in."),
        (["鍵 する", "かぎ しない"], "This room is no longer locked"),
        (["lock maybe"], "Type on or off after it, for example: lock on"),
        (["watchers off"], "Newcomers may not watch any more."),
        (["watchers off", "観戦 on"], "Newcomers may watch now."),
        (["lock on", "watchers off", "room"], "This room is locked: newcomers do not get in."),
        (["rooms"], "There is no public room to come into now."),
        (["public on", "部屋さがし"], "51, host: Ann; people: 1, bots: 0, open seats: 2; come and"),
        (["kick"], "Name a person or a seat, for example: kick Ken or kick 2"),
        (["kick 1"], "You cannot send yourself out. To go, type: leave"),
        (["kick ann"], "You cannot send yourself out. To go, type: leave"),
        (["kick 3"], "Nobody sits there."),
        (["kick Ken"], 'Nobody here is called "ken". Nobody but you is here.'),
        (["bots", "出てもらう 2"], "A bot has that seat. To send it away: unbot 2"),
        (["ready"], "Ready: You."),
        (["ready", "ready off"], "No longer ready: You."),
        (["start"], "Open seats: 2, 3. To fill them with bots, type: start fill|Not ready yet: 1"),
        (["moves"], "There is nothing you can play now."),
        (["table"], "There is no match now."),
        (["score"], "No round is finished yet."),
        (["next"], "There is no match now.|The round is not over yet."),
        (["end", "yes"], "There is no match now."),
        (["end", "no"], "Cancelled."),
        (["who"], "seat 1: Ann (you, host)"),
        (["last"], "Nobody has done anything yet.|opened the room"),
        (["stand", "last"], "You gave up seat 1."),
        (["stand", "log"], "You gave up seat 1."),
        (["rules"], "== Aim =="),
        (["rules", ""], "== Deal =="),
        (["rules call"], "== Call: this hand shall win =="),
        (["rules 3"], "== Deal =="),
        (["rules list"], "[option-passes]"),
        (["rules xyzzy"], 'There is no section "xyzzy".'),
        (["tips"], "== Tips =="),
        (["faq"], "== Questions =="),
        (["more"], "There is nothing more."),
        (["lang ja"], "日本語にしました。"),
        (["日本語"], "席1　Ann (あなた、部屋主)"),
        (["lang fr"], "Type lang ja or lang en."),
        (["help"], "start the match (start fill: bots take open seats)"),
        (["xyzzy"], '"xyzzy" is not understood.'),
        (["\x1b[2J"], r'"\x1b[2J" is not understood.'),
    ],
    ids=lambda value: ", ".join(value) if isinstance(value, list) else None,
)
async def test_each_command_is_answered(redis_url: str, lines: list[str], told: str) -> None:
    async with open_desk(redis_url) as typist:
        said = [await typist.type(line) for line in lines]
        assert any(text in said[-1] for text in told.split("|")), said


async def test_captions_and_what_moves_would_leave_are_shown_in_a_match(redis_url: str) -> None:
    async with open_desk(redis_url) as typist, bots_for(typist):
        desk = typist.desk
        await typist.type("pack flowers")
        await typist.play_until_ones_turn()
        assert desk.table.pack is not None
        table = await typist.type("table")
        moves = await typist.type("moves")
        swaps = [move for move in desk.table.legal.listed if move.startswith("swap ")]
        assert {*swaps} <= {*desk.table.previews}
        lines = [line for line in moves.splitlines() if re.match(r" *\d+  \d [a-e]  ", line)]
        assert len(lines) == len(swaps)
        for line in lines:
            assert re.fullmatch(r" *\d+  \d [a-e]  give .+, take .+ (all .|. \d cards?), .+", line)
        for card, caption in desk.scene.cards.captions.items():
            for shown in (table, moves):
                bare = CardWriter().card(card)
                assert shown.count(bare) == shown.count(f"{bare} {caption}")
        assert "さくら" not in table
        await typist.type("lang ja")
        assert desk.scene.cards.card("AH") == "♥A さくら"


async def test_moves_are_listed_without_what_they_would_leave_when_that_comes_late(
    redis_url: str,
) -> None:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        open_desk_before(f"http://127.0.0.1:{proxy.port}") as typist,
        bots_for(typist),
    ):
        await typist.play_until_ones_turn()
        proxy.stall()
        moves = await typist.type("moves")
        proxy.go_on()
        first, *_ = moves.splitlines()[1:]
        assert re.fullmatch(r"  1  1 a  give \S+, take \S+", first)
        assert typist.desk.table.previews == {}
        await typist.type("moves")
        assert typist.desk.table.previews != {}


@asynccontextmanager
async def bots_for(typist: Typist) -> AsyncIterator[None]:
    async with asyncio.TaskGroup() as tasks:
        bots = tasks.create_task(
            run_bot_host(
                typist.desk.connection.server,
                bot_key=BOT_KEY,
                capacity=2,
                chance_for=lambda offer: Random(offer.seat),
            )
        )
        yield
        bots.cancel()


async def test_quitting_and_leaving_are_asked_about(redis_url: str) -> None:
    async with open_desk(redis_url) as typist:
        assert "Type yes to quit." in await typist.type("quit")
        assert "seat 1" in await typist.type("who"), "another line cancels and is read"
        assert not typist.desk.finished.done()
        assert "Type yes to leave." in await typist.type("leave")
        await typist.type("はい")
        async with deadline(WAIT_S):
            assert await typist.desk.finished == 0
        assert typist.desk.connection.room is None
