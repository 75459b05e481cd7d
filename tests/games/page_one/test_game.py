import pytest

from games.page_one.game import PAGE_ONE
from games.seats import Seat
from tests.games.page_one.rounds import STANDARD, options_of, played, round_of


def test_each_seat_plays_alone() -> None:
    assert PAGE_ONE.sides(STANDARD, 3) == ((0,), (1,), (2,))


@pytest.mark.parametrize(("jokers", "cards"), [(0, 52), (1, 53), (2, 54)])
def test_the_pack_has_its_jokers(jokers: int, cards: int) -> None:
    assert len(PAGE_ONE.pack(options_of(jokers=jokers), 4)) == cards


def test_only_the_seat_on_turn_is_waited_for() -> None:
    state, _ = played(round_of("7H 9H", "2H 5S"), "0:play 7H")
    assert PAGE_ONE.waiting_for(state) == (Seat(1),)
    assert PAGE_ONE.movers(state) == {Seat(0), Seat(1)}
    state, _ = played(round_of("7H", "2H 5S", declared=[0]), "0:play 7H")
    assert PAGE_ONE.waiting_for(state) == ()
    assert PAGE_ONE.movers(state) == frozenset()


def test_there_is_no_help_for_a_hand() -> None:
    state = round_of("7H 9H", "2H 5S")
    move = PAGE_ONE.parse_move("play 7H")
    assert PAGE_ONE.preview(state, Seat(0), move) is None
