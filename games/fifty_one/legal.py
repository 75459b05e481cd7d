"""What a seat may do, and why not (docs/rules/fifty_one.md §3–§5)."""

from typing import assert_never

from games.field.cards import Cards, can_flush, put_in_place, swap_texts
from games.field.suits import common_suit, swaps_to_one_suit
from games.fifty_one.moves import CALL, Flush, Move, Pass, Swap, SwapAll
from games.fifty_one.points import is_51
from games.fifty_one.reasons import Reason
from games.fifty_one.state import State
from games.game import NO_MOVES, Moves
from games.seats import Seat

__all__ = ["hand_after", "legal_moves", "why_illegal"]


def legal_moves(state: State, seat: Seat) -> Moves:
    """Every move of the seat on turn: exchanges of one card, then the others."""
    if seat != state.turn:
        return NO_MOVES
    hand = state.hands[seat]
    texts = swap_texts()
    field = state.field
    listed = [text_of_take[take] for text_of_take in map(texts.__getitem__, hand) for take in field]
    announceable = [
        texts[give][take]
        for give, take in swaps_to_one_suit(hand, state.field)
        if _why_no_call(state, put_in_place(hand, give, take)) is None
    ]
    if _why_no_swap_all(state) is None:
        listed.append("swap_all")
        if _why_no_call(state, state.field) is None:
            announceable.append("swap_all")
    if _why_no_flush(state, seat) is None:
        listed.append("flush")
    if _why_no_pass(state, seat) is None:
        listed.append("pass")
        if _why_no_call(state, hand) is None:
            announceable.append("pass")
    return Moves(tuple(listed), CALL, tuple(announceable))


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The rule that forbids the move, or None."""
    if state.turn is None:
        return Reason.ROUND_OVER
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    match move:
        case Swap():
            reason = _why_no_swap(state, seat, move)
        case SwapAll():
            reason = _why_no_swap_all(state)
        case Flush():
            return _why_no_flush(state, seat)
        case Pass():
            reason = _why_no_pass(state, seat)
        case _:
            assert_never(move)
    if reason is None and move.announcement:
        return _why_no_call(state, hand_after(state, seat, move))
    return reason


def hand_after(state: State, seat: Seat, move: Move) -> Cards:
    """The hand that a legal move leaves the seat with."""
    match move:
        case Swap(give, take):
            return put_in_place(state.hands[seat], give, take)
        case SwapAll():
            return state.field
        case Flush() | Pass():
            return state.hands[seat]
        case _:
            assert_never(move)


def _why_no_swap(state: State, seat: Seat, move: Swap) -> Reason | None:
    if move.give not in state.hands[seat]:
        return Reason.NOT_IN_HAND
    if move.take not in state.field:
        return Reason.NOT_IN_FIELD
    return None


def _why_no_swap_all(state: State) -> Reason | None:
    if state.options.moves == "single":
        return Reason.SINGLE_MOVES
    if state.is_first_lap and not state.is_call_out:
        return Reason.FIRST_LAP
    return None


def _why_no_flush(state: State, seat: Seat) -> Reason | None:
    if state.options.moves == "single":
        return Reason.SINGLE_MOVES
    if state.is_call_out:
        return Reason.NO_FLUSH_ON_LAST_TURN
    if state.is_first_lap:
        return Reason.FIRST_LAP
    if state.has_flushed:
        return Reason.FLUSHED_THIS_TURN
    if state.flushed_last[seat]:
        return Reason.FLUSHED_LAST_TURN
    return None if can_flush(state.stock, state.discards) else Reason.STOCK_SHORT


def _why_no_pass(state: State, seat: Seat) -> Reason | None:
    if state.is_call_out:
        return None
    if state.is_first_lap:
        return Reason.FIRST_LAP
    if state.has_flushed:
        return Reason.FLUSHED_THIS_TURN
    if state.options.passes == "none":
        return Reason.NO_PASSES
    if state.options.passes == "once" and state.passes_used[seat] > 0:
        return Reason.PASS_USED
    return None


def _why_no_call(state: State, hand: Cards) -> Reason | None:
    """Why the word may not go with a move that leaves `hand`.

    On an instant 51 it may, whoever has called before: the stop takes its place (§5.1, §5.3).
    """
    if state.is_call_out and not (state.options.instant_win and is_51(hand, state.options)):
        return Reason.CALL_IS_OUT
    return None if common_suit(hand) is not None else Reason.CALL_NEEDS_ONE_SUIT
