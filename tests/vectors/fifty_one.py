"""What the lines of 51 say, asked of its rules."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from games.cards import parse_cards
from games.errors import IllegalMove, NotationError
from games.field.events import FieldFlushed, Reshuffled, RoundEnded
from games.fifty_one.events import AutoCalled, Called, Event, HouseFlushed, Stopped
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.moves import CALL
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.play import open_round
from games.fifty_one.points import hand_points, is_51, shown
from games.fifty_one.state import State
from games.seats import Seat
from games.shuffle import KeyedShuffle
from tests.vectors.common import match_check, options_check
from tests.vectors.fifty_one_positions import ON_TURN, before_move, position, quiet_state
from tests.vectors.rounds import (
    FIELD_FINAL,
    KEY,
    deal_check,
    expect_result,
    expect_table,
    play_steps,
    seat_or_none,
    standing_of,
)
from tests.vectors.vector import Check, Fields, Vector, expect

__all__ = ["CHECKS"]

FINAL_FIELDS = FIELD_FINAL | {"caller"}


def check_points(vector: Vector) -> None:
    """The points of a hand, and whether it is a 51."""
    options = _options(vector)
    hand = parse_cards(vector.fields["hand"])
    expect("points", vector.fields["points"], hand_points(hand, options))
    expect("is_51", vector.fields["is_51"], is_51(hand, options))


def check_shown(vector: Vector) -> None:
    """The help above a hand."""
    help_ = shown(parse_cards(vector.fields["hand"]), _options(vector))
    expect("suit", vector.fields["suit"], help_.suit)
    expect("cards", vector.fields["cards"], help_.card_count)
    expect("worth", vector.fields["worth"], help_.worth)
    expect("points", vector.fields["points"], help_.points)


def check_legal(vector: Vector) -> None:
    """The moves of the seat on turn, in a position of which the rest is made up."""
    _expect_legal(vector.fields["legal"], position(vector.fields, _options(vector), hand=()))


def check_after_move(vector: Vector) -> None:
    """What follows a move that leaves the hand given."""
    hand = parse_cards(vector.fields["hand"])
    state, move = before_move(vector.fields, _options(vector), hand)
    after, events = _play(state, ON_TURN, move)
    expect("hand after the move", set(hand), set(after.hands[ON_TURN]))
    expect("result", vector.fields["result"], _what_follows(state, move, events))


def check_showdown(vector: Vector) -> None:
    """The end of a round."""
    fields = vector.fields
    hands = tuple(parse_cards(hand) for hand in fields["hands"])
    state = replace(
        quiet_state(_options(vector), hands),
        turn=None,
        turn_count=2 * len(hands),
        caller=seat_or_none(fields.get("caller")),
        stopper=seat_or_none(fields.get("stopper")),
    )
    expect_result(fields, FIFTY_ONE.result(state))


def check_flow(vector: Vector) -> None:
    """A round played from the deal on."""
    fields = vector.fields
    options = _options(vector)
    opening = open_round(
        options,
        standing_of(FIFTY_ONE, options, fields["seats"], Seat(fields["dealer"])),
        hands=tuple(parse_cards(hand) for hand in fields["hands"]),
        field=parse_cards(fields["field"]),
        stock=parse_cards(fields["stock"]),
        shuffle=KeyedShuffle(KEY, 1),
    )
    state, happened = play_steps(FIFTY_ONE, opening, fields["steps"])
    _expect_final(fields["final"], state, happened)


CHECKS: Final[Mapping[str, Check]] = {
    "points": check_points,
    "shown": check_shown,
    "legal": check_legal,
    "after_move": check_after_move,
    "showdown": check_showdown,
    "deal": deal_check(FIFTY_ONE),
    "flow": check_flow,
    "match": match_check(FIFTY_ONE),
    "options": options_check(FIFTY_ONE),
}


def _options(vector: Vector) -> FiftyOneOptions:
    options = vector.options(FiftyOneOptions)
    assert isinstance(options, FiftyOneOptions)
    return options


def _play(state: State, seat: Seat, text: str) -> tuple[State, tuple[Event, ...]]:
    return FIFTY_ONE.apply(state, seat, FIFTY_ONE.parse_move(text), KeyedShuffle(KEY, 1))


def _what_follows(state: State, text: str, events: tuple[Event, ...]) -> str:
    if any(isinstance(event, Stopped) for event in events):
        return "stop"
    if any(isinstance(event, AutoCalled) for event in events):
        return "auto_call"
    return "ask" if _is_accepted(state, ON_TURN, f"{text} {CALL}") else "nothing"


def _is_accepted(state: State, seat: Seat, text: str) -> bool:
    try:
        _play(state, seat, text)
    except (NotationError, IllegalMove):
        return False
    return True


def _expect_legal(said: Fields, state: State) -> None:
    assert state.turn is not None
    listed = FIFTY_ONE.legal_moves(state, state.turn).listed
    found = {
        "exchange_one": sum(text.startswith("swap ") for text in listed),
        "exchange_all": "swap_all" in listed,
        "flush": "flush" in listed,
        "pass": "pass" in listed,
    }
    expect("legal", dict(said), {name: found.get(name) for name in said})


def _expect_final(said: Fields, state: State, happened: Iterable[Event]) -> None:
    expect("fields that nobody knows", set(), set(said) - FINAL_FIELDS)
    expect_table(said, state)
    expect("caller", said.get("caller"), state.caller)
    if "legal" in said:
        _expect_legal(said["legal"], state)
    expect("events", said["events"], [name for event in happened if (name := _name(event))])
    if state.is_over:
        expect_result(said, FIFTY_ONE.result(state))


def _name(event: Event) -> str:
    """The event as the lines write it; nothing for those that they leave out."""
    match event:
        case FieldFlushed(seat=seat):
            return f"flush {seat}"
        case HouseFlushed():
            return "house_flush"
        case Reshuffled():
            return "reshuffle"
        case Called(seat=seat):
            return f"call {seat}"
        case AutoCalled(seat=seat):
            return f"auto_call {seat}"
        case Stopped(seat=seat):
            return f"stop {seat}"
        case RoundEnded():
            return "end"
        case _:
            return ""
