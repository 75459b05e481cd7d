"""What is to be done about a message: the closed union of a session's effects."""

from dataclasses import dataclass
from typing import TypeAlias

from games.values import quickly_built
from protocol.client_messages import AdviceFromHost, CreateRoom, Offer
from protocol.ids import ClosingReason, RoomCode
from protocol.server_messages import ServerMessage
from server.room.commands import RoomRequest

__all__ = [
    "Answer",
    "AskHint",
    "Effect",
    "End",
    "Enter",
    "FetchRecord",
    "GiveAdvice",
    "LookAhead",
    "LookInside",
    "OfferBots",
    "Open",
    "Relay",
    "Repeat",
    "ShowRooms",
    "TakeSeat",
]


@dataclass(frozen=True, slots=True)
class Answer:
    """Say this."""

    message: ServerMessage


@dataclass(frozen=True, slots=True)
class End:
    """End the connection, after saying why where there is a reason to say."""

    code: int
    detail: str
    reason: ClosingReason | None = None


@quickly_built
@dataclass(frozen=True, slots=True)
class Relay:
    """Put a request to the room that the session is in."""

    code: RoomCode
    request: RoomRequest


@dataclass(frozen=True, slots=True)
class Open:
    """Open a room."""

    request: CreateRoom


@dataclass(frozen=True, slots=True)
class Enter:
    """Come into a room as a person."""

    id: int
    code: RoomCode
    resume_from: int | None


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Come into a room as a bot, to the seat that a ticket names."""

    ticket: str


@dataclass(frozen=True, slots=True)
class Repeat:
    """Tell what happened in the room since a version."""

    id: int
    code: RoomCode
    since: int


@dataclass(frozen=True, slots=True)
class LookAhead:
    """Tell what each move would leave the seat with."""

    id: int
    code: RoomCode


@dataclass(frozen=True, slots=True)
class AskHint:
    """Find out what a bot would do in the seat."""

    id: int
    code: RoomCode


@dataclass(frozen=True, slots=True)
class FetchRecord:
    """Give the record of a finished match."""

    id: int
    code: RoomCode
    match_id: str | None


@dataclass(frozen=True, slots=True)
class ShowRooms:
    """Tell which public rooms there are."""

    id: int


@dataclass(frozen=True, slots=True)
class LookInside:
    """Tell who is in a room, from outside."""

    id: int
    code: RoomCode


@dataclass(frozen=True, slots=True)
class OfferBots:
    """A bot host says what can be had of it."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class GiveAdvice:
    """A bot host answers a question."""

    advice: AdviceFromHost


Effect: TypeAlias = (
    Answer
    | End
    | Relay
    | Open
    | Enter
    | TakeSeat
    | Repeat
    | LookAhead
    | FetchRecord
    | AskHint
    | ShowRooms
    | LookInside
    | OfferBots
    | GiveAdvice
)
