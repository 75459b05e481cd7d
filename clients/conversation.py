"""A client's side of the protocol, without I/O: what to send, and what happened.

Over one link after another it is one conversation:

    link opened --hello--> greeting --welcome--> [join_room again] --ok--> open, all in flight sent
         ^                                                                    |
         '------------------------------ link lost --------------------------'

Requests keep their `run` and `id` over links, so that one whose answer was lost is sent again
and is done once. Updates are let through in order and once each: one from before is dropped,
and one that leaves a gap makes the conversation ask for what it missed.
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, cast

from protocol.client_messages import (
    ClientMessage,
    CreateRoom,
    Hello,
    JoinRoom,
    LeaveRoom,
    Request,
    Resume,
)
from protocol.errors import ErrorCode
from protocol.ids import PROTOCOL_VERSION, ClosingReason, RoomCode
from protocol.server_messages import (
    Advice,
    Advise,
    Closing,
    Error,
    Ok,
    Pack,
    Pong,
    Previews,
    PutOut,
    Record,
    Reply,
    Room,
    RoomLook,
    Rooms,
    SeatOffer,
    ServerMessage,
    Update,
    Welcome,
)

__all__ = [
    "LATER",
    "Answer",
    "ClientEvent",
    "Conversation",
    "Greeting",
    "Heard",
    "Notice",
    "Offline",
    "Online",
    "RoomLost",
    "Stopped",
]

Answer: TypeAlias = Reply | Error

COMES_BACK = frozenset({ClosingReason.STOPPING, ClosingReason.SLOW})
"""Reasons after which a client comes back by itself, as after any with a time to do so."""

LATER = frozenset(
    {
        ErrorCode.BUSY,
        ErrorCode.RATE_LIMITED,
        ErrorCode.STORE_FULL,
        ErrorCode.STORE_UNAVAILABLE,
        ErrorCode.STOPPING,
        ErrorCode.INTERNAL,
    }
)
"""Refusals of a return to the room that say nothing about the room."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """Who speaks."""

    name: str
    locale: Literal["ja", "en"] = "en"
    role: Literal["player", "spectator"] = "player"
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Online:
    """The server has greeted: for the first time, or again after the link was lost."""

    welcome: Welcome
    is_first: bool


@dataclass(frozen=True, slots=True)
class Offline:
    """There is no link: it was lost, or another attempt failed."""

    attempt: int
    """Failed attempts since the last welcome; 0 when the link was lost just now."""
    retry_in_s: float
    cause: str
    """For developers."""


@dataclass(frozen=True, slots=True)
class Notice:
    """The server said something that answers no request."""

    message: Error | Closing


@dataclass(frozen=True, slots=True)
class RoomLost:
    """The way back into the room was refused."""

    error: Error


@dataclass(frozen=True, slots=True)
class Stopped:
    """The server ended it for good. The last event."""

    reason: str
    """One of `ClosingReason`; a newer server may have more."""
    error: Error | None
    """What it said before."""


ClientEvent: TypeAlias = Online | Offline | Room | Update | Notice | PutOut | RoomLost | Stopped


@dataclass(frozen=True, slots=True)
class Heard:
    """What a message from the server comes to."""

    send: tuple[ClientMessage, ...] = ()
    events: tuple[ClientEvent, ...] = ()
    answer: Answer | None = None
    """To the request of this id."""
    drops_link: bool = False
    """The link is to be closed and opened anew, after `retry_after_ms`."""
    retry_after_ms: int = 0


NOTHING = Heard()


class Conversation:
    """One client's conversation with one server, over as many links as it takes."""

    def __init__(self, greeting: Greeting, run: str) -> None:
        """`run` is 16 hex digits, new at each start of a client."""
        self.greeting = greeting
        self.token = greeting.token
        self.room: RoomCode | None = None
        """Where it is in, and returns to."""
        self.seen = 0
        """Version of the last update let through."""
        self.stopped: Stopped | None = None
        self._run = run
        self._count = 0
        self._in_flight: dict[int, ClientMessage] = {}
        self._is_open = False
        self._was_welcomed = False
        self._rejoining: int | None = None
        self._resuming: int | None = None
        self._last_error: Error | None = None

    def hello(self) -> Hello:
        """The greeting for a link that was just opened."""
        self._is_open = False
        self._rejoining = self._resuming = None
        return Hello(
            protocol=PROTOCOL_VERSION,
            run=self._run,
            role=self.greeting.role,
            name=self.greeting.name,
            locale=self.greeting.locale,
            token=self.token,
        )

    def ask(self, request: Request) -> tuple[int, ClientMessage | None]:
        """A request's number, and the message to send now; None where it is sent later."""
        id = self._next_id()
        numbered = request.model_copy(update={"id": id})
        message = cast(ClientMessage, numbered)  # the union of all kinds of requests, and Hello
        self._in_flight[id] = message
        return id, message if self._is_open else None

    def forget(self, id: int) -> None:
        """Nobody waits for the answer any more."""
        self._in_flight.pop(id, None)

    def receive(self, message: ServerMessage) -> Heard:
        """What a message comes to."""
        match message:
            case Welcome():
                return self._welcomed(message)
            case Update():
                return self._updated(message)
            case Room():
                return Heard(events=(message,))
            case Closing():
                return self._closing(message)
            case PutOut():
                return self._put_out(message)
            case (
                Ok()
                | Pong()
                | Previews()
                | Advice()
                | Rooms()
                | RoomLook()
                | Pack()
                | Record()
                | Error()
            ):
                return self._answered(message)
            case SeatOffer() | Advise():
                return NOTHING

    def _next_id(self) -> int:
        self._count += 1
        return self._count

    def _welcomed(self, welcome: Welcome) -> Heard:
        self.token = welcome.token
        online = Online(welcome, is_first=not self._was_welcomed)
        self._was_welcomed = True
        if self.room is None:
            return Heard(send=self._opened(), events=(online,))
        self._rejoining = self._next_id()
        back = JoinRoom(id=self._rejoining, code=self.room, resume_from=self.seen or None)
        return Heard(send=(back,), events=(online,))

    def _opened(self) -> tuple[ClientMessage, ...]:
        """Open from here on: all requests that wait for an answer, oldest first."""
        self._is_open = True
        return tuple(self._in_flight.values())

    def _answered(self, answer: Answer) -> Heard:
        if answer.id is None:
            assert isinstance(answer, Error)
            self._last_error = answer
            return Heard(events=(Notice(answer),))
        if answer.id == self._rejoining:
            return self._rejoined(answer)
        if answer.id == self._resuming:
            self._resuming = None
            return Heard(drops_link=isinstance(answer, Error))
        request = self._in_flight.pop(answer.id, None)
        if request is None:
            return NOTHING
        if isinstance(answer, Ok):
            self._done(request, answer)
        return Heard(answer=answer)

    def _rejoined(self, answer: Answer) -> Heard:
        self._rejoining = None
        if not isinstance(answer, Error):
            return Heard(send=self._opened())
        if answer.code in LATER:
            return Heard(drops_link=True)
        self._leave()
        return Heard(send=self._opened(), events=(RoomLost(answer),))

    def _done(self, request: ClientMessage, ok: Ok) -> None:
        match request:
            case CreateRoom() | JoinRoom():
                self.room = ok.code
            case LeaveRoom():
                self._leave()
            case _:
                pass

    def _leave(self) -> None:
        self.room = None
        self.seen = 0

    def _put_out(self, put_out: PutOut) -> Heard:
        if self.room == put_out.code:
            self._leave()
            self._resuming = None  # what was asked of the room is refused, and that is no fault
        return Heard(events=(put_out,))

    def _updated(self, update: Update) -> Heard:
        if update.from_version not in (0, self.seen):
            return NOTHING if update.version <= self.seen else self._missed()
        self.seen = update.version
        return Heard(events=(update,))

    def _missed(self) -> Heard:
        """A gap: what lies in it comes with the answer, and this update once more with it."""
        if self.room is None or self._resuming is not None:
            return NOTHING
        self._resuming = self._next_id()
        return Heard(send=(Resume(id=self._resuming, since=self.seen),))

    def _closing(self, closing: Closing) -> Heard:
        wait_ms = closing.retry_after_ms
        if wait_ms is None and closing.reason not in COMES_BACK:
            self.stopped = Stopped(closing.reason, self._last_error)
            return Heard(drops_link=True)
        return Heard(events=(Notice(closing),), drops_link=True, retry_after_ms=wait_ms or 0)
