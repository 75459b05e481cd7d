"""The terminal client as people use it: real processes at pseudo-terminals, a real server."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

from bots.host import run_bot_host
from tests.clients.cli.person import ROOT, Person
from tests.proxy import Proxy, open_proxy
from tests.scale import deadline
from tests.serving import BOT_KEY, running_server

ROUNDS = 3
TURN = {"ja": "あなたの番> ", "en": "your turn> "}
NEXT = {"ja": "次へは Enter> ", "en": "Enter for next> "}
OVER = {"ja": "最終順位", "en": "Final ranking"}
ANSWER = {"ja": "答え> ", "en": "answer> "}
LOBBY = {"ja": "部屋> ", "en": "room> "}

Result = TypeVar("Result")


class Table:
    """A server with bots, and the people whose clients are to be ended with the test."""

    def __init__(self, port: int, proxy: Proxy, home: Path) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.weak_url = f"http://127.0.0.1:{proxy.port}"
        self._home = home
        self._people: list[Person] = []
        self._loop = asyncio.get_running_loop()

    def person(self, home: str, *arguments: str) -> Person:
        """Somebody at a terminal; the same home is the same person."""
        person = Person(self._home / home, *arguments)
        self._people.append(person)
        return person

    def host(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody with a room, and its code."""
        host = self.person("host", "new", "--server", self.url, "--lang", language, "--name", name)
        code = host.match(r"合言葉は (\S+) です" if language == "ja" else r"Its code is (\S+)\.")
        host.see(LOBBY[language])
        return host, code

    def on_loop(self, action: Callable[[], Result]) -> Result:
        """Does something of the server's side, from a person's thread."""

        async def do() -> Result:
            return action()

        return asyncio.run_coroutine_threadsafe(do(), self._loop).result(timeout=10)

    def everybody_goes(self) -> None:
        for person in self._people:
            person.kill()


@asynccontextmanager
async def open_table(redis_url: str, home: Path) -> AsyncIterator[tuple[Table, Proxy]]:
    async with (
        running_server(redis_url) as port,
        open_proxy(f"http://127.0.0.1:{port}") as proxy,
        asyncio.TaskGroup() as tasks,
    ):
        table = Table(port, proxy, home)
        bots = tasks.create_task(
            run_bot_host(
                table.url, bot_key=BOT_KEY, capacity=4, chance_for=lambda offer: Random(offer.seat)
            )
        )
        try:
            yield table, proxy
        finally:
            table.everybody_goes()
            bots.cancel()


def play_on(person: Person, language: str, before_turn: Callable[[int], None]) -> None:
    """Plays to the end of the match: the first hand card for the first field card, always."""
    turns = 0
    while True:
        match person.see(TURN[language], NEXT[language], OVER[language], ANSWER[language]):
            case 0:
                turns += 1
                before_turn(turns)
                person.type("1 a")
            case 1:
                person.type("")
            case 2:
                person.see(LOBBY[language])
                return
            case _:
                person.type({"ja": "はい", "en": "yes"}[language])


SENTENCES = {
    "swap": (r"は (\S+) を出して (\S+) を取りました。", r" gave (\S+) and took (\S+)\."),
    "all": (
        r"全部交換しました。出した5枚: (.*)　取った5枚: (.*)",
        r"all\. Gave: (.*)   Took: (.*)",
    ),
    "flush": (r"場札を流しました。新しい場札: (.*)()", r" flushed the field\. New field: (.*)()"),
    "house": (r"場札が流れました。新しい場札: (.*)()", r"field was flushed\. New field: (.*)()"),
    "pass": (r"はパスしました。()()", r" passed\.()()"),
    "call": (r"がコール！ ()()", r" called! ()()"),
    "stop": (r"がストップ！ ()()", r" stopped! ()()"),
    "end": (r"手札を開きます。()()", r"All hands are turned up\.()()"),
    "round": (r"^第(\d+)回（.*）()$", r"^Round (\d+) \(.*\)()$"),
    "deal": (r"^第(\d+)回。親は()", r"^Round (\d+)\. Dealer: ()"),
}


def told(screen: str, language: str) -> list[tuple[str, str, str]]:
    """What was told of the match, in the order in which it stands on the screen."""
    place = ("ja", "en").index(language)
    found = [
        (match.start(), kind, match[1], match[2])
        for kind, patterns in SENTENCES.items()
        for match in re.finditer(patterns[place], screen, flags=re.M)
    ]
    return [(kind, first, second) for _, kind, first, second in sorted(found)]


async def test_two_people_and_two_bots_finish_a_match_over_lost_connections(
    redis_url: str, tmp_path: Path
) -> None:
    async with open_table(redis_url, tmp_path) as (table, proxy):
        hanako, code = await asyncio.to_thread(table.host, "花子", "ja")
        link = f"{table.weak_url}/r/{code}"
        ken = table.person("ken", "join", link, "--lang", "en", "--name", "Ken")

        def host() -> None:
            hanako.see("Kenが席2に座りました。")
            for line, told in (
                ("set rounds=3", "回数 3回"),
                ("変える 巡の上限=4", "巡の上限 4巡"),
                ("速さ 待たない", "「待たない」"),
                ("準備", "あなたは準備OKです。"),
            ):
                hanako.type(line)
                hanako.see(told)
            hanako.see("Kenは準備OKです。")
            hanako.type("はじめる うめる")
            play_on(hanako, "ja", lambda turns: None)

        def lose_connection(turns: int) -> None:
            if turns == 1:  # the move arrives, its answer is lost on the way
                table.on_loop(proxy.cut_reply)
            elif turns == 4:  # and for a while the server cannot be reached at all
                table.on_loop(proxy.refuse)
                ken.see("The connection is gone.")
                table.on_loop(proxy.accept)
                ken.see("Connected again.")
                ken.see(TURN["en"])

        def guest() -> None:
            ken.see("seat 2: Ken (you)", LOBBY["en"])
            ken.see("Ready: 花子.")
            ken.type("ready")
            play_on(ken, "en", lose_connection)
            ken.type("who")
            ken.see("seat 2: Ken (you)")
            ken.see(LOBBY["en"])

        async with asyncio.TaskGroup() as people:
            people.create_task(asyncio.to_thread(host))
            people.create_task(asyncio.to_thread(guest))
        by_host, by_guest = told(hanako.screen, "ja"), told(ken.screen, "en")
        assert by_guest == by_host
        assert sum(kind == "swap" for kind, *_ in by_host) >= 4 * ROUNDS
        assert [first for kind, first, _ in by_host if kind == "round"] == ["1", "2", "3"]
        assert proxy.connection_count >= 3
        assert ken.screen.count("Connected again.") == 2
        assert ken.screen.count("fits the commitment") == 1


def play_five_hundred(person: Person) -> None:
    """Looks, passes, and plays the first card that the screen marks, to the end of the match."""
    while True:
        match person.see("your turn> ", "Enter for next> ", "Final ranking", "answer> "):
            case 0:
                person.type(line_for(person.screen))
            case 1:
                person.type("")
            case 2:
                return
            case _:
                person.type("yes")


def line_for(screen: str) -> str:
    """What to type for the turn that the screen shows last."""
    turn = screen.rpartition("It is your turn.")[2]
    if "To see your cards" in turn and "You looked at" not in turn:
        return "look"
    if "Type a bid or pass" in turn:
        return "pass"
    if "Agree to the claim" in turn:
        return "accept"
    playable = re.search(r"Type the number of a card, for example: (\d+|JK \w)", turn)
    assert playable is not None, turn
    return playable[1]


async def test_five_hundred_is_played_with_three_bots(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, _code = table.host("Ann", "en")
            for line, told in (
                ("game five", "The game is now Five Hundred."),
                ("set hand_limit=2", "Most hands 2 hands"),
                ("set target=2000 back_door=none", "2000"),
                ("pace none", "no waiting"),
            ):
                host.type(line)
                host.see(told)
            host.type("room")
            host.see("Partners: You+seat 3, seat 2+seat 4")
            host.type("ready")
            host.type("start fill")
            play_five_hundred(host)
            host.see("room> ")
            assert "Dealer: " in host.screen
            assert "Round 2 (" in host.screen
            assert "is not understood" not in host.screen

        await asyncio.to_thread(play)


async def test_quitting_asks_and_the_seat_is_kept(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, code = table.host("Ann", "en")
            host.type("stand")
            host.see("You gave up seat 1.", LOBBY["en"])
            host.type("sit 3")
            host.see("You took seat 3.")
            host.type("q")
            host.see(ANSWER["en"])
            host.type("no")
            host.see("Cancelled.")
            host.type("quit")
            host.see(ANSWER["en"])
            host.type("yes")
            host.see(f"To come back: bafuda join {code}")
            assert host.gone() == 0
            again = table.person("host", "join", code.lower(), "--lang", "ja")
            again.see("席3　Ann (あなた、部屋主)")

        await asyncio.to_thread(play)


async def test_ctrl_c_ends_without_a_word_of_error(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, _code = table.host("Ann", "en")
            host.press("c")
            assert host.gone() == 130
            assert "Traceback" not in host.screen

        await asyncio.to_thread(play)


async def test_the_end_of_the_input_leaves_and_keeps_the_seat(
    redis_url: str, tmp_path: Path
) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bafuda", "new", "--server", table.url, "--lang", "ja"),
            cwd=ROOT,
            env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "PYTHONUTF8": "1"},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with deadline(20):
            out, _ = await process.communicate("ready\nset rounds=3\nだれ\n".encode())
        text = out.decode()
        assert process.returncode == 0, text
        assert "あなたは準備OKです。" in text
        assert "ルール設定が変わりました: 回数 3回" in text
        assert "またどうぞ。席はとってあります。" in text
        assert "> " not in text, "a pipe sees no prompts"
        assert "\x1b" not in text


async def test_what_cannot_be_joined_is_told_in_a_sentence(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            called = ("--lang", "ja", "--name", "花子")
            lost = table.person("lost", "join", f"{table.url}/r/KAZE-7Q2M", *called)
            lost.see("その合言葉の部屋はありません。")
            assert lost.gone() == 1
            far = table.person("far", "new", "--server", "127.0.0.1:9", *called)
            far.see("http://127.0.0.1:9 につながりません。")
            assert far.gone() == 1

        await asyncio.to_thread(play)


async def test_a_spectator_watches_and_cannot_play(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, code = table.host("花子", "ja")
            link, called = f"{table.url}/r/{code}", ("--lang", "en", "--name", "Mia")
            watcher = table.person("mia", "join", link, "--spectate", *called)
            host.see("Miaが来ました。")
            for line in ("set rounds=1", "set lap_limit=2", "速さ 待たない", "準備", "start fill"):
                host.type(line)
            play_on(host, "ja", lambda turns: None)
            watcher.see("花子 gave ")
            watcher.see("Final ranking")
            watcher.type("sit")
            watcher.see("You have no seat.")
            assert "Your hand" not in watcher.screen
            assert "Hand    1" not in watcher.screen

        await asyncio.to_thread(play)


async def test_the_language_changes_in_the_middle_of_a_match(
    redis_url: str, tmp_path: Path
) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, _code = table.host("花子", "ja")
            for line in ("速さ 待たない", "準備", "start fill"):
                host.type(line)
            host.see(TURN["ja"])
            host.type("lang en")
            host.see("It is your turn.")
            host.see(TURN["en"])
            host.type("rules first-lap")
            host.see("== First lap ==")
            host.type("記録")
            host.see("Round 1. Dealer: ")
            host.see(TURN["en"])
            host.type("flush")
            if host.see(
                "In the first lap you can only exchange one card.",
                "You cannot flush on the last turn after a call.",
            ):
                return  # a bot was dealt five of a suit
            host.see("More: rules first-lap (First lap)")
            host.type("ゲーム終了")
            host.see('"ゲーム終了" is not understood.')

        await asyncio.to_thread(play)


async def test_the_same_person_elsewhere_is_told_here(redis_url: str, tmp_path: Path) -> None:
    async with open_table(redis_url, tmp_path) as (table, _):

        def play() -> None:
            host, code = table.host("Ann", "en")
            elsewhere = table.person("host", "join", code, "--lang", "ja")
            elsewhere.see("席1　Ann (あなた、部屋主)")
            host.see("You opened this room somewhere else")
            assert host.gone() == 0

        await asyncio.to_thread(play)
