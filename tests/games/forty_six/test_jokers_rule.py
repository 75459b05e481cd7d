"""docs/rules/forty_six.md §3.4 and §3.5; numbers in ids are those of its worked examples."""

import pytest

from games.cards import parse_cards
from games.forty_six.jokers_rule import ExchangeKind, jokers_rule

FIELD = "JK 2H 7D 2C KS"


@pytest.mark.parametrize(
    ("hand", "field", "kind", "gives", "takes", "protected"),
    [
        pytest.param("AS QS KS JD 3H", FIELD, "tied", "JD", "2H 2C", "AS QS KS", id="8"),
        pytest.param("3D QS QH 4C 5C", FIELD, "tied", "QS QH", "2H 2C", "", id="9"),
        pytest.param(
            "AS JS 9S 4S 3S",
            FIELD,
            "free",
            "AS JS 9S 4S 3S",
            "2H 7D 2C KS",
            "AS JS 9S 4S 3S",
            id="10",
        ),
        pytest.param("AS QS AH KH 9D", FIELD, "tied", "9D", "2H 2C", "AS QS AH KH", id="11"),
        pytest.param(
            "AS QS KS JD 3H", "JK 9H 4C 8D TC", "forced", "JD", "4C", "AS QS KS", id="one"
        ),
        pytest.param("2S 3S 4H 5D 6C", "JK QS KS KD JH", "forced", "6C", "JH", "", id="all higher"),
        pytest.param(
            "KD QS 9S 8S 7S", "JK AD 2C 2H 9H", "forced", "KD", "AD", "", id="takes an ace"
        ),
        pytest.param(
            "AD 2C 3H 4S 5S", "JK 9H 4C 8D TC", "forced", "5S", "4C", "AD", id="ace alone"
        ),
    ],
)
def test_what_the_joker_makes_of_an_exchange(
    hand: str, field: str, kind: str, gives: str, takes: str, protected: str
) -> None:
    rule = jokers_rule(parse_cards(hand), parse_cards(field))
    assert rule is not None
    assert rule.kind is ExchangeKind(kind)
    assert rule.gives == parse_cards(gives)
    assert rule.takes == parse_cards(takes)
    assert rule.protected == parse_cards(protected)


def test_protected_suits_are_those_of_the_aces() -> None:
    rule = jokers_rule(parse_cards("AH KH AS KS 9D"), parse_cards(FIELD.replace("KS", "KC")))
    assert rule is not None
    assert rule.protected_suits == ("S", "H")


def test_without_the_joker_nothing_binds() -> None:
    assert jokers_rule(parse_cards("AS QS KS JD 2H"), parse_cards("9H 4C 8D TC 3D")) is None
