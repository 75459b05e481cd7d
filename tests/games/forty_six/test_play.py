"""docs/rules/forty_six.md §1, §3 and §4, beside the flows of the vectors."""

from dataclasses import replace

import pytest

from games.cards import JOKERS, parse_cards
from games.errors import IllegalMove
from games.field.events import Reshuffled
from games.forty_six.game import FORTY_SIX
from games.forty_six.moves import parse_move
from games.forty_six.play import apply
from games.game import Standing
from games.seats import Seat
from games.shuffle import KeyedShuffle
from tests.games.forty_six.rounds import MIXED, options_of, played, round_of, types
from tests.games.harness import key_from
from tests.scale import scaled

GOOD = "7D 8D 9D TD JD"
JOKER = JOKERS[0]


@pytest.mark.parametrize(
    ("seats", "joker", "stock"), [(6, True, 18), (6, False, 17), (4, True, 28), (2, True, 38)]
)
def test_a_deal(seats: int, joker: bool, stock: int) -> None:
    options = options_of(joker=joker)
    standing = Standing(1, Seat(seats - 1), FORTY_SIX.sides(options, seats), (0,) * seats)
    state, events = FORTY_SIX.deal(options, seats, standing, KeyedShuffle(key_from(1), 1))
    assert (state.turn, state.lap, len(state.field), len(state.stock)) == (0, 1, 5, stock)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert types(events) == ["field_dealt"]


def test_the_joker_is_never_dealt_but_may_lie_in_the_first_field() -> None:
    standing = Standing(1, Seat(0), FORTY_SIX.sides(options_of(), 6), (0,) * 6)
    places = set()
    for seed in range(scaled(20_000)):
        state, _ = FORTY_SIX.deal(options_of(), 6, standing, KeyedShuffle(key_from(seed), 1))
        assert not any(JOKER in hand for hand in state.hands)
        places.add(JOKER in state.field)
    assert places == {True, False}


def test_an_exchange_puts_each_card_in_the_place_of_the_other() -> None:
    state, _ = round_of(MIXED[0], MIXED[1], field="AS KS QH JH 9D")
    state, events = played(state, "swap 4C QH")
    assert state.hands[0] == parse_cards("2S 3H QH 5D 6S")
    assert state.field == parse_cards("AS KS 4C JH 9D")
    assert types(events) == ["swapped"]


def test_a_flush_leaves_the_turn_where_it_is_and_may_follow_another() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap")
    top, old = state.stock[:5], state.field
    after, events = played(state, "flush")
    assert (after.turn, after.lap, after.field, after.discards) == (0, 2, top, old)
    assert types(events) == ["flushed"]
    _, events = played(after, "swap", "flush", "swap", "flush", "swap")
    assert types(events) == ["swapped", "flushed", "swapped", "flushed", "swapped"]


def test_a_short_stock_gets_the_discards_the_joker_too() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap")
    assert state.stock[-1] == JOKER
    short = replace(state, stock=state.stock[:3], discards=state.stock[3:])
    after, events = played(short, "flush")
    assert types(events) == ["reshuffled", "flushed"]
    assert events[0] == Reshuffled(stock_count=len(state.stock))
    assert after.discards == state.field
    assert JOKER in after.stock


def test_a_refused_move_changes_nothing() -> None:
    state, _ = round_of(*MIXED[:2])
    with pytest.raises(IllegalMove) as refused:
        apply(state, Seat(0), parse_move("flush"), tuple)
    assert refused.value.reason in FORTY_SIX.reasons


# §4


def test_a_stop_at_the_start_of_the_turn_takes_its_place() -> None:
    state, _ = played(
        round_of(GOOD.replace("JD", "AD"), *MIXED[:2], field="JD")[0], "swap AD JD", "swap", "swap"
    )
    after, events = played(state, "stop")
    assert types(events) == ["stop_announced"]
    assert (after.stopper, after.turn, after.hands, after.field) == (
        0,
        1,
        state.hands,
        state.field,
    )


def test_a_stop_goes_with_an_exchange() -> None:
    state, _ = played(round_of("7D 8D 9D 3D 9S", *MIXED[:2], field="TD JD")[0], "swap 3D TD")
    state, events = played(state, "swap", "swap", "swap 9S JD stop")
    assert types(events)[-2:] == ["swapped", "stop_announced"]
    assert (state.stopper, state.turn) == (0, 1)


def test_each_other_seat_has_one_more_turn_after_a_stop() -> None:
    hands = ("7D 8D 9D TD AD", *MIXED[:2])
    state, _ = played(round_of(*hands, field="JD")[0], "swap AD JD", "swap", "swap", "stop")
    state, events = played(state, "swap")
    assert (state.turn, state.is_over) == (2, False)
    state, events = played(state, "flush", "swap")
    assert types(events) == ["flushed", "swapped", "round_ended"]
    assert state.is_over


def test_standing_uses_the_last_turn_and_is_told() -> None:
    hands = ("7D 8D 9D TD AD", "7S 8S 9S TS AS")
    options = options_of(stand=True)
    state, _ = round_of(*hands, field="JD JS", options=options)
    state, events = played(state, "swap AD JD", "swap AS JS", "stop", "stand")
    assert types(events) == ["swapped", "swapped", "stop_announced", "stood", "round_ended"]
    assert state.hands[1] == parse_cards("7S 8S 9S TS JS")


@pytest.mark.parametrize("lap_limit", [1, 2])
def test_the_limit_of_laps_ends_the_round_without_a_stop(lap_limit: int) -> None:
    state, _ = round_of(*MIXED[:3], options=options_of(lap_limit=lap_limit))
    state, events = played(state, *["lap"] * lap_limit)
    assert state.is_over
    assert types(events)[-1] == "round_ended"


def test_a_stop_in_the_last_lap_still_brings_the_last_turns() -> None:
    hands = (*MIXED[:2], "7D 8D 9D TD AD")
    state, _ = round_of(*hands, field="JD", options=options_of(lap_limit=2))
    state, _ = played(state, "swap", "swap", "swap AD JD", "swap", "swap", "stop")
    assert (state.turn, state.is_over) == (0, False)
    state, _ = played(state, "swap", "swap")
    assert state.is_over
