"""Hearing of commits: a subscription to the channel of each room that this process serves.

Channels are sharded (SSUBSCRIBE): in a cluster, a room's announcements stay on the node that
has the room. What is published while the connection is away is lost; so each time a channel
is subscribed to again, `on_subscribed` says that the room must be caught up with. A server
that moves a slot away ends the subscription by itself; then it is asked for again.

One task reads and makes connections; others only write commands. A connection without a word
for a heartbeat is pinged, and dropped if nothing comes for another one.
"""

import asyncio
from dataclasses import dataclass
from typing import Final, cast

import structlog
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

from protocol.ids import ProcessId, RoomCode, Version
from server.errors import StoreUnavailable
from server.store.backoff import Backoff
from server.store.callbacks import call_out
from server.store.keys import code_of_channel, reply_channel, tell_channel
from server.store.link import Connection, Reply, pack
from server.store.replies import decode_reply
from server.store.settings import StoreSettings
from server.store.types import OnReply, OnSubscribed, OnTell

__all__ = ["ReplyListener", "Subscriptions"]

PING: Final = pack(("PING",))

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class ReplyListener:
    """Who hears the replies to a process."""

    process: ProcessId
    on_reply: OnReply


class Subscriptions:
    """The channels of this process, whatever happens to the connection."""

    def __init__(
        self,
        pool: ConnectionPool,
        settings: StoreSettings,
        *,
        on_tell: OnTell,
        on_subscribed: OnSubscribed,
        replies: ReplyListener | None = None,
    ) -> None:
        # The pool's connections have no types of their own.
        self._connection = cast(Connection, pool.make_connection())  # type: ignore[no-untyped-call]
        self._settings = settings
        self._on_tell = on_tell
        self._on_subscribed = on_subscribed
        self._replies = replies
        self.own_channel = "" if replies is None else reply_channel(replies.process)
        """Of the replies to this process; nobody else subscribes to it."""
        self._own = self.own_channel.encode()
        self._wanted: set[RoomCode] = set()
        self._confirmed: set[RoomCode] = set()
        self._confirmations: dict[RoomCode, asyncio.Future[None]] = {}
        """Of rooms whose first subscription is on the way."""
        self._is_ready = False
        """Greeted and not known to be lost: others may write."""
        self._is_loss_told = False

    def hears(self, code: RoomCode) -> bool:
        """Is the room's channel subscribed to now, as far as is known here?"""
        return code in self._confirmed

    async def subscribe(self, code: RoomCode) -> None:
        """Hears of the room's commits from now on; returns when Redis has confirmed it.

        Raises:
            StoreUnavailable: it has not in time. It goes on trying, and says `on_subscribed`.
        """
        confirmation = self._confirmations.get(code)
        if confirmation is None:
            confirmation = asyncio.get_running_loop().create_future()
            self._confirmations[code] = confirmation
            self._wanted.add(code)
            await self._write(_subscribe(code))
        try:
            async with asyncio.timeout(self._settings.command_timeout_s):
                await asyncio.shield(confirmation)
        except TimeoutError:
            self._confirmations.pop(code, None)
            raise StoreUnavailable(f"{code}: subscription not confirmed in time") from None

    async def unsubscribe(self, code: RoomCode) -> None:
        """Hears of the room no more. One last announcement may be on the way."""
        self._wanted.discard(code)
        self._confirmed.discard(code)
        await self._write(pack(("SUNSUBSCRIBE", tell_channel(code))))

    async def run(self) -> None:
        """Reads, and makes the connection again when it is lost, until it is cancelled."""
        backoff = Backoff(first_s=self._settings.retry_first_s, most_s=self._settings.retry_most_s)
        try:
            while True:
                try:
                    await self._connect()
                    backoff.reset()
                    await self._read()
                except (RedisError, OSError, TimeoutError) as error:
                    self._note_loss(error)
                self._is_ready = False
                self._confirmed.clear()
                await self._connection.disconnect(nowait=True)
                await asyncio.sleep(backoff.next_s())
        finally:
            await self._connection.disconnect(nowait=True)

    async def _connect(self) -> None:
        async with asyncio.timeout(self._settings.command_timeout_s):
            await self._connection.connect()
            self._is_ready = True
            self._is_loss_told = False
            # The own channel comes last: who finds it subscribed to finds the rooms' too.
            await self._connection.send_packed_command(
                [*map(_subscribe, self._wanted), *self._reply_subscription()], check_health=False
            )

    def _reply_subscription(self) -> list[bytes]:
        return [pack(("SSUBSCRIBE", self.own_channel))] if self.own_channel else []

    async def _read(self) -> None:
        is_pinged = False
        while True:
            reply = await self._connection.read_response(
                timeout=self._settings.heartbeat_s, push_request=True
            )
            if reply is not None:
                is_pinged = False
                await self._take(reply)
            elif is_pinged:
                raise TimeoutError("no answer to a ping")
            else:
                is_pinged = True
                await self._connection.send_packed_command(PING, check_health=False)

    async def _take(self, reply: Reply) -> None:
        match reply:
            case [_, channel, message] if channel == self._own:
                await self._take_of_replies(reply[0], message)
            case [b"smessage", channel, message]:
                version, commit_id = message.decode().split(" ")
                stamp = Version(int(version)), commit_id
                call_out(self._on_tell, code_of_channel(channel), *stamp)
            case [b"ssubscribe", channel, _]:
                self._confirm(code_of_channel(channel))
            case [b"sunsubscribe", channel, _]:
                code = code_of_channel(channel)
                self._confirmed.discard(code)
                if code in self._wanted:
                    await self._write(_subscribe(code))

    async def _take_of_replies(self, kind: bytes, message: bytes) -> None:
        """What comes on the channel of replies; one that is lost is asked for again elsewhere."""
        if kind == b"smessage":
            call_out(self._hear_reply, message)
        elif kind == b"sunsubscribe":
            for subscription in self._reply_subscription():
                await self._write(subscription)

    def _hear_reply(self, message: bytes) -> None:
        if self._replies is not None:
            self._replies.on_reply(decode_reply(message))

    def _note_loss(self, error: Exception) -> None:
        if not self._is_loss_told:
            log.warning("subscriptions lost", reason=str(error), rooms=len(self._wanted))
        self._is_loss_told = True

    def _confirm(self, code: RoomCode) -> None:
        if code not in self._wanted:
            return
        self._confirmed.add(code)
        confirmation = self._confirmations.pop(code, None)
        if confirmation is None:
            call_out(self._on_subscribed, code)
        else:
            confirmation.set_result(None)

    async def _write(self, packed: bytes) -> None:
        """Writes a command, or leaves it to the next connection, which asks for all."""
        # Asked in the same breath as it writes: redis-py would connect a lost one right here.
        if not (self._is_ready and self._connection.is_connected):
            return
        try:
            async with asyncio.timeout(self._settings.command_timeout_s):
                await self._connection.send_packed_command(packed, check_health=False)
        except (RedisError, OSError, TimeoutError) as error:
            log.debug("subscription not written", reason=str(error))


def _subscribe(code: RoomCode) -> bytes:
    return pack(("SSUBSCRIBE", tell_channel(code)))
