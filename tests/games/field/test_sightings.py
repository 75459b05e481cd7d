from games.cards import parse_cards
from games.field.sightings import Sightings
from games.seats import Seat


def test_a_card_taken_is_held_until_it_is_given() -> None:
    seen = Sightings(2)
    seen.exchange(Seat(1), gave=parse_cards("2S"), took=parse_cards("AH"))
    seen.exchange(Seat(1), gave=parse_cards("3S"), took=parse_cards("KH"))
    seen.exchange(Seat(1), gave=parse_cards("AH"), took=parse_cards("2S"))
    assert seen.held == [(), parse_cards("KH 2S")]


def test_flushed_cards_are_in_the_discards_and_after_a_reshuffle_in_the_stock() -> None:
    seen = Sightings(2)
    seen.flush(old=parse_cards("2S 3S 4S 5S 6S"), new=parse_cards("2H 3H 4H 5H 6H"))
    assert seen.discards == parse_cards("2S 3S 4S 5S 6S")
    seen.reshuffle()
    seen.flush(old=parse_cards("2H 3H 4H 5H 6H"), new=parse_cards("9C 3S 9D 2S 6S"))
    assert seen.stock == parse_cards("4S 5S")
    assert seen.discards == parse_cards("2H 3H 4H 5H 6H")
