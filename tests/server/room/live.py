"""A room that decides one command after the other, as the hall does, without a store."""

from collections import defaultdict
from hashlib import sha256
from itertools import count

from games.options import OptionValue
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.client_messages import (
    CreateRoom,
    MakeMove,
    NextRound,
    Ready,
    Reveal,
    SetOptions,
    SetRoom,
    Start,
)
from protocol.ids import ConnectionId, MatchId, Phase, PlayerId, ProcessId, RoomCode, RunId, Version
from server.room.commands import (
    Arrive,
    ArriveBot,
    Ask,
    Chance,
    Command,
    Decision,
    Lose,
    RecordEntry,
    RoomRequest,
    Told,
    Wake,
)
from server.room.create import open_room
from server.room.decide import decide
from server.room.document import Connection, Member, RoomDocument
from server.room.fairness import nonce_hash
from server.store.types import StoredRoom

__all__ = ["CODE", "LiveRoom", "connection", "nonce_of", "player_of", "types_of"]

CODE = RoomCode("KAZE7Q2M")
START_MS = 1_000_000


def player_of(name: str) -> PlayerId:
    return PlayerId(sha256(name.encode()).hexdigest()[:32])


def nonce_of(name: str) -> str:
    return sha256(f"nonce of {name}".encode()).hexdigest()


def connection(name: str, number: int = 1) -> Connection:
    return Connection(ProcessId("process"), ConnectionId(f"{name}-{number}"))


def types_of(events: tuple[Told, ...]) -> list[str]:
    return [event.type for event in events]


class LiveRoom:
    """The room of A, its host, seated unless it only watches; it counts versions and time."""

    def __init__(
        self, *, seats: int = 4, host_sits: bool = True, match_key: MatchKey | None = None
    ) -> None:
        self.now_ms = START_MS
        self.match_key = match_key
        self.version = Version(0)
        self.events: list[Told] = []
        self.records: defaultdict[MatchId, list[RecordEntry]] = defaultdict(list)
        self._request_ids = count(1)
        self._bytes = count()
        self._bots = count(1)
        creator = Arrive(player_of("A"), "A", connection("A"), sits=host_sits)
        opening = open_room(CODE, creator, CreateRoom(id=0, seats=seats), self.chance())
        self.document: RoomDocument = opening.document
        self._commit(opening)

    @property
    def stored(self) -> StoredRoom:
        return StoredRoom(self.document, self.version, "0" * 32)

    @property
    def seated(self) -> list[PlayerId | None]:
        return [place.player for place in self.document.seats]

    @property
    def host(self) -> PlayerId:
        return self.document.host

    def phase(self) -> Phase:
        return self.document.phase

    def chance(self) -> Chance:
        return Chance(self.now_ms, self._random_bytes, Version(self.version + 1), self.match_key)

    def do(self, command: Command) -> Decision:
        decision = decide(self.document, command, self.chance())
        if decision.document is not self.document:
            self._commit(decision)
        return decision

    def ask(self, name: str, request: RoomRequest) -> Decision:
        """Asks under a number of its own, whatever `id` the request has."""
        numbered = request.model_copy(update={"id": next(self._request_ids)})
        return self.do(Ask(player_of(name), RunId("0" * 16), numbered))

    def come(self, name: str, *others: str, number: int = 1, sits: bool = True) -> Decision:
        """They arrive one after the other; the decision is the last one's."""
        command = Arrive(player_of(name), name, connection(name, number), sits=sits)
        decision = self.do(command)
        return self.come(*others, number=number, sits=sits) if others else decision

    def lose(self, *names: str) -> Decision:
        held = [self.member(name).connections for name in names]
        return self.do(Lose(tuple(one for connections in held for one in connections)))

    def seat_bots(self) -> None:
        for place in self.document.seats:
            if place.ticket is not None:
                name = f"bot {next(self._bots)}"
                self.do(ArriveBot(place.ticket.secret, player_of(name), connection(name)))

    def ready(self, *names: str) -> None:
        for name in names:
            self.ask(name, Ready(id=0, nonce_hash=nonce_hash(nonce_of(name))))

    def reveal(self, *names: str) -> None:
        for name in names:
            self.ask(name, Reveal(id=0, nonce=nonce_of(name)))

    def set(self, *, between_rounds_s: int | None = None, **options: OptionValue) -> None:
        self.ask("A", SetRoom(id=0, between_rounds_s=between_rounds_s))
        self.ask("A", SetOptions(id=0, options=options))

    def start(self, *ready: str) -> None:
        """A starts a match with those who are ready, and bots in the other seats."""
        self.ready(*ready)
        self.ask("A", Start(id=0, fill=True))
        self.seat_bots()
        self.reveal(*ready)
        assert self.phase() is Phase.PLAYING

    def play_move(self) -> Decision:
        """Who is waited for makes its first legal move."""
        match = self.document.match
        assert match is not None
        (seat,) = match.waiting_for
        return self.move(seat, match.game.legal_moves(match.state, seat).listed[0])

    def play_round(self) -> None:
        while self.phase() is Phase.PLAYING:
            self.play_move()

    def play_match(self, *voters: str) -> None:
        while self.phase() is not Phase.FINISHED:
            self.play_round()
            if self.phase() is Phase.BETWEEN_ROUNDS:
                for name in voters:
                    self.ask(name, NextRound(id=0))

    def move(self, seat: Seat, text: str, *, turn: int | None = None) -> Decision:
        match, player = self.document.match, self.document.seats[seat].player
        assert match is not None
        assert player is not None
        request = MakeMove(
            id=next(self._request_ids), text=text, turn=match.turn if turn is None else turn
        )
        return self.do(Ask(player, RunId("0" * 16), request))

    def wake(self) -> Decision:
        """The deadline comes."""
        deadline_ms = self.document.deadline_ms
        assert deadline_ms is not None
        self.now_ms = max(self.now_ms, deadline_ms)
        return self.do(Wake(deadline_ms))

    def member(self, name: str) -> Member:
        return next(member for member in self.document.members if member.player == player_of(name))

    def is_member(self, name: str) -> bool:
        return any(member.player == player_of(name) for member in self.document.members)

    def _random_bytes(self, size: int) -> bytes:
        return sha256(f"{next(self._bytes)}".encode()).digest()[:size]

    def _commit(self, decision: Decision) -> None:
        self.document = decision.document
        self.version = Version(self.version + 1)
        self.now_ms += 1
        self.events += decision.events
        if decision.record_of is not None:
            self.records[decision.record_of] += decision.record
