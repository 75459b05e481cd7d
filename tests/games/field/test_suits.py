import pytest

from games.cards import parse_cards
from games.field.cards import Cards
from games.field.suits import by_suit, common_suit, strongest_suit, swaps_to_one_suit


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("2D 3D 4D 5D 6D", "D"),
        ("2D 3D 4D 5D JK", "D"),
        ("2D 3D 4D JK JK2", "D"),
        ("2D 3D 4D 5D 6C", None),
        ("2D 3D 4C JK JK2", None),
    ],
)
def test_jokers_belong_to_whichever_suit_the_others_have(hand: str, suit: str | None) -> None:
    assert common_suit(parse_cards(hand)) == suit


def number_of_cards(cards: Cards, jokers: int) -> int:
    return len(cards) + jokers


@pytest.mark.parametrize(
    ("hand", "holding"),
    [
        ("2S 3S 9S KH KD", ("S", 3, 3)),
        ("2S 3S JK KH KD", ("S", 3, 3)),
        ("2D 3D 9C KC KH", ("C", 2, 2)),
        ("2H 3H 9S KS KC", ("S", 2, 2)),
        ("2D 3C JK JK2 9H", ("H", 3, 3)),
    ],
    ids=lambda value: str(value),
)
def test_of_equal_suits_the_first_is_taken(hand: str, holding: tuple[str, int, int]) -> None:
    assert strongest_suit(by_suit(parse_cards(hand)), number_of_cards) == holding


def test_of_equally_many_the_suit_worth_more_is_taken() -> None:
    sorted_out = by_suit(parse_cards("2S 3S KD QD 9C"))
    assert strongest_suit(sorted_out, lambda cards, _: "KD" in cards).suit == "D"


@pytest.mark.parametrize(
    ("hand", "swaps"),
    [
        pytest.param("2H 3H 4H 5H 9S", {("9S", "6H"), ("9S", "JK")}, id="the odd card goes"),
        pytest.param("2H 3H 4H 9C 9S", set(), id="two odd cards"),
        pytest.param("2H 3H 9C 8C JK", set(), id="two suits of two"),
        pytest.param(
            "2S 3S 4S 5S 6S",
            {(give, take) for give in ["2S", "3S", "4S", "5S", "6S"] for take in ("7S", "JK")},
            id="one suit stays one",
        ),
    ],
)
def test_exchanges_that_leave_one_suit(hand: str, swaps: set[tuple[str, str]]) -> None:
    field = parse_cards("6H 7S 8D JK 9D")
    assert set(swaps_to_one_suit(parse_cards(hand), field)) == swaps
