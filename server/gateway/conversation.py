"""One connection from its first message to its end."""

import asyncio
from contextvars import copy_context
from dataclasses import dataclass
from typing import assert_never

import structlog
from structlog.contextvars import bind_contextvars
from websockets.exceptions import ConnectionClosed
from websockets.typing import Data

from protocol.client_messages import ClientMessage
from protocol.codec import decode_client_message, decode_move
from protocol.errors import MalformedMessage, UnsupportedMessage
from protocol.ids import MSGPACK_SUBPROTOCOL
from protocol.server_messages import Closing
from server.advisers import Advisers
from server.archive import Archive
from server.desk import Desk
from server.doorstep import Doorstep
from server.effects import (
    Answer,
    AskHint,
    Effect,
    End,
    Enter,
    FetchRecord,
    GiveAdvice,
    LookAhead,
    LookInside,
    OfferBots,
    Open,
    Relay,
    Repeat,
    ShowRooms,
    TakeSeat,
)
from server.gateway.connection import PlayerConnection, SocketLine
from server.guest import Guest
from server.hall import Hall
from server.hints import Hints
from server.session import House

__all__ = ["Reception", "converse"]

INTERNAL_ERROR = 1011  # RFC 6455 §7.4.1
POLICY_VIOLATION = 1008
TAKEN_AT_ONCE = 16
"""Messages of one peer in a row."""
FAULTS_OF_FRAMES = (1002, 1007, 1009)  # those that `websockets` finds

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Reception:
    """Those whom messages are handed on to."""

    house: House
    hall: Hall
    doorstep: Doorstep
    archive: Archive
    desk: Desk
    hints: Hints
    advisers: Advisers


async def converse(
    connection: PlayerConnection, guest: Guest, reception: Reception, *, hello_timeout_s: float
) -> None:
    """Reads and answers until the connection ends, whoever ends it and however."""
    conversation = _Conversation(connection, guest, reception)
    bind_contextvars(connection_id=guest.connection.connection)
    try:
        await conversation.read(hello_timeout_s)
    except ConnectionClosed as closed:
        if guest.outbox.is_ended or not _is_fault_of_frames(closed):
            log.debug("connection ended", code=closed.rcvd.code if closed.rcvd else None)
    except Exception:
        log.exception("connection failed")
        guest.outbox.close(INTERNAL_ERROR, "internal error")
        await connection.wait_closed()  # whoever returns first would say the code
    finally:
        reception.hall.lose(guest)
        reception.desk.lose(guest)
        reception.hints.lose(guest)
        reception.advisers.lose(guest)


def _is_fault_of_frames(closed: ConnectionClosed) -> bool:
    """Did the library end the connection, for what never became a message? It is logged then."""
    sent = closed.sent
    if sent is None or closed.rcvd_then_sent or sent.code not in FAULTS_OF_FRAMES:
        return False
    log.warning("frame malformed", detail=sent.reason, code=sent.code)
    return True


class _Conversation:
    def __init__(self, connection: PlayerConnection, guest: Guest, reception: Reception) -> None:
        self._connection = connection
        self._guest = guest
        self._hall = reception.hall
        self._doorstep = reception.doorstep
        self._archive = reception.archive
        self._desk = reception.desk
        self._hints = reception.hints
        self._advisers = reception.advisers
        self._subprotocol = SocketLine.subprotocol_of(connection)
        self._taken = 0
        self._log = log.bind()  # `log` itself looks its methods up at every call

    async def read(self, hello_timeout_s: float) -> None:
        """Takes messages one by one: the next is not looked at before this one is dealt with.

        What still comes after the connection was ended from here is not looked at.
        """
        session, outbox = self._guest.session, self._guest.outbox
        try:
            async with asyncio.timeout(hello_timeout_s) as greeting:
                while True:
                    data = await self._connection.next_message()
                    self._taken += 1
                    if self._taken % TAKEN_AT_ONCE == 0:
                        await asyncio.sleep(0)  # what was read already comes without a turn
                    if outbox.is_ended:
                        continue
                    for effect in self._hear(data):
                        await self._perform(effect)
                    if session.is_greeted and greeting.when() is not None:
                        greeting.reschedule(None)
                        bind_contextvars(player_id=session.player)
                        log.info("client greeted", role=session.role, protocol=self._subprotocol)
                        self._take_moves_at_once()
        except TimeoutError:
            if session.is_greeted:
                raise
            log.info("connection without a greeting closed")
            outbox.close(POLICY_VIOLATION, "greet first")
            await self._connection.wait_closed()

    def _take_moves_at_once(self) -> None:
        if self._subprotocol == MSGPACK_SUBPROTOCOL:
            # What is logged about a move is to say whose it is.
            context = copy_context()
            self._connection.take_at_once = lambda payload: context.run(self._take_move, payload)

    def _take_move(self, payload: bytes) -> bool:
        """Deals with a move while `read` waits; False for everything else."""
        guest = self._guest
        move = None if guest.outbox.is_ended else decode_move(payload)
        if move is None:
            return False
        self._log.debug("message received", type=move.type)
        try:
            for effect in guest.session.receive(move):
                self._perform_now(effect)
        except Exception:
            # The border of a connection, as in `converse`.
            log.exception("connection failed")
            guest.outbox.close(INTERNAL_ERROR, "internal error")
        return True

    def _hear(self, data: Data) -> tuple[Effect, ...]:
        session = self._guest.session
        try:
            message: ClientMessage = decode_client_message(data, self._subprotocol)
        except UnsupportedMessage as unsupported:
            log.debug("message not supported", detail=unsupported.detail, field=unsupported.field)
            return session.receive_unsupported(unsupported)
        except MalformedMessage as malformed:
            log.warning("message malformed", detail=malformed.detail, code=malformed.close_code)
            return session.receive_malformed(malformed)
        self._log.debug("message received", type=message.type)
        return session.receive(message)

    async def _perform(self, effect: Effect) -> None:
        match effect:
            case Open(request):
                await self._hall.open_room(self._guest, request)
            case FetchRecord(id, code, match_id):
                await self._archive.give(self._guest, id, code, match_id)
            case ShowRooms(id):
                await self._hall.public_list.tell(self._guest, id)
            case LookInside(id, code):
                await self._doorstep.look(self._guest, id, code)
            case _:
                self._perform_now(effect)

    def _perform_now(  # noqa: C901 (a flat match over a closed union)
        self, effect: Effect
    ) -> None:
        guest, hall = self._guest, self._hall
        match effect:
            case Relay(code, request):
                hall.relay(guest, code, request)
            case Answer(message):
                guest.outbox.send(message)
            case Enter(id, code, resume_from):
                hall.enter(guest, id, code, resume_from=resume_from)
            case Repeat(id, code, since):
                hall.repeat(guest, id, code, since=since)
            case LookAhead(id, code):
                hall.look_ahead(guest, id, code)
            case TakeSeat(ticket):
                hall.take_seat(guest, ticket)
            case AskHint(id, code):
                self._hints.ask(guest, id, code)
            case OfferBots(offer):
                self._advisers.offer(guest, offer)
                self._desk.offer(guest, offer)
            case GiveAdvice(advice):
                self._advisers.take(guest, advice)
            case End(code, detail, reason):
                guest.outbox.close(code, detail, None if reason is None else Closing(reason))
            case Open() | FetchRecord() | ShowRooms() | LookInside():
                raise AssertionError(f"{effect!r} takes time")
            case _:
                assert_never(effect)
