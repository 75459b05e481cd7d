"""What happens in a room beside the game itself: told to everybody in it, whole.

Clients make sentences of them. Seats are numbers, people are named as they were then.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.game import RoundResult
from games.options import OptionValue
from games.seats import Seat, Side
from protocol.ids import MatchId, Pace, PlayerId

__all__ = [
    "AccessSet",
    "BotRemoved",
    "BotSeated",
    "BotWanted",
    "GameSet",
    "HintsSet",
    "HostChanged",
    "MatchAbandoned",
    "MatchFinished",
    "MatchStarted",
    "NextRoundWanted",
    "OptionsSet",
    "PackSet",
    "PersonAway",
    "PersonBack",
    "PersonJoined",
    "PersonKicked",
    "PersonLeft",
    "PersonReady",
    "PersonSat",
    "PersonStood",
    "Revealed",
    "Rewound",
    "RoomEvent",
    "RoomOpened",
    "RoomSet",
    "RoundScored",
    "SeatsDrawn",
    "SeatsSwapped",
    "StartCancelled",
    "Starting",
]


@dataclass(frozen=True, slots=True)
class RoomOpened:
    """The room exists from here on."""

    player: PlayerId
    name: str
    type: Literal["room_opened"] = "room_opened"


@dataclass(frozen=True, slots=True)
class PersonJoined:
    """Somebody new came in."""

    player: PlayerId
    name: str
    type: Literal["person_joined"] = "person_joined"


@dataclass(frozen=True, slots=True)
class PersonLeft:
    """Somebody left for good; `seat` is the one kept in a match, if any."""

    player: PlayerId
    name: str
    seat: Seat | None
    type: Literal["person_left"] = "person_left"


@dataclass(frozen=True, slots=True)
class PersonKicked:
    """The host sent somebody out; `seat` is the one the person had, if any."""

    player: PlayerId
    name: str
    seat: Seat | None
    type: Literal["person_kicked"] = "person_kicked"


@dataclass(frozen=True, slots=True)
class PersonAway:
    """Somebody's last connection is gone."""

    player: PlayerId
    name: str
    seat: Seat | None
    type: Literal["person_away"] = "person_away"


@dataclass(frozen=True, slots=True)
class PersonBack:
    """Somebody who was away or had left is back."""

    player: PlayerId
    name: str
    seat: Seat | None
    type: Literal["person_back"] = "person_back"


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The room has another host."""

    player: PlayerId
    name: str
    type: Literal["host_changed"] = "host_changed"


@dataclass(frozen=True, slots=True)
class PersonSat:
    """Somebody took a seat."""

    seat: Seat
    player: PlayerId
    name: str
    type: Literal["person_sat"] = "person_sat"


@dataclass(frozen=True, slots=True)
class PersonStood:
    """Somebody gave up a seat."""

    seat: Seat
    player: PlayerId
    name: str
    type: Literal["person_stood"] = "person_stood"


@dataclass(frozen=True, slots=True)
class PersonReady:
    """Somebody is ready, or no longer."""

    seat: Seat
    name: str
    ready: bool
    type: Literal["person_ready"] = "person_ready"


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """The host exchanged two seats."""

    seat: Seat
    other: Seat
    type: Literal["seats_swapped"] = "seats_swapped"


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """The seats were drawn by lot."""

    names: tuple[str, ...]
    """Who sits where now, seat 0 first; an empty text for an open seat."""
    type: Literal["seats_drawn"] = "seats_drawn"


@dataclass(frozen=True, slots=True)
class GameSet:
    """Another game was chosen."""

    game: str
    type: Literal["game_set"] = "game_set"


@dataclass(frozen=True, slots=True)
class OptionsSet:
    """Options were changed: those that have another value than before."""

    changed: dict[str, OptionValue]
    type: Literal["options_set"] = "options_set"


@dataclass(frozen=True, slots=True)
class RoomSet:
    """Number of seats, pace or wait were changed: what they are now."""

    seats: int
    pace: Pace
    between_rounds_s: int
    type: Literal["room_set"] = "room_set"


@dataclass(frozen=True, slots=True)
class AccessSet:
    """Who may come in was changed: None stands for what is as before."""

    public: bool | None = None
    """Is the room in the list of public rooms?"""
    locked: bool | None = None
    """Are newcomers refused?"""
    spectators: bool | None = None
    """May newcomers watch?"""
    type: Literal["access_set"] = "access_set"


@dataclass(frozen=True, slots=True)
class HintsSet:
    """The host has allowed hints, or switched them off."""

    hints: bool
    type: Literal["hints_set"] = "hints_set"


@dataclass(frozen=True, slots=True)
class PackSet:
    """The cards have other captions now, or none any more."""

    pack: str | None
    type: Literal["pack_set"] = "pack_set"


@dataclass(frozen=True, slots=True)
class BotWanted:
    """A seat waits for a bot: for the first one, or because the one before is gone."""

    seat: Seat
    replaces: bool
    type: Literal["bot_wanted"] = "bot_wanted"


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot sat down."""

    seat: Seat
    name: str
    type: Literal["bot_seated"] = "bot_seated"


@dataclass(frozen=True, slots=True)
class BotRemoved:
    """The host sent a bot away; its seat is open."""

    seat: Seat
    type: Literal["bot_removed"] = "bot_removed"


@dataclass(frozen=True, slots=True)
class Starting:
    """The host has started: those who were ready reveal their nonces now."""

    type: Literal["starting"] = "starting"


@dataclass(frozen=True, slots=True)
class Revealed:
    """A seat's nonce is known."""

    seat: Seat
    type: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class StartCancelled:
    """A seat was emptied before the deal: the room is a lobby again."""

    type: Literal["start_cancelled"] = "start_cancelled"


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """All that the match key is made of but the seed, so that the deal can be proved later."""

    match_id: MatchId
    commitment: str
    game: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    """Who sits where, seat 0 first."""
    nonces: tuple[str | None, ...]
    """One a seat; None for a bot, and for one that was not revealed in time."""
    type: Literal["match_started"] = "match_started"


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over."""

    number: int
    sides: tuple[Side, ...]
    result: RoundResult
    totals: tuple[int, ...]
    type: Literal["round_scored"] = "round_scored"


@dataclass(frozen=True, slots=True)
class NextRoundWanted:
    """Somebody has seen the score."""

    seat: Seat | None
    name: str
    type: Literal["next_round_wanted"] = "next_round_wanted"


@dataclass(frozen=True, slots=True)
class MatchFinished:
    """The match is over: its ranks, and the seed that was committed to."""

    match_id: MatchId
    sides: tuple[Side, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    seed: str
    type: Literal["match_finished"] = "match_finished"


@dataclass(frozen=True, slots=True)
class MatchAbandoned:
    """The host ended the match before its end."""

    match_id: MatchId
    seed: str
    type: Literal["match_abandoned"] = "match_abandoned"


@dataclass(frozen=True, slots=True)
class Rewound:
    """The store lost its last writes; play goes on from what it still had."""

    lost: int
    """How many commits at least."""
    type: Literal["rewound"] = "rewound"


RoomEvent: TypeAlias = (
    RoomOpened
    | PersonJoined
    | PersonLeft
    | PersonKicked
    | PersonAway
    | PersonBack
    | HostChanged
    | PersonSat
    | PersonStood
    | PersonReady
    | SeatsSwapped
    | SeatsDrawn
    | GameSet
    | OptionsSet
    | RoomSet
    | AccessSet
    | HintsSet
    | PackSet
    | BotWanted
    | BotSeated
    | BotRemoved
    | Starting
    | Revealed
    | StartCancelled
    | MatchStarted
    | RoundScored
    | NextRoundWanted
    | MatchFinished
    | MatchAbandoned
    | Rewound
)
