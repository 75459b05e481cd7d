"""A match of any game; that of 51 stands for all."""

import pytest

from games.errors import IllegalMove, NotationError, OptionError
from games.fifty_one.game import FIFTY_ONE
from games.match import Match, MatchReason, apply_move, deal_next_round, start_match
from games.options import OptionValue
from games.seats import Seat, left_of
from games.shuffle import draw_first_dealer
from tests.games.harness import key_from

KEY = key_from(3)


def start(chosen: dict[str, OptionValue]) -> Match:
    match, _ = start_match(FIFTY_ONE, options=FIFTY_ONE.options.build(chosen), seats=3, key=KEY)
    return match


def play_round(match: Match) -> Match:
    while not match.is_round_over:
        (seat,) = match.waiting_for
        match, _ = apply_move(match, seat, FIFTY_ONE.legal_moves(match.state, seat).listed[0])
    return match


def test_a_match_is_its_rounds_until_it_is_over() -> None:
    match = start({"rounds": 2, "lap_limit": 1})
    first_dealer = draw_first_dealer(KEY, 3)
    assert (match.round_number, match.standing.dealer, match.turn) == (1, first_dealer, 1)
    match = play_round(match)
    assert (match.round_number, match.is_over, match.waiting_for) == (1, False, ())
    match, events = deal_next_round(match)
    assert events
    assert (match.round_number, match.turn) == (2, 1 + 3 + 1)
    assert match.state.dealer == left_of(first_dealer, 3)
    match = play_round(match)
    assert match.is_over
    assert len(match.results) == match.round_number == 2
    assert match.standing.totals == tuple(
        sum(result.by_side[seat].score for result in match.results) for seat in range(3)
    )


def test_the_cards_of_each_round_are_other_cards() -> None:
    match = start({"lap_limit": 1})
    next_round, _ = deal_next_round(play_round(match))
    assert next_round.state.hands != match.state.hands


@pytest.mark.parametrize(
    ("rounds", "reason"), [(2, MatchReason.ROUND_OVER), (1, MatchReason.MATCH_OVER)]
)
def test_no_move_after_the_round(rounds: int, reason: MatchReason) -> None:
    match = play_round(start({"rounds": rounds, "lap_limit": 1}))
    with pytest.raises(IllegalMove) as refused:
        apply_move(match, Seat(0), "pass")
    assert refused.value.reason == reason


def test_no_deal_within_a_round_or_after_the_match() -> None:
    match = start({"rounds": 1, "lap_limit": 1})
    with pytest.raises(IllegalMove, match="round_not_over"):
        deal_next_round(match)
    with pytest.raises(IllegalMove, match="match_over"):
        deal_next_round(play_round(match))


def test_a_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(NotationError):
        apply_move(start({}), Seat(0), "play KS")


def test_bad_options_start_no_match() -> None:
    with pytest.raises(OptionError, match="rounds"):
        start({"rounds": 0})
