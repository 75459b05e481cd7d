from games.cards import parse_cards
from games.page_one.events import StockRenewed
from games.page_one.supply import Supply
from games.tricks.trick import Cards


def draw(supply: Supply, count: int) -> Cards:
    return supply.draw(enough=lambda drawn: len(drawn) >= count)


def backwards(cards: Cards) -> Cards:
    return tuple(reversed(cards))


def test_cards_come_off_the_top() -> None:
    supply = Supply(parse_cards("2S 3S 4S"), parse_cards("AH"), backwards)
    assert draw(supply, 2) == parse_cards("2S 3S")
    assert (supply.stock, supply.discards) == (parse_cards("4S"), parse_cards("AH"))
    assert supply.renewed == ()


def test_the_discards_become_the_stock_in_the_middle_of_a_draw() -> None:
    supply = Supply(parse_cards("2S"), parse_cards("AH KH QH"), backwards)
    assert draw(supply, 3) == parse_cards("2S QH KH")
    assert (supply.stock, supply.discards) == (parse_cards("AH"), ())
    assert supply.renewed == (StockRenewed(3),)


def test_a_stock_that_is_just_used_up_is_not_renewed_yet() -> None:
    supply = Supply(parse_cards("2S"), parse_cards("AH"), backwards)
    assert draw(supply, 1) == parse_cards("2S")
    assert (supply.stock, supply.discards, supply.renewed) == ((), parse_cards("AH"), ())


def test_when_nothing_is_left_there_are_fewer() -> None:
    supply = Supply(parse_cards("2S"), parse_cards("AH"), backwards)
    assert draw(supply, 5) == parse_cards("2S AH")
    assert supply.is_empty
    assert draw(supply, 1) == ()
