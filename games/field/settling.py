"""Adding up the rounds of a match, where every seat plays for itself and the deal goes round."""

from games.game import RoundResult, Standing
from games.ranking import competition_ranks
from games.seats import left_of

__all__ = ["settle"]


def settle(standing: Standing, result: RoundResult, *, match_by: str, rounds: int) -> Standing:
    """The standing after one of so many rounds: `match_by` is `points` or `wins`.

    A match of one round takes that round's ranks (docs/rules/README.md §2.5).
    """
    earned = (
        [int(side in result.winners) for side in range(len(standing.totals))]
        if match_by == "wins"
        else [side.score for side in result.by_side]
    )
    totals = tuple(total + more for total, more in zip(standing.totals, earned, strict=True))
    is_over = standing.round_number >= rounds
    ranks = (
        tuple(side.rank for side in result.by_side) if rounds == 1 else competition_ranks(totals)
    )
    return Standing(
        round_number=standing.round_number + 1,
        dealer=left_of(standing.dealer, len(standing.sides)),
        sides=standing.sides,
        totals=totals,
        over=is_over,
        ranks=ranks if is_over else (),
    )
