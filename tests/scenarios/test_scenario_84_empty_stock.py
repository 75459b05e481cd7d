"""Everybody hoards until stock and discards are empty: play goes on, and the round can end."""

from random import Random

import pytest

from games.cards import pack
from games.game import Standing
from games.page_one.events import CardsDrawn
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.play import apply, deal
from games.page_one.state import State
from games.seats import Seat
from games.shuffle import KeyedShuffle
from tests.games.harness import key_from
from tests.games.page_one.rounds import options_of, played, round_of, types
from tests.scale import scaled

MOVES_MAX = 3000
ROUNDS = scaled(300)


def hoarded(*hands: str, options: PageOneOptions) -> State:
    """Nothing in stock and discards; one seat more holds every other card."""
    return round_of(*hands, stock="", options=options)


def test_with_nothing_left_a_seat_does_not_play_and_the_game_can_end() -> None:
    state = hoarded("7H 9H", "TC 5S", options=options_of())
    state, events = played(state, "0:play 7H declare", "1:draw", "2:play 8H")
    assert types(events)[2:4] == ["cards_drawn", "seat_skipped"]
    state, events = played(state, "2:play 2H", "0:play 9H")
    assert state.end_reason == "out"


def test_the_cards_of_finished_tricks_are_there_again_but_not_those_on_the_table() -> None:
    state = hoarded("7H 9H 2C", "TC 5S", options=options_of())
    state, _ = played(state, "0:play 7H", "1:draw", "2:play 8H", "2:play AH", "0:play 9H")
    state, events = played(state, "1:draw")
    assert types(events)[:3] == ["stock_renewed", "cards_drawn", "card_played"]
    drawn = events[1]
    assert isinstance(drawn, CardsDrawn)
    assert set(drawn.cards) <= {"7H", "8H"}
    assert sorted(PAGE_ONE.all_cards(state)) == sorted(pack())


def test_with_the_option_the_round_is_drawn() -> None:
    state = hoarded("7H 9H", "TC 5S", options=options_of(empty_stock="drawn"))
    state, _ = played(state, "0:play 7H", "1:draw")
    result = PAGE_ONE.result(state)
    assert result is not None
    assert (result.reason, result.winners) == ("drawn", ())


@pytest.mark.parametrize("empty_stock", ["pass", "drawn"])
@pytest.mark.parametrize("jokers", [0, 2])
def test_hoarding_on_purpose_never_stops_the_game(empty_stock: str, jokers: int) -> None:
    """Everybody challenges wrongly for ten cards a head, then plays at random to the end."""
    options = options_of(empty_stock=empty_stock, jokers=jokers, false_challenge=5, hand_size=7)
    emptied = 0
    for seed in range(ROUNDS):
        state = _hoard(options, seed)
        emptied += not state.stock and not state.discards
        rng = Random(seed)
        for _ in range(MOVES_MAX):
            if state.is_over:
                break
            state = _play_on(state, rng)
        assert state.is_over
    assert emptied == ROUNDS


def _hoard(options: PageOneOptions, seed: int) -> State:
    rng = Random(seed)
    standing = Standing(1, Seat(0), PAGE_ONE.sides(options, 4), (0,) * 4)
    state, _ = deal(options, 4, standing, KeyedShuffle(key_from(seed), 1))
    while state.stock:
        challenger = rng.randrange(4)
        state, _ = played(state, f"{challenger}:challenge {(challenger + 1) % 4}")
    return state


def _play_on(state: State, rng: Random) -> State:
    seat = state.turn
    assert seat is not None
    listed = PAGE_ONE.legal_moves(state, seat).listed
    text = rng.choice([text for text in listed if text != "declare"])
    after, _ = apply(state, seat, PAGE_ONE.parse_move(text), tuple)
    assert len(PAGE_ONE.all_cards(after)) == len(PAGE_ONE.all_cards(state))
    return after
