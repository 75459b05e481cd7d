"""The showdown of 51, its round scores and the match (docs/rules/fifty_one.md §6–§8)."""

from typing import Final, NamedTuple

from games.field import settling
from games.field.cards import Cards
from games.field.suits import common_suit
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import BEST, hand_points, joker_count
from games.fifty_one.state import State
from games.game import RoundResult, ScorePart, SideResult, Standing
from games.ranking import competition_ranks
from games.seats import Seat

__all__ = ["END_REASONS", "SCORE_PARTS", "result", "settle"]

WIN_BONUS = 10
WIN_BONUS_51 = 20

SCORE_PARTS: Final = frozenset({"hand", "mixed", "failed_call", "win_bonus", "win_bonus_51"})
"""Kinds of the addends of a score."""

END_REASONS: Final = frozenset({"stop", "showdown", "lap_limit"})
"""Why a round ends: a 51, the last turns after a call, or the limit of laps without a call."""


class _Key(NamedTuple):
    """What ranks a seat in the round: higher is better, field by field."""

    is_stopper: bool
    is_in: bool
    """Not put last for a lost call."""
    points: int
    fewer_jokers: int
    """The number of jokers, negative; 0 for hands worth 0, which share (§6.2)."""


def result(state: State) -> RoundResult | None:
    """How the round ended, or None while it goes on."""
    if not state.is_over:
        return None
    points = tuple(hand_points(hand, state.options) for hand in state.hands)
    loser = _lost_caller(state, points)
    keys = [_key(state, Seat(seat), points, loser) for seat in range(len(points))]
    if state.stopper is None and max(points) <= 0:
        winners: tuple[int, ...] = ()
        ranks = (1,) * len(points)
    else:
        ranks = competition_ranks(keys)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return RoundResult(
        by_side=tuple(
            _side_result(
                _hand_part(hand, worth, state.options, is_lost_call=seat == loser),
                rank,
                bonus=_bonus(worth) if seat in winners else (),
            )
            for seat, (hand, worth, rank) in enumerate(zip(state.hands, points, ranks, strict=True))
        ),
        winners=winners,
        reason=_end_reason(state),
    )


def settle(options: FiftyOneOptions, standing: Standing, result: RoundResult) -> Standing:
    """The standing after a round: the deal moves to the left (§1.2, §8)."""
    return settling.settle(standing, result, match_by=options.match_by, rounds=options.rounds)


def _lost_caller(state: State, points: tuple[int, ...]) -> Seat | None:
    """The caller, if it has lost the call (§6.1, §7.2)."""
    caller = state.caller
    if caller is None:
        return None
    if state.stopper is not None:
        return caller
    rivals = [seat for seat in range(len(points)) if seat != caller]
    best = max(points[seat] for seat in rivals)
    if best != points[caller]:
        return caller if best > points[caller] else None
    if state.options.call_tie == "loses":
        return caller
    fewest = min(joker_count(state.hands[seat]) for seat in rivals if points[seat] == best)
    return None if joker_count(state.hands[caller]) < fewest else caller


def _key(state: State, seat: Seat, points: tuple[int, ...], loser: Seat | None) -> _Key:
    is_in = seat != loser or state.options.failed_call == "zero"
    worth = 0 if seat == loser else points[seat]
    jokers = joker_count(state.hands[seat]) if worth != 0 else 0
    return _Key(seat == state.stopper, is_in, worth, -jokers)


def _hand_part(
    hand: Cards, points: int, options: FiftyOneOptions, *, is_lost_call: bool
) -> ScorePart:
    if is_lost_call:
        return ScorePart("failed_call", -points if options.failed_call == "negative" else 0)
    return ScorePart("hand" if common_suit(hand) is not None else "mixed", points)


def _bonus(points: int) -> tuple[ScorePart, ...]:
    if points == BEST:
        return (ScorePart("win_bonus_51", WIN_BONUS_51),)
    return (ScorePart("win_bonus", WIN_BONUS),)


def _side_result(part: ScorePart, rank: int, *, bonus: tuple[ScorePart, ...]) -> SideResult:
    parts = (part, *bonus)
    return SideResult(sum(part.points for part in parts), rank, parts)


def _end_reason(state: State) -> str:
    if state.stopper is not None:
        return "stop"
    return "showdown" if state.is_call_out else "lap_limit"
