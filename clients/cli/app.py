"""The terminal client from its start to its end, in line mode."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TextIO, TypeAlias

from clients.addresses import format_code, is_local
from clients.cli.cards import CardWriter
from clients.cli.desk import NO_ID, Desk
from clients.cli.incoming import Incoming
from clients.cli.keyboard import Keyboard
from clients.cli.qr import qr_lines
from clients.cli.terminal import Terminal, can_show_suits
from clients.cli.typed_lines import TypedLines
from clients.connection import Connection, RequestRefused, new_run
from clients.conversation import Greeting, Online
from clients.identity import Identity, IdentityFile, default_identity_path
from clients.texts import Language, Texts, texts_in
from protocol.client_messages import AddBot, CreateRoom, JoinRoom
from protocol.ids import RoomCode
from protocol.urls import room_url

__all__ = ["JoinRoomBy", "OpenRoom", "Start", "run_client"]

DRAIN_S = 10.0
"""How long requests of an input that has ended may still wait for their answers."""
CLOSE_S = 2.0


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """Open a room and sit down in it."""

    game: str = "fifty_one"
    seats: int = 4
    bots: int = 0
    create_code: str | None = None


@dataclass(frozen=True, slots=True)
class JoinRoomBy:
    """Come into a room."""

    code: str
    else_open: OpenRoom | None = None
    """What to do where there is no such room any more; without it that is an error."""


Opening: TypeAlias = OpenRoom | JoinRoomBy


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """How a client begins."""

    server: str
    """As `clients.addresses.server_of` gives it."""
    opening: Opening
    language: Language
    name: str | None = None
    """None: the one kept, or asked for."""
    token: str | None = None
    """Of a personal link; None: the one kept for this server."""
    is_ascii: bool = False
    is_watching: bool = False
    identity_path: Path | None = None
    """None: where this user's identity is kept."""
    invite_server: str | None = None
    """The server's address in the link for friends, where it is another one."""
    shows_qr: bool = False
    """Is the link shown as a QR code too?"""
    on_room: Callable[[RoomCode], None] = lambda _: None
    """Hears of the room that was come into."""


async def run_client(start: Start) -> int:
    """Plays until the person quits, the input ends or the server ends it; the exit status.

    It uses the process's standard input and output.
    """
    out = _tolerant(sys.stdout)
    terminal = Terminal(out, is_interactive=sys.stdin.isatty() and out.isatty())
    lines = aiter(Keyboard(sys.stdin.fileno(), sys.stdin.encoding))
    file = IdentityFile(start.identity_path or default_identity_path())
    texts = texts_in(start.language)
    try:
        name = await _name(start, file.load(), terminal, texts, lines)
        if name is None:
            return 0
        return await _Client(start, terminal, file, name, texts).run(lines)
    finally:
        terminal.end_line()


class _Client:
    """One run: the connection, the shell, and what is kept of the person."""

    def __init__(
        self, start: Start, terminal: Terminal, file: IdentityFile, name: str, texts: Texts
    ) -> None:
        self._start = start
        self._terminal = terminal
        self._file = file
        self._name = name
        self._texts = texts
        self._connection = Connection(start.server, self._greeting(), new_run())

    async def run(self, lines: AsyncIterator[str]) -> int:
        """Runs until the end; says goodbye."""
        start, connection = self._start, self._connection
        self._terminal.say(self._texts("connecting", server=start.server))
        cards = CardWriter(start.is_ascii or not can_show_suits(sys.stdout.encoding))
        async with asyncio.TaskGroup() as group:
            desk = Desk(
                connection,
                self._terminal,
                group,
                texts=self._texts,
                cards=cards,
                on_texts=self._keep_language,
            )
            ending = [
                group.create_task(connection.run()),
                group.create_task(self._listen(desk)),
                group.create_task(self._read(desk, lines)),
            ]
            desk.start(self._open(desk))
            status = await desk.finished
            code = desk.code
            await self._leave()
            for task in ending:
                task.cancel()
        if status == 0:
            known = "bye" if code else "bye-outside"
            self._terminal.say(desk.texts(known, code=code))
        return status

    async def _leave(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_S):
                await self._connection.close()

    def _greeting(self) -> Greeting:
        start = self._start
        if start.is_watching:  # a token would take a player's own connection away
            return Greeting(self._name, start.language, role="spectator")
        token = start.token or self._file.load().token_by_server.get(start.server)
        return Greeting(self._name, start.language, token=token)

    async def _listen(self, desk: Desk) -> None:
        incoming = Incoming(desk)
        async for event in self._connection:
            if isinstance(event, Online) and event.is_first:
                self._keep_token(event.welcome.token)
            incoming.hear(event)
            if self._terminal.is_gone:
                desk.finish()

    async def _read(self, desk: Desk, lines: AsyncIterator[str]) -> None:
        typed = TypedLines(desk)
        async for line in lines:
            if not self._terminal.is_interactive:  # a script's line comes after what the last did
                await desk.settled()
            typed.read(line)
        try:
            async with asyncio.timeout(DRAIN_S):
                await desk.settled()
        except TimeoutError:
            desk.finish(1)
        desk.finish()

    async def _open(self, desk: Desk) -> None:
        """Into the room: what the person came for."""
        if not await self._come_in(desk, self._start.opening):
            desk.finish(1)
        elif self._connection.room is not None:
            self._start.on_room(self._connection.room)

    async def _come_in(self, desk: Desk, opening: Opening) -> bool:
        match opening:
            case OpenRoom(game=game, seats=seats, bots=bots, create_code=create_code):
                create = CreateRoom(id=NO_ID, game=game, seats=seats, create_code=create_code)
                is_in = await desk.perform(create, then=lambda: self._invite(desk))
                if is_in and bots:
                    await desk.perform(*[AddBot(id=NO_ID)] * bots)
                return is_in
            case JoinRoomBy(code=code, else_open=else_open):
                join = JoinRoom(id=NO_ID, code=code)
                if else_open is None:
                    return await desk.perform(join)
                return await self._come_back(desk, join) or await self._come_in(desk, else_open)

    async def _come_back(self, desk: Desk, join: JoinRoom) -> bool:
        """Into the room of last time, if it is still there."""
        try:
            await desk.connection.request(join)
        except RequestRefused:
            return False
        self._invite(desk, opened="room-returned-to")
        return True

    def _invite(self, desk: Desk, *, opened: str = "room-opened-here") -> None:
        """How friends come in."""
        room = self._connection.room
        assert room is not None, "it was come into just now"
        texts, code = desk.texts, format_code(room)
        server = self._start.invite_server or self._start.server
        url = room_url(server, code)
        desk.say([texts(opened, code=code), texts("room-invite", url=url)])
        desk.say(texts("room-invite-terminal", url=url))
        if self._start.shows_qr:
            desk.say(qr_lines(url))
        if is_local(server):
            desk.say(texts("room-invite-local"))

    def _keep_token(self, token: str) -> None:
        if not self._start.is_watching:
            server, name = self._start.server, self._name
            self._keep(lambda kept: replace(kept.with_token(server, token), name=name))

    def _keep_language(self, texts: Texts) -> None:
        self._keep(lambda kept: replace(kept, language=texts.language))

    def _keep(self, change: Callable[[Identity], Identity]) -> None:
        try:
            self._file.save(change(self._file.load()))
        except OSError as error:
            self._terminal.say(self._texts("identity-not-kept", reason=str(error)))


async def _name(
    start: Start,
    kept: Identity,
    terminal: Terminal,
    texts: Texts,
    lines: AsyncIterator[str],
) -> str | None:
    """The person's name: given, kept, or asked for once; None at the end of the input."""
    if start.name is not None or kept.name:
        return start.name or kept.name
    anonymous = texts("anonymous-name")
    if not terminal.is_interactive:
        return anonymous
    terminal.say(texts("ask-name", name=anonymous))
    terminal.prompt(texts("prompt-name"))
    try:
        typed = await anext(lines)
    except StopAsyncIteration:
        return None
    terminal.entered()
    return typed.strip() or anonymous


def _tolerant(out: TextIO) -> TextIO:
    """The output, writing `?` for what its encoding does not have."""
    reconfigure = getattr(out, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return out
