"""Tickets: what lets one bot into one seat, once.

A bot presents a ticket as text, `CODE-number-secret`: the room, the ticket's number in it, and
32 hex digits. The document keeps number and secret while the seat waits.
"""

import hmac
from dataclasses import dataclass, replace

from games.seats import Seat
from protocol.ids import RoomCode
from protocol.room_events import BotWanted
from server.room.codes import parse_code
from server.room.commands import Chance, Decision
from server.room.document import RoomDocument, SeatKind, TableSeat, Ticket
from server.room.seating import with_seat

__all__ = [
    "SECRET_BYTES",
    "PresentedTicket",
    "find_ticket",
    "format_ticket",
    "parse_ticket",
    "want_bot",
]

SECRET_BYTES = 16


@dataclass(frozen=True, slots=True)
class PresentedTicket:
    """A ticket as its text has it; whether it is good, only the room knows."""

    code: RoomCode
    number: int
    secret: str


def format_ticket(code: RoomCode, ticket: Ticket) -> str:
    """The ticket as a bot presents it; the inverse of `parse_ticket`."""
    return f"{code}-{ticket.number}-{ticket.secret}"


def parse_ticket(text: str) -> PresentedTicket | None:
    """What a bot presented, or None if that is no ticket at all."""
    match text.split("-"):
        case [code_text, number, secret] if number.isascii() and number.isdecimal():
            code = parse_code(code_text)
            return None if code is None else PresentedTicket(code, int(number), secret)
        case _:
            return None


def find_ticket(document: RoomDocument, secret: str) -> Seat | None:
    """The seat that waits for the bot with this secret."""
    for seat, place in enumerate(document.seats):
        ticket = place.ticket
        if ticket is not None and hmac.compare_digest(ticket.secret.encode(), secret.encode()):
            return Seat(seat)
    return None


def want_bot(document: RoomDocument, seat: Seat, chance: Chance, *, replaces: bool) -> Decision:
    """The seat is a bot's and waits for one, with a new ticket; who sat there is gone from it."""
    number = document.ticket_count + 1
    ticket = Ticket(number, chance.random_bytes(SECRET_BYTES).hex())
    wanted = replace(
        document,
        seats=with_seat(document.seats, seat, TableSeat(SeatKind.BOT, ticket=ticket)),
        ticket_count=number,
    )
    return Decision(wanted, (BotWanted(seat, replaces=replaces),))
