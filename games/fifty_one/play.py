"""Dealing a round of 51 and playing it on, move by move (docs/rules/fifty_one.md §1–§5)."""

from typing import NamedTuple, assert_never

from games.cards import pack, sorted_hand
from games.errors import IllegalMove
from games.field.cards import (
    FIELD_SIZE,
    Cards,
    can_flush,
    deal_hands,
    flush_field,
    put_in_place,
    with_item,
)
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.field.laps import is_last_lap, next_turn
from games.fifty_one.events import (
    AutoCalled,
    Called,
    Event,
    HouseFlushed,
    Passed,
    Stopped,
    SwappedAll,
)
from games.fifty_one.legal import why_illegal
from games.fifty_one.moves import Flush, Move, Pass, Swap, SwapAll
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import hand_points, is_51
from games.fifty_one.scoring import result
from games.fifty_one.state import State
from games.game import Standing
from games.seats import Seat, left_of
from games.shuffle import Shuffle
from games.values import maker

__all__ = ["Played", "apply", "deal", "open_round"]

Played = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it, in order."""


_make_state = maker(State)


def deal(options: FiftyOneOptions, seats: int, standing: Standing, shuffle: Shuffle) -> Played:
    """A fresh round: five cards to each seat, five to the field, the rest is the stock."""
    cards = shuffle(pack(jokers=options.jokers))
    hands, rest = deal_hands(cards, first=left_of(standing.dealer, seats), seats=seats)
    return open_round(
        options,
        standing,
        hands=hands,
        field=rest[:FIELD_SIZE],
        stock=rest[FIELD_SIZE:],
        shuffle=shuffle,
    )


def open_round(
    options: FiftyOneOptions,
    standing: Standing,
    *,
    hands: tuple[Cards, ...],
    field: Cards,
    stock: Cards,
    shuffle: Shuffle,
) -> Played:
    """A round from the cards as dealt, with what a dealt 51 does by itself."""
    seats = len(hands)
    state = State(
        options=options,
        dealer=standing.dealer,
        turn=left_of(standing.dealer, seats),
        turn_count=0,
        hands=hands,
        field=field,
        stock=stock,
        discards=(),
        has_flushed=False,
        flushed_last=(False,) * seats,
        passes_used=(0,) * seats,
        pass_streak=0,
        caller=None,
        stopper=None,
    )
    dealt = FieldDealt(standing.round_number, standing.dealer, hands, field, len(stock))
    return _go_on(state, (dealt,), shuffle)


def apply(state: State, seat: Seat, move: Move, shuffle: Shuffle) -> Played:
    """The state after the move and all that follows by itself.

    Raises:
        IllegalMove: the move is not legal here.
    """
    reason = why_illegal(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    hand = state.hands[seat]
    field = state.field
    match move:
        case Swap(give, take):
            hand, field = put_in_place(hand, give, take), put_in_place(field, take, give)
            done: Event = Swapped(seat, give, take)
        case SwapAll():
            done = SwappedAll(seat, hand, field)
            hand, field = field, hand
        case Pass():
            done = Passed(seat)
        case Flush():
            return _flush(state, seat, shuffle)
        case _:
            assert_never(move)
    turn = _Turn(seat, hand, field, is_pass=isinstance(move, Pass), is_call=bool(move.announcement))
    return _end_turn(state, turn, (done,), shuffle)


class _Turn(NamedTuple):
    """How a seat has used its turn."""

    seat: Seat
    hand: Cards
    """Its hand afterwards."""
    field: Cards
    """The field afterwards."""
    is_pass: bool
    is_call: bool
    """Did it say the word?"""


def _flush(state: State, seat: Seat, shuffle: Shuffle) -> Played:
    """Five new cards to the field; the turn goes on."""
    flushed = flush_field(state.field, state.stock, state.discards, shuffle)
    done: tuple[Event, ...] = (FieldFlushed(seat, state.field, flushed.field),)
    if flushed.is_reshuffled:
        done = (Reshuffled(FIELD_SIZE + len(flushed.stock)), *done)
    return (
        State(
            options=state.options,
            dealer=state.dealer,
            turn=state.turn,
            turn_count=state.turn_count,
            hands=state.hands,
            field=flushed.field,
            stock=flushed.stock,
            discards=flushed.discards,
            has_flushed=True,
            flushed_last=state.flushed_last,
            passes_used=state.passes_used,
            pass_streak=state.pass_streak,
            caller=state.caller,
            stopper=state.stopper,
        ),
        done,
    )


def _end_turn(state: State, turn: _Turn, events: tuple[Event, ...], shuffle: Shuffle) -> Played:
    """The state after a finished turn: what it declares, who is next, and the house's flush."""
    seat = turn.seat
    declared = _declaration(state, turn)
    field, stock, discards = turn.field, state.stock, state.discards
    streak = state.pass_streak + 1 if turn.is_pass else 0
    caller = seat if isinstance(declared, Called | AutoCalled) else state.caller
    if declared is not None:
        events = (*events, declared)
    if streak == len(state.hands) and caller is None:
        streak = 0
        is_last = is_last_lap(state.lap, state.options.lap_limit)
        if not is_last and can_flush(stock, discards):
            field, stock, discards, is_reshuffled = flush_field(field, stock, discards, shuffle)
            if is_reshuffled:
                events = (*events, Reshuffled(FIELD_SIZE + len(stock)))
            events = (*events, HouseFlushed(turn.field, field))
    stopper = seat if isinstance(declared, Stopped) else None
    after = _make_state(
        options=state.options,
        dealer=state.dealer,
        turn=None if stopper is not None else _next_turn(state, seat, caller),
        turn_count=state.turn_count + 1,
        hands=with_item(state.hands, seat, turn.hand),
        field=field,
        stock=stock,
        discards=discards,
        has_flushed=False,
        flushed_last=with_item(state.flushed_last, seat, state.has_flushed),
        passes_used=_passes_after(state, turn),
        pass_streak=streak,
        caller=caller,
        stopper=stopper,
    )
    return _go_on(after, events, shuffle)


def _go_on(state: State, events: tuple[Event, ...], shuffle: Shuffle) -> Played:
    """Shows the hands of a round that is over; declares a dealt 51 whose first turn has come."""
    seat = state.turn
    if seat is None:
        return state, (*events, _round_ended(state))
    if state.is_first_lap and _declares_itself(state, state.hands[seat]):
        unused = _Turn(seat, state.hands[seat], state.field, is_pass=False, is_call=False)
        return _end_turn(state, unused, events, shuffle)
    return state, events


def _declares_itself(state: State, hand: Cards) -> bool:
    """Is a stop or a call made by the hand itself (§4)?"""
    may_declare = state.options.instant_win or not state.is_call_out
    return may_declare and is_51(hand, state.options)


def _declaration(state: State, turn: _Turn) -> Stopped | AutoCalled | Called | None:
    """What the turn declares; a 51 puts a stop or an automatic call in place of a call."""
    if _declares_itself(state, turn.hand):
        return Stopped(turn.seat) if state.options.instant_win else AutoCalled(turn.seat)
    return Called(turn.seat) if turn.is_call else None


def _next_turn(state: State, seat: Seat, caller: Seat | None) -> Seat | None:
    """Who is next after a turn of `seat` without a stop; None at the showdown."""
    return next_turn(
        seat,
        len(state.hands),
        turn_count=state.turn_count,
        lap_limit=state.options.lap_limit,
        closer=caller,
    )


def _passes_after(state: State, turn: _Turn) -> tuple[int, ...]:
    """The last turn's pass is not counted (§9)."""
    if not turn.is_pass or state.is_call_out:
        return state.passes_used
    return with_item(state.passes_used, turn.seat, state.passes_used[turn.seat] + 1)


def _round_ended(state: State) -> RoundEnded:
    outcome = result(state)
    assert outcome is not None, state
    return RoundEnded(
        hands=tuple(sorted_hand(hand) for hand in state.hands),
        points=tuple(hand_points(hand, state.options) for hand in state.hands),
        result=outcome,
    )
