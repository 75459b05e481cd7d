"""What the lines of 46 say, asked of its rules."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from games.cards import Card, pack, parse_cards
from games.field.cards import FIELD_SIZE, HAND_SIZE, Cards
from games.field.events import FieldFlushed, Reshuffled, RoundEnded
from games.forty_six.events import Event, StopAnnounced
from games.forty_six.game import FORTY_SIX
from games.forty_six.moves import STOP, Swap
from games.forty_six.options import FortySixOptions
from games.forty_six.play import open_round
from games.forty_six.points import hand_value, shown
from games.forty_six.state import State
from games.seats import Seat
from tests.vectors.common import match_check, options_check
from tests.vectors.rounds import (
    FIELD_FINAL,
    deal_check,
    expect_result,
    expect_table,
    play_steps,
    seat_or_none,
    standing_of,
)
from tests.vectors.vector import Check, Fields, Vector, expect

__all__ = ["CHECKS"]

SEATS = 3
ON_TURN: Final = Seat(0)
STOPPER: Final = Seat(2)  # so that the last turn of `ON_TURN` is not the last of the round

FINAL_FIELDS = FIELD_FINAL | {"stopper"}


def check_points(vector: Vector) -> None:
    """Whether a hand is in, and its points."""
    value = hand_value(parse_cards(vector.fields["hand"]))
    expect("status", vector.fields["status"], str(value.status))
    expect("points", vector.fields.get("points"), value.points)


def check_shown(vector: Vector) -> None:
    """The help above a hand."""
    fields = vector.fields
    help_ = shown(parse_cards(fields["hand"]))
    expect("suit", fields["suit"], help_.suit)
    expect("cards", fields["cards"], help_.card_count)
    expect("worth", fields["worth"], help_.worth)
    expect("left", fields.get("left"), help_.left)
    expect("over", fields.get("over"), help_.over)


def check_legal(vector: Vector) -> None:
    """The moves of the seat on turn, in a position of which the rest is made up."""
    _expect_legal(vector.fields["legal"], _position(vector.fields, _options(vector)))


def check_showdown(vector: Vector) -> None:
    """The end of a round."""
    fields = vector.fields
    hands = tuple(parse_cards(hand) for hand in fields["hands"])
    state = replace(
        _quiet_state(_options(vector), hands, ()),
        turn=None,
        turn_count=2 * len(hands),
        stopper=seat_or_none(fields.get("stopper")),
    )
    expect_result(fields, FORTY_SIX.result(state))


def check_flow(vector: Vector) -> None:
    """A round played from the deal on."""
    fields = vector.fields
    options = _options(vector)
    opening = open_round(
        options,
        standing_of(FORTY_SIX, options, fields["seats"], Seat(fields["dealer"])),
        hands=tuple(parse_cards(hand) for hand in fields["hands"]),
        field=parse_cards(fields["field"]),
        stock=parse_cards(fields["stock"]),
    )
    state, happened = play_steps(FORTY_SIX, opening, fields["steps"])
    _expect_final(fields["final"], state, happened)


CHECKS: Final[Mapping[str, Check]] = {
    "points": check_points,
    "shown": check_shown,
    "legal": check_legal,
    "showdown": check_showdown,
    "deal": deal_check(FORTY_SIX),
    "flow": check_flow,
    "match": match_check(FORTY_SIX),
    "options": options_check(FORTY_SIX),
}


def _options(vector: Vector) -> FortySixOptions:
    options = vector.options(FortySixOptions)
    assert isinstance(options, FortySixOptions)
    return options


def _quiet_state(options: FortySixOptions, hands: tuple[Cards, ...], field: Cards) -> State:
    """The second lap of a round in which nothing has happened; `ON_TURN` is to move."""
    placed = {*field, *(card for hand in hands for card in hand)}
    rest = tuple(card for card in pack(jokers=1 if options.joker else 0) if card not in placed)
    missing = FIELD_SIZE - len(field)
    return State(
        options=options,
        dealer=Seat(len(hands) - 1),
        turn=ON_TURN,
        turn_count=len(hands),
        hands=hands,
        field=(*field, *rest[:missing]),
        stock=rest[missing:],
        discards=(),
        has_flushed=False,
        stopper=None,
    )


def _position(fields: Fields, options: FortySixOptions) -> State:
    """The position of a line. The other hands, which it does not name, mean nothing to it.

    Nor does `flushed_last`: flushing on two turns running is allowed (§3.1).
    """
    hand, field = parse_cards(fields["hand"]), parse_cards(fields["field"])
    state = _quiet_state(options, (hand, *_other_hands(hand + field)), field)
    stock = fields.get("stock", len(state.stock))
    discards = fields.get("discards", 0)
    spare = state.stock * (1 + (stock + discards) // len(state.stock))  # numbers matter, not cards
    return replace(
        state,
        turn_count=(fields.get("lap", 2) - 1) * SEATS,
        stock=spare[:stock],
        discards=spare[stock : stock + discards],
        has_flushed=fields.get("flushed_now", False),
        stopper=STOPPER if fields.get("last_turn", False) else None,
    )


def _other_hands(placed: Cards) -> list[Cards]:
    spare: list[Card] = [card for card in pack() if card not in placed]
    return [tuple(spare[seat * HAND_SIZE :][:HAND_SIZE]) for seat in range(SEATS - 1)]


def _expect_legal(said: Fields, state: State) -> None:
    """Any card of `gives` may go for any of `takes`, and nothing else may."""
    assert state.turn is not None
    listed = FORTY_SIX.legal_moves(state, state.turn).listed
    moves = [FORTY_SIX.parse_move(text) for text in listed]
    swaps = {(move.give, move.take) for move in moves if isinstance(move, Swap)}
    gives, takes = parse_cards(said["gives"]), parse_cards(said["takes"])
    expect("exchanges", {(give, take) for give in gives for take in takes}, swaps)
    expect("number of exchanges", said["exchanges"], len(swaps))
    for name in ("flush", STOP, "stand"):
        if name in said:
            expect(name, said[name], name in listed)


def _expect_final(said: Fields, state: State, happened: Iterable[Event]) -> None:
    expect("fields that nobody knows", set(), set(said) - FINAL_FIELDS)
    expect_table(said, state)
    expect("stopper", said.get("stopper"), state.stopper)
    if "legal" in said:
        _expect_legal(said["legal"], state)
    expect("events", said["events"], [name for event in happened if (name := _name(event))])
    if state.is_over:
        expect_result(said, FORTY_SIX.result(state))


def _name(event: Event) -> str:
    """The event as the lines write it; nothing for those that they leave out."""
    match event:
        case FieldFlushed(seat=seat):
            return f"flush {seat}"
        case Reshuffled():
            return "reshuffle"
        case StopAnnounced(seat=seat):
            return f"stop {seat}"
        case RoundEnded():
            return "end"
        case _:
            return ""
