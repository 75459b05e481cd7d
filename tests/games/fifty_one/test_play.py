"""docs/rules/fifty_one.md §1, §3, §4 and §5, beside the flows of the vectors."""

from dataclasses import replace

import pytest

from games.cards import parse_cards
from games.errors import IllegalMove
from games.field.events import Reshuffled
from games.fifty_one.events import HouseFlushed
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.moves import parse_move
from games.fifty_one.play import apply
from games.fifty_one.state import State
from games.game import Standing
from games.options import OptionValue
from games.seats import Seat
from games.shuffle import KeyedShuffle
from tests.games.fifty_one.rounds import MIXED, options_of, played, round_of, types
from tests.games.harness import key_from

ROYAL = "AS KS QS JS TS"


@pytest.mark.parametrize(("seats", "jokers", "stock"), [(7, 1, 13), (4, 0, 27), (2, 2, 39)])
def test_a_deal(seats: int, jokers: int, stock: int) -> None:
    options = options_of(jokers=jokers)
    standing = Standing(1, Seat(seats - 1), FIFTY_ONE.sides(options, seats), (0,) * seats)
    state, events = FIFTY_ONE.deal(options, seats, standing, KeyedShuffle(key_from(1), 1))
    assert (state.turn, state.lap, len(state.field), len(state.stock)) == (0, 1, 5, stock)
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert types(events) == ["field_dealt"]


def test_an_exchange_puts_each_card_in_the_place_of_the_other() -> None:
    state, _ = round_of("2S 3H 4C 5D 6S", MIXED[1], field="AS KS QH JH 9D")
    state, events = played(state, "swap 4C QH")
    assert state.hands[0] == parse_cards("2S 3H QH 5D 6S")
    assert state.field == parse_cards("AS KS 4C JH 9D")
    assert types(events) == ["swapped"]


def test_exchange_all_changes_hand_and_field() -> None:
    state, _ = round_of(*MIXED[:2], field="AS KS QH JH 9D")
    state, _ = played(state, "lap")
    hand, field = state.hands[0], state.field
    state, events = played(state, "swap_all")
    assert (state.hands[0], state.field) == (field, hand)
    assert types(events) == ["swapped_all"]


def test_a_flush_leaves_the_turn_where_it_is() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap")
    top, old = state.stock[:5], state.field
    after, events = played(state, "flush")
    assert (after.turn, after.lap, after.field, after.discards) == (0, 2, top, old)
    assert types(events) == ["flushed"]


def test_a_short_stock_is_announced_before_the_flush() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap")
    short = replace(state, stock=state.stock[:3], discards=state.stock[3:13])
    after, events = played(short, "flush")
    assert types(events) == ["reshuffled", "flushed"]
    assert events[0] == Reshuffled(stock_count=13)
    assert (len(after.stock), after.discards) == (8, state.field)


def test_a_refused_move_changes_nothing() -> None:
    state, _ = round_of(*MIXED[:2])
    with pytest.raises(IllegalMove) as refused:
        apply(state, Seat(0), parse_move("pass"), tuple)
    assert refused.value.reason in FIFTY_ONE.reasons


# §3.4


def test_the_house_flushes_when_all_have_passed() -> None:
    state, _ = played(round_of(*MIXED[:3])[0], "lap")
    after, events = played(state, "pass", "pass", "pass")
    assert types(events) == ["passed", "passed", "passed", "house_flushed"]
    assert events[-1] == HouseFlushed(old=state.field, new=state.stock[:5])
    assert (after.turn, after.pass_streak, after.discards) == (0, 0, state.field)
    assert after.flushed_last == (False, False, False)


def test_the_count_of_passes_starts_anew_after_an_exchange_and_after_the_house() -> None:
    state, _ = played(round_of(*MIXED[:3])[0], "lap")
    _, events = played(state, "pass", "pass", "swap", "pass", "pass")
    assert "house_flushed" not in types(events)
    _, events = played(state, "pass", "pass", "pass", "pass", "pass")
    assert types(events).count("house_flushed") == 1


def test_passes_of_two_laps_count_together() -> None:
    state, _ = played(round_of(*MIXED[:3])[0], "lap", "swap")
    state, events = played(state, "pass", "pass", "pass")
    assert types(events)[-1] == "house_flushed"
    assert state.turn == 1


def test_the_house_may_need_a_reshuffle_or_lack_cards() -> None:
    state, _ = played(round_of(*MIXED[:2])[0], "lap", "pass")
    short = replace(state, stock=state.stock[:3], discards=state.stock[3:13])
    assert types(played(short, "pass")[1]) == ["passed", "reshuffled", "house_flushed"]
    lacking = replace(state, stock=state.stock[:3], discards=())
    after, events = played(lacking, "pass")
    assert (types(events), after.pass_streak) == (["passed"], 0)


@pytest.mark.parametrize(("lap_limit", "flushes"), [(0, True), (3, True), (2, False)])
def test_in_the_last_lap_the_house_does_not_flush(lap_limit: int, flushes: bool) -> None:
    state, _ = played(round_of(*MIXED[:3], options=options_of(lap_limit=lap_limit))[0], "lap")
    _, events = played(state, "pass", "pass", "pass")
    assert ("house_flushed" in types(events)) == flushes


def test_passes_that_end_within_the_last_lap_bring_no_flush() -> None:
    state, _ = played(
        round_of(*MIXED[:3], options=options_of(lap_limit=3))[0], "lap", "swap", "pass", "pass"
    )
    state, events = played(state, "pass")
    assert (types(events), state.lap, state.turn) == (["passed"], 3, 1)


def test_no_flush_of_the_house_once_a_call_is_out() -> None:
    hands = ("7S 8S 9S TS QS", *MIXED[1:3])
    state, _ = played(round_of(*hands, field="JS 8H 8C 8D 9H")[0], "swap QS JS", "swap", "swap")
    _, events = played(state, "pass call", "pass", "pass")
    assert types(events) == ["passed", "called", "passed", "passed", "round_ended"]


# §4


@pytest.mark.parametrize(("instant_win", "declared"), [(True, "stopped"), (False, "auto_called")])
def test_a_dealt_51_declares_itself_when_its_turn_comes(instant_win: bool, declared: str) -> None:
    state, events = round_of(MIXED[0], MIXED[1], ROYAL, options=options_of(instant_win=instant_win))
    assert types(events) == ["field_dealt"]
    state, events = played(state, "swap", "swap")
    assert types(events)[:3] == ["swapped", "swapped", declared]
    assert state.is_over == instant_win
    assert (state.caller, state.stopper) == ((None, 2) if instant_win else (2, None))


def test_a_dealt_51_of_the_first_seat_stops_within_the_deal() -> None:
    state, events = round_of(ROYAL, *MIXED[:2])
    assert types(events) == ["field_dealt", "stopped", "round_ended"]
    assert (state.is_over, state.stopper, state.lap) == (True, 0, 1)


def test_an_automatic_call_uses_the_first_turn_of_its_seat() -> None:
    state, events = round_of(ROYAL, *MIXED[:2], options=options_of(instant_win=False))
    assert types(events) == ["field_dealt", "auto_called"]
    state, events = played(state, "pass", "pass")
    assert types(events) == ["passed", "passed", "round_ended"]
    assert state.is_over


def test_a_dealt_51_stops_on_its_last_turn_too() -> None:
    state, _ = round_of("7S 8S 9S TS 7H", "AC KC QC JC TC", field="JS 8H 8C 8D 9H")
    state, events = played(state, "swap 7H JS call")
    assert types(events) == ["swapped", "called", "stopped", "round_ended"]
    assert (state.caller, state.stopper) == (0, 1)


def test_a_dealt_51_behind_a_call_has_its_ordinary_last_turn_without_instant_win() -> None:
    hands = ("7S 8S 9S TS 7H", "AC KC QC JC TC")
    state, _ = round_of(*hands, field="JS 8H 8C 8D 9H", options=options_of(instant_win=False))
    state, events = played(state, "swap 7H JS call")
    assert types(events) == ["swapped", "called"]
    assert state.turn == 1


@pytest.mark.parametrize("word", ["", " call"])
@pytest.mark.parametrize(("instant_win", "declared"), [(True, "stopped"), (False, "auto_called")])
def test_a_51_puts_its_own_declaration_in_place_of_a_call(
    word: str, instant_win: bool, declared: str
) -> None:
    state, _ = round_of(
        "KH QH JH TH 2C",
        MIXED[1],
        field="AH 9S 9C 8D 8S",
        options=options_of(instant_win=instant_win),
    )
    state, events = played(state, f"swap 2C AH{word}")
    assert types(events)[:2] == ["swapped", declared]
    assert "called" not in types(events)


# §5


def test_without_the_word_nothing_is_called() -> None:
    state, _ = round_of("7S 8S 9S TS 7H", MIXED[1], field="JS 8H 8C 8D 9H")
    state, events = played(state, "swap 7H JS")
    assert (types(events), state.caller) == (["swapped"], None)


@pytest.mark.parametrize("seats", range(2, 6))
def test_after_a_call_each_other_seat_has_one_turn(seats: int) -> None:
    hands = (
        "2S 3S 4S 5S 7S",
        "2H 3C 4D 9S 6H",
        "2C 3D 9H 5H 6C",
        "2D 9C 4H 5C 6D",
        "TH TC TD 8S 8H",
    )
    state, _ = round_of(*hands[:seats], field="6S QH QC QD KH")
    state, _ = played(state, "swap 7S 6S call")
    for seat in range(1, seats):
        assert state.turn == seat
        state, _ = played(state, "pass")
    assert state.is_over


def play_passes(state: State) -> State:
    while not state.is_over:
        state, _ = played(state, "pass" if state.is_call_out else "swap")
    return state


@pytest.mark.parametrize(
    ("chosen", "laps"), [({"lap_limit": 1}, 1), ({"lap_limit": 3}, 3)], ids=str
)
def test_the_lap_limit_ends_a_round_without_a_call(
    chosen: dict[str, OptionValue], laps: int
) -> None:
    state = play_passes(round_of(*MIXED[:3], options=options_of(**chosen))[0])
    assert (state.turn_count, state.lap) == (3 * laps, laps)
    outcome = FIFTY_ONE.result(state)
    assert outcome is not None
    assert outcome.reason == "lap_limit"


def test_last_turns_are_played_beyond_the_lap_limit() -> None:
    hands = (MIXED[1], MIXED[2], "7S 8S 9S TS 7H")
    state, _ = round_of(*hands, field="JS 8H 8C 8D 9D", options=options_of(lap_limit=1))
    state, _ = played(state, "swap 2H 9D", "swap 2C 2H", "swap 7H JS call")
    assert (state.turn, state.lap) == (0, 2)
    assert play_passes(state).turn_count == 5


def test_a_pass_of_the_last_turn_is_not_counted() -> None:
    state, _ = round_of(
        "7S 8S 9S TS 7H", *MIXED[1:3], field="JS 8H 8C 8D 9H", options=options_of(passes="once")
    )
    state, _ = played(state, "swap 7H JS call", "pass", "pass")
    assert state.passes_used == (0, 0, 0)
