import pytest

from games.five_hundred.sides import are_partners, side_of, sides_of, team_mates
from games.seats import Seat


@pytest.mark.parametrize(
    ("six_teams", "seats", "sides"),
    [
        ("2x3", 2, ((0,), (1,))),
        ("2x3", 3, ((0,), (1,), (2,))),
        ("3x2", 4, ((0, 2), (1, 3))),
        ("3x2", 5, ((0,), (1,), (2,), (3,), (4,))),
        ("2x3", 6, ((0, 2, 4), (1, 3, 5))),
        ("3x2", 6, ((0, 3), (1, 4), (2, 5))),
    ],
)
def test_who_scores_together(
    six_teams: str, seats: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    found = sides_of(six_teams, seats)
    assert found == sides
    for seat in map(Seat, range(seats)):
        own = found[side_of(found, seat)]
        assert seat in own
        assert team_mates(found, seat) == tuple(other for other in own if other != seat)
        assert all(are_partners(found, seat, other) for other in own)
