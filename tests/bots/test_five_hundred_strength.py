"""How many tricks a hand of Five Hundred promises."""

import pytest

from bots.five_hundred.strength import chance_of_level, features, promised_tricks
from games.cards import Suit, parse_cards

SPADES = Suit("S")
BASE = "JS AS KS QS 9S AH 6H 5D 7C 9C"


def promise(hand: str, trump: Suit | None = SPADES, seats: int = 4) -> float:
    return promised_tricks(parse_cards(hand), trump, seats)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(
    ("better", "trump"),
    [
        pytest.param("JK AS KS QS 9S AH 6H 5D 7C 9C", SPADES, id="joker for right bower"),
        pytest.param("JS AS KS QS 9S AH 6H 5D AC 9C", SPADES, id="another ace"),
        pytest.param("JS JC KS QS 9S AH 6H 5D AC 9C", SPADES, id="left bower"),
        pytest.param("JK AS KS QS 9S AH AD 5D AC 9C", None, id="aces and joker at no trumps"),
    ],
)
def test_better_cards_promise_more(better: str, trump: Suit | None, seats: int) -> None:
    assert promise(better, trump, seats) > promise(BASE, trump, seats)


def test_the_left_bower_is_a_trump_and_shortens_its_suit() -> None:
    counted = features(parse_cards("JC 9S 8S AC 5D 6D 7D 8D 4H 5H"), SPADES)
    assert counted[3]
    assert counted[7] == 3
    assert counted[13] == 1


@pytest.mark.parametrize("trump", [SPADES, None])
def test_a_higher_level_is_less_likely(trump: Suit | None) -> None:
    chances = [chance_of_level(7.5, level, trump=trump, seats=4) for level in range(6, 11)]
    assert chances == sorted(chances, reverse=True)
    assert chance_of_level(7.5, 8, trump=trump, seats=4) == 0.5
