"""The bot hosts of this process as advisers: what they are asked, and what they answer.

A hint that somebody has asked for, at this process or another, is a notice on a desk of its own.
This process takes it while a bot host is connected here, whether or not that has a bot free to
sit: it reads the room, projects what the seat may know, asks a host, and sends the reply to the
process that asks. A host's answer counts only if the move is legal and the reason is known. A
host that goes leaves its questions to the others here.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from games.match import Match
from games.seats import Seat
from protocol.client_messages import AdviceFromHost, Offer
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.server_messages import Advise, Ok
from server.border import repeat, start
from server.errors import Refused, StoreUnavailable
from server.guest import Guest
from server.projection import project_question
from server.room.hints import can_move, is_reason
from server.settings import Settings
from server.store.store import Store
from server.store.types import Advised, NoticeOfHint, ReplyToHint, StoredRoom

__all__ = ["Advisers"]

QUESTIONS_MAX: Final = 32
"""Questions put to the hosts here at once; more are left for other processes."""

PAUSE_S: Final = 0.02
"""Between two looks at the desk."""

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class _Question:
    """What a host is asked."""

    notice: NoticeOfHint
    match: Match
    advise: Advise
    host: Guest | None = None


class Advisers:
    """Puts notices of hints to the bot hosts connected here."""

    def __init__(self, settings: Settings, store: Store, tasks: asyncio.TaskGroup) -> None:
        self._settings = settings
        self._store = store
        self._tasks = tasks
        self._games_by_host: dict[Guest, frozenset[str]] = {}
        self._has_hosts = asyncio.Event()
        self._last_request = 0
        self._questions: dict[int, _Question] = {}
        """By the number that the host answers with."""

    def run(self) -> None:
        """Reads the desk until the group ends."""
        repeat(self._tasks, self._read, every_s=PAUSE_S, name="read desk of hints")

    def offer(self, guest: Guest, offer: Offer) -> None:
        """A bot host says what its bots can play."""
        self._games_by_host[guest] = frozenset(offer.games)
        self._has_hosts.set()

    def lose(self, guest: Guest) -> None:
        """A connection has ended; if it was a host's, others here are asked in its place."""
        if self._games_by_host.pop(guest, None) is None:
            return
        if not self._games_by_host:
            self._has_hosts.clear()
        for request, question in tuple(self._questions.items()):
            if question.host is guest and not self._put(question):
                del self._questions[request]
                start(self._tasks, self._put_back(question.notice), "put hint back")

    def take(self, guest: Guest, said: AdviceFromHost) -> None:
        """A host has answered."""
        question = self._questions.get(said.request)
        if question is None or question.host is not guest:
            guest.refuse(said.id, Refused(ErrorCode.INVALID, field="request"))
            return
        del self._questions[said.request]
        fault = _fault_of(question, said)
        if fault is None:
            guest.outbox.send(Ok(said.id))
            turn = question.match.turn
            advised = Advised(turn, said.move, said.reason, dict(said.arguments))
            self._reply(question.notice, advised=advised)
        else:
            log.warning("advice refused", room=question.notice.code, reason=fault)
            guest.refuse(said.id, Refused(ErrorCode.INVALID, field=fault))
            self._reply(question.notice, refused=ErrorCode.NO_BOTS)

    async def _read(self) -> None:
        await self._has_hosts.wait()
        free = QUESTIONS_MAX - len(self._questions)
        if free <= 0:
            return
        for notice in await self._store.hint_desk.take(free):
            start(self._tasks, self._claim(notice), "claim hint")

    async def _claim(self, notice: NoticeOfHint) -> None:
        """Reads the room and asks a host; without one, or without a room, nobody replies."""
        if not self._games_by_host:  # the last one went while the desk was watched
            await self._put_back(notice)
            return
        try:
            recalled = await self._store.rooms.recall(notice.code)
        except StoreUnavailable:
            return
        if recalled is None or recalled[0].version < notice.version:
            return
        stored, entries = recalled
        seat = Seat(notice.seat)
        match = _match_that_waits(stored, seat)
        if match is None:
            self._reply(notice, refused=ErrorCode.STALE_TURN)
            return
        self._last_request += 1
        events = tuple(event for entry in entries for event in entry.events)
        advise = project_question(stored, events, seat, request=self._last_request)
        question = _Question(notice, match, advise)
        if self._put(question):
            self._questions[self._last_request] = question
            asyncio.get_running_loop().call_later(
                self._settings.hint_timeout_s, self._questions.pop, self._last_request, None
            )

    def _put(self, question: _Question) -> bool:
        """Asks the host that has least to answer, if one plays the game."""
        asked = [other.host for other in self._questions.values() if other is not question]
        game = question.advise.game
        able = [host for host, games in self._games_by_host.items() if game in games]
        if not able:
            return False
        question.host = min(able, key=asked.count)
        question.host.outbox.send(question.advise)
        return True

    async def _put_back(self, notice: NoticeOfHint) -> None:
        """Leaves a notice to other processes: this one watches the desk no more, or has no use."""
        try:
            await self._store.hint_desk.post(notice)
        except StoreUnavailable:
            log.debug("notice not put back", room=notice.code)  # it is posted again

    def _reply(
        self,
        notice: NoticeOfHint,
        *,
        advised: Advised | None = None,
        refused: ErrorCode | None = None,
    ) -> None:
        reply = ReplyToHint(notice.request, advised, refused)
        start(self._tasks, self._send(notice, reply), "reply to hint")

    async def _send(self, notice: NoticeOfHint, reply: ReplyToHint) -> None:
        try:
            await self._store.replies.send(notice.process, reply)
        except StoreUnavailable:
            log.debug("reply not sent", room=notice.code)  # it is asked again, or given up


def _match_that_waits(stored: StoredRoom, seat: Seat) -> Match | None:
    """The match, if it waits for that seat."""
    match = stored.document.match
    if match is None or stored.document.phase is not Phase.PLAYING:
        return None
    return match if seat in match.waiting_for else None


def _fault_of(question: _Question, said: AdviceFromHost) -> str | None:
    """The field that is wrong: a hint must be a move that can be made, for a known reason."""
    match, seat = question.match, question.advise.seat
    if not can_move(match, seat, said.move):
        return "move"
    return None if is_reason(match, said.reason, said.arguments) else "reason"
