"""Who is in the room and who is here: coming, losing the connection, leaving.

A person has one connection: a new one takes the place of the one before, on whatever device.
The seat stays a person's through everything but leaving a lobby: an away person keeps it, and
in a match one who left finds it again by the same token.
"""

from dataclasses import replace
from functools import partial

from games.seats import Seat
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import PersonAway, PersonBack, PersonJoined, PersonLeft
from server.errors import Refused
from server.room.access import check_newcomer, unlock_if_deserted, with_place
from server.room.bots import bot_gone
from server.room.clocks import fall_asleep, wake_up
from server.room.commands import Arrive, Chance, Decision, Lose, unchanged
from server.room.document import Connection, Member, RoomDocument
from server.room.lobby import seat_person
from server.room.members import (
    find_member,
    hand_over_host,
    is_idle,
    with_member,
    without_member,
)
from server.room.names import unique_name
from server.room.rounds import deal_if_all_want_it
from server.room.seating import OPEN_SEAT, open_seats, seat_of, with_seat, with_seats
from server.room.setup import cancel_start

__all__ = ["arrive", "leave", "lose"]


def arrive(document: RoomDocument, command: Arrive, chance: Chance) -> Decision:
    """A person comes in: new, back, or on another device.

    Raises:
        Refused: the room is full or lets no such newcomer in, or the player is one of its bots.
    """
    member = find_member(document, command.player)
    if member is None:
        check_newcomer(document, command)
        arrived = _newcomer(document, command)
    elif member.is_bot:
        raise Refused(ErrorCode.ALREADY_IN_ROOM)
    else:
        arrived = _known(document, member, command)
    return arrived.then(hand_over_host).then(lambda room: wake_up(room, chance))


def lose(document: RoomDocument, command: Lose, chance: Chance) -> Decision:
    """Connections are gone: their people are away, and bots are wanted for their bots' seats."""
    lost = frozenset(command.connections)
    decision = unchanged(document)
    for member in document.members:
        if not lost.isdisjoint(member.connections):
            decision = decision.then(partial(_lost, member=member, lost=lost, chance=chance))
    return _after_going(decision, chance)


def leave(document: RoomDocument, member: Member, chance: Chance) -> Decision:
    """The person goes for good; in a match the seat is kept for the token.

    A start under way is off if a seat is emptied by it.
    """
    seat = seat_of(document, member.player)
    decision = unchanged(document)
    if seat is not None and document.phase is Phase.REVEALING:
        decision = cancel_start(document, chance)
    return _after_going(decision.then(lambda room: _left(room, member, seat)), chance)


def _after_going(decision: Decision, chance: Chance) -> Decision:
    """What follows when somebody is no longer here."""
    return (
        decision.then(hand_over_host)
        .then(lambda room: deal_if_all_want_it(room, chance))
        .then(lambda room: fall_asleep(room, chance))
    )


def _newcomer(document: RoomDocument, command: Arrive) -> Decision:
    room = with_place(document)
    name = unique_name(command.name, [other.name for other in room.members])
    member = Member(command.player, name, is_bot=False, connections=(command.connection,))
    joined = Decision(
        replace(room, members=with_member(room.members, member)),
        (PersonJoined(member.player, member.name),),
    )
    free = open_seats(room)
    if not command.sits or not free or not is_idle(room):
        return joined
    return joined.then(lambda lobby: seat_person(lobby, member, free[0]))


def _known(document: RoomDocument, member: Member, command: Arrive) -> Decision:
    """The member with the new connection alone. It keeps its name: one id never has two."""
    here = replace(member, connections=(command.connection,), has_left=False)
    if here == member:
        return unchanged(document)
    room = replace(document, members=with_member(document.members, here))
    if member.connections:
        return Decision(room, lobby_changed=False)
    seat = seat_of(room, member.player)
    return Decision(room, (PersonBack(member.player, member.name, seat),))


def _lost(
    document: RoomDocument, member: Member, lost: frozenset[Connection], chance: Chance
) -> Decision:
    left = tuple(other for other in member.connections if other not in lost)
    seat = seat_of(document, member.player)
    if member.is_bot and not left:
        assert seat is not None, member
        return bot_gone(document, seat, chance)
    away = replace(member, connections=left)
    room = replace(document, members=with_member(document.members, away))
    if left:
        return Decision(room, lobby_changed=False)
    return Decision(room, (PersonAway(member.player, member.name, seat),))


def _left(document: RoomDocument, member: Member, seat: Seat | None) -> Decision:
    gone = replace(member, connections=(), has_left=True)
    room = replace(document, members=with_member(document.members, gone))
    if seat is not None and not is_idle(document):
        return Decision(room, (PersonLeft(member.player, member.name, seat),))
    told = Decision(room, (PersonLeft(member.player, member.name, None),))
    # The next host is the one who came after: that is known as long as the member is listed.
    return (
        told.then(hand_over_host)
        .then(lambda lobby: _without(lobby, member, seat))
        .then(unlock_if_deserted)
    )


def _without(document: RoomDocument, member: Member, seat: Seat | None) -> Decision:
    room = replace(document, members=without_member(document.members, member.player))
    if seat is None:
        return Decision(room)
    return Decision(with_seats(room, with_seat(room.seats, seat, OPEN_SEAT)))
