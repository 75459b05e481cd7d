import pytest

from games.game import RoundResult, SideResult, Standing
from games.page_one.game import PAGE_ONE
from games.page_one.scoring import next_leader, result, round_result, settle
from games.seats import Seat
from tests.games.page_one.rounds import STANDARD, options_of, played, round_of


@pytest.mark.parametrize(
    ("counts", "reason", "scores", "ranks", "winners"),
    [
        pytest.param((0, 2, 3, 4), "out", [9, -2, -3, -4], [1, 2, 3, 4], (0,), id="§8.8"),
        pytest.param((1, 0, 5), "out", [-1, 6, -5], [2, 1, 3], (1,), id="middle of a trick"),
        pytest.param((2, 5, 2), "trick_limit", [-2, -5, -2], [1, 3, 1], (0, 2), id="trick limit"),
        pytest.param((2, 5, 2), "drawn", [0, 0, 0], [1, 1, 1], (), id="drawn"),
    ],
)
def test_a_round_is_scored_by_the_cards_left(
    counts: tuple[int, ...],
    reason: str,
    scores: list[int],
    ranks: list[int],
    winners: tuple[int, ...],
) -> None:
    found = round_result(STANDARD, Seat(0), counts, reason)
    assert [side.score for side in found.by_side] == scores
    assert [side.rank for side in found.by_side] == ranks
    assert (found.winners, found.reason) == (winners, reason)


@pytest.mark.parametrize(
    ("option", "first", "counts", "leader"),
    [
        pytest.param("left", 1, (2, 2, 2, 0), 2, id="left of the first leader"),
        pytest.param("left", 3, (2, 0, 1, 4), 0, id="wraps round"),
        pytest.param("winner", 1, (2, 2, 2, 0), 3, id="who went out"),
        pytest.param("winner", 1, (2, 2, 2, 1), 2, id="nobody went out: as left"),
        pytest.param("last", 1, (2, 7, 3, 0), 1, id="most cards"),
        pytest.param("last", 1, (5, 5, 0, 5), 3, id="equal: first from the left"),
        pytest.param("last", 0, (5, 0, 1, 5), 3, id="equal: the first leader comes last"),
    ],
)
def test_who_leads_the_next_round(
    option: str, first: int, counts: tuple[int, ...], leader: int
) -> None:
    options = options_of(next_leader=option)
    assert next_leader(options, Seat(first), counts) == leader
    assert round_result(options, Seat(first), counts, "drawn").next_dealer == leader


def test_while_the_round_goes_on_there_is_no_result() -> None:
    state = round_of("7H", "2H 5S", declared=[0])
    assert result(state) is None
    found = result(played(state, "0:play 7H")[0])
    assert found is not None
    assert [side.score for side in found.by_side] == [2, -2]


def standing(number: int, totals: tuple[int, ...]) -> Standing:
    return Standing(number, Seat(0), PAGE_ONE.sides(STANDARD, len(totals)), totals)


def test_scores_are_added_up_and_the_lead_moves_on() -> None:
    won = round_result(options_of(next_leader="winner"), Seat(0), (1, 2, 0), "out")
    after = settle(STANDARD, standing(1, (5, 0, 0)), won)
    assert (after.totals, after.dealer, after.round_number) == ((4, -2, 3), 2, 2)
    assert (after.over, after.ranks) == (False, ())


def test_after_the_last_round_equal_totals_share_a_rank() -> None:
    drawn = round_result(STANDARD, Seat(0), (1, 2, 1, 4), "drawn")
    after = settle(STANDARD, standing(5, (6, 2, 2, -10)), drawn)
    assert (after.over, after.ranks) == (True, (1, 2, 2, 4))


def test_a_result_that_names_no_leader_moves_the_lead_to_the_left() -> None:
    nothing = RoundResult((SideResult(0, 1, ()),) * 3, (), "drawn")
    assert settle(STANDARD, standing(1, (0, 0, 0)), nothing).dealer == 1
