"""Commands of one turn of the event loop leave together, without a task for each.

While one exchange is under way, the next commands gather: the busier the process, the more
go together. An answer is handed to a callback. A command that a lost connection leaves
unanswered is handed back as that, and whoever sent it says whether it may be sent again.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

import structlog
from redis.exceptions import NoScriptError, ResponseError

from server.errors import StoreUnavailable
from server.store.backoff import Backoff
from server.store.callbacks import call_out
from server.store.link import Command, Link, Reply, pack

__all__ = ["OnReply", "Pipeline"]

OnReply: TypeAlias = Callable[[Reply], None]
"""Gets the answer: a value, a `ResponseError`, or `StoreUnavailable` where none came."""

BATCH_MAX: Final = 64
"""More at once fills the socket's buffer, and what waits behind it is copied about."""

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
        self._waiting: list[_Sent] = []
        self._is_waiting = asyncio.Event()
        self.answering_since: float | None = None
        """Loop time of the first answer after the last loss; None while there is none."""

    def send(self, packed: bytes, on_reply: OnReply) -> None:
        """Puts a packed command into the next batch."""
        self._waiting.append((packed, on_reply))
        self._is_waiting.set()

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
        """Sends and answers until it is cancelled."""
        try:
            while True:
                await self._is_waiting.wait()
                batch, self._waiting = self._waiting[:BATCH_MAX], self._waiting[BATCH_MAX:]
                if not self._waiting:
                    self._is_waiting.clear()
                await self._exchange(batch)
        finally:
            await self._link.close()

    async def _exchange(self, batch: list[_Sent]) -> None:
        commands = [packed for packed, _ in batch]
        wait_s = 0.0 if self._wait is None else self._wait[1] / 1000
        replies = await self._link.exchange(commands + self._trailer, patience_s=wait_s)
        if len(replies) > len(batch):
            self._check_replicas(replies.pop())
        is_lost = len(replies) < len(batch)
        if is_lost:
            self._note_loss(len(batch) - len(replies))
        else:
            self._note_answers()
        await self._hand_out(batch, replies)
        if is_lost:
            await asyncio.sleep(self._backoff.next_s())

    async def _hand_out(self, batch: list[_Sent], replies: list[Reply]) -> None:
        unknown_scripts: list[_Sent] = []
        for place, sent in enumerate(batch):
            reply = replies[place] if place < len(replies) else StoreUnavailable("no answer")
            if isinstance(reply, NoScriptError):
                unknown_scripts.append(sent)
            else:
                call_out(sent[1], reply)
        if unknown_scripts:
            await self._link.close()  # a new connection loads them first
            self._waiting[:0] = unknown_scripts
            self._is_waiting.set()

    def _note_loss(self, count: int) -> None:
        if self.answering_since is not None:
            log.warning("store lost", unanswered=count, reason=str(self._link.loss))
        self.answering_since = None

    def _note_answers(self) -> None:
        self._backoff.reset()
        if self.answering_since is None:
            self.answering_since = asyncio.get_running_loop().time()
            log.info("store answered")

    def _check_replicas(self, reply: Reply) -> None:
        if self._wait is not None and reply != self._wait[0]:
            log.warning("replicas missing", wanted=self._wait[0], reached=str(reply))


def _settle(answer: asyncio.Future[Reply], reply: Reply) -> None:
    if not answer.done():  # whoever asked may have given up
        answer.set_result(reply)
