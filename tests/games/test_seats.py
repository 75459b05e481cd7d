from games.seats import Seat, left_of, seats_from


def test_left_is_the_next_seat_and_wraps_round() -> None:
    assert [left_of(Seat(seat), 3) for seat in range(3)] == [1, 2, 0]


def test_play_goes_clockwise_from_the_first_seat() -> None:
    assert seats_from(Seat(2), 4) == (2, 3, 0, 1)
