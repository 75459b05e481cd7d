"""What can be read from others' exchanges."""

from bots.field.reading import Reading
from games.cards import HIDDEN, Card, parse_cards
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.fifty_one.events import HouseFlushed, Passed, SwappedAll
from games.seats import Seat


def dealt() -> FieldDealt:
    return FieldDealt(
        round_number=1,
        dealer=Seat(2),
        hands=(parse_cards("AS KS 2H 3D 4C"), (HIDDEN,) * 5, (HIDDEN,) * 5),
        field=parse_cards("9S 9H 9D 9C JK"),
        stock_count=33,
    )


def test_a_card_taken_stays_known_until_it_is_given_again() -> None:
    reading = Reading()
    reading.hear([dealt(), Swapped(Seat(1), gave=Card("2S"), took=Card("9H"))])
    assert reading.held(Seat(1)) == {"9H"}
    reading.hear([Swapped(Seat(1), gave=Card("9H"), took=Card("9D"))])
    assert reading.held(Seat(1)) == {"9D"}


def test_a_seat_that_took_the_whole_field_is_known_whole() -> None:
    reading = Reading()
    field = parse_cards("9S 9H 9D 9C JK")
    reading.hear([dealt(), SwappedAll(Seat(2), gave=parse_cards("2S 3S 4S 5S 6S"), took=field)])
    assert reading.held(Seat(2)) == set(field)


def test_jokers_go_with_every_suit_that_a_seat_collects() -> None:
    reading = Reading()
    reading.hear([SwappedAll(Seat(2), gave=(), took=parse_cards("9S 8S 9D JK 7S"))])
    assert reading.collects(Seat(2)) == {"S": 4, "D": 2}


def test_cards_of_others_and_flushed_cards_are_out_of_reach() -> None:
    reading = Reading()
    flushed = parse_cards("2S 2H 2D 2C 3S")
    reading.hear(
        [
            dealt(),
            Swapped(Seat(0), gave=Card("AS"), took=Card("9S")),
            Swapped(Seat(1), gave=Card("4S"), took=Card("9H")),
            Passed(Seat(2)),
            FieldFlushed(Seat(0), old=flushed, new=parse_cards("4H 4D 5H 5D 5S")),
            HouseFlushed(old=parse_cards("6S 6H 6D 6C 7S"), new=parse_cards("8S 8H 8D 8C TS")),
        ]
    )
    assert reading.out_of_reach(Seat(0)) == {"9H", *flushed, "6S", "6H", "6D", "6C", "7S"}


def test_a_new_deal_is_a_new_start() -> None:
    reading = Reading()
    reading.hear([dealt(), Swapped(Seat(1), gave=Card("4S"), took=Card("9H")), dealt()])
    assert reading.held(Seat(1)) == frozenset()
    assert reading.out_of_reach(Seat(0)) == frozenset()


def test_flushed_cards_may_come_again_after_a_reshuffle() -> None:
    reading = Reading()
    old, new = parse_cards("2S 2H 2D 2C 3S"), parse_cards("4H 4D 5H 5D 5S")
    reading.hear([dealt(), FieldFlushed(Seat(0), old=old, new=new), Reshuffled(stock_count=9)])
    assert reading.out_of_reach(Seat(0)) == frozenset()
    reading.hear([FieldFlushed(Seat(1), old=new, new=old)])
    assert reading.out_of_reach(Seat(0)) == set(new)
