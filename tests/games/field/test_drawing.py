from collections import Counter
from random import Random

from games.cards import Suit, pack, parse_cards
from games.field.drawing import draw_one_suit
from games.field.suits import common_suit


def test_a_hand_is_filled_up_with_its_suit_and_jokers() -> None:
    hand = draw_one_suit(parse_cards("KH"), parse_cards("2S 3H 4H 5H JK"), Random(1))
    assert hand == parse_cards("KH 3H 4H 5H JK")


def test_without_candidates_enough_the_known_cards_stay() -> None:
    known = parse_cards("KH QH")
    assert draw_one_suit(known, parse_cards("2S 3H 4H"), Random(1)) == known
    assert draw_one_suit(parse_cards("KH QS"), pack(), Random(1)) == parse_cards("KH QS")


def test_suits_with_more_candidates_come_more_often() -> None:
    candidates = parse_cards("2S 3S 4S 5S 6S 2H 3H 4H 5H 6H 7H")
    rng = Random(1)
    suits = Counter(common_suit(draw_one_suit((), candidates, rng)) for _ in range(700))
    assert suits[Suit("H")] > 4 * suits[Suit("S")] > 0
