import pytest

from games.field.settling import settle
from games.game import RoundResult, SideResult, Standing
from games.seats import Seat

BEFORE = Standing(2, Seat(2), ((Seat(0),), (Seat(1),), (Seat(2),)), (10, 20, 0))
RESULT = RoundResult(
    (SideResult(40, 1, ()), SideResult(30, 3, ()), SideResult(40, 1, ())), (0, 2), "showdown"
)


@pytest.mark.parametrize(
    ("match_by", "rounds", "totals", "ranks"),
    [
        pytest.param("points", 3, (50, 50, 40), (), id="goes on"),
        pytest.param("points", 2, (50, 50, 40), (1, 1, 3), id="over: equal totals share a rank"),
        pytest.param("wins", 2, (11, 20, 1), (2, 1, 3), id="wins are added"),
        pytest.param("points", 1, (50, 50, 40), (1, 3, 1), id="one round: its own ranks"),
    ],
)
def test_a_round_is_added(
    match_by: str, rounds: int, totals: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    after = settle(BEFORE, RESULT, match_by=match_by, rounds=rounds)
    assert (after.totals, after.ranks, after.over) == (totals, ranks, bool(ranks))
    assert (after.round_number, after.dealer) == (3, 0)
