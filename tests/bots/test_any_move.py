"""Any legal move, listed or chosen."""

from random import Random

import pytest

from bots.any_move import any_move
from games.game import Choose, Moves

OF = ("4C", "5D", "9S", "AH")


@pytest.mark.parametrize("seed", range(5))
def test_it_is_one_that_is_listed(seed: int) -> None:
    moves = Moves(("pass", "bid 7H"), choices=(Choose("discard", 3, OF),))
    assert any_move(moves, Random(seed)) in moves.listed


@pytest.mark.parametrize("seed", range(5))
def test_or_a_choice_with_as_many_as_are_wanted(seed: int) -> None:
    verb, *cards = any_move(Moves(choices=(Choose("discard", 3, OF),)), Random(seed)).split()
    assert verb == "discard"
    assert len(set(cards) & set(OF)) == len(cards) == 3
