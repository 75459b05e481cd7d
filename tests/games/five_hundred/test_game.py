import pytest

from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.packs import full_pack
from tests.games.five_hundred.hands import options_of, random_hand


def test_two_to_six_play_and_four_is_best() -> None:
    assert list(FIVE_HUNDRED.seats) == [2, 3, 4, 5, 6]
    assert list(FIVE_HUNDRED.recommended_seats) == [4]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_is_in_one_place_all_along(seats: int) -> None:
    for seed in range(5):
        for state, _ in random_hand(seed, seats):
            found = FIVE_HUNDRED.all_cards(state)
            assert sorted(found) == sorted(full_pack("default", seats))


def test_only_the_contractor_and_its_opponents_are_waited_for() -> None:
    for seed in range(20):
        for state, _ in random_hand(seed, 4, options_of()):
            waiting = FIVE_HUNDRED.waiting_for(state)
            assert bool(waiting) != state.is_over
            assert set(waiting) <= set(state.playing)
