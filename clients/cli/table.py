"""What the server has told of a room, and what of it is remembered for `log`, `last`, `score`."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from time import time
from typing import TypeAlias

from clients.cli.cards import CardWriter
from clients.texts import Texts, key
from protocol.game_types import GameEvent, GamePreview, GameView
from protocol.game_values import Moves, RoundResult, Seat, Side
from protocol.ids import MatchId, Phase, PlayerId
from protocol.packs import CardPack, PackInfo
from protocol.room_events import RoomEvent
from protocol.server_messages import Advice, GameInfo, MatchInfo, Previews, Room, Update, Welcome

__all__ = ["Scene", "Table", "Told"]

Told: TypeAlias = RoomEvent | GameEvent

LOG_MAX = 1000
NO_MOVES = Moves()


class Table:
    """The room as it was told last."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.update: Update | None = None
        self.results: tuple[RoundResult, ...] = ()
        """Of the rounds scored in the match."""
        self.log: deque[Told] = deque(maxlen=LOG_MAX)
        """What happened, oldest first; sentences are made when it is read."""
        self.commitments: dict[MatchId, str] = {}
        """What was shown for each match before anybody was ready."""
        self.games: dict[str, GameInfo] = {}
        self.packs: dict[str, PackInfo] = {}
        self._pack_by_hash: dict[str, CardPack] = {}
        self._previews: Previews | None = None
        self._advice: tuple[Advice, Moves] | None = None
        """The last hint, and what there was to choose from."""
        self.clock_ahead_ms = 0.0
        """The server's clock minus this machine's."""

    def take_welcome(self, welcome: Welcome) -> None:
        """What the server offers, and its time."""
        self.games = {info.id: info for info in welcome.games}
        self.packs = {info.id: info for info in welcome.packs}
        self.clock_ahead_ms = welcome.server_time_ms - time() * 1000

    def take_room(self, room: Room) -> None:
        """The lobby as it is now."""
        self.room = room
        self.commitments.setdefault(room.match_id, room.commitment)

    def take_update(self, update: Update) -> None:
        """What happened, and how the match stands now."""
        self.update = update
        if update.match is not None and update.match.results is not None:
            self.results = update.match.results
        self.log.extend(update.events)

    def take_pack(self, pack: CardPack) -> None:
        """A pack of captions, whole: kept for whenever a room has it."""
        self._pack_by_hash[pack.content_hash] = pack

    def take_previews(self, previews: Previews) -> None:
        """What the moves of a turn would leave the own seat with."""
        self._previews = previews

    def take_advice(self, advice: Advice) -> None:
        """A hint, for what there is to choose from now."""
        self._advice = advice, self.legal

    def forget(self) -> None:
        """The room was left."""
        self.room = None
        self.update = None
        self.results = ()
        self._previews = self._advice = None

    @property
    def pack(self) -> CardPack | None:
        """The captions of the room's cards, as soon as they have come."""
        info = self._pack_info
        return None if info is None else self._pack_by_hash.get(info.content_hash)

    @property
    def missing_pack(self) -> str | None:
        """The id of the room's pack, where the server has it and it has not come yet."""
        info = self._pack_info
        return None if info is None or self.pack is not None else info.id

    @property
    def _pack_info(self) -> PackInfo | None:
        if self.room is None or self.room.pack is None:
            return None
        return self.packs.get(self.room.pack)

    @property
    def phase(self) -> Phase | None:
        """Where the room is; None outside of one."""
        return None if self.room is None else self.room.phase

    @property
    def is_in_match(self) -> bool:
        """Is a match going on?"""
        return self.phase in (Phase.PLAYING, Phase.BETWEEN_ROUNDS)

    @property
    def seat(self) -> Seat | None:
        """The own seat."""
        return None if self.room is None else self.room.your_seat

    @property
    def wants_vote(self) -> bool:
        """Does the next round wait for this person to have seen the score?"""
        room, seat = self.room, self.seat
        if room is None or seat is None or room.phase is not Phase.BETWEEN_ROUNDS:
            return False
        return not room.seats[seat].wants_next_round

    @property
    def is_host(self) -> bool:
        """Is this person the room's host?"""
        return self.room is not None and self.room.host == self.room.you

    @property
    def view(self) -> GameView | None:
        """What may be known of the cards on the table."""
        return None if self.update is None else self.update.view

    @property
    def match(self) -> MatchInfo | None:
        """Where the match stands."""
        return None if self.update is None else self.update.match

    @property
    def legal(self) -> Moves:
        """What this person may do now."""
        return NO_MOVES if self.update is None else self.update.legal

    @property
    def turn(self) -> int:
        """What a move has to name."""
        return 0 if self.update is None else self.update.turn

    @property
    def previews(self) -> dict[str, GamePreview]:
        """What moves of the present turn would leave, by move, where the server was asked."""
        previews = self._previews
        if previews is None or previews.turn != self.turn:
            return {}
        return {preview.text: preview for preview in previews.by_move}

    @property
    def advice(self) -> Advice | None:
        """The last hint, as long as there is the same to choose from."""
        if self._advice is None:
            return None
        advice, legal = self._advice
        return advice if (advice.turn, legal) == (self.turn, self.legal) else None

    @property
    def version(self) -> int:
        """Of the room, as it was told last."""
        return 0 if self.update is None else self.update.version

    @property
    def is_my_turn(self) -> bool:
        """Does play wait for this person?"""
        if self.update is None or self.phase is not Phase.PLAYING:
            return False
        return self.seat in self.update.waiting_for


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a sentence is made with."""

    texts: Texts
    cards: CardWriter
    table: Table

    def name(self, seat: Seat) -> str:
        """Who sits there, as this person reads it."""
        room = self.table.room
        if room is None or not 0 <= seat < len(room.seats):
            return self.texts("seat", seat=seat + 1)
        if seat == room.your_seat:
            return self.texts("you")
        sitting = room.seats[seat]
        if sitting.kind == "bot" and sitting.name:
            return self.bot(sitting.name)
        return sitting.name or self.texts("seat", seat=seat + 1)

    def bot(self, name: str) -> str:
        """A bot's name in the person's language; one that was made unique is left as it is."""
        known = key("bot-name", name.lower())
        return self.texts(known) if self.texts.has(known) else name

    def seat_name(self, seat: int) -> str:
        """As `name`, for the place of an entry in a list with one entry a seat."""
        return self.name(Seat(seat))

    def person(self, player: PlayerId, name: str) -> str:
        """A person of an event, as this person reads it."""
        room = self.table.room
        return self.texts("you") if room is not None and room.you == player else name

    def side(self, side: Side) -> str:
        """Who scores together."""
        return "+".join(map(self.name, side))

    def names(self, seats: Iterable[Seat]) -> str:
        """Several of those who sit there."""
        return self.texts.list([self.name(seat) for seat in seats])

    def seat_numbers(self, seats: Iterable[int]) -> str:
        """Seats as people count them."""
        return self.texts.list([str(seat + 1) for seat in seats])

    def game(self, game: str) -> str:
        """The game's name."""
        name = f"game-{game}".replace("_", "-")
        return self.texts(name) if self.texts.has(name) else game
