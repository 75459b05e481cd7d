"""The player of 51 in positions where there is a right thing to do."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from bots.fifty_one import FiftyOnePlayer
from bots.player import Choice
from games.cards import parse_cards
from games.field.events import FieldDealt
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.legal import legal_moves
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.state import State
from games.fifty_one.view import view
from games.match import start_match
from games.seats import Seat
from games.shuffle import MatchKey

ME = Seat(0)


def position(hand: str, field: str, *, lap: int = 4, caller: int | None = None) -> State:
    """A state of four seats, with seat 0 to move; the other hands are of no suit."""
    match, _ = start_match(FIFTY_ONE, options=FiftyOneOptions(), seats=4, key=MatchKey(bytes(32)))
    state: State = match.state
    return replace(
        state,
        hands=(
            parse_cards(hand),
            *map(parse_cards, ("2S 3D 4C 5H 6S", "2D 3C 4H 5S 6D", "2C 3H 4S 5D 6C")),
        ),
        field=parse_cards(field),
        turn=ME,
        turn_count=4 * (lap - 1),
        caller=None if caller is None else Seat(caller),
    )


def chosen(state: State, seed: int = 1, heard: Iterable[object] = ()) -> Choice:
    player = FiftyOnePlayer(ME, Random(seed))
    player.hear(heard)
    return player.choose(view(state, ME), legal_moves(state, ME))


def choice(state: State, seed: int = 1) -> str:
    return chosen(state, seed).move


@pytest.mark.parametrize(
    ("hand", "field", "expected"),
    [
        pytest.param("AH KH QH JH 2S", "TH 3C 4D 7S 8C", "swap 2S TH call", id="makes 51"),
        pytest.param("AH KH QH JH 2S", "9H 3C 4D 7S 8C", "swap 2S 9H call", id="50: calls"),
        pytest.param("AH KH QH 8C 2S", "JK 3C 4D 7S 8D", "JK", id="takes the joker"),
        pytest.param("7H 9C 2S 4D 6C", "AS KS QS 9S 2D", "swap_all", id="takes a better field"),
        pytest.param("AH KH QH JH 2S", "3C 4D 7S 8C 5C", "flush", id="flushes an empty field"),
    ],
)
def test_takes_what_is_there_to_take(hand: str, field: str, expected: str) -> None:
    assert expected in choice(position(hand, field))


def test_does_not_call_with_little_when_rivals_had_time() -> None:
    assert "call" not in choice(position("2H 3H 4H 5H 6H", "9C 3C 4D 7S 8C"))


def test_calls_with_little_when_the_round_is_old() -> None:
    assert "call" in choice(position("2H 3H 4H 5H 7H", "9C 3C 4D 7S 8C", lap=30))


@pytest.mark.parametrize("seed", range(5))
def test_last_turn_makes_the_most_of_the_hand(seed: int) -> None:
    state = position("AH KH QH 5H 2S", "JH 3H 4D 7S 8C", caller=3)
    assert choice(state, seed) == "swap 2S JH"


@pytest.mark.parametrize("seed", range(10))
def test_who_came_after_the_deal_plays_as_one_who_heard_of_it(seed: int) -> None:
    """Then a match with the same seed does not depend on which of its bots came when."""
    state = position("2H 3H 9C TD KS", "9H 4C 4D 7S 8C")
    dealt = FieldDealt(1, state.dealer, state.hands, state.field, len(state.stock))
    assert chosen(state, seed, heard=[dealt]).move == choice(state, seed)


def test_thresholds_differ_between_players() -> None:
    """With 47 in lap 4 some call and others wait."""
    state = position("AH KH QH TH 6H", "9C 3C 4D 7S 8C")
    calls = ["call" in choice(state, seed) for seed in range(40)]
    assert 0 < sum(calls) < 40
