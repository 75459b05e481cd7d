"""docs/rules/forty_six.md §2 and §8; numbers in ids are those of its worked examples."""

import pytest

from games.cards import Suit, parse_cards
from games.forty_six.points import FortySixShown, HandStatus, hand_value, is_good, shown


@pytest.mark.parametrize(
    ("hand", "status", "points"),
    [
        pytest.param("8S 9S JS QS KS", "disqualified", None, id="1: 53"),
        pytest.param("AS TS JS QS KS", "fukujin", 46, id="2"),
        pytest.param("4H 6H JH QH KH", "ok", 46, id="3"),
        pytest.param("2D TD JD QD KD", "disqualified", None, id="4: 48"),
        pytest.param("AC 9C JC QC KC", "ok", 46, id="5: an ace counts 1"),
        pytest.param("AH 2H 3H 4H 5H", "ok", 15, id="6"),
        pytest.param("4S 6S JS QS KH", "disqualified", None, id="7: mixed"),
        pytest.param("AS TS JS QS KH", "disqualified", None, id="a mixed Fukujin is none"),
        pytest.param("5H 6H JH QH KH", "disqualified", None, id="47 without the ace"),
    ],
)
def test_a_hand_is_worth(hand: str, status: str, points: int | None) -> None:
    value = hand_value(parse_cards(hand))
    assert (value.status, value.points) == (HandStatus(status), points)
    assert is_good(parse_cards(hand)) == (points is not None)


@pytest.mark.parametrize(
    ("hand", "help_"),
    [
        pytest.param("TH JH QH 8H 2H", ("H", 5, 43, 3, None, False), id="three to go"),
        pytest.param("2D TD JD QD KD", ("D", 5, 48, None, 2, False), id="two over"),
        pytest.param("AC TC JC QC KC", ("C", 5, 46, 0, None, True), id="Fukujin"),
        pytest.param("KC QC JC TC KS", ("C", 4, 46, None, None, False), id="four"),
        pytest.param("2H 3H KS QS 9D", ("S", 2, 25, None, None, False), id="worth more"),
        pytest.param("KH KS KC KD 9D", ("D", 2, 22, None, None, False), id="more cards"),
        pytest.param("5H KH 9S 9D 9C", ("H", 2, 18, None, None, False), id="by number first"),
    ],
)
def test_the_help_above_a_hand(
    hand: str, help_: tuple[str, int, int, int | None, int | None, bool]
) -> None:
    suit, card_count, worth, left, over, is_fukujin = help_
    expected = FortySixShown(Suit(suit), card_count, worth, left, over, is_fukujin)
    assert shown(parse_cards(hand)) == expected
