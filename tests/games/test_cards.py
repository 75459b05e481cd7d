import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import (
    HIDDEN,
    Card,
    format_cards,
    is_joker,
    pack,
    parse_card,
    parse_cards,
    sorted_hand,
)
from games.errors import NotationError


@pytest.mark.parametrize("text", ["AS", "TD", "2C", "ES", "XH", "JK", "JK2"])
def test_a_card_is_its_notation(text: str) -> None:
    assert parse_card(text) == text


@pytest.mark.parametrize("text", ["", "1S", "10S", "as", "SA", "JK3", "??", " AS", "A♠"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not a card"):
        parse_card(text)


@given(st.lists(st.sampled_from(pack(jokers=2))))
def test_lists_of_cards_round_trip(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


@pytest.mark.parametrize(("jokers", "size"), [(0, 52), (1, 53), (2, 54)])
def test_a_pack_has_each_card_once(jokers: int, size: int) -> None:
    cards = pack(jokers=jokers)
    assert len(set(cards)) == len(cards) == size
    assert sum(map(is_joker, cards)) == jokers


def test_a_hand_is_sorted_by_suit_then_from_the_ace_down() -> None:
    hand = (*parse_cards("JK 2S TD AH KS 9C TH"), HIDDEN)
    assert format_cards(sorted_hand(hand)) == "KS 2S AH TH 9C TD JK ??"
