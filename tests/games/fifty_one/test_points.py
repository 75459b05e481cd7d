"""docs/rules/fifty_one.md §2 and §10; numbers in ids are those of its worked examples."""

import pytest

from games.cards import parse_cards
from games.fifty_one.points import hand_points, is_51, joker_count, shown
from games.options import OptionValue
from tests.games.fifty_one.rounds import options_of

Chosen = dict[str, OptionValue]

TEN: Chosen = {"joker_value": "ten"}
CHOOSE: Chosen = {"joker_value": "choose"}
DIFFERENCE: Chosen = {"mixed_hand": "difference"}


@pytest.mark.parametrize(
    ("hand", "chosen", "points"),
    [
        pytest.param("AH KH QH 5H 3H", {}, 39, id="1 one suit"),
        pytest.param("AH KH QH JH TS", {}, 0, id="2 one card off suit"),
        pytest.param("KH QH JH TH JK", {}, 51, id="3 joker is the ace"),
        pytest.param("AH KH 9H 5H JK", {}, 45, id="4 joker beside the ace"),
        pytest.param("KS QS JS JK JK2", {}, 51, id="5 two jokers"),
        pytest.param("KH QH JH TH JK", TEN, 50, id="6 ten-point joker"),
        pytest.param("AH KH QH JH JK", TEN, 51, id="7 ten-point joker beside the ace"),
        pytest.param("2C 3C 4C JK JK2", {}, 30, id="8 two jokers, no ace"),
        pytest.param("AC 3C 4C JK JK2", {}, 38, id="9 two jokers beside the ace"),
        pytest.param("AH KH 9H 5H JK", CHOOSE, 46, id="chosen 11 beside the ace"),
        pytest.param("AH KH QH JH JK", CHOOSE, 51, id="chosen 10: never above 51"),
        pytest.param("AH KH QH JK JK2", CHOOSE, 51, id="chosen twice: never above 51"),
        pytest.param("AH KH 9H JK JK2", CHOOSE, 51, id="chosen 10 and 11"),
        pytest.param("2C 3C 4C JK JK2", CHOOSE, 31, id="chosen 11 twice"),
        pytest.param("AH KH 9H 5S 3C", DIFFERENCE, 22, id="15 difference"),
        pytest.param("AH KH 9S 8S 2C", DIFFERENCE, 2, id="16 best of two suits"),
        pytest.param("AH KH JK 5S 3C", DIFFERENCE, 23, id="17 joker with the main suit"),
        pytest.param("KH 5H 2H TC TD", DIFFERENCE, -3, id="difference below zero"),
        pytest.param("AH KH QH 5H 3H", DIFFERENCE, 39, id="one suit counts whole"),
        pytest.param("AS JK JK2 KH 2D", DIFFERENCE, 19, id="three suits of one card each"),
    ],
)
def test_points(hand: str, chosen: Chosen, points: int) -> None:
    cards, options = parse_cards(hand), options_of(**{"jokers": 2, **chosen})
    assert hand_points(cards, options) == points
    assert is_51(cards, options) == (points == 51)


@pytest.mark.parametrize(("hand", "count"), [("AS KS QS JS TS", 0), ("AS JK 2S 3S JK2", 2)])
def test_jokers_are_counted(hand: str, count: int) -> None:
    assert joker_count(parse_cards(hand)) == count


@pytest.mark.parametrize(
    ("hand", "chosen", "help_"),
    [
        ("AH KH TH TS QH", {}, ("H", 4, 41, None, None)),
        ("AH KH QH 5H 3H", {}, ("H", 5, 39, 39, None)),
        ("2S 3S 9S KH KD", {}, ("S", 3, 14, None, None)),
        ("2S 3S JK KH KD", {}, ("S", 3, 16, None, None)),
        ("AS 2S KH QH 5D", {}, ("H", 2, 20, None, None)),
        ("AS 9S KH QH 5D", {}, ("S", 2, 20, None, None)),
        ("AS 2S KH QH JK", {}, ("H", 3, 31, None, None)),
        ("AS 9S KH QH JK", {}, ("H", 3, 31, None, None)),
        ("AH KH 9S 8S 2C", DIFFERENCE, ("H", 2, 21, None, 2)),
        ("AH KH QH 5H 3H", DIFFERENCE, ("H", 5, 39, 39, None)),
    ],
    ids=str,
)
def test_above_the_hand_its_best_suit_is_shown(
    hand: str, chosen: Chosen, help_: tuple[str, int, int, int | None, int | None]
) -> None:
    found = shown(parse_cards(hand), options_of(**chosen))
    assert help_ == (
        found.suit,
        found.card_count,
        found.worth,
        found.points,
        found.difference,
    )
