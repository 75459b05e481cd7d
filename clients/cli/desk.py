"""What the shell works with: the room, the ways out to person and server, an open question.

Nothing here waits: requests run as tasks of the group that the desk is given.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from clients.addresses import format_code
from clients.cli import lobby
from clients.cli.cards import CardWriter
from clients.cli.games import RENDERERS
from clients.cli.games.role import GameRenderer
from clients.cli.narrator import tell_event
from clients.cli.packs import captions_of
from clients.cli.reader import Reader
from clients.cli.refusals import tell_refusal
from clients.cli.table import Scene, Table, Told
from clients.cli.terminal import Terminal
from clients.connection import Connection, ConnectionEnded, RequestRefused
from clients.fairness import Nonce
from clients.texts import Texts
from protocol.client_messages import GetPack, Preview, Ready, Request, Reveal, Start
from protocol.ids import Phase
from protocol.server_messages import Error, Ok, Pack, Previews, Reply

__all__ = ["NO_ID", "YES", "Desk", "Question"]

NO_ID = 0
"""Of a request that the connection has still to number."""

YES = "yes"

LOOK_AHEAD_S = 1.5
"""A list of moves that comes later than this is better without what they would leave."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked of the person; an answer that is none of these cancels it."""

    sentence: str
    answers: Mapping[str, Callable[[], None]]
    """What to do, by the folded answer; `yes` stands for every word that means it."""
    turn: int | None = None
    """The turn that it is about; with it the question passes."""


class Desk:
    """A person's place in a room, in lines of text."""

    def __init__(
        self,
        connection: Connection,
        terminal: Terminal,
        group: asyncio.TaskGroup,
        *,
        texts: Texts,
        cards: CardWriter,
        on_texts: Callable[[Texts], None],
    ) -> None:
        """`on_texts` hears of another language that was chosen."""
        self.connection = connection
        self.terminal = terminal
        self.texts = texts
        self.table = Table()
        self.reader = Reader()
        self.question: Question | None = None
        self.is_reading = False
        """Does Enter read on in the help page?"""
        self.is_online = False
        self.finished: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The exit status, once there is nothing more to do."""
        self._cards = cards
        self._group = group
        self._expected_version = 0
        """Of the room after the last request that was done: what it changed is told with it."""
        self._owes_prompt = True
        """Has the person typed something since the last prompt?"""
        self._settled = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._packs_asked: set[str] = set()
        self._on_texts = on_texts
        self._nonce: Nonce | None = None
        self._revealed: str | None = None

    @property
    def scene(self) -> Scene:
        """All that a sentence is made with, as it is now."""
        captions = captions_of(self.table.pack, self.texts.language)
        return Scene(self.texts, replace(self._cards, captions=captions), self.table)

    @property
    def renderer(self) -> GameRenderer | None:
        """Of the room's game."""
        return None if self.table.room is None else RENDERERS.get(self.table.room.game)

    @property
    def code(self) -> str:
        """Of the room, as people read it; nothing outside of one."""
        return "" if self.connection.room is None else format_code(self.connection.room)

    def say(self, lines: str | Iterable[str]) -> None:
        """Tells the person something."""
        self.terminal.say(lines)

    def ask(self, question: Question) -> None:
        """Asks the person; the next line is the answer."""
        self.question = question
        self.say(question.sentence)

    def confirm(self, sentence: str, action: Callable[[], None]) -> None:
        """Asks the person, and acts when the answer is yes."""
        self.ask(Question(sentence, {YES: action}))

    def finish(self, status: int = 0) -> None:
        """Ends the client; the seat stays."""
        if not self.finished.done():
            self.finished.set_result(status)

    def send(self, *requests: Request, then: Callable[[], None] | None = None) -> None:
        """Sends requests one after the other, up to the first that is refused."""
        self.start(self._send(*requests, then=then))

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begins work that ends with the client at the latest."""
        self._settled.clear()
        task = self._group.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self.prompt()

    async def settled(self) -> None:
        """Returns when all that was asked for is done and told."""
        await self._settled.wait()

    async def perform(self, *requests: Request, then: Callable[[], None] | None = None) -> bool:
        """As `send`; waits for the answers and says whether all were `ok`."""
        try:
            for request in requests:
                self._expect(await self.connection.request(request))
            if then is not None:
                then()
        except RequestRefused as refused:
            self.refused(refused.error)
            return False
        except ConnectionEnded:
            return False
        return True

    def _expect(self, answer: Reply) -> None:
        """Notes how far the news must come before all that was asked for is told."""
        if self.connection.room is None:  # left: nothing more comes
            self.table.forget()
            self._expected_version = 0
        elif isinstance(answer, Ok) and answer.version is not None:
            self._expected_version = answer.version

    async def _send(self, *requests: Request, then: Callable[[], None] | None) -> None:
        await self.perform(*requests, then=then)

    def refused(self, error: Error) -> None:
        """Tells why a request was refused."""
        example = "" if self.renderer is None else self.renderer.example
        self.say(tell_refusal(error, self.scene, example=example))

    def promise(self) -> None:
        """Says that this person is ready, with the hash of a fresh nonce."""
        self.start(self._ready())

    def begin(self, *, fill: bool) -> None:
        """Starts the match; whoever starts it is ready."""
        self.start(self._begin(fill=fill))

    async def _begin(self, *, fill: bool) -> None:
        room = self.table.room
        seat = None if room is None or room.your_seat is None else room.seats[room.your_seat]
        if seat is None or seat.ready or await self._promise():
            await self.perform(Start(id=NO_ID, fill=fill))

    def reveal(self) -> None:
        """Keeps the promise, once for each match, as soon as it starts."""
        room, nonce = self.table.room, self._nonce
        if room is None or nonce is None or room.phase is not Phase.REVEALING:
            return
        if self._revealed != room.match_id:
            self._revealed = room.match_id
            self.start(self._reveal(nonce))

    async def _ready(self) -> None:
        await self._promise()

    async def _promise(self) -> bool:
        before, self._nonce = self._nonce, Nonce()
        is_promised = await self.perform(Ready(id=NO_ID, nonce_hash=self._nonce.hash))
        if not is_promised:
            self._nonce = before  # the one promised before still holds
        return is_promised

    async def _reveal(self, nonce: Nonce) -> None:
        # Refused when it comes too late: the match is played without it, and its record says so.
        with suppress(RequestRefused, ConnectionEnded):
            await self.connection.request(Reveal(id=NO_ID, nonce=nonce.text))

    def fetch_pack(self) -> None:
        """Asks for the captions of the room's cards, once for each pack."""
        missing = self.table.missing_pack
        if missing is not None and missing not in self._packs_asked:
            self._packs_asked.add(missing)
            self.start(self._fetch_pack(missing))

    async def _fetch_pack(self, id: str) -> None:
        # Refused where the server has lost it: cards are then shown without captions.
        with suppress(RequestRefused, ConnectionEnded):
            answer = await self.connection.request(GetPack(id=NO_ID, pack=id))
            if isinstance(answer, Pack):
                self.table.take_pack(answer.pack)
        self._packs_asked.discard(id)
        if self.table.pack is not None and self.table.is_in_match:
            self.show()

    async def look_ahead(self) -> None:
        """Asks what each move would leave; without an answer in time there is just none."""
        with suppress(RequestRefused, ConnectionEnded, TimeoutError):
            async with asyncio.timeout(LOOK_AHEAD_S):
                answer = await self.connection.request(Preview(id=NO_ID))
            if isinstance(answer, Previews):
                self.table.take_previews(answer)

    def set_texts(self, texts: Texts) -> None:
        """Another language, from here on and for what was told before."""
        self.texts = texts
        self._on_texts(texts)
        self.say(texts("lang-changed"))
        self.show()

    def tell(self, event: Told) -> list[str]:
        """The sentences that tell of an event, in the present language."""
        return tell_event(event, self.scene)

    def show(self) -> None:
        """How things are now: the lobby, or the table."""
        table = self.table
        if table.view is not None and self.renderer is not None and table.is_in_match:
            self.say(self.renderer.show(table.view, self.scene))
            self._show_whose_turn()
        else:
            self.say(lobby.room_sheet(self.scene))
            self.say(lobby.what_next(self.scene))

    def entered(self) -> None:
        """The person has pressed Enter."""
        self.terminal.entered()
        self._owes_prompt = True

    def prompt(self) -> None:
        """Shows that it is the person's time to type, once all that was asked for is told."""
        if self._is_waiting():
            return
        self._settled.set()
        name = self._prompt_name()
        if name is None or self.finished.done():
            return
        if name != "prompt-lobby" or self._owes_prompt:
            self._owes_prompt = False
            self.terminal.prompt(self.texts(name))

    def _is_waiting(self) -> bool:
        """Is something still to come: an answer, or the news of what is known to have changed?"""
        table = self.table
        announced = 0 if table.room is None else table.room.version
        return bool(self._tasks) or table.version < max(self._expected_version, announced)

    def _show_whose_turn(self) -> None:
        table, view, renderer = self.table, self.table.view, self.renderer
        if table.is_my_turn and view is not None and renderer is not None:
            self.say([self.texts("waiting-you"), *renderer.how(view, self.scene)])
        elif table.wants_vote:
            self.say(self.texts("between-rounds"))
        else:
            self.say(lobby.waiting_line(self.scene))

    def _prompt_name(self) -> str | None:
        if self.question is not None:
            return "prompt-question"
        if not self.is_online:
            return None
        match self.table.phase:
            case Phase.LOBBY | Phase.FINISHED:
                return "prompt-lobby"
            case Phase.BETWEEN_ROUNDS:
                return "prompt-between" if self.table.wants_vote else None
            case Phase.PLAYING:
                return "prompt-turn" if self.table.is_my_turn else None
            case _:
                return None
