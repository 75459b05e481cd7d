"""Dealing a round of 46 and playing it on, move by move (docs/rules/forty_six.md §1, §3, §4)."""

from typing import NamedTuple, assert_never

from games.cards import JOKERS, pack, sorted_hand
from games.errors import IllegalMove
from games.field.cards import FIELD_SIZE, Cards, deal_hands, flush_field, put_in_place, with_item
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, RoundEnded, Swapped
from games.field.laps import next_turn
from games.forty_six.events import Event, Stood, StopAnnounced
from games.forty_six.legal import why_illegal
from games.forty_six.moves import Flush, Move, Stand, Stop, Swap
from games.forty_six.options import FortySixOptions
from games.forty_six.points import hand_value
from games.forty_six.scoring import result
from games.forty_six.state import State
from games.game import Standing
from games.seats import Seat, left_of
from games.shuffle import Shuffle

__all__ = ["Played", "apply", "deal", "open_round"]

Played = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it, in order."""


def deal(options: FortySixOptions, seats: int, standing: Standing, shuffle: Shuffle) -> Played:
    """A fresh round: the joker is shuffled into the rest when the hands are dealt (§1.1)."""
    cards = shuffle(pack())
    hands, rest = deal_hands(cards, first=left_of(standing.dealer, seats), seats=seats)
    if options.joker:
        rest = shuffle((*rest, JOKERS[0]))
    return open_round(
        options, standing, hands=hands, field=rest[:FIELD_SIZE], stock=rest[FIELD_SIZE:]
    )


def open_round(
    options: FortySixOptions,
    standing: Standing,
    *,
    hands: tuple[Cards, ...],
    field: Cards,
    stock: Cards,
) -> Played:
    """A round from the cards as dealt."""
    state = State(
        options=options,
        dealer=standing.dealer,
        turn=left_of(standing.dealer, len(hands)),
        turn_count=0,
        hands=hands,
        field=field,
        stock=stock,
        discards=(),
        has_flushed=False,
        stopper=None,
    )
    dealt = FieldDealt(standing.round_number, standing.dealer, hands, field, len(stock))
    return state, (dealt,)


def apply(state: State, seat: Seat, move: Move, shuffle: Shuffle) -> Played:
    """The state after the move and all that follows by itself.

    Raises:
        IllegalMove: the move is not legal here.
    """
    reason = why_illegal(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case Flush():
            return _flush(state, seat, shuffle)
        case Swap(give, take, announcement):
            hand = put_in_place(state.hands[seat], give, take)
            turn = _Turn(seat, hand, put_in_place(state.field, take, give), bool(announcement))
            return _end_turn(state, turn, (Swapped(seat, give, take),))
        case Stop():
            return _end_turn(state, _Turn(seat, state.hands[seat], state.field, True), ())
        case Stand():
            kept = _Turn(seat, state.hands[seat], state.field, False)
            return _end_turn(state, kept, (Stood(seat),))
        case _:
            assert_never(move)


class _Turn(NamedTuple):
    """How a seat has used its turn."""

    seat: Seat
    hand: Cards
    """Its hand afterwards."""
    field: Cards
    """The field afterwards."""
    is_stop: bool
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
            stopper=state.stopper,
        ),
        done,
    )


def _end_turn(state: State, turn: _Turn, events: tuple[Event, ...]) -> Played:
    """The state after a finished turn: the stop that goes with it, and who is next."""
    stopper = turn.seat if turn.is_stop else state.stopper
    after = State(
        options=state.options,
        dealer=state.dealer,
        turn=next_turn(
            turn.seat,
            len(state.hands),
            turn_count=state.turn_count,
            lap_limit=state.options.lap_limit,
            closer=stopper,
        ),
        turn_count=state.turn_count + 1,
        hands=with_item(state.hands, turn.seat, turn.hand),
        field=turn.field,
        stock=state.stock,
        discards=state.discards,
        has_flushed=False,
        stopper=stopper,
    )
    if turn.is_stop:
        events = (*events, StopAnnounced(turn.seat))
    return after, (*events, _round_ended(after)) if after.is_over else events


def _round_ended(state: State) -> RoundEnded:
    outcome = result(state)
    assert outcome is not None, state
    return RoundEnded(
        hands=tuple(sorted_hand(hand) for hand in state.hands),
        points=tuple(hand_value(hand).points for hand in state.hands),
        result=outcome,
    )
