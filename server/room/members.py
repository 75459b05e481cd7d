"""The people and bots of a room: finding them, and who of them is its host."""

from collections.abc import Iterator
from dataclasses import replace

from protocol.errors import ErrorCode
from protocol.ids import Phase, PlayerId
from protocol.room_events import HostChanged
from server.errors import Refused
from server.room.commands import Decision, unchanged
from server.room.document import Member, RoomDocument

__all__ = [
    "IDLE_PHASES",
    "check_host",
    "check_idle",
    "connected_persons",
    "find_member",
    "hand_over_host",
    "is_idle",
    "member_of",
    "with_member",
    "without_member",
]

IDLE_PHASES = frozenset({Phase.LOBBY, Phase.FINISHED})
"""No match is in play or about to be: seats, game and options may change."""


def find_member(document: RoomDocument, player: PlayerId) -> Member | None:
    """The member of that id, also one that has left and whose seat is kept."""
    for member in document.members:
        if member.player == player:
            return member
    return None


def member_of(document: RoomDocument, player: PlayerId) -> Member:
    """The member that asks.

    Raises:
        Refused: the player is not in the room, or has left it.
    """
    member = find_member(document, player)
    if member is None or member.has_left:
        raise Refused(ErrorCode.NOT_IN_ROOM)
    return member


def with_member(members: tuple[Member, ...], member: Member) -> tuple[Member, ...]:
    """The members with this one in place of its former self, or as the newest."""
    for place, other in enumerate(members):
        if other.player == member.player:
            return (*members[:place], member, *members[place + 1 :])
    return (*members, member)


def without_member(members: tuple[Member, ...], player: PlayerId) -> tuple[Member, ...]:
    """The members without this one."""
    return tuple(member for member in members if member.player != player)


def connected_persons(document: RoomDocument) -> Iterator[Member]:
    """The people who are here now, in the order in which they came."""
    return (member for member in document.members if member.connections and not member.is_bot)


def is_idle(document: RoomDocument) -> bool:
    """Is there no match in play or about to be?"""
    return document.phase in IDLE_PHASES


def check_idle(document: RoomDocument) -> None:
    """Nothing of the set-up changes under a match.

    Raises:
        Refused: a match is in play or about to be.
    """
    if not is_idle(document):
        raise Refused(ErrorCode.IN_MATCH)


def check_host(document: RoomDocument, player: PlayerId) -> None:
    """Only the host may do this.

    Raises:
        Refused: the player is not the host.
    """
    if document.host != player:
        raise Refused(ErrorCode.NOT_HOST)


def hand_over_host(document: RoomDocument) -> Decision:
    """A host who is not here gives way to the next person who is, in the order of coming.

    Those who sit come before those who only watch. So there is one host, and as long as anybody
    is connected, one who can act; a former host who comes back is a guest like the others.
    """
    here = list(connected_persons(document))
    if not here or any(member.player == document.host for member in here):
        return unchanged(document)
    sitting = {place.player for place in document.seats}
    host = _next_after(document, [one for one in here if one.player in sitting] or here)
    return Decision(
        replace(document, host=host.player), (HostChanged(player=host.player, name=host.name),)
    )


def _next_after(document: RoomDocument, here: list[Member]) -> Member:
    """Of those here, the one who came soonest after the host; after the last, the first."""
    place = {member.player: index for index, member in enumerate(document.members)}
    since = place.get(document.host, -1)
    return next((member for member in here if place[member.player] > since), here[0])
