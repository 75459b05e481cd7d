"""Moves, and what people do between rounds. `move` is the hot path: everything in one call."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games.errors import IllegalMove, NotationError
from games.match import Match, apply_move
from games.seats import Seat
from games.values import maker, varied
from protocol.client_messages import MakeMove
from protocol.errors import ErrorCode
from protocol.ids import Phase, RunId
from protocol.room_events import NextRoundWanted
from protocol.server_messages import Ok
from server.errors import Refused
from server.room.answers import with_answer
from server.room.commands import Chance, Decision, MoveMade, Told, unchanged
from server.room.document import Member, RoomDocument, SeatKind
from server.room.members import check_host
from server.room.rounds import abandon_match, deal_if_all_want_it, score_round
from server.room.seating import seat_of

__all__ = ["end_match", "move", "next_round"]

_make_decision = maker(Decision)

_PHASES_WITH_A_MATCH = frozenset({Phase.PLAYING, Phase.BETWEEN_ROUNDS, Phase.FINISHED})


def move(
    document: RoomDocument, member: Member, run: RunId, request: MakeMove, chance: Chance
) -> Decision:
    """A move of the own seat, with its answer.

    A turn that is over is said so before anything is judged: who was only late is told that,
    not that the move is wrong.

    Raises:
        Refused: no match, no seat, a stale turn, a bad text, or a rule's reason.
    """
    seat = seat_of(document, member.player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    match = document.match
    if match is None or document.phase not in _PHASES_WITH_A_MATCH:
        raise Refused(ErrorCode.NO_MATCH)
    if document.asleep_since_ms is not None and document.seats[seat].kind is SeatKind.BOT:
        raise Refused(ErrorCode.ASLEEP)
    _check_turn(match, request)
    moved, events = _apply(match, seat, request.text)
    members = with_answer(document.members, member.player, run, request.id, chance.version)
    decision = _make_decision(
        _moved(document, moved, members, chance),
        events,
        answer=Ok(request.id, chance.version),
        record=(
            MoveMade(seat, request.text, match.turn, match.standing.round_number, chance.now_ms),
        ),
        record_of=document.match_id,
        lobby_changed=False,
    )
    if not moved.is_round_over:
        return decision
    return replace(decision.then(lambda room: score_round(room, chance)), answer=decision.answer)


def next_round(document: RoomDocument, member: Member, chance: Chance) -> Decision:
    """The person has seen the score; when all who are here have, the next round is dealt."""
    if document.match is None:
        raise Refused(ErrorCode.NO_MATCH)
    if document.phase is not Phase.BETWEEN_ROUNDS:
        raise Refused(ErrorCode.ROUND_NOT_OVER)
    seat = seat_of(document, member.player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    if member.player in document.wants_next_round:
        return unchanged(document)
    wanted = replace(document, wants_next_round=(*document.wants_next_round, member.player))
    decision = Decision(wanted, (NextRoundWanted(seat, member.name),))
    return decision.then(lambda room: deal_if_all_want_it(room, chance))


def end_match(document: RoomDocument, member: Member, chance: Chance) -> Decision:
    """The host abandons the match."""
    check_host(document, member.player)
    if document.phase not in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
        raise Refused(ErrorCode.NO_MATCH)
    return abandon_match(document, chance)


def _check_turn(match: Match, request: MakeMove) -> None:
    if request.turn == match.turn:
        return
    if request.text.split(" ", 1)[0] in match.game.verbs_out_of_turn:
        return
    raise Refused(ErrorCode.STALE_TURN, turn=match.turn)


def _apply(match: Match, seat: Seat, text: str) -> tuple[Match, tuple[Told, ...]]:
    try:
        return apply_move(match, seat, text)
    except NotationError as error:
        raise Refused(ErrorCode.BAD_NOTATION, detail=str(error), text=text) from None
    except IllegalMove as error:
        anchors: Mapping[Any, str] = match.game.reason_anchors  # keys of whichever game
        raise Refused(
            ErrorCode.ILLEGAL_MOVE, reason=error.reason.value, anchor=anchors.get(error.reason)
        ) from None


def _moved(
    document: RoomDocument, match: Match, members: tuple[Member, ...], chance: Chance
) -> RoomDocument:
    """The document with the match one move on.

    A move out of turn leaves the wait for the seat on turn as it was.
    """
    is_turn_over = document.match is None or match.turn != document.match.turn
    return varied(
        document,
        members=members,
        match=match,
        waiting_since_ms=chance.now_ms if is_turn_over else document.waiting_since_ms,
    )
