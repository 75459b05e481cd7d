"""The match after a hand, and its end (docs/rules/five_hundred.md §5.3, §1.3)."""

from collections.abc import Sequence

from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.scoring import CONTRACT, PARTNER, PASSED_OUT, SLAM
from games.game import RoundResult, Standing
from games.ranking import competition_ranks
from games.seats import Seat, left_of

__all__ = ["settle"]


def settle(options: FiveHundredOptions, standing: Standing, result: RoundResult) -> Standing:
    """The standing after a hand: totals, who deals next, and who has won.

    Winners rank first, whatever the totals of others; the rest rank by their totals.
    """
    totals = tuple(
        total + side.score for total, side in zip(standing.totals, result.by_side, strict=True)
    )
    winners = _winners(options, totals, _made_sides(result))
    if not winners and 0 < options.hand_limit <= standing.round_number:
        winners = _highest(totals)
    ranks = competition_ranks([(side in winners, total) for side, total in enumerate(totals)])
    return Standing(
        round_number=standing.round_number + 1,
        dealer=_next_dealer(options, standing, result),
        sides=standing.sides,
        totals=totals,
        over=bool(winners),
        ranks=ranks if winners else (),
    )


def _winners(
    options: FiveHundredOptions, totals: Sequence[int], made: Sequence[int]
) -> tuple[int, ...]:
    """The sides that have won the match; none while it goes on."""
    out = tuple(side for side in made if totals[side] >= options.target)
    if out:
        return (max(out, key=lambda side: totals[side]),)  # of equal ones the first
    if not options.win_requires_contract and max(totals) >= options.target:
        highest = _highest(totals)
        return highest if len(highest) == 1 else ()
    if options.back_door is not None and min(totals) <= options.back_door:
        return _highest(totals)
    return ()


def _highest(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def _made_sides(result: RoundResult) -> tuple[int, ...]:
    """The sides that made the contract: the contractor's, then its partners from its left."""
    contractor = _sides_with(result, CONTRACT, SLAM)
    if not contractor:
        return ()
    (first,) = contractor
    count = len(result.by_side)
    partners = _sides_with(result, PARTNER)
    return (first, *sorted(partners, key=lambda side: (side - first) % count))


def _sides_with(result: RoundResult, *kinds: str) -> tuple[int, ...]:
    return tuple(
        number
        for number, side in enumerate(result.by_side)
        if any(part.kind in kinds for part in side.parts)
    )


def _next_dealer(options: FiveHundredOptions, standing: Standing, result: RoundResult) -> Seat:
    if result.reason == PASSED_OUT and options.all_pass == "redeal_same_dealer":
        return standing.dealer
    return left_of(standing.dealer, sum(len(side) for side in standing.sides))
