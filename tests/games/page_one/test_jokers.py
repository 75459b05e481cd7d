"""Jokers (docs/rules/page_one.md §4)."""

import pytest

from games.cards import parse_cards
from tests.games.page_one.rounds import options_of, played, refusal, round_of, types

ONE = options_of(jokers=1)


def test_a_led_joker_names_the_suit_and_wins() -> None:
    state = round_of("JK 6D 7D", "AD 9S 2C", "3D JH TS", options=ONE)
    state, _ = played(state, "0:play JK D")
    assert (state.suit, refusal(state, "1:play 9S")) == ("D", "must_follow")
    state, _ = played(state, "1:play AD", "2:play 3D")
    assert state.turn == 0
    assert (state.removed, state.discards) == (parse_cards("JK"), parse_cards("AD 3D"))


def test_a_played_joker_that_returns_goes_to_the_discards() -> None:
    options = options_of(jokers=1, joker_returns=True)
    state = round_of("JK 6D 7D", "AD 9S 2C", options=options)
    state, _ = played(state, "0:play JK D", "1:play AD")
    assert (state.removed, state.discards) == ((), parse_cards("JK AD"))


def test_a_joker_that_is_out_is_not_reshuffled() -> None:
    state = round_of("JK 6D 7D", "AD 9S 2C", stock="", discards="", options=ONE)
    state, _ = played(state, "0:play JK D", "1:play AD", "2:play KD", "0:play 6D", "1:draw")
    assert "JK" not in (*state.stock, *state.hands[1])


def test_drawing_stops_at_a_joker_which_is_played() -> None:
    state = round_of("8H 9H 2C", "TC 3S 4S", stock="5D JK 7H", options=ONE)
    state, _ = played(state, "0:play 8H", "1:draw")
    assert [play.card for play in state.plays] == list(parse_cards("8H JK"))
    assert state.hands[1] == parse_cards("TC 3S 4S 5D")


@pytest.mark.parametrize(
    ("stock", "options", "card", "hand"),
    [
        pytest.param("5D 4H", {}, "JK", "5D", id="§8.6 the joker, no longer the only card"),
        pytest.param("4H 5D", {}, "4H", "JK", id="the drawn card where it follows"),
        pytest.param("JK2 5D", {"jokers": 2}, "JK2", "JK", id="the drawn joker"),
        pytest.param("5D 4H", {"draw_limit": 1}, "JK", "5D", id="one card within a limit of one"),
    ],
)
def test_a_lone_joker_that_follows_draws_one_card(
    stock: str, options: dict[str, int], card: str, hand: str
) -> None:
    state = round_of(
        "8H 9H 2C", "JK", "3H JH", stock=stock, options=options_of(**{"jokers": 1, **options})
    )
    state, events = played(state, "0:play 8H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "card_played"]
    assert state.plays[-1].card == card
    assert state.hands[1] == parse_cards(hand)
    assert state.exposed[1]


def test_a_lone_joker_that_cannot_draw_does_not_follow() -> None:
    state = round_of("8H 9H 2C", "JK", "3H JH", stock="", options=ONE)
    state, events = played(state, "0:play 8H", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "seat_skipped"]
    assert (state.turn, state.hands[1]) == (2, parse_cards("JK"))


def test_with_empty_stock_drawn_a_lone_joker_that_cannot_follow_ends_the_round() -> None:
    options = options_of(jokers=1, empty_stock="drawn")
    state = round_of("8H 9H 2C", "JK", "3H JH", stock="", options=options)
    assert played(state, "0:play 8H", "1:draw")[0].end_reason == "drawn"


def test_a_lone_joker_that_leads_draws_one_card_and_leads_either() -> None:
    state = round_of("JK", "5C 9S 2C", "3D JC", stock="6S 4H", declared=[0], options=ONE)
    state, events = played(state, "0:draw")
    assert types(events) == ["cards_drawn"]
    assert (state.turn, state.hands[0], state.declared[0]) == (0, parse_cards("JK 6S"), False)
    assert refusal(state, "0:play JK S") is None
    assert refusal(state, "0:play 6S declare") is None
    assert refusal(state, "0:draw") == "may_play"


@pytest.mark.parametrize("empty_stock", ["pass", "drawn"])
def test_a_lone_joker_that_can_neither_lead_nor_draw_hands_the_lead_on(empty_stock: str) -> None:
    options = options_of(jokers=1, empty_stock=empty_stock)
    state = round_of("JK", "5C 9S 2C", stock="", declared=[0], options=options)
    state, events = played(state, "0:draw")
    assert types(events) == ["cards_drawn", "seat_skipped"]
    assert (state.turn, state.leader, state.declared[0]) == (1, 1, True)
    state, events = played(state, "1:play 5C", "2:play AC")
    assert types(events) == ["card_played", "card_played", "trick_won"]
    assert (state.turn, state.skipped, state.hands[0]) == (2, (), parse_cards("JK"))


def test_two_lone_jokers_hand_the_lead_on_twice() -> None:
    state = round_of("JK", "JK2", stock="", options=options_of(jokers=2))
    state, _ = played(state, "0:draw", "1:draw", "2:play AC")
    assert (state.turn, state.trick_count, len(state.discards)) == (2, 1, 1)


def test_a_joker_may_be_last_where_that_is_allowed() -> None:
    options = options_of(jokers=1, joker_last=True)
    state = round_of("8H 9H 2C", "JK", "3H JH", declared=[1], options=options)
    assert played(state, "0:play 8H", "1:play JK")[0].end_reason == "out"


def test_the_next_plain_card_sets_the_suit_of_a_led_joker() -> None:
    options = options_of(jokers=2, joker_led="next")
    hands = ("JK 6D 7D", "JK2 9S 2C", "3D JC TS", "4C 4D")
    state, _ = played(round_of(*hands, options=options), "0:play JK", "1:play JK2")
    assert state.suit is None
    state, _ = played(state, "2:play 3D")
    assert (state.suit, refusal(state, "3:play 4C")) == ("D", "must_follow")
    assert played(state, "3:play 4D")[0].turn == 0


def test_a_lone_joker_does_not_play_while_the_suit_is_open() -> None:
    options = options_of(jokers=2, joker_led="next", empty_stock="drawn")
    state = round_of("JK 6D 7D", "JK2", "3D JC", stock="5H 6H", options=options)
    state, events = played(state, "0:play JK", "1:draw")
    assert types(events) == ["card_played", "cards_drawn", "seat_skipped"]
    assert (state.turn, state.hands[1], len(state.stock)) == (2, parse_cards("JK2"), 2)


def test_a_trick_of_jokers_alone_goes_to_the_first() -> None:
    options = options_of(jokers=2, joker_led="next")
    state = round_of("JK 6D 7D", "JK2 9S 2C", options=options)
    state, _ = played(state, "0:play JK", "1:play JK2")
    assert (state.turn, state.removed, state.discards) == (0, parse_cards("JK JK2"), ())
