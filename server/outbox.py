"""What one connection is still to be sent, bounded.

While the peer takes what it is sent, frames go straight to the connection and nothing waits
here: no task, no queue. When the connection says that it is no longer writable, messages wait:

    answers      in order, up to a limit in number and in bytes; beyond it the peer is told
                 `closing: slow` and closed
    updates      merged into one, since each carries the whole view; when its events become too
                 many it is dropped, and the viewer gets a snapshot instead
    the lobby    the newest alone

So a peer that does not read costs a bounded amount of memory, and nobody else any time.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from protocol.codec import Outgoing
from protocol.ids import MSGPACK_SUBPROTOCOL, ClosingReason
from protocol.server_messages import Closing, ServerMessage, Update
from protocol.viewer_update import ViewerUpdate

__all__ = ["Line", "Outbox", "Shared", "merged"]

TRY_AGAIN_LATER = 1013  # RFC 6455 and its registry of close codes


class Line(Protocol):
    """A connection as an outbox sees it."""

    subprotocol: str

    @property
    def is_writable(self) -> bool:
        """False while what was written has not left; `Outbox.resume` is called when it has."""

    def encode(self, message: Outgoing) -> bytes:
        """The message as the bytes of its frame."""

    def write(self, frames: bytes) -> None:
        """Sends frames, or does nothing when the connection has ended."""

    def end(self, code: int, detail: str) -> None:
        """Begins to close the connection."""


class Shared:
    """A message for one or more viewers, encoded once for each subprotocol."""

    __slots__ = ("_packed", "_text", "message")

    def __init__(self, message: Outgoing) -> None:
        self.message = message
        self._packed: bytes | None = None
        self._text: bytes | None = None

    def frame(self, line: Line) -> bytes:
        """The frame for that line."""
        if line.subprotocol == MSGPACK_SUBPROTOCOL:
            if self._packed is None:
                self._packed = line.encode(self.message)
            return self._packed
        if self._text is None:
            self._text = line.encode(self.message)
        return self._text


class Outbox:
    """The way to one peer."""

    __slots__ = (
        "_answers",
        "_answers_bytes",
        "_bytes_max",
        "_events_max",
        "_is_ended",
        "_line",
        "_messages_max",
        "_room",
        "_update",
        "_wants_snapshot",
        "on_snapshot_wanted",
    )

    def __init__(self, line: Line, *, messages_max: int, bytes_max: int, events_max: int) -> None:
        self._line = line
        self._messages_max = messages_max
        self._events_max = events_max
        self._bytes_max = bytes_max
        self._answers: deque[bytes] = deque()
        self._answers_bytes = 0
        self._room: Shared | None = None
        self._update: Update | None = None
        self._wants_snapshot = False
        self._is_ended = False
        self.on_snapshot_wanted: Callable[[], None] = _nobody
        """Called when there is room again and updates had to be dropped."""

    @property
    def is_ended(self) -> bool:
        """Has the connection been ended from here?"""
        return self._is_ended

    def send(self, message: ServerMessage) -> None:
        """Sends what must arrive by itself: an answer, a notice."""
        if self._line.is_writable and not self._answers:
            self._line.write(self._line.encode(message))
        else:
            self._wait(self._line.encode(message))

    def tell(
        self, room: Shared | None, update: Shared, *, answer: ServerMessage | None = None
    ) -> None:
        """Sends an update, the lobby before it and the answer to its cause before that.

        What belongs together leaves in one write: a system call costs more than an encoding.
        """
        if not self._line.is_writable or self._answers:
            self._tell_later(room, update, answer)
        elif room is None and answer is None:
            self._line.write(update.frame(self._line))
        else:
            frames = [] if answer is None else [self._line.encode(answer)]
            if room is not None:
                frames.append(room.frame(self._line))
            frames.append(update.frame(self._line))
            self._line.write(b"".join(frames))

    def resume(self) -> None:
        """Sends what waits: the connection is writable again."""
        while self._answers and self._line.is_writable:
            frame = self._answers.popleft()
            self._answers_bytes -= len(frame)
            self._line.write(frame)
        if not self._line.is_writable or self._is_ended:
            return
        if self._room is not None:
            self._line.write(self._room.frame(self._line))
        if self._update is not None:
            self._line.write(self._line.encode(self._update))
        wants_snapshot = self._wants_snapshot
        self.forget_updates()
        if wants_snapshot:
            self.on_snapshot_wanted()

    def forget_updates(self) -> None:
        """Drops what waits of the room: the viewer is no longer there."""
        self._room = self._update = None
        self._wants_snapshot = False

    def close(self, code: int, detail: str, closing: Closing | None = None) -> None:
        """Ends the connection, after what waits and a word why, as far as they can be sent."""
        if self._is_ended:
            return
        self._is_ended = True
        for frame in self._answers:
            self._line.write(frame)
        self._answers.clear()
        self.forget_updates()
        if closing is not None:
            self._line.write(self._line.encode(closing))
        self._line.end(code, detail)

    def _wait(self, frame: bytes) -> None:
        if self._is_ended:
            return
        self._answers_bytes += len(frame)
        if len(self._answers) >= self._messages_max or self._answers_bytes > self._bytes_max:
            self._answers.clear()
            self.close(TRY_AGAIN_LATER, "slow", Closing(ClosingReason.SLOW))
            return
        self._answers.append(frame)

    def _tell_later(
        self, room: Shared | None, update: Shared, answer: ServerMessage | None
    ) -> None:
        if answer is not None:
            self._wait(self._line.encode(answer))
        if room is not None:
            self._room = room
        message = update.message
        whole = message.whole() if isinstance(message, ViewerUpdate) else message
        assert isinstance(whole, Update)
        if whole.from_version == 0:
            self._wants_snapshot = False
        self._update = merged(self._update, whole)
        if len(self._update.events) > self._events_max or self._wants_snapshot:
            self._update = None
            self._wants_snapshot = True


def merged(first: Update | None, second: Update) -> Update:
    """One update in place of two: from where the first began, with the second's whole view."""
    if first is None or second.from_version == 0:
        return second
    match = second.match
    if match is not None and match.results is None and first.match is not None:
        match = replace(match, results=first.match.results)
    return replace(
        second,
        from_version=first.from_version,
        events=first.events + second.events,
        match=match,
    )


def _nobody() -> None:
    """Stands for the room while the connection is in none."""
