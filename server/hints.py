"""Hints that people here have asked for, from the question to the one answer.

    hint --notice on the desk--> a process with bot hosts --reply:{process}--> advice

The notice may reach a process or a bot host that dies, so it is posted again while there is
time; the first reply counts. Nothing of the room is in it: whoever takes it reads the room.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import structlog

from games.seats import Seat
from protocol.errors import ErrorCode
from protocol.ids import ProcessId, RoomCode, Version
from protocol.server_messages import Advice
from server.border import start
from server.errors import Refused, StoreUnavailable
from server.guest import Guest
from server.hall import Hall
from server.room.hints import can_move, check_may_ask
from server.settings import Settings
from server.store.store import Store
from server.store.types import Advised, NoticeOfHint, ReplyToHint

__all__ = ["Hints"]

NOTICES: Final = 2
"""How often a question is posted before it is given up."""

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class _Asked:
    """A hint on its way."""

    guest: Guest
    id: int
    """Of the guest's request."""
    code: RoomCode
    seat: Seat
    turn: int
    version: Version
    reply: asyncio.Future[ReplyToHint]


class Hints:
    """The hints of a process."""

    def __init__(
        self,
        settings: Settings,
        *,
        process: ProcessId,
        store: Store,
        hall: Hall,
        tasks: asyncio.TaskGroup,
    ) -> None:
        self._settings = settings
        self._process = process
        self._store = store
        self._hall = hall
        self._tasks = tasks
        self._last_request = 0
        self._asked: dict[int, _Asked] = {}
        """By the number of the notice; no more than `hints_max`."""

    def ask(self, guest: Guest, id: int, code: RoomCode) -> None:
        """Finds out what a bot would do in the guest's seat; refuses at once what cannot be."""
        try:
            seat, turn, version = self._check(guest, code)
            if any(asked.guest is guest for asked in self._asked.values()):
                raise Refused(ErrorCode.HINT_PENDING)
            if len(self._asked) >= self._settings.hints_max:
                raise Refused(ErrorCode.BUSY)
        except Refused as refused:
            guest.refuse(id, refused)
            return
        self._last_request += 1
        reply: asyncio.Future[ReplyToHint] = asyncio.get_running_loop().create_future()
        asked = _Asked(guest, id, code, seat, turn, version, reply)
        self._asked[self._last_request] = asked
        start(self._tasks, self._wait(self._last_request, asked), "hint")

    def take(self, reply: ReplyToHint) -> None:
        """A reply has come; one that nobody waits for any more is dropped."""
        asked = self._asked.get(reply.request)
        if asked is not None and not asked.reply.done():
            asked.reply.set_result(reply)

    def lose(self, guest: Guest) -> None:
        """The guest's connection has ended: nobody waits for its hint."""
        for asked in self._asked.values():
            if asked.guest is guest:
                asked.reply.cancel()

    def _check(self, guest: Guest, code: RoomCode) -> tuple[Seat, int, Version]:
        """Whom a hint would be for, as the room is now."""
        stored = self._hall.shown_to(guest, code)
        if stored is None:
            raise Refused(ErrorCode.NOT_IN_ROOM)
        match, seat = check_may_ask(stored.document, guest.session.player)
        return seat, match.turn, stored.version

    async def _wait(self, request: int, asked: _Asked) -> None:
        try:
            refused = await self._post(request, asked)
        finally:
            del self._asked[request]
        if asked.guest.is_gone:
            return
        if refused is None:
            refused = self._tell(asked)
        if refused is not None:
            log.debug("hint refused", room=asked.code, code=refused.code)
            asked.guest.refuse(asked.id, refused)

    async def _post(self, request: int, asked: _Asked) -> Refused | None:
        """Returns when there is a reply, or it is no use to wait any longer."""
        notice = NoticeOfHint(asked.code, asked.seat, asked.version, request, self._process)
        for _ in range(NOTICES):
            try:
                await self._store.hint_desk.post(notice)
            except StoreUnavailable:
                return Refused(ErrorCode.STORE_UNAVAILABLE)
            timeout_s = self._settings.hint_timeout_s / NOTICES
            await asyncio.wait([asked.reply], timeout=timeout_s)
            if asked.reply.done():
                return None
        return Refused(ErrorCode.NO_BOTS)

    def _tell(self, asked: _Asked) -> Refused | None:
        """Answers with the advice, if it still holds; else gives the refusal."""
        reply = asked.reply.result()
        if reply.refused is ErrorCode.NO_BOTS:
            return Refused(reply.refused)
        try:
            asked.guest.outbox.send(self._advice(asked, reply.advised))
        except Refused as refused:
            return refused
        return None

    def _advice(self, asked: _Asked, advised: Advised | None) -> Advice:
        """The advice, for the turn that it was asked for and that is still on.

        Raises:
            Refused: things have moved on, as they are known here or at the other process.
        """
        stored = self._hall.shown_to(asked.guest, asked.code)
        if stored is None:
            raise Refused(ErrorCode.NOT_IN_ROOM)
        turn = 0 if stored.document.match is None else stored.document.match.turn
        if advised is None or not turn == asked.turn == advised.turn:
            raise Refused(ErrorCode.STALE_TURN, turn=turn)
        match, seat = check_may_ask(stored.document, asked.guest.session.player)
        if seat != asked.seat or not can_move(match, seat, advised.move):
            raise Refused(ErrorCode.STALE_TURN, turn=turn)
        return Advice(asked.id, advised.turn, advised.move, advised.reason, dict(advised.arguments))
