"""What clients say: one closed union, tagged by `type`, validated once at the border.

Requests carry `id`, a counter within the client's run, and get exactly one answer with it.
Secrets stay out of a model's repr.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from protocol.client_fields import (
    NAME_LENGTH_MAX,
    AdvisedArgument,
    BotKey,
    CodeText,
    Counter,
    CreateCode,
    GameId,
    Hex8,
    Hex32,
    Message,
    MoveText,
    OptionChoice,
    OptionName,
    PackId,
    PlayerIdText,
    ReasonName,
    Request,
    SeatCount,
    SeatNumber,
    Ticket,
)
from protocol.ids import Pace

__all__ = [
    "AddBot",
    "AdviceFromHost",
    "ClientMessage",
    "CreateRoom",
    "DrawSeats",
    "EndMatch",
    "GetPack",
    "GetRecord",
    "Hello",
    "Hint",
    "JoinRoom",
    "Kick",
    "LeaveRoom",
    "ListRooms",
    "LookRoom",
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


class Hello(Message):
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


class ListRooms(Request):
    """Ask which public rooms can be come into, from anywhere. Answered with `rooms`."""

    type: Literal["list_rooms"] = "list_rooms"


class LookRoom(Request):
    """Ask who is in a room and whether one may come in, from anywhere. Answered with `room_look`.

    Nothing changes by it, and nobody inside hears of it.
    """

    type: Literal["look_room"] = "look_room"
    code: CodeText
    """The room's, as typed."""


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
    public: bool | None = None
    """Is the room in the list of public rooms, for everybody to find?"""
    locked: bool | None = None
    """Are newcomers refused? Whoever the room lists comes back in all the same."""
    spectators: bool | None = None
    """May newcomers watch? Whoever is in the room already may stay without a seat."""
    hints: bool | None = None
    """May those who play ask for hints?"""


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


class Kick(Request):
    """Host: send a person out of the room until the next match has started, or this one is over.

    In a match a bot takes over the seat at once, also that of somebody who has left.
    """

    type: Literal["kick"] = "kick"
    player: PlayerIdText
    """As `room` lists the person, in `members` or in a seat."""


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
    text: MoveText
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


class Hint(Request):
    """Ask what a bot would do in the own seat now, and why. Answered with `advice`."""

    type: Literal["hint"] = "hint"


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


class AdviceFromHost(Request):
    """Bot host: what a bot would do, in answer to `advise`."""

    type: Literal["advice_from_host"] = "advice_from_host"
    request: Counter
    """Of the `advise`."""
    move: MoveText
    """In notation."""
    reason: ReasonName
    """One of those in `protocol/advice.py`, of the game."""
    arguments: Annotated[dict[OptionName, AdvisedArgument], Field(max_length=8)]
    """Those that the reason names."""


ClientMessage: TypeAlias = Annotated[
    Hello
    | Ping
    | CreateRoom
    | JoinRoom
    | LeaveRoom
    | ListRooms
    | LookRoom
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
    | Kick
    | Ready
    | Start
    | Reveal
    | NextRound
    | EndMatch
    | MakeMove
    | Resume
    | Preview
    | Hint
    | GetPack
    | GetRecord
    | Offer
    | AdviceFromHost,
    Field(discriminator="type"),
]
