"""Who may come into a room: what the host sets about it, and whom the host sends out.

It is about newcomers alone. A person whom the room lists comes back in whatever is set, also one
who has no seat and only watches; and nobody who is in the room is put out by a setting: who
watches when watching is switched off stays, and so does who gives up a seat in the lobby.

    locked        no newcomer comes in; the lock falls when the last person has left for good
    no spectators a newcomer comes in only where it gets a seat at once: in a lobby, to sit
    kicked        who was sent out stays out until the next match has started, or this one is over

To be sent out goes by the player's id. Who makes another id is a newcomer: the lock is for that.
"""

from dataclasses import fields, replace

from games.seats import Seat
from protocol.client_messages import Kick, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import Phase, PlayerId
from protocol.room_events import AccessSet, PersonKicked
from server.errors import Refused
from server.room.commands import Arrive, Chance, Decision, unchanged
from server.room.document import KICKED_MAX, MEMBERS_MAX, Access, Member, RoomDocument
from server.room.members import check_host, find_member, is_idle, without_member
from server.room.rounds import deal_if_all_want_it
from server.room.seating import OPEN_SEAT, open_seats, seat_of, with_seat, with_seats
from server.room.setup import cancel_start
from server.room.tickets import want_bot

__all__ = [
    "can_newcomers_come",
    "check_newcomer",
    "kick",
    "set_access",
    "unlock_if_deserted",
    "why_not_in",
    "with_place",
]


def check_newcomer(document: RoomDocument, command: Arrive) -> None:
    """Somebody whom the room does not list may come in.

    Raises:
        Refused: sent out, locked, or there is no seat and nobody may watch.
    """
    if command.player in document.kicked:
        raise Refused(ErrorCode.KICKED)
    if document.access.locked:
        raise Refused(ErrorCode.ROOM_LOCKED)
    if document.access.spectators:
        return
    if not command.sits or not is_idle(document):
        raise Refused(ErrorCode.SPECTATORS_OFF)
    if not open_seats(document):
        raise Refused(ErrorCode.ROOM_FULL, seats=len(document.seats))


def with_place(document: RoomDocument) -> RoomDocument:
    """The room with place for one more: who only watched and is away gives way.

    Raises:
        Refused: there is nobody like that, and no place.
    """
    if len(document.members) < MEMBERS_MAX:
        return document
    for member in document.members:
        if not member.connections and seat_of(document, member.player) is None:
            return replace(document, members=without_member(document.members, member.player))
    raise Refused(ErrorCode.ROOM_FULL, members=MEMBERS_MAX)


def why_not_in(document: RoomDocument, command: Arrive) -> ErrorCode | None:
    """What somebody who came now would be refused with; None: it would be in."""
    member = find_member(document, command.player)
    if member is not None:
        return ErrorCode.ALREADY_IN_ROOM if member.is_bot else None
    try:
        check_newcomer(document, command)
        with_place(document)
    except Refused as refused:
        return refused.code
    return None


def can_newcomers_come(document: RoomDocument) -> bool:
    """Would somebody who was never here get in, to sit or to watch?"""
    if document.access.locked:
        return False
    return document.access.spectators or (is_idle(document) and bool(open_seats(document)))


def set_access(document: RoomDocument, request: SetRoom) -> Decision:
    """What the host sets about newcomers; at any time."""
    before = document.access
    asked: dict[str, bool | None] = {
        field.name: getattr(request, field.name) for field in fields(Access)
    }
    changed = {
        name: value
        for name, value in asked.items()
        if value is not None and value is not getattr(before, name)
    }
    if not changed:
        return unchanged(document)
    told = AccessSet(
        public=changed.get("public"),
        locked=changed.get("locked"),
        spectators=changed.get("spectators"),
    )
    return Decision(replace(document, access=replace(before, **changed)), (told,))


def unlock_if_deserted(document: RoomDocument) -> Decision:
    """No room is locked for ever: where nobody is listed who could unlock it, it is open."""
    is_deserted = all(member.is_bot for member in document.members)
    if not is_deserted or not document.access.locked:
        return unchanged(document)
    access = replace(document.access, locked=False)
    return Decision(replace(document, access=access), (AccessSet(locked=False),))


def kick(document: RoomDocument, member: Member, request: Kick, chance: Chance) -> Decision:
    """The host sends a person out, or gives away the seat of one who has left a match.

    In a match a bot takes over the seat at once: nobody waits for who may not come back. A start
    under way is off if a seat is emptied by it.
    """
    check_host(document, member.player)
    person = _person_to_go(document, member, PlayerId(request.player))
    seat = seat_of(document, person.player)
    decision = unchanged(document)
    if seat is not None and document.phase is Phase.REVEALING:
        decision = cancel_start(document, chance)
    return (
        decision.then(lambda room: _sent_out(room, person, seat))
        .then(lambda room: _given_away(room, seat, chance))
        .then(lambda room: deal_if_all_want_it(room, chance))
    )


def _person_to_go(document: RoomDocument, host: Member, player: PlayerId) -> Member:
    if player == host.player:
        raise Refused(ErrorCode.NOT_YOURSELF)
    person = find_member(document, player)
    if person is None:
        raise Refused(ErrorCode.NO_SUCH_PERSON)
    if person.is_bot:
        raise Refused(ErrorCode.NOT_A_PERSON)
    return person


def _sent_out(document: RoomDocument, person: Member, seat: Seat | None) -> Decision:
    room = replace(
        document,
        members=without_member(document.members, person.player),
        kicked=(*document.kicked, person.player)[-KICKED_MAX:],
    )
    return Decision(room, (PersonKicked(person.player, person.name, seat),))


def _given_away(document: RoomDocument, seat: Seat | None, chance: Chance) -> Decision:
    """The seat of one who was sent out: open in a lobby, a bot's in a match."""
    if seat is None:
        return unchanged(document)
    if is_idle(document):
        return Decision(with_seats(document, with_seat(document.seats, seat, OPEN_SEAT)))
    return want_bot(document, seat, chance, replaces=False)
