import pytest

from games.ranking import competition_ranks


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ((71, 59, 59, 50), (1, 2, 2, 4)),
        ((0, 0, 0), (1, 1, 1)),
        ((-5, 3, 3), (3, 1, 1)),
        ((), ()),
    ],
)
def test_equal_totals_share_a_rank(totals: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    assert competition_ranks(totals) == ranks
