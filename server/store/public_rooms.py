"""The list of public rooms: an index beside the rooms, which forgets by itself.

No commit touches it. Each process shows its public rooms again and again, with what is to be
said of them, and whoever reads leaves out what was not shown for longer than the lease. So a
room whose process has died, or that everybody has left, is in the list for so long and no longer.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from protocol.ids import RoomCode
from protocol.public_rooms import RoomInfo
from server.store.keys import PUBLIC_ROOMS
from server.store.link import Argument, Reply
from server.store.pipeline import Pipeline
from server.store.scripts import script
from server.store.settings import StoreSettings

__all__ = ["PublicRooms", "RoomNews"]

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(RoomInfo)


@dataclass(frozen=True, slots=True)
class RoomNews:
    """What the list is to say of a room."""

    code: RoomCode
    info: RoomInfo | None
    """None: nothing any more."""
    happened_ms: int = 0
    """When something happened in it last, by Redis's clock; an earlier time changes nothing."""


class PublicRooms:
    """The list. Every method raises `StoreUnavailable` where no answer comes."""

    def __init__(self, pipeline: Pipeline, settings: StoreSettings) -> None:
        self._pipeline = pipeline
        self._timeout_s = settings.command_timeout_s
        self._lease_ms = round(settings.listed_s * 1000)

    async def show(self, news: Sequence[RoomNews]) -> None:
        """Notes what is said of these rooms from now on, for as long as the lease."""
        arguments = [argument for room in news for argument in _arguments(room)]
        await self._call(0, *arguments)

    async def newest(self, count: int) -> tuple[RoomInfo, ...]:
        """So many rooms at the most, those in which something happened last first."""
        return tuple(_DECODER.decode(said) for said in await self._call(count) if said is not None)

    async def _call(self, count: int, *news: Argument) -> list[Reply]:
        command = script("public_rooms").call(PUBLIC_ROOMS, self._lease_ms, count, *news)
        replies: list[Reply] = await self._pipeline.ask(command, timeout_s=self._timeout_s)
        return replies


def _arguments(news: RoomNews) -> tuple[Argument, ...]:
    said = b"" if news.info is None else _ENCODER.encode(news.info)
    return (news.code, news.happened_ms, said)
