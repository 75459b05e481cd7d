"""The showdown of 46, its round scores and the match (docs/rules/forty_six.md §5, §6)."""

from typing import Final, NamedTuple

from games.cards import SUITS
from games.field import settling
from games.forty_six.options import FortySixOptions
from games.forty_six.points import HandStatus, HandValue, hand_value
from games.forty_six.state import State
from games.game import RoundResult, ScorePart, SideResult, Standing
from games.ranking import competition_ranks
from games.seats import Seat

__all__ = ["END_REASONS", "SCORE_PARTS", "result", "settle"]

SCORE_PARTS: Final = frozenset({"hand", "fukujin", "disqualified", "failed_stop", "win_bonus"})
"""Kinds of the addends of a score."""

END_REASONS: Final = frozenset({"showdown", "lap_limit"})
"""Why a round ends: the last lap after a stop, or the limit of laps without one."""

_PART_BY_STATUS = {
    HandStatus.OK: "hand",
    HandStatus.FUKUJIN: "fukujin",
    HandStatus.DISQUALIFIED: "disqualified",
}


class _Key(NamedTuple):
    """What ranks a seat in the round: higher is better, field by field."""

    points: int
    """-1 for a disqualified hand."""
    fukujin: int
    """Place of a Fukujin 46 by suit, spades highest; 0 for any other hand."""


def result(state: State) -> RoundResult | None:
    """How the round ended, or None while it goes on."""
    if not state.is_over:
        return None
    values = [hand_value(hand) for hand in state.hands]
    ranks = competition_ranks([_key(value) for value in values])
    winners = _winners(state, values, ranks)
    return RoundResult(
        by_side=tuple(
            _side_result(state, Seat(seat), value, rank, has_won=seat in winners)
            for seat, (value, rank) in enumerate(zip(values, ranks, strict=True))
        ),
        winners=winners,
        reason="showdown" if state.is_stopped else "lap_limit",
    )


def settle(options: FortySixOptions, standing: Standing, result: RoundResult) -> Standing:
    """The standing after a round: the deal moves to the left (§1.2, §6)."""
    return settling.settle(standing, result, match_by=options.match_by, rounds=options.rounds)


def _key(value: HandValue) -> _Key:
    if value.points is None or value.suit is None:
        return _Key(-1, 0)
    is_fukujin = value.status is HandStatus.FUKUJIN
    return _Key(value.points, len(SUITS) - SUITS.index(value.suit) if is_fukujin else 0)


def _winners(state: State, values: list[HandValue], ranks: tuple[int, ...]) -> tuple[int, ...]:
    """All of the first rank, if they are in; a stopper among several may have failed (§7)."""
    best = [
        seat for seat, rank in enumerate(ranks) if rank == 1 and values[seat].points is not None
    ]
    if state.options.failed_stop == "zero" and len(best) > 1:
        best = [seat for seat in best if seat != state.stopper]
    return tuple(best)


def _side_result(
    state: State, seat: Seat, value: HandValue, rank: int, *, has_won: bool
) -> SideResult:
    part = ScorePart(_PART_BY_STATUS[value.status], value.points or 0)
    if seat == state.stopper and not has_won and state.options.failed_stop == "zero":
        part = ScorePart("failed_stop", 0)
    bonus = (ScorePart("win_bonus", state.options.winner_bonus),) if has_won else ()
    parts = (part, *bonus)
    return SideResult(sum(each.points for each in parts), rank, parts)
