"""What a room needs of its process beside answers: looked at when it is found and every two
seconds, purely.
"""

from collections.abc import Container, Iterator

from protocol.ids import ConnectionId, Phase, ProcessId
from server.room.clocks import UNWATCHED_MS
from server.room.commands import Lose, ReplaceBot, Slept
from server.room.document import Connection, RoomDocument, SeatKind
from server.room.tickets import format_ticket
from server.store.types import NoticeOfSeat, StoredRoom

__all__ = ["connections_of", "slept", "stale", "stalled_bots", "wanted_seats"]


def slept(stored: StoredRoom | None, *, watched_ms: int | None, now_ms: int) -> Slept | None:
    """What to say of a room that was found unwatched while something waited in it."""
    if stored is None or watched_ms is None:
        return None
    document = stored.document
    is_waiting = document.deadline_ms is not None or document.phase is Phase.PLAYING
    if not is_waiting or document.asleep_since_ms is not None:
        return None
    if now_ms - watched_ms <= UNWATCHED_MS:
        return None
    return Slept(watched_ms, found_at=stored.version)


def wanted_seats(document: RoomDocument) -> tuple[NoticeOfSeat, ...]:
    """A notice for each seat that waits for a bot, while somebody is there to play with it."""
    if document.asleep_since_ms is not None:
        return ()
    return tuple(
        NoticeOfSeat(document.code, seat, format_ticket(document.code, place.ticket), document.game)
        for seat, place in enumerate(document.seats)
        if place.ticket is not None
    )


def stalled_bots(
    document: RoomDocument, *, now_ms: int, patience_ms: float
) -> tuple[ReplaceBot, ...]:
    """The bots that have held up play for longer than `patience_ms`."""
    match = document.match
    if match is None or document.phase is not Phase.PLAYING:
        return ()
    if now_ms - document.waiting_since_ms < patience_ms:
        return ()
    return tuple(
        ReplaceBot(seat, match.turn)
        for seat in match.waiting_for
        if document.seats[seat].kind is SeatKind.BOT and document.seats[seat].player is not None
    )


def connections_of(document: RoomDocument) -> Iterator[Connection]:
    """Every connection that the room lists."""
    return (connection for member in document.members for connection in member.connections)


def stale(
    document: RoomDocument, process: ProcessId, here: Container[ConnectionId]
) -> tuple[Lose, ...]:
    """What to say of connections that the room lists as this process's, and that it has not."""
    gone = tuple(
        connection
        for connection in connections_of(document)
        if connection.process == process and connection.connection not in here
    )
    return (Lose(gone),) if gone else ()
