import pytest

from games.cards import format_cards, pack, parse_cards
from games.field.cards import (
    can_flush,
    deal_hands,
    flush_field,
    put_in_place,
    swap_texts,
    with_item,
)
from games.seats import Seat

FIELD = parse_cards("2S 3S 4S 5S 6S")


def test_cards_are_dealt_one_at_a_time_from_the_first_seat() -> None:
    hands, rest = deal_hands(pack(), first=Seat(1), seats=3)
    assert [format_cards(hand) for hand in hands] == [
        "QS 9S 6S 3S KH",
        "AS JS 8S 5S 2S",
        "KS TS 7S 4S AH",
    ]
    assert rest == pack()[15:]


def test_a_card_takes_the_place_of_another() -> None:
    assert put_in_place(FIELD, FIELD[2], pack()[0]) == parse_cards("2S 3S AS 5S 6S")


def test_an_item_takes_a_place() -> None:
    assert with_item((1, 2, 3), 1, 5) == (1, 5, 3)


@pytest.mark.parametrize(("stock", "discards", "may"), [(5, 0, True), (3, 2, True), (4, 0, False)])
def test_a_flush_needs_five_cards_beside_the_field(stock: int, discards: int, may: bool) -> None:
    assert can_flush(pack()[:stock], pack()[10 : 10 + discards]) == may


def test_a_flush_takes_the_top_of_the_stock() -> None:
    stock = parse_cards("AH KH QH JH TH 9H")
    flushed = flush_field(FIELD, stock, (), tuple)
    assert flushed == (stock[:5], stock[5:], FIELD, False)


def test_a_short_stock_gets_the_earlier_discards_under_it() -> None:
    stock, discards = parse_cards("AH KH QH"), parse_cards("2D 3D 4D 5D 6D 7D 8D 9D TD JD")
    flushed = flush_field(FIELD, stock, discards, lambda cards: cards[::-1])
    assert flushed.field == parse_cards("AH KH QH JD TD")
    assert flushed.stock == parse_cards("9D 8D 7D 6D 5D 4D 3D 2D")
    assert flushed.discards == FIELD
    assert flushed.is_reshuffled


def test_a_stock_of_five_needs_no_reshuffle() -> None:
    assert not flush_field(FIELD, pack()[:5], pack()[10:20], tuple).is_reshuffled


def test_every_exchange_has_its_text() -> None:
    texts = swap_texts()
    assert texts[pack()[0]][pack()[1]] == "swap AS KS"
    assert set(texts) == set(pack(jokers=2))
