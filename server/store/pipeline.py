"""Commands of one turn of the event loop leave together, without a task for each.

While one exchange is under way, the next commands gather: the busier the process, the more
go together. An answer is handed to a callback. A command that a lost connection leaves
unanswered is handed back as that, and whoever sent it says whether it may be sent again.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import structlog
from redis.exceptions import NoScriptError, ResponseError

from server.errors import StoreUnavailable
from server.store.backoff import Backoff
from server.store.callbacks import call_out
from server.store.link import Command, Link, Reply, pack
from server.store.wire import Wire

__all__ = ["OnReply", "Pipeline"]

OnReply: TypeAlias = Callable[[Reply], None]
"""Gets the answer: a value, a `ResponseError`, or `StoreUnavailable` where none came."""

BATCH_MAX: Final = 64
"""More at once fills the socket's buffer, and what waits behind it is copied about."""

LOOKS: Final = 8
"""How often, within the time that an answer may take, it is looked whether one is late."""

log = structlog.get_logger()

_Sent: TypeAlias = tuple[bytes, OnReply]
"""A packed command, and whom its answer is handed to."""


class Pipeline:
    """Commands over one link. Its queue is as long as its callers make it: they bound it."""

    def __init__(
        self, link: Link, backoff: Backoff, *, wait: tuple[int, int] | None = None
    ) -> None:
        """`wait`: replicas that must have a batch before it is answered, and for how many ms."""
        self._link = link
        self._backoff = backoff
        self._wait = wait
        self._trailer = [] if wait is None else [pack(("WAIT", *wait))]
        self._timeout_s = link.timeout_s + (0.0 if wait is None else wait[1] / 1000)
        self._waiting: list[_Sent] = []
        self._is_waiting = asyncio.Event()
        self._under_way: list[_Sent] = []
        self._replies: list[Reply] = []
        """The first answers to those under way."""
        self._wire: Wire | None = None
        self._loop = asyncio.get_running_loop()
        self._sent_at = 0.0
        self._is_flush_due = False
        self.answering_since: float | None = None
        """Loop time of the first answer after the last loss; None while there is none."""

    def send(self, packed: bytes, on_reply: OnReply) -> None:
        """Puts a packed command into the next batch."""
        self._waiting.append((packed, on_reply))
        if self._wire is None:
            self._is_waiting.set()
        elif not self._under_way and not self._is_flush_due:
            self._is_flush_due = True
            self._loop.call_soon(self._flush)

    async def ask(self, command: Command, *, timeout_s: float) -> Reply:
        """The answer to one command.

        Raises:
            StoreUnavailable: no answer in time, and it may have been done or not; or Redis
                refused it, as one that is loading or full does.
        """
        (reply,) = await self.ask_all([command], timeout_s=timeout_s)
        return reply

    async def ask_all(self, commands: Sequence[Command], *, timeout_s: float) -> list[Reply]:
        """The answers to several commands, in order. Raises as `ask` does."""
        loop = asyncio.get_running_loop()
        answers: list[asyncio.Future[Reply]] = [loop.create_future() for _ in commands]
        for command, answer in zip(commands, answers, strict=True):
            self.send(pack(command), partial(_settle, answer))
        try:
            async with asyncio.timeout(timeout_s):
                replies = [await answer for answer in answers]
        except TimeoutError:
            raise StoreUnavailable("no answer in time") from None
        for reply in replies:
            if isinstance(reply, ResponseError):
                raise StoreUnavailable(str(reply)) from reply
            if isinstance(reply, Exception):
                raise reply
        return replies

    async def run(self) -> None:
        """Connects when something waits, and again after a loss, until it is cancelled."""
        try:
            while True:
                await self._is_waiting.wait()
                wire = await self._connect()
                if wire is not None:
                    self._flush()
                    await self._watch(wire)
                await asyncio.sleep(self._backoff.next_s())
        finally:
            if self._wire is not None:
                self._wire.close()
            await self._link.close()

    async def _connect(self) -> Wire | None:
        transport = await self._link.open()
        self._is_waiting.clear()
        if transport is None:
            unanswered, self._waiting = self._waiting, []
            self._note_loss(len(unanswered))
            self._hand_out(unanswered, [])
            return None
        wire = self._wire = Wire(self._on_reply, self._on_lost)
        wire.take_over(transport)
        return wire

    async def _watch(self, wire: Wire) -> None:
        """Until the connection is lost; it is when an answer is late."""
        while not wire.lost.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(self._timeout_s / LOOKS):
                    await wire.lost.wait()
            last_s = max(self._sent_at, wire.heard_at)
            if self._under_way and self._loop.time() - last_s > self._timeout_s:
                wire.end(TimeoutError("no answer in time"))

    def _flush(self) -> None:
        self._is_flush_due = False
        if self._wire is None or self._under_way or not self._waiting:
            return
        self._under_way, self._waiting = self._waiting[:BATCH_MAX], self._waiting[BATCH_MAX:]
        self._sent_at = self._loop.time()
        self._wire.write([packed for packed, _ in self._under_way] + self._trailer)

    def _on_reply(self, reply: Reply) -> None:
        self._replies.append(reply)
        if len(self._replies) == len(self._under_way) + len(self._trailer):
            self._end_batch()

    def _end_batch(self) -> None:
        batch, replies = self._take_batch()
        if self._wait is not None:
            self._check_replicas(replies.pop(), self._wait[0])
        self._note_answers()
        self._is_flush_due = True  # below: what is sent meanwhile leaves together
        unknown_scripts = self._hand_out(batch, replies)
        if unknown_scripts and self._wire is not None:
            self._waiting[:0] = unknown_scripts
            self._wire.end(NoScriptError())  # a new connection loads them first
        self._flush()

    def _on_lost(self, error: Exception | None) -> None:
        self._wire = None
        self._link.loss = error
        batch, replies = self._take_batch()
        if not isinstance(error, NoScriptError):
            self._note_loss(max(0, len(batch) - len(replies)))
        self._waiting[:0] = self._hand_out(batch, replies)
        if self._waiting:
            self._is_waiting.set()

    def _take_batch(self) -> tuple[list[_Sent], list[Reply]]:
        taken = self._under_way, self._replies
        self._under_way, self._replies = [], []
        return taken

    def _hand_out(self, batch: list[_Sent], replies: list[Reply]) -> list[_Sent]:
        """Calls back; the ones that are to be sent again are given back."""
        unknown_scripts: list[_Sent] = []
        for place, sent in enumerate(batch):
            reply = replies[place] if place < len(replies) else StoreUnavailable("no answer")
            if isinstance(reply, NoScriptError):
                unknown_scripts.append(sent)
            else:
                call_out(sent[1], reply)
        return unknown_scripts

    def _note_loss(self, count: int) -> None:
        if self.answering_since is not None:
            log.warning("store lost", unanswered=count, reason=str(self._link.loss))
        self.answering_since = None

    def _note_answers(self) -> None:
        self._backoff.reset()
        if self.answering_since is None:
            self.answering_since = self._loop.time()
            log.info("store answered")

    def _check_replicas(self, reply: Reply, wanted: int) -> None:
        if reply != wanted:
            log.warning("replicas missing", wanted=wanted, reached=str(reply))


def _settle(answer: asyncio.Future[Reply], reply: Reply) -> None:
    if not answer.done():  # whoever asked may have given up
        answer.set_result(reply)
