"""Round scores of Page One, who leads next, and the match (docs/rules/page_one.md §5, §6)."""

from typing import Final

from games.game import RoundResult, ScorePart, SideResult, Standing
from games.page_one.options import PageOneOptions
from games.page_one.state import State
from games.ranking import competition_ranks
from games.seats import Seat, left_of, seats_from

__all__ = ["END_REASONS", "SCORE_PARTS", "next_leader", "result", "round_result", "settle"]

SCORE_PARTS: Final = frozenset({"others_cards", "cards_left", "round_drawn"})
"""Kinds of the addends of a score."""

END_REASONS: Final = frozenset({"out", "drawn", "trick_limit"})
"""Why a round ends: a seat is out, nobody can go on (`empty_stock`), or the limit of tricks."""


def round_result(
    options: PageOneOptions, first_leader: Seat, card_counts: tuple[int, ...], reason: str
) -> RoundResult:
    """How a round ended that left each seat with so many cards.

    Where the limit of tricks ends it, the seats with the fewest cards are the winners.
    """
    parts = _parts(card_counts, reason)
    ranks = competition_ranks([part.points for part in parts])
    has_winner = reason != "drawn"
    return RoundResult(
        by_side=tuple(
            SideResult(part.points, rank, (part,)) for part, rank in zip(parts, ranks, strict=True)
        ),
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1 and has_winner),
        reason=reason,
        next_dealer=next_leader(options, first_leader, card_counts),
    )


def result(state: State) -> RoundResult | None:
    """How the round ended, or None while it goes on."""
    if state.end_reason is None:
        return None
    counts = tuple(map(len, state.hands))
    return round_result(state.options, state.first_leader, counts, state.end_reason)


def next_leader(options: PageOneOptions, first_leader: Seat, card_counts: tuple[int, ...]) -> Seat:
    """Who leads the next round; the seat that went out has no card left."""
    seats = len(card_counts)
    left = left_of(first_leader, seats)
    match options.next_leader:
        case "winner" if 0 in card_counts:
            return Seat(card_counts.index(0))
        case "last":
            return max(seats_from(left, seats), key=lambda seat: card_counts[seat])
        case _:
            return left


def settle(options: PageOneOptions, standing: Standing, result: RoundResult) -> Standing:
    """The standing after a round; `dealer` is who leads the next one."""
    totals = tuple(
        total + side.score for total, side in zip(standing.totals, result.by_side, strict=True)
    )
    is_over = standing.round_number >= options.rounds
    next_dealer = result.next_dealer
    if next_dealer is None:
        next_dealer = left_of(standing.dealer, len(standing.sides))
    return Standing(
        round_number=standing.round_number + 1,
        dealer=next_dealer,
        sides=standing.sides,
        totals=totals,
        over=is_over,
        ranks=competition_ranks(totals) if is_over else (),
    )


def _parts(card_counts: tuple[int, ...], reason: str) -> list[ScorePart]:
    """One part a seat, which is its whole score."""
    if reason == "drawn":
        return [ScorePart("round_drawn", 0) for _ in card_counts]
    others = sum(card_counts)
    return [
        ScorePart("others_cards", others)
        if reason == "out" and count == 0
        else ScorePart("cards_left", -count)
        for count in card_counts
    ]
