"""Hints: who may have one, and whether what a bot host advises can be one. Pure."""

from collections.abc import Mapping
from typing import assert_never

from games.cards import SUITS
from games.errors import NotationError
from games.match import Match
from games.seats import Seat
from protocol.advice import (
    ADVICE_REASONS,
    ARGUMENT_KINDS,
    LIST_ARGUMENTS,
    AdviceArgument,
    ArgumentKind,
)
from protocol.errors import ErrorCode
from protocol.ids import Phase, PlayerId
from server.errors import Refused
from server.room.document import RoomDocument
from server.room.seating import seat_of

__all__ = ["can_move", "check_may_ask", "is_reason"]


def check_may_ask(document: RoomDocument, player: PlayerId) -> tuple[Match, Seat]:
    """The match and the player's seat, if play waits for its move and hints are on.

    Raises:
        Refused: no seat, no match, hints are off, or there is nothing to choose.
    """
    seat = seat_of(document, player)
    if seat is None:
        raise Refused(ErrorCode.NOT_SEATED)
    if not document.hints:
        raise Refused(ErrorCode.HINTS_OFF)
    match = document.match
    if match is None or document.phase not in (Phase.PLAYING, Phase.BETWEEN_ROUNDS):
        raise Refused(ErrorCode.NO_MATCH)
    if document.phase is not Phase.PLAYING or seat not in match.waiting_for:
        raise Refused(ErrorCode.NOTHING_TO_CHOOSE)
    return match, seat


def can_move(match: Match, seat: Seat, text: str) -> bool:
    """May the seat make that move now, as one that can be advised?

    What may be said out of turn is advised only where it is listed: that a challenge holds is in
    no list, and a hint must not say it either.
    """
    game = match.game
    try:
        move = game.parse_move(text)
    except NotationError:
        return False
    if match.is_round_over or game.why_illegal(match.state, seat, move) is not None:
        return False
    is_out_of_turn = text.split(" ", 1)[0] in game.verbs_out_of_turn
    return not is_out_of_turn or text in game.legal_moves(match.state, seat).listed


def is_reason(match: Match, name: str, arguments: Mapping[str, AdviceArgument]) -> bool:
    """Is it a reason of the game played, with its arguments and no others?"""
    reasons = {str(reason): reason for reason in ADVICE_REASONS[match.game_id]}
    reason = reasons.get(name)
    if reason is None or set(arguments) != set(reason.arguments):
        return False
    return all(_is_argument(match, each, value) for each, value in arguments.items())


def _is_argument(match: Match, name: str, value: AdviceArgument) -> bool:
    """Is the value what its name says?"""
    if isinstance(value, tuple):
        return name in LIST_ARGUMENTS and all(_is_one(match, name, each) for each in value)
    return name not in LIST_ARGUMENTS and _is_one(match, name, value)


def _is_one(match: Match, name: str, value: str | int) -> bool:
    match ARGUMENT_KINDS[name]:
        case ArgumentKind.CARD:
            return value in match.game.pack(match.options, match.seats)
        case ArgumentKind.SUIT:
            return value in SUITS
        case ArgumentKind.SEAT:
            return isinstance(value, int) and value < match.seats
        case ArgumentKind.NUMBER:
            return isinstance(value, int)
        case kind:
            assert_never(kind)
