"""What a hand promises."""

import pytest

from bots.fifty_one.prospects import best_prospect
from games.cards import parse_cards
from games.fifty_one.options import FiftyOneOptions

OPTIONS = FiftyOneOptions()


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("AH KH QH JH 2S", "AH KH QH 3C 2S", id="one card more of the suit"),
        pytest.param("AH KH QH JH 2S", "2H 3H 4H 5H 2S", id="the same number, worth more"),
        pytest.param("AH KH QH JK 2S", "AH KH QH 9D 2S", id="a joker goes with the suit"),
        pytest.param("AH KH QH JH 9H", "AH KH QH JH 2S", id="five of a suit"),
        pytest.param("AH KH QH JH 2S", "2D 3D 4D 5D 6D", id="four high ones over five low ones"),
    ],
)
def test_one_hand_promises_more_than_another(better: str, worse: str) -> None:
    promises = [
        best_prospect(parse_cards(hand), OPTIONS, frozenset()).promise for hand in (better, worse)
    ]
    assert promises[0] > promises[1]


def test_a_hand_of_one_suit_promises_its_points() -> None:
    prospect = best_prospect(parse_cards("AH KH QH 5H 3H"), OPTIONS, frozenset())
    assert prospect == (39.0, "H")


def test_a_suit_that_others_hold_promises_nothing() -> None:
    hand = parse_cards("AH KH QH JH 9S")
    rest = frozenset(parse_cards("TH 9H 8H 7H 6H 5H 4H 3H 2H"))
    assert best_prospect(hand, OPTIONS, rest).suit == "S"
