"""The doorstep of a room: whoever stands on it is told who is inside, and is not in.

Nothing of the room changes by it. A room that is not served here is read from the store once and
forgotten; it is neither served nor heard of from then on. To look with a code that no room has is
to fail at joining: both count alike, or codes could be tried by looking.
"""

from protocol.errors import ErrorCode
from protocol.ids import RoomCode
from server.addresses import Addresses
from server.errors import Refused, StoreUnavailable
from server.guest import Guest
from server.hall import RETRY_AFTER_MS, Hall
from server.projection import project_look
from server.store.store import Store
from server.store.types import StoredRoom

__all__ = ["Doorstep"]


class Doorstep:
    """Those of all rooms, as one process tells of them."""

    def __init__(self, *, store: Store, hall: Hall, addresses: Addresses) -> None:
        self._store = store
        self._hall = hall
        self._addresses = addresses

    async def look(self, guest: Guest, id: int, code: RoomCode) -> None:
        """Answers who is in the room, and whether the guest may come in."""
        try:
            stored = await self._find(guest, code)
        except Refused as refused:
            guest.refuse(id, refused)
        else:
            guest.outbox.send(project_look(stored.document, guest.arrival(), id=id))

    async def _find(self, guest: Guest, code: RoomCode) -> StoredRoom:
        if not self._hall.may_try(guest, code):
            raise Refused(ErrorCode.RATE_LIMITED, retry_after_ms=RETRY_AFTER_MS)
        try:
            stored = self._hall.served(code) or await self._store.rooms.load(code)
        except StoreUnavailable:
            raise Refused(ErrorCode.STORE_UNAVAILABLE) from None
        if stored is None:
            self._addresses.note_failed_join(guest.address)
            raise Refused(ErrorCode.ROOM_NOT_FOUND)
        return stored
