"""Bots of a room: seats that wait for one, its arrival, its end.

A bot's seat is wanted, with a ticket, until a bot presents that ticket; whoever loses it makes
it wanted again, with another one.
"""

from dataclasses import replace

from games.seats import Seat
from protocol.client_messages import AddBot, RemoveBot
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import BotRemoved, BotSeated
from server.errors import Refused
from server.room.commands import ArriveBot, Chance, Decision, ReplaceBot, unchanged
from server.room.document import Member, RoomDocument, SeatKind, TableSeat
from server.room.members import check_host, check_idle, find_member, with_member, without_member
from server.room.names import BOT_NAMES, unique_name
from server.room.seating import OPEN_SEAT, check_seat, choose_open_seat, with_seat, with_seats
from server.room.setup import begin_if_complete, cancel_start
from server.room.tickets import find_ticket, want_bot

__all__ = ["add_bot", "arrive_bot", "bot_gone", "remove_bot", "replace_bot"]


def add_bot(document: RoomDocument, member: Member, request: AddBot, chance: Chance) -> Decision:
    """The host gives an open seat to a bot."""
    check_host(document, member.player)
    check_idle(document)
    seat = choose_open_seat(document, request.seat)
    wanted = want_bot(document, seat, chance, replaces=False)
    return replace(wanted, document=with_seats(wanted.document, wanted.document.seats))


def remove_bot(
    document: RoomDocument, member: Member, request: RemoveBot, chance: Chance
) -> Decision:
    """The host sends a bot away, or stops waiting for one; a start under way is off then."""
    check_host(document, member.player)
    seat = check_seat(document, request.seat)
    if document.seats[seat].kind is not SeatKind.BOT:
        raise Refused(ErrorCode.SEAT_NOT_BOT, seat=seat)
    if document.phase is not Phase.REVEALING:
        check_idle(document)
    return cancel_start(document, chance).then(lambda room: _emptied(room, seat))


def arrive_bot(document: RoomDocument, command: ArriveBot, chance: Chance) -> Decision:
    """A bot sits down where its ticket says.

    Raises:
        Refused: no seat waits for this ticket.
    """
    seat = find_ticket(document, command.ticket_secret)
    if seat is None:
        raise Refused(ErrorCode.BAD_TICKET)
    if find_member(document, command.player) is not None:
        raise Refused(ErrorCode.ALREADY_IN_ROOM)
    name = _bot_name(document)
    bot = Member(command.player, name, is_bot=True, connections=(command.connection,))
    seats = with_seat(document.seats, seat, TableSeat(SeatKind.BOT, player=command.player))
    seated = replace(
        document,
        seats=seats,
        members=with_member(document.members, bot),
        waiting_since_ms=chance.now_ms,
    )
    decision = Decision(seated, (BotSeated(seat, name),))
    return decision.then(lambda room: begin_if_complete(room, chance))


def replace_bot(document: RoomDocument, command: ReplaceBot, chance: Chance) -> Decision:
    """Another bot is wanted for a seat that holds up play, unless it has moved since."""
    match = document.match
    if document.phase is not Phase.PLAYING or document.asleep_since_ms is not None:
        return unchanged(document)
    assert match is not None, document
    if match.turn != command.turn or command.seat not in match.waiting_for:
        return unchanged(document)
    place = document.seats[command.seat]
    if place.kind is not SeatKind.BOT or place.player is None:
        return unchanged(document)
    return bot_gone(document, command.seat, chance)


def bot_gone(document: RoomDocument, seat: Seat, chance: Chance) -> Decision:
    """The bot of the seat is no longer a member, and another one is wanted."""
    return want_bot(_without_bot(document, seat), seat, chance, replaces=True)


def _emptied(document: RoomDocument, seat: Seat) -> Decision:
    without = _without_bot(document, seat)
    return Decision(
        with_seats(without, with_seat(without.seats, seat, OPEN_SEAT)), (BotRemoved(seat),)
    )


def _without_bot(document: RoomDocument, seat: Seat) -> RoomDocument:
    player = document.seats[seat].player
    if player is None:
        return document
    return replace(document, members=without_member(document.members, player))


def _bot_name(document: RoomDocument) -> str:
    """The first name of the list that nobody in the room has; numbered when all are taken."""
    taken = [member.name for member in document.members]
    free = [name for name in BOT_NAMES if unique_name(name, taken) == name]
    return free[0] if free else unique_name(BOT_NAMES[0], taken)
