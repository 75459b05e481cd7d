import pytest

from games.fifty_one.game import FIFTY_ONE
from games.seats import Seat
from tests.games.fifty_one.rounds import MIXED, options_of, played, round_of


def test_each_seat_plays_alone() -> None:
    assert FIFTY_ONE.sides(options_of(), 3) == ((0,), (1,), (2,))


def test_the_seat_on_turn_is_waited_for_until_the_round_is_over() -> None:
    state, _ = round_of(*MIXED[:2], options=options_of(lap_limit=1))
    assert FIFTY_ONE.waiting_for(state) == (Seat(0),)
    assert FIFTY_ONE.movers(state) == {Seat(0)}
    state, _ = played(state, "lap")
    assert FIFTY_ONE.waiting_for(state) == ()
    assert FIFTY_ONE.movers(state) == frozenset()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("swap 4H AS", ("S", 4, 41)),
        ("swap_all", ("D", 2, 5)),
        ("pass", None),
        ("flush", None),
    ],
)
def test_a_preview_says_what_a_move_would_leave(
    text: str, left: tuple[str, int, int] | None
) -> None:
    state, _ = round_of("TS KS JS 4H 9D", MIXED[1], field="AS TH 3D KC 2D")
    found = FIFTY_ONE.preview(state, Seat(0), FIFTY_ONE.parse_move(text))
    assert (found and (found.suit, found.card_count, found.worth)) == left
