"""The records of finished matches, as the people of a room ask for them."""

from collections.abc import Sequence

from protocol.errors import ErrorCode
from protocol.ids import MatchId, RoomCode
from protocol.server_messages import Record
from server.errors import StoreUnavailable
from server.guest import Guest
from server.hall import Hall
from server.record import compose_record
from server.room.commands import MatchEnded, RecordEntry, RecordStarted
from server.store.store import Store

__all__ = ["Archive"]


class Archive:
    """Records as one process gives them."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    async def give(self, guest: Guest, id: int, code: RoomCode, match_id: str | None) -> None:
        """Gives the record of a match of the guest's room, the last one if none is named."""
        stored = self._hall.shown_to(guest, code)
        if stored is None:
            guest.refuse(id, ErrorCode.NOT_IN_ROOM)
            return
        last = next(reversed(stored.document.finished), None)
        wanted = last if match_id is None else MatchId(match_id)
        if wanted is None:
            guest.refuse(id, ErrorCode.NO_RECORD)
            return
        try:
            entries = await self._store.rooms.record(code, wanted)
        except StoreUnavailable:
            guest.refuse(id, ErrorCode.STORE_UNAVAILABLE)
            return
        if _is_whole(entries):
            guest.outbox.send(Record(id, compose_record(entries)))
        else:
            guest.refuse(id, ErrorCode.NO_RECORD)  # a match in play has none: it holds the seed


def _is_whole(entries: Sequence[RecordEntry]) -> bool:
    """Is it the record of a finished match, from its first entry to its last?

    Where the store lost a room, only what came after is in the record.
    """
    return (
        bool(entries)
        and isinstance(entries[0], RecordStarted)
        and isinstance(entries[-1], MatchEnded)
    )
