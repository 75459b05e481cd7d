"""Kinds that games share: sets of options, and matches made of given round scores."""

from collections.abc import Sequence

from games.errors import OptionError
from games.game import AnyGame, RoundResult, ScorePart, SideResult, Standing
from games.ranking import competition_ranks
from games.seats import Seat, Side
from tests.vectors.vector import Check, Mismatch, Vector, expect

__all__ = ["match_check", "options_check"]


def options_check(game: AnyGame) -> Check:
    """The kind `options`: a set is accepted, or refused with a message that helps."""

    def check(vector: Vector) -> None:
        chosen = vector.fields["set"]
        try:
            game.options.build(chosen)
        except OptionError as refusal:
            expect("ok", vector.fields["ok"], False)
            if refusal.name not in str(refusal) or refusal.allowed not in str(refusal):
                raise Mismatch(f"the refusal does not help: {refusal}") from None
        else:
            expect("ok", vector.fields["ok"], True)

    return check


def match_check(game: AnyGame) -> Check:
    """The kind `match`: round scores (and who won) give totals and final ranks."""

    def check(vector: Vector) -> None:
        options = vector.options(game.options)
        rounds = vector.fields["round_scores"]
        winners = vector.fields.get("round_winners", [()] * len(rounds))
        standing = _opening(game.sides(options, len(rounds[0])))
        for scores, round_winners in zip(rounds, winners, strict=True):
            standing = game.settle(options, standing, _result(scores, round_winners))
        expect("totals", vector.fields["totals"], list(standing.totals))
        ranks = standing.ranks if standing.over else competition_ranks(standing.totals)
        expect("ranks", vector.fields["ranks"], list(ranks))

    return check


def _opening(sides: tuple[Side, ...]) -> Standing:
    return Standing(round_number=1, dealer=Seat(0), sides=sides, totals=(0,) * len(sides))


def _result(scores: Sequence[int], winners: Sequence[int]) -> RoundResult:
    ranks = competition_ranks(scores)
    return RoundResult(
        by_side=tuple(
            SideResult(score, rank, (ScorePart("given", score),))
            for score, rank in zip(scores, ranks, strict=True)
        ),
        winners=tuple(winners),
        reason="given",
    )
