"""Which processes are there: each has a key that dies with it."""

from collections.abc import Iterable

from protocol.ids import ProcessId
from server.store.keys import alive_key
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings

__all__ = ["Presence"]


class Presence:
    """Keys of processes. Every method raises `StoreUnavailable` where no answer comes."""

    def __init__(self, pipeline: Pipeline, settings: StoreSettings) -> None:
        self._pipeline = pipeline
        self._timeout_s = settings.command_timeout_s
        self._alive_ms = round(settings.alive_s * 1000)

    async def announce(self, process: ProcessId) -> None:
        """The process is there: at its start, and after a renewal that came too late."""
        await self._pipeline.ask(
            ("SET", alive_key(process), "1", "PX", self._alive_ms), timeout_s=self._timeout_s
        )

    async def renew(self, process: ProcessId) -> bool:
        """The process is still there, which a store that is full takes too.

        False: it was missed, and others may have said so.
        """
        reply = await self._pipeline.ask(
            ("PEXPIRE", alive_key(process), self._alive_ms), timeout_s=self._timeout_s
        )
        return bool(reply)

    async def are_alive(self, processes: Iterable[ProcessId]) -> frozenset[ProcessId]:
        """Those of the processes whose keys are there."""
        asked = [*processes]
        replies = await self._pipeline.ask_all(
            [("EXISTS", alive_key(process)) for process in asked], timeout_s=self._timeout_s
        )
        return frozenset(process for process, found in zip(asked, replies, strict=True) if found)
