"""Rooms, commits and settings for the tests of the store."""

from dataclasses import replace
from itertools import count

from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.match import Match, apply_move, start_match
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.ids import (
    ConnectionId,
    MatchId,
    Pace,
    Phase,
    PlayerId,
    ProcessId,
    RequestId,
    RoomCode,
    RunId,
    Version,
)
from protocol.room_events import PersonReady
from server.room.commands import MoveMade, Told
from server.room.document import (
    ANSWERS_KEPT,
    AnsweredRun,
    Connection,
    MatchSetup,
    Member,
    RoomDocument,
    SeatKind,
    TableSeat,
    Ticket,
)
from server.store.types import Commit, StoredRoom

__all__ = ["MATCH", "commit_after", "commit_id", "first_commit", "lobby", "playing_room", "ready"]

MATCH = MatchId("4d" * 16)
SEATS = 4

_commit_numbers = count(1)


def commit_id() -> str:
    """A commit id that no other commit of the run has."""
    return f"{next(_commit_numbers):032x}"


def ready(number: int) -> PersonReady:
    """An event that differs from those of other numbers."""
    return PersonReady(seat=Seat(0), name=f"person {number}", ready=True)


def lobby(code: str = "KAZE7Q2M") -> RoomDocument:
    """A room in which nothing has been played."""
    return RoomDocument(
        code=RoomCode(code),
        host=PlayerId("a0" * 16),
        phase=Phase.LOBBY,
        game="fifty_one",
        chosen={"rounds": 3, "instant_win": False, "passes": "once"},
        seats=(
            TableSeat(SeatKind.PERSON, PlayerId("a0" * 16), nonce_hash="5e" * 32),
            TableSeat(SeatKind.BOT, ticket=Ticket(7, "7c" * 16)),
            TableSeat(),
        ),
        members=(),
        pace=Pace.FAST,
        between_rounds_s=30,
        setup=MatchSetup(MATCH, seed="5d" * 32, commitment="c0" * 32),
        ticket_count=7,
    )


def playing_room(code: str = "KAZE7Q2M") -> RoomDocument:
    """A room of four in the first lap of a match of 51, as full as such a room gets."""
    return replace(
        lobby(code),
        phase=Phase.PLAYING,
        seats=tuple(TableSeat(SeatKind.PERSON, _player(seat)) for seat in range(SEATS)),
        members=tuple(_member(seat) for seat in range(SEATS)),
        match=_match(),
        deadline_ms=1_800_000_000_000,
        wants_next_round=(_player(1),),
    )


def _match() -> Match:
    options = FiftyOneOptions(rounds=3, passes="once")
    match, _ = start_match(FIFTY_ONE, options=options, seats=SEATS, key=MatchKey(bytes(range(32))))
    (mover,) = match.waiting_for
    move = match.game.legal_moves(match.state, mover).listed[0]
    return apply_move(match, mover, move)[0]


def _member(seat: int) -> Member:
    run = RunId(f"{seat:016x}")
    return Member(
        player=_player(seat),
        name=f"プレイヤー{seat}",
        is_bot=seat > 1,
        connections=(Connection(ProcessId("p1"), ConnectionId(f"c{seat}")),),
        answered=(
            AnsweredRun(
                run,
                tuple(map(RequestId, range(ANSWERS_KEPT))),
                tuple(map(Version, range(10, 10 + ANSWERS_KEPT))),
            ),
        ),
    )


def _player(seat: int) -> PlayerId:
    return PlayerId(f"{seat:032x}")


def first_commit(document: RoomDocument, *, commit_id: str | None = None) -> Commit:
    """The commit that makes the room."""
    return _commit(document, Version(0), "", commit_id)


def commit_after(
    stored: StoredRoom | Commit,
    *,
    document: RoomDocument | None = None,
    events: tuple[Told, ...] = (),
    not_before_ms: int = 0,
    version: int | None = None,
    record: tuple[MoveMade, ...] = (),
) -> Commit:
    """A commit on top of what is stored."""
    commit = _commit(document or stored.document, stored.version, stored.commit_id, None)
    return replace(
        commit,
        version=commit.version if version is None else Version(version),
        events=events or (ready(stored.version + 1),),
        not_before_ms=not_before_ms,
        record_of=MATCH if record else None,
        record=record,
    )


def _commit(document: RoomDocument, expected: Version, expected_id: str, id: str | None) -> Commit:
    return Commit(
        code=document.code,
        expected_version=expected,
        expected_commit_id=expected_id,
        commit_id=id or commit_id(),
        version=Version(expected + 1),
        document=document,
        events=(ready(expected + 1),),
        lobby_changed=True,
    )
