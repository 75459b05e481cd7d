"""Replies to what another process has asked, straight to it: `reply:{process}`."""

import msgspec

from protocol.ids import ProcessId
from server.store.keys import reply_channel
from server.store.pipeline import Pipeline
from server.store.settings import StoreSettings
from server.store.types import ReplyToHint

__all__ = ["Replies", "decode_reply"]

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(ReplyToHint)


class Replies:
    """Sends them; `Subscriptions` hears those to this process."""

    def __init__(self, pipeline: Pipeline, settings: StoreSettings) -> None:
        self._pipeline = pipeline
        self._timeout_s = settings.command_timeout_s

    async def send(self, process: ProcessId, reply: ReplyToHint) -> None:
        """Sends a reply once; nobody may hear it. Raises `StoreUnavailable` where none answers."""
        command = ("SPUBLISH", reply_channel(process), _ENCODER.encode(reply))
        await self._pipeline.ask(command, timeout_s=self._timeout_s)


def decode_reply(message: bytes) -> ReplyToHint:
    """The reply that these bytes are."""
    return _DECODER.decode(message)
