"""A connection as rooms know it: who it is, what it may, and the way to it."""

from dataclasses import dataclass

from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Role, RoomCode
from protocol.server_messages import Closing, PutOut
from server.addresses import Address
from server.errors import Refused
from server.outbox import Outbox
from server.room.commands import Arrive
from server.room.document import Connection
from server.session import Session

__all__ = ["Guest"]

NORMAL_CLOSURE = 1000  # RFC 6455 §7.4.1
POLICY_VIOLATION = 1008


@dataclass(slots=True, eq=False)
class Guest:
    """One open connection."""

    connection: Connection
    """As room documents list it."""
    address: Address
    session: Session
    outbox: Outbox
    is_gone: bool = False
    """The connection has ended."""

    @property
    def is_bot(self) -> bool:
        """Does a bot sit behind it?"""
        return self.session.role is Role.BOT

    def arrival(self) -> Arrive:
        """How it comes into a room."""
        session = self.session
        return Arrive(
            session.player, session.name, self.connection, sits=session.role is Role.PLAYER
        )

    def refuse(self, id: int | None, refused: Refused | ErrorCode) -> None:
        """Answers a request that is not done."""
        if isinstance(refused, ErrorCode):
            refused = Refused(refused)
        self.outbox.send(refused.answer(id))

    def put_out(self, code: RoomCode, reason: ErrorCode) -> None:
        """Says that it is out of the room; the connection stays, for another one."""
        self.session.left(code)
        self.outbox.send(PutOut(code, reason))

    def turn_away(self) -> None:
        """Ends the connection: what it came for is not to be had."""
        self._send_off(POLICY_VIOLATION, ClosingReason.REFUSED)

    def send_off(self) -> None:
        """Ends the connection: a person is here by another one, a bot's seat is no longer its."""
        reason = ClosingReason.SEAT_TAKEN_BACK if self.is_bot else ClosingReason.REPLACED
        self._send_off(NORMAL_CLOSURE, reason)

    def _send_off(self, code: int, reason: ClosingReason) -> None:
        self.outbox.close(code, reason.value, Closing(reason))
