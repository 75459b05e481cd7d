"""The score of a hand (docs/rules/five_hundred.md §5.1, §5.2)."""

from typing import Final

from games.five_hundred.bids import bid_value, level_of
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import HAND_SIZE
from games.five_hundred.sides import side_of
from games.five_hundred.state import Contract, State
from games.game import RoundResult, ScorePart, SideResult
from games.ranking import competition_ranks

__all__ = [
    "CONTRACT",
    "CONTRACT_FAILED",
    "END_REASONS",
    "NO_CONTRACT",
    "PARTNER",
    "PARTNER_FAILED",
    "PASSED_OUT",
    "SCORE_PARTS",
    "SLAM",
    "contract_side_numbers",
    "contract_tricks",
    "is_made",
    "result",
]

CONTRACT: Final = "contract"
"""The value of a contract that was made."""
SLAM: Final = "slam"
"""All ten tricks where the contract is worth less."""
CONTRACT_FAILED: Final = "contract_failed"
PARTNER: Final = "partner_share"
"""What the partner of a contractor of five gets."""
PARTNER_FAILED: Final = "partner_share_failed"
TRICKS: Final = "tricks"
"""For the tricks of a side that has no contract."""
TRICKS_CAPPED: Final = "tricks_capped"
"""What the cap takes of them again."""

SCORE_PARTS: Final = frozenset(
    {CONTRACT, SLAM, CONTRACT_FAILED, PARTNER, PARTNER_FAILED, TRICKS, TRICKS_CAPPED}
)
"""Kinds of the addends of a score."""

MADE: Final = "made"
FAILED: Final = "failed"
NO_CONTRACT: Final = "no_contract"
"""Everybody passed, and the hand was played at no trumps."""
PASSED_OUT: Final = "passed_out"
"""Everybody passed, and the hand was thrown in."""

END_REASONS: Final = frozenset({MADE, FAILED, NO_CONTRACT, PASSED_OUT})
"""How a hand ends."""

HALF_ROUNDED_TO = 10


def result(state: State) -> RoundResult | None:
    """How the hand ended, or None while it goes on."""
    if not state.is_over:
        return None
    contract = state.contract
    if contract is None:
        return _without_contract(state)
    made = is_made(state, contract)
    own = contract_side_numbers(state, contract)
    parts = [
        _contract_parts(state, contract, side, is_made=made)
        if side in own
        else _trick_parts(state, side, is_scoring=not contract.is_misere)
        for side in range(len(state.sides))
    ]
    winners = tuple(side for side in range(len(state.sides)) if (side in own) == made)
    return _round_result(parts, winners, MADE if made else FAILED)


def is_made(state: State, contract: Contract) -> bool:
    """Has the contractor kept its word, as the hand stands?"""
    taken = contract_tricks(state, contract)
    return taken == 0 if contract.is_misere else taken >= level_of(contract.bid)


def contract_tricks(state: State, contract: Contract) -> int:
    """Tricks that count for the contract: those of its whole side."""
    taken = state.tricks_by_side
    return sum(taken[side] for side in contract_side_numbers(state, contract))


def contract_side_numbers(state: State, contract: Contract) -> tuple[int, ...]:
    """The contractor's side, then those of its partners for this hand."""
    return tuple(side_of(state.sides, seat) for seat in (contract.contractor, *contract.partners))


def _without_contract(state: State) -> RoundResult:
    if not state.tricks and not state.awarded:
        return _round_result([()] * len(state.sides), (), PASSED_OUT)
    parts = [_trick_parts(state, side, is_scoring=True) for side in range(len(state.sides))]
    return _round_result(parts, (), NO_CONTRACT)


def _contract_parts(
    state: State, contract: Contract, side: int, *, is_made: bool
) -> tuple[ScorePart, ...]:
    is_partner = side != side_of(state.sides, contract.contractor)
    value, options = bid_value(contract.bid, state.options), state.options
    if not is_made:
        kind = PARTNER_FAILED if is_partner else CONTRACT_FAILED
        return (ScorePart(kind, -_share(value, options, is_partner=is_partner)),)
    kind = CONTRACT
    if _is_slam(state, contract, value):
        assert options.slam_min is not None
        kind, value = SLAM, options.slam_min
    points = _share(value, options, is_partner=is_partner)
    return (ScorePart(PARTNER if is_partner else kind, points),)


def _is_slam(state: State, contract: Contract, value: int) -> bool:
    least = state.options.slam_min
    if least is None or contract.is_misere or value >= least:
        return False
    return contract_tricks(state, contract) == HAND_SIZE


def _share(value: int, options: FiveHundredOptions, *, is_partner: bool) -> int:
    """The partner's half is rounded toward zero to a multiple of ten."""
    if not is_partner or options.five_partner_share == "full":
        return value
    return value // 2 // HALF_ROUNDED_TO * HALF_ROUNDED_TO


def _trick_parts(state: State, side: int, *, is_scoring: bool) -> tuple[ScorePart, ...]:
    """Ten a trick; they lift no side above the cap, and a side above it keeps what it has."""
    if not is_scoring:
        return ()
    points = state.options.opponent_trick_points * state.tricks_by_side[side]
    part = ScorePart(TRICKS, points)
    cap = state.options.trick_points_cap
    if cap is None:
        return (part,)
    gained = max(0, min(points, cap - state.totals[side]))
    return (part,) if gained == points else (part, ScorePart(TRICKS_CAPPED, gained - points))


def _round_result(
    parts: list[tuple[ScorePart, ...]], winners: tuple[int, ...], reason: str
) -> RoundResult:
    scores = [sum(part.points for part in each) for each in parts]
    by_side = tuple(
        SideResult(score, rank, each)
        for score, rank, each in zip(scores, competition_ranks(scores), parts, strict=True)
    )
    return RoundResult(by_side, winners, reason)
