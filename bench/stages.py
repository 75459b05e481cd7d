"""What the server itself does for a move, part by part, without sockets and event loop.

The parts are done in turn for each recorded move, so that each finds the processor's caches as
the others left them. In a loop of its own a part takes half as long, which no server sees.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from secrets import token_bytes
from statistics import median
from time import perf_counter
from typing import NamedTuple

from bench.recording import Recording
from bench.table import SEATS
from games.match import Match, apply_move
from games.seats import Seat
from protocol.client_messages import MakeMove
from protocol.codec import decode_client_message, encode_client_message
from protocol.ids import MSGPACK_SUBPROTOCOL, Phase, Version
from protocol.server_messages import Update
from protocol.viewer_update import ViewerUpdate
from server.gateway.connection import encode_frame
from server.projection import Projection
from server.room.commands import Ask, Chance, Decision
from server.room.decide import decide
from server.room.document import RoomDocument
from server.store.encoding import (
    decode_document,
    encode_document,
    encode_log_entry,
    encode_record_entry,
)
from server.store.types import StoredRoom

__all__ = ["StageFigures", "measure_stages", "rules_us"]

MAKE_THE_MOVE = "rules: make the move"
LIST_THE_MOVES = "rules: list the next moves"

VERSION = Version(1000)
COMMIT_ID = "0" * 32
ANY_MOVE = 3


@dataclass(frozen=True, slots=True)
class StageFigures:
    """CPU of one part, a move."""

    name: str
    us: float


class _Move(NamedTuple):
    """A move about to be made, and what becomes of it."""

    document: RoomDocument
    match: Match
    seat: Seat
    text: str
    ask: Ask
    payload: bytes
    decision: Decision
    decided: StoredRoom


Part = Callable[[_Move], object]


def measure_stages(recording: Recording, *, repeats: int) -> tuple[StageFigures, ...]:
    """The parts in the order in which they are done: the median over all moves, made `repeats`
    times. The rules are parts of their own."""
    documents = [decode_document(step.document) for step in recording]
    moves = [_move(document) for document in documents if document.phase is Phase.PLAYING]
    parts = (_decode, _apply, _encode_stored, _decide, _list_legal, _project, _project_and_encode)
    times_us: dict[Part, list[float]] = {part: [] for part in parts}
    for move in moves * repeats:
        for part in parts:
            began = perf_counter()
            part(move)
            times_us[part].append((perf_counter() - began) * 1e6)
    us = {part: median(times) for part, times in times_us.items()}
    return (
        StageFigures("decode the message", us[_decode]),
        StageFigures(MAKE_THE_MOVE, us[_apply]),
        StageFigures("decide, without the rules", us[_decide] - us[_apply]),
        StageFigures("encode what is stored", us[_encode_stored]),
        StageFigures(LIST_THE_MOVES, us[_list_legal]),
        StageFigures("project four updates, without the rules", us[_project] - us[_list_legal]),
        StageFigures("encode four frames", us[_project_and_encode] - us[_project]),
    )


def rules_us(stages: Iterable[StageFigures]) -> float:
    """What the rules take, a move: what the limit spends in a loop."""
    return sum(stage.us for stage in stages if stage.name in (MAKE_THE_MOVE, LIST_THE_MOVES))


def _move(document: RoomDocument) -> _Move:
    match = document.match
    assert match is not None
    (seat,) = match.waiting_for
    player = document.seats[seat].player
    assert player is not None
    member = next(member for member in document.members if member.player == player)
    text = match.game.legal_moves(match.state, seat).listed[ANY_MOVE]
    request = MakeMove(id=VERSION, text=text, turn=match.turn)  # an id that was not used before
    payload = encode_client_message(request, MSGPACK_SUBPROTOCOL)
    assert isinstance(payload, bytes)
    ask = Ask(player, member.answered[-1].run, request)
    decision = decide(document, ask, _chance())
    decided = StoredRoom(decision.document, VERSION, COMMIT_ID)
    return _Move(document, match, seat, text, ask, payload, decision, decided)


def _chance() -> Chance:
    return Chance(0, token_bytes, VERSION, None)


def _decode(move: _Move) -> object:
    return decode_client_message(move.payload, MSGPACK_SUBPROTOCOL)


def _apply(move: _Move) -> object:
    return apply_move(move.match, move.seat, move.text)


def _decide(move: _Move) -> object:
    return decide(move.document, move.ask, _chance())


def _encode_stored(move: _Move) -> object:
    decision = move.decision
    return (
        encode_document(decision.document),
        encode_log_entry(COMMIT_ID, decision.events, lobby_changed=decision.lobby_changed),
        *map(encode_record_entry, decision.record),
    )


def _list_legal(move: _Move) -> object:
    """For whoever moves next."""
    match = move.decision.document.match
    assert match is not None
    return [match.game.legal_moves(match.state, seat) for seat in match.waiting_for]


def _project(move: _Move) -> object:
    return _updates(move)


def _updates(move: _Move) -> list[Update | ViewerUpdate]:
    projection = Projection(move.decided, move.decision.events, from_version=VERSION - 1)
    return [projection.told_to(Seat(seat)) for seat in range(SEATS)]


def _project_and_encode(move: _Move) -> object:
    return [encode_frame(update, MSGPACK_SUBPROTOCOL) for update in _updates(move)]
