"""Dealing, tricks and draws; declarations are in test_declaring.py, jokers in test_jokers.py."""

import pytest

from games.cards import pack, parse_cards
from games.errors import IllegalMove
from games.game import Standing
from games.page_one.events import CardsDrawn, HandsDealt, RoundCounted, StockRenewed
from games.page_one.game import PAGE_ONE
from games.page_one.play import deal
from games.seats import Seat
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Play
from tests.games.page_one.rounds import STANDARD, options_of, played, round_of, types

THREE = ("7H 9H 2C", "TC 5S 6S", "8H 8C 9C")


def standing(leader: int, seats: int) -> Standing:
    return Standing(1, Seat(leader), PAGE_ONE.sides(STANDARD, seats), (0,) * seats)


@pytest.mark.parametrize(("seats", "hand_size"), [(2, 4), (4, 4), (6, 7), (3, 3)])
def test_each_seat_is_dealt_its_cards_and_the_rest_is_the_stock(seats: int, hand_size: int) -> None:
    options = options_of(jokers=2, hand_size=hand_size)
    state, events = deal(options, seats, standing(1, seats), tuple)
    assert [len(hand) for hand in state.hands] == [hand_size] * seats
    assert len(state.stock) == 54 - seats * hand_size
    assert (state.turn, state.leader, state.first_leader) == (1, 1, 1)
    assert events == (HandsDealt(1, Seat(1), state.hands, len(state.stock)),)
    assert sorted(PAGE_ONE.all_cards(state)) == sorted(pack(jokers=2))


def test_the_first_leader_is_dealt_to_first() -> None:
    state, _ = deal(STANDARD, 3, standing(1, 3), tuple)
    assert [state.hands[seat][0] for seat in (1, 2, 0)] == list(pack()[:3])


def test_the_highest_card_of_the_suit_wins_and_leads() -> None:
    state = round_of("7H 2C 3C", "QH 2S 3S", "2H 5S 6S", "AH 8S 9S")
    state, events = played(state, "0:play 7H", "1:play QH", "2:play 2H", "3:play AH")
    assert (state.turn, state.leader, state.trick_count) == (3, 3, 1)
    assert state.discards == parse_cards("7H QH 2H AH")
    assert (state.plays, state.suit) == ((), None)
    assert events[-1] == TrickWon(Seat(3))


def test_the_cards_of_the_trick_lie_on_the_table_as_played() -> None:
    state, events = played(round_of("7H 2C 3C", "QH 2S 3S", "2H 5S", leader=1), "1:play QH")
    assert state.plays == (Play(Seat(1), parse_cards("QH")[0]),)
    assert (state.turn, state.suit, state.hands[1]) == (2, "H", parse_cards("2S 3S"))
    assert events == (CardPlayed(Seat(1), parse_cards("QH")[0]),)


def test_a_draw_goes_on_until_the_suit_comes_and_plays_it() -> None:
    state = round_of(*THREE, stock="4D 4C 3H KH")
    state, events = played(state, "0:play 7H", "1:draw")
    assert events[1:] == (
        CardsDrawn(Seat(1), parse_cards("4D 4C 3H")),
        CardPlayed(Seat(1), parse_cards("3H")[0]),
    )
    assert state.hands[1] == parse_cards("TC 5S 6S 4D 4C")
    assert state.stock == parse_cards("KH")
    assert state.turn == 2


def test_an_empty_stock_takes_the_discards_but_not_the_trick_on_the_table() -> None:
    state = round_of(*THREE, stock="4D", discards="2D 3H")
    state, events = played(state, "0:play 7H", "1:draw")
    assert events[1:] == (
        StockRenewed(2),
        CardsDrawn(Seat(1), parse_cards("4D 2D 3H")),
        CardPlayed(Seat(1), parse_cards("3H")[0]),
    )
    assert (state.stock, state.discards) == ((), ())
    assert [play.card for play in state.plays] == list(parse_cards("7H 3H"))


def test_with_nothing_left_to_draw_a_seat_does_not_play_and_the_trick_goes_on() -> None:
    state, events = played(round_of(*THREE, stock=""), "0:play 7H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "seat_skipped"]
    assert (state.turn, state.skipped, state.hands[1]) == (2, (1,), parse_cards("TC 5S 6S"))
    state, events = played(state, "2:play 8H", "3:play AH")
    assert (state.turn, state.skipped, state.trick_count) == (3, (), 1)


def test_what_was_drawn_before_nothing_was_left_stays_in_the_hand() -> None:
    state, events = played(round_of(*THREE, stock="4D 4C"), "0:play 7H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "seat_skipped"]
    assert state.hands[1] == parse_cards("TC 5S 6S 4D 4C")


def test_with_empty_stock_drawn_the_round_ends_there() -> None:
    state = round_of(*THREE, stock="4D", options=options_of(empty_stock="drawn"))
    state, events = played(state, "0:play 7H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "round_counted"]
    assert (state.turn, state.end_reason) == (None, "drawn")


@pytest.mark.parametrize(
    ("limit", "hand", "is_skipped"), [(1, "TC 5S 6S 4D", True), (2, "TC 5S 6S 4D", False)]
)
def test_a_draw_stops_at_the_limit(limit: int, hand: str, is_skipped: bool) -> None:
    state = round_of(*THREE, stock="4D 5H KD", options=options_of(draw_limit=limit))
    state, events = played(state, "0:play 7H", "1:draw")
    assert state.hands[1] == parse_cards(hand)
    assert ("seat_skipped" in types(events)) == is_skipped


def test_the_limit_reached_with_the_last_card_draws_no_round() -> None:
    options = options_of(draw_limit=1, empty_stock="drawn")
    state, events = played(round_of(*THREE, stock="4D", options=options), "0:play 7H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "seat_skipped"]
    assert not state.is_over


def test_the_round_ends_the_moment_a_seat_plays_its_last_card() -> None:
    state = round_of("7H 9H 2C", "8H", "3H 9S TS", "4H 5H", declared=[1])
    state, events = played(state, "0:play 7H", "1:play 8H")
    assert types(events) == ["card_played", "card_played", "went_out", "round_counted"]
    assert (state.turn, state.end_reason, len(state.plays)) == (None, "out", 2)
    ended = events[-1]
    assert isinstance(ended, RoundCounted)
    assert ended.card_counts == (2, 0, 3, 2)
    assert ended.result == PAGE_ONE.result(state)


def test_the_limit_of_tricks_ends_the_round_after_the_last_one() -> None:
    state = round_of("7H 2C 3C", "QH 2S 3S", options=options_of(trick_limit=2))
    state, events = played(state, "0:play 7H", "1:play QH")
    assert not state.is_over
    state, events = played(state, "1:play 2S", "0:draw")
    assert types(events)[-2:] == ["trick_won", "round_counted"]
    assert state.end_reason == "trick_limit"


def test_who_plays_the_last_card_in_the_last_trick_has_gone_out() -> None:
    state = round_of("7H 2C 3C", "QH", declared=[1], options=options_of(trick_limit=1))
    state, _ = played(state, "0:play 7H", "1:play QH")
    assert state.end_reason == "out"


def test_without_a_limit_tricks_go_on() -> None:
    state = round_of("7H 2C 3C", "QH 2S 3S", options=options_of(trick_limit=0))
    assert not played(state, "0:play 7H", "1:play QH")[0].is_over


def test_an_illegal_move_changes_nothing() -> None:
    state = round_of(*THREE)
    with pytest.raises(IllegalMove) as refused:
        played(state, "0:draw")
    assert refused.value.reason == "may_play"
    assert state == round_of(*THREE)
