"""What the server says: dataclasses, one closed union tagged by `type`.

A viewer's messages about a room are numbered by the room's version. Exactly one `update`
(several commits may be merged into one) reaches each viewer for each version; `room` comes
just before the `update` of a version that changed the lobby. An `update` whose `from` is not
the version seen last means loss: ask with `resume`. `from = 0` is a snapshot: it takes the
place of everything before.

Within a protocol version only these are added: fields, messages, events, error codes and
closing reasons. Clients ignore fields and messages that they do not know, read an unknown
event as `hidden`, and take unknown codes and reasons as texts.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator

from games.game import Hidden, Moves, RoundResult
from games.options import OptionValue
from games.seats import Seat, Side
from games.values import quickly_built
from protocol.advice import AdviceArgument
from protocol.errors import ErrorCode
from protocol.game_types import GameEvent, GamePreview, GameView
from protocol.ids import ClosingReason, MatchId, Pace, Phase, PlayerId, RoomCode, Version
from protocol.packs import CardPack
from protocol.public_rooms import RoomInfo
from protocol.room_events import RoomEvent
from protocol.room_look import RoomLook
from protocol.welcome import GameInfo, Limits, Welcome

__all__ = [
    "Advice",
    "Advise",
    "Closing",
    "Error",
    "GameInfo",
    "Limits",
    "MatchInfo",
    "MemberInfo",
    "Ok",
    "Pack",
    "Pong",
    "Previews",
    "PutOut",
    "Record",
    "Reply",
    "Room",
    "RoomLook",
    "Rooms",
    "SeatInfo",
    "SeatOffer",
    "ServerMessage",
    "Update",
    "Welcome",
]

ErrorArgument: TypeAlias = str | int | bool | tuple[int, ...] | None


def _known_or_hidden(event: object, validate: ValidatorFunctionWrapHandler) -> object:
    """An event that a newer server tells of is read like one that is not told."""
    try:
        return validate(event)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if first["type"] == "union_tag_invalid" and not first["loc"]:
            return Hidden()
        raise


Event: TypeAlias = Annotated[
    RoomEvent | GameEvent, Field(discriminator="type"), WrapValidator(_known_or_hidden)
]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    player: PlayerId | None
    """The person's; None otherwise."""
    name: str
    """Of who sits there; an empty text for an open seat and for a bot not yet there."""
    ready: bool
    """For the start of the match."""
    connected: bool
    """Is a connection of the person or bot open?"""
    wants_next_round: bool
    """Has it said `next_round`?"""


@dataclass(frozen=True, slots=True)
class MemberInfo:
    """A person in the room."""

    player: PlayerId
    name: str
    seat: Seat | None
    connected: bool
    is_host: bool


@dataclass(frozen=True, slots=True)
class Room:
    """The lobby, whole."""

    code: RoomCode
    version: Version
    """Of the `update` that follows."""
    phase: Phase
    game: str
    options: dict[str, OptionValue]
    """Every option with its value."""
    differing: dict[str, OptionValue]
    """Those that differ from the standard."""
    seats: tuple[SeatInfo, ...]
    """Seat 0 first."""
    sides: tuple[Side, ...]
    """The seats that score together, as they are taken now."""
    members: tuple[MemberInfo, ...]
    """The persons in the room."""
    host: PlayerId
    you: PlayerId
    """The viewer's own id."""
    your_seat: Seat | None
    """None: the viewer watches."""
    pace: Pace
    """How long bots seem to think."""
    between_rounds_s: int
    """The longest wait for `next_round`."""
    match_id: MatchId
    """Of the match in play, or of the next one."""
    commitment: str
    """SHA-256 that binds the match's seed."""
    pack: str | None = None
    """The captions that the cards have; ask for them with `get_pack`."""
    public: bool = False
    """Is it in the list of public rooms?"""
    locked: bool = False
    """Are newcomers refused?"""
    spectators: bool = True
    """May newcomers watch?"""
    hints: bool = True
    """May those who play ask for hints?"""
    type: Literal["room"] = "room"


@quickly_built
@dataclass(frozen=True, slots=True)
class MatchInfo:
    """Where the match stands."""

    match_id: MatchId
    round_number: int
    """From 1."""
    sides: tuple[Side, ...]
    """The seats that score together."""
    totals: tuple[int, ...]
    """One a side."""
    over: bool
    ranks: tuple[int, ...]
    """One a side; empty until over."""
    results: tuple[RoundResult, ...] | None
    """The rounds scored so far; None where they are as in the update before."""


@quickly_built
@dataclass(frozen=True, slots=True)
class Update:
    """What happened from one version to another, and all that the viewer may know now."""

    from_version: Annotated[Version, Field(alias="from")]
    """The version that the viewer saw last; 0 for a snapshot. On the wire `from`."""
    version: Version
    """The version after the events."""
    events: tuple[Event, ...]
    """In order; those hidden from this viewer stand as `hidden`."""
    match: MatchInfo | None
    """None before the first match."""
    view: GameView | None
    """None while no cards are on the table."""
    turn: int
    """What a move has to name; 0 without a match."""
    legal: Moves
    """What the viewer may do now."""
    waiting_for: tuple[Seat, ...]
    """The seats without whose move play does not go on."""
    deadline_ms: int | None
    """When the present wait ends by itself, in the server's time."""
    type: Literal["update"] = "update"


@quickly_built
@dataclass(frozen=True, slots=True)
class Ok:
    """A request was done, at `version` where it concerned a room."""

    id: int
    version: Version | None = None
    code: RoomCode | None = None
    """The room's, for `create_room` and `join_room`."""
    type: Literal["ok"] = "ok"


@dataclass(frozen=True, slots=True)
class Error:
    """A request was refused and nothing changed."""

    id: int | None
    """None where it answers no request."""
    code: Annotated[ErrorCode | str, Field(union_mode="left_to_right")]
    """One of `ErrorCode`; a newer server may have more."""
    reason: str | None = None
    """The rule's name, for an illegal move."""
    anchor: str | None = None
    """Place on the game's help page that explains it."""
    detail: str = ""
    """For developers, in English."""
    arguments: dict[str, ErrorArgument] = field(default_factory=dict)
    """For the sentence shown to people."""
    type: Literal["error"] = "error"


@dataclass(frozen=True, slots=True)
class Pong:
    """Answer to `ping`."""

    id: int
    server_time_ms: int
    """Since 1970."""
    type: Literal["pong"] = "pong"


@dataclass(frozen=True, slots=True)
class Closing:
    """The server is about to end this connection."""

    reason: Annotated[ClosingReason | str, Field(union_mode="left_to_right")]
    """One of `ClosingReason`; a newer server may have more."""
    retry_after_ms: int | None = None
    """When to come back; None: not by itself."""
    type: Literal["closing"] = "closing"


@dataclass(frozen=True, slots=True)
class PutOut:
    """The viewer is out of the room and hears no more of it; the connection stays.

    It may open another room, or come into one.
    """

    code: RoomCode
    """The room's."""
    reason: Annotated[ErrorCode | str, Field(union_mode="left_to_right")]
    """What a `join_room` would be refused with: `kicked`. A newer server may have more."""
    type: Literal["put_out"] = "put_out"


@dataclass(frozen=True, slots=True)
class Rooms:
    """Answer to `list_rooms`."""

    id: int
    rooms: tuple[RoomInfo, ...]
    """Those in which something has happened last come first; 50 at the most."""
    type: Literal["rooms"] = "rooms"


@dataclass(frozen=True, slots=True)
class Previews:
    """Answer to `preview`: what moves would leave the own seat with, for its own eyes."""

    id: int
    turn: int
    """The turn that the moves belong to, as in `update`."""
    by_move: tuple[GamePreview, ...]
    """In the order of `legal.listed`; moves that say nothing of the hand are not here."""
    type: Literal["previews"] = "previews"


@dataclass(frozen=True, slots=True)
class Advice:
    """Answer to `hint`: what a bot would do in the own seat, and what decided. Nothing is done."""

    id: int
    turn: int
    """The turn that the move belongs to, as in `update`."""
    move: str
    """In notation, as `move` takes it."""
    reason: str
    """What decided: the sentence `advice-<game>-<reason>`. A newer server may know more."""
    arguments: dict[str, AdviceArgument]
    """For the sentence, by names that say what they are: `card` and `cards` in notation, `suit`,
    `seat` and `seats` from 0; all others are numbers."""
    type: Literal["advice"] = "advice"


@dataclass(frozen=True, slots=True)
class Pack:
    """Answer to `get_pack`: the same for as long as its `content_hash` is the same."""

    id: int
    pack: CardPack
    type: Literal["pack"] = "pack"


@dataclass(frozen=True, slots=True)
class Record:
    """Answer to `get_record`: a finished match, as docs/records.md describes it."""

    id: int
    record: dict[str, Any]  # JSON, described in docs/records.md
    type: Literal["record"] = "record"


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """To a bot host: a seat that a bot may take with this ticket, once."""

    ticket: str
    """For the `hello` of the bot's own connection."""
    code: RoomCode
    seat: Seat
    game: str
    type: Literal["seat_offer"] = "seat_offer"


@dataclass(frozen=True, slots=True)
class Advise:
    """To a bot host: somebody in a seat asks for a hint; answer with `advice_from_host`."""

    request: int
    """For the answer."""
    game: str
    seat: Seat
    view: GameView
    """What the seat may know; options that differ from the standard are in it."""
    legal: Moves
    """What it may do now."""
    events: tuple[Event, ...]
    """What the seat has heard of the round so far, from the deal on as far as it is kept."""
    type: Literal["advise"] = "advise"


Reply: TypeAlias = Ok | Pong | Previews | Advice | Rooms | RoomLook | Pack | Record
"""What a request that was done is answered with."""

ServerMessage: TypeAlias = Annotated[
    Welcome | Room | Update | Reply | Error | Closing | PutOut | SeatOffer | Advise,
    Field(discriminator="type"),
]
