import pytest

from games.field.laps import is_last_lap, lap_of, next_turn
from games.seats import Seat


@pytest.mark.parametrize(("turn_count", "lap"), [(0, 1), (2, 1), (3, 2), (6, 3)])
def test_a_lap_is_a_turn_of_each_seat(turn_count: int, lap: int) -> None:
    assert lap_of(turn_count, 3) == lap


@pytest.mark.parametrize(
    ("lap", "limit", "is_last"), [(1, 0, False), (1, 2, False), (2, 2, True), (3, 2, True)]
)
def test_a_limit_of_none_is_never_reached(lap: int, limit: int, is_last: bool) -> None:
    assert is_last_lap(lap, limit) == is_last


@pytest.mark.parametrize(
    ("seat", "turn_count", "lap_limit", "closer", "after"),
    [
        pytest.param(0, 0, 0, None, 1, id="clockwise"),
        pytest.param(2, 2, 0, None, 0, id="a lap done, no limit"),
        pytest.param(2, 2, 1, None, None, id="the last lap done"),
        pytest.param(1, 1, 1, None, 2, id="within the last lap"),
        pytest.param(2, 2, 1, 1, 0, id="closed: the limit no longer counts"),
        pytest.param(0, 4, 0, 1, None, id="round to the one who closed it"),
        pytest.param(1, 4, 0, 1, 2, id="from the left of the one who closed it"),
    ],
)
def test_who_is_next(
    seat: int, turn_count: int, lap_limit: int, closer: int | None, after: int | None
) -> None:
    found = next_turn(
        Seat(seat),
        3,
        turn_count=turn_count,
        lap_limit=lap_limit,
        closer=None if closer is None else Seat(closer),
    )
    assert found == after
