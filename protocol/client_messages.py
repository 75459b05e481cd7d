"""What clients say: one closed union, tagged by `type`, validated once at the border.

Requests carry `id`, a counter within the client's run, and get exactly one answer with it.
Models are frozen, refuse unknown fields and convert nothing: a number is no text, a switch no
number. Secrets stay out of a model's repr.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from protocol.ids import Pace

__all__ = [
    "AddBot",
    "ClientMessage",
    "CreateRoom",
    "DrawSeats",
    "EndMatch",
    "GetPack",
    "GetRecord",
    "Hello",
    "JoinRoom",
    "LeaveRoom",
    "MakeMove",
    "NextRound",
    "Offer",
    "Ping",
    "Preview",
    "Ready",
    "RemoveBot",
    "Request",
    "Resume",
    "Reveal",
    "SetGame",
    "SetOptions",
    "SetPack",
    "SetRoom",
    "Sit",
    "Stand",
    "Start",
    "SwapSeats",
]

SEATS_MAX = 7
NAME_LENGTH_MAX = 64
"""In code points, as sent; people see a dozen columns at the most."""

Hex8 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
"""8 bytes as lower-case hex text."""
Hex32 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""32 bytes as lower-case hex text."""
Counter = Annotated[int, Field(ge=0, lt=2**53)]
"""Up to what a number of JavaScript holds exactly."""
SeatNumber = Annotated[int, Field(ge=0, lt=SEATS_MAX)]
SeatCount = Annotated[int, Field(ge=2, le=SEATS_MAX)]
CodeText = Annotated[str, StringConstraints(min_length=1, max_length=32)]
"""A room code as typed: dash, case and width are the server's to fold."""
CreateCode = Annotated[str, StringConstraints(max_length=128)]
BotKey = Annotated[str, StringConstraints(max_length=128)]
Ticket = Annotated[str, StringConstraints(max_length=64)]
GameId = Annotated[str, StringConstraints(pattern=r"^[a-z_]{1,32}$")]
PackId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,32}$")]
OptionName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
OptionChoice: TypeAlias = (
    bool
    | Annotated[int, Field(gt=-(2**53), lt=2**53)]
    | Annotated[str, StringConstraints(max_length=32)]
    | None
)


class _Message(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True
    )


class Request(_Message):
    """Root of everything that is answered with `ok` or `error`."""

    id: Counter
    """Comes back in the answer; a repeat of an accepted one within a run is answered alike."""


class Hello(_Message):
    """The greeting, first and once. Answered with `welcome`."""

    type: Literal["hello"] = "hello"
    protocol: Counter
    """The protocol version that the client speaks: 1."""
    run: Hex8
    """Random, new at each start of the client; kept when it only reconnects."""
    role: Literal["player", "spectator", "bot_host", "bot"] = "player"
    """What the connection is for: to sit, to watch, to offer bots, to be one."""
    name: Annotated[str, StringConstraints(max_length=NAME_LENGTH_MAX)] = ""
    """As others are to see it; without one the server gives one."""
    locale: Literal["ja", "en"] = "en"
    """The language that the person reads."""
    token: Annotated[Hex32 | None, Field(repr=False)] = None
    """The player's, if it has one; without one it is a new player."""
    bot_key: Annotated[BotKey | None, Field(repr=False)] = None
    """What lets a bot host in, for the role `bot_host`."""
    ticket: Annotated[Ticket | None, Field(repr=False)] = None
    """Of the `seat_offer` that the bot follows, for the role `bot`."""


class Ping(Request):
    """Answered with `pong`."""

    type: Literal["ping"] = "ping"


class CreateRoom(Request):
    """Open a room and be in it as its host; the answer carries its code."""

    type: Literal["create_room"] = "create_room"
    game: GameId = "fifty_one"
    """One of those that `welcome` lists."""
    seats: SeatCount = 4
    """How many play."""
    create_code: Annotated[CreateCode | None, Field(repr=False)] = None
    """What lets one open rooms, where the server asks for it."""


class JoinRoom(Request):
    """Come in; a known player is back in its seat."""

    type: Literal["join_room"] = "join_room"
    code: CodeText
    """The room's, as typed."""
    resume_from: Counter | None = None
    """The version seen last, by one who was here before: as `since` of `resume`."""


class LeaveRoom(Request):
    """Go for good; in a match the seat stays reserved for the token."""

    type: Literal["leave_room"] = "leave_room"


class Sit(Request):
    """Take a free seat."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = None
    """The first free one if none is named."""


class Stand(Request):
    """Give up the own seat, before a match."""

    type: Literal["stand"] = "stand"


class SwapSeats(Request):
    """Host: exchange who sits in two seats."""

    type: Literal["swap_seats"] = "swap_seats"
    seat: SeatNumber
    """One of them."""
    other: SeatNumber
    """And the other."""


class DrawSeats(Request):
    """Host: draw the seats of all who sit by lot."""

    type: Literal["draw_seats"] = "draw_seats"


class SetGame(Request):
    """Host: choose the game; its options are standard again."""

    type: Literal["set_game"] = "set_game"
    game: GameId
    """One of those that `welcome` lists."""


class SetOptions(Request):
    """Host: set options of the game by name."""

    type: Literal["set_options"] = "set_options"
    options: Annotated[dict[OptionName, OptionChoice], Field(max_length=64)]
    """The options to set, as `welcome` describes them."""
    reset: bool = False
    """Are the others to be standard again? Otherwise they stay as they are."""


class SetRoom(Request):
    """Host: change what is given here; the rest stays."""

    type: Literal["set_room"] = "set_room"
    seats: SeatCount | None = None
    """How many play."""
    pace: Annotated[Pace | None, Field(strict=False)] = None
    """How long bots seem to think."""
    between_rounds_s: Annotated[int, Field(ge=0, le=600)] | None = None
    """The longest wait for `next_round`."""


class SetPack(Request):
    """Host: choose what is written and drawn on the cards; in a match too."""

    type: Literal["set_pack"] = "set_pack"
    pack: PackId | None
    """One of those that `welcome` lists, or none."""


class AddBot(Request):
    """Host: give an open seat to a bot."""

    type: Literal["add_bot"] = "add_bot"
    seat: SeatNumber | None = None
    """The first open one if none is named."""


class RemoveBot(Request):
    """Host: send a bot away."""

    type: Literal["remove_bot"] = "remove_bot"
    seat: SeatNumber
    """Where it sits."""


class Ready(Request):
    """Be ready for the start, or no longer."""

    type: Literal["ready"] = "ready"
    nonce_hash: Hex32 | None
    """SHA-256 of 32 random bytes that stay secret until the start; None: not ready."""


class Start(Request):
    """Host: start the match."""

    type: Literal["start"] = "start"
    fill: bool = False
    """Are open seats to be given to bots?"""


class Reveal(Request):
    """After the event `starting`: give away the nonce whose hash came with `ready`."""

    type: Literal["reveal"] = "reveal"
    nonce: Annotated[Hex32, Field(repr=False)]
    """The 32 bytes, as hex text."""


class NextRound(Request):
    """Seen the score: deal the next round as soon as everybody says so."""

    type: Literal["next_round"] = "next_round"


class EndMatch(Request):
    """Host: abandon the match; its seed is shown."""

    type: Literal["end_match"] = "end_match"


class MakeMove(Request):
    """Make a move of the own seat."""

    type: Literal["move"] = "move"
    text: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    """In notation: `swap 4C KS`."""
    turn: Counter
    """The turn that it was chosen at."""


class Resume(Request):
    """Tell everything since a version, or the whole view where that cannot be told."""

    type: Literal["resume"] = "resume"
    since: Counter
    """The version seen last; 0 for the whole view."""


class Preview(Request):
    """Ask what each move would leave the own seat with. Answered with `previews`."""

    type: Literal["preview"] = "preview"


class GetPack(Request):
    """Ask for a pack of captions, whole. Answered with `pack`."""

    type: Literal["get_pack"] = "get_pack"
    pack: PackId
    """One of those that `welcome` lists."""


class GetRecord(Request):
    """Give the record of a finished match."""

    type: Literal["get_record"] = "get_record"
    match_id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")] | None = None
    """The room's last one if none is named."""


class Offer(Request):
    """Bot host: say what can be had; each offer takes the place of the one before."""

    type: Literal["offer"] = "offer"
    free: Annotated[int, Field(ge=0, le=10_000)]
    """How many bots more it can seat."""
    games: Annotated[tuple[GameId, ...], Field(max_length=32, strict=False)]
    """What its bots can play."""


ClientMessage: TypeAlias = Annotated[
    Hello
    | Ping
    | CreateRoom
    | JoinRoom
    | LeaveRoom
    | Sit
    | Stand
    | SwapSeats
    | DrawSeats
    | SetGame
    | SetOptions
    | SetRoom
    | SetPack
    | AddBot
    | RemoveBot
    | Ready
    | Start
    | Reveal
    | NextRound
    | EndMatch
    | MakeMove
    | Resume
    | Preview
    | GetPack
    | GetRecord
    | Offer,
    Field(discriminator="type"),
]
