"""What a seat may do, and why not (docs/rules/forty_six.md §3, §4)."""

from typing import assert_never

from games.cards import is_joker
from games.field.cards import Cards, can_flush, put_in_place, swap_texts
from games.field.suits import common_suit, swaps_to_one_suit
from games.forty_six.jokers_rule import jokers_rule
from games.forty_six.moves import STOP, Flush, Move, Stand, Stop, Swap
from games.forty_six.points import is_good
from games.forty_six.reasons import Reason
from games.forty_six.state import State
from games.game import NO_MOVES, Moves
from games.seats import Seat

__all__ = ["hand_after", "legal_moves", "why_illegal"]


def legal_moves(state: State, seat: Seat) -> Moves:
    """Every move of the seat on turn: exchanges, then the others."""
    if seat != state.turn:
        return NO_MOVES
    hand = state.hands[seat]
    rule = jokers_rule(hand, state.field)
    gives, takes = (hand, state.field) if rule is None else (rule.gives, rule.takes)
    texts = swap_texts()
    listed = [texts[give][take] for give in gives for take in takes]
    if _why_no_flush(state) is None:
        listed.append("flush")
    if _why_no_stop_alone(state, hand) is None:
        listed.append(STOP)
    if _why_no_stand(state, hand) is None:
        listed.append("stand")
    announceable = [
        texts[give][take]
        for give, take in swaps_to_one_suit(hand, state.field)
        if give in gives
        and take in takes
        and _why_no_stop(state, put_in_place(hand, give, take)) is None
    ]
    return Moves(tuple(listed), STOP, tuple(announceable))


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The rule that forbids the move, or None."""
    if state.turn is None:
        return Reason.ROUND_OVER
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    match move:
        case Swap():
            return _why_no_swap(state, seat, move)
        case Flush():
            return _why_no_flush(state)
        case Stop():
            return _why_no_stop_alone(state, state.hands[seat])
        case Stand():
            return _why_no_stand(state, state.hands[seat])
        case _:
            assert_never(move)


def hand_after(state: State, seat: Seat, move: Move) -> Cards:
    """The hand that a legal move leaves the seat with."""
    if isinstance(move, Swap):
        return put_in_place(state.hands[seat], move.give, move.take)
    return state.hands[seat]


def _why_no_swap(state: State, seat: Seat, move: Swap) -> Reason | None:
    hand = state.hands[seat]
    if move.give not in hand:
        return Reason.NOT_IN_HAND
    if move.take not in state.field:
        return Reason.NOT_IN_FIELD
    reason = _why_joker_forbids(hand, state.field, move)
    if reason is None and move.announcement:
        return _why_no_stop(state, hand_after(state, seat, move))
    return reason


def _why_joker_forbids(hand: Cards, field: Cards, move: Swap) -> Reason | None:
    rule = jokers_rule(hand, field)
    if rule is None:
        return None
    if is_joker(move.take):
        return Reason.JOKER_STAYS
    if move.give not in rule.gives:
        is_protected = move.give in rule.protected
        return Reason.CARD_IS_PROTECTED if is_protected else Reason.GIVE_THE_HIGHEST
    return None if move.take in rule.takes else Reason.TAKE_THE_LOWEST


def _why_no_flush(state: State) -> Reason | None:
    if state.is_stopped and not state.options.last_turn_flush:
        return Reason.NO_FLUSH_ON_LAST_TURN
    if state.is_first_lap:
        return Reason.FIRST_LAP
    if state.has_flushed:
        return Reason.FLUSHED_THIS_TURN
    return None if can_flush(state.stock, state.discards) else Reason.STOCK_SHORT


def _why_no_stop_alone(state: State, hand: Cards) -> Reason | None:
    """At the start of a turn, before any flush, instead of the exchange."""
    if state.has_flushed:
        return Reason.FLUSHED_THIS_TURN
    return _why_no_stop(state, hand)


def _why_no_stop(state: State, hand: Cards) -> Reason | None:
    if state.is_stopped:
        return Reason.STOP_IS_OUT
    if state.is_first_lap:
        return Reason.FIRST_LAP
    return _why_not_good(hand)


def _why_no_stand(state: State, hand: Cards) -> Reason | None:
    if not state.options.stand:
        return Reason.NO_STANDING
    if not state.is_stopped:
        return Reason.STAND_ON_LAST_LAP
    if state.has_flushed:
        return Reason.FLUSHED_THIS_TURN
    return _why_not_good(hand)


def _why_not_good(hand: Cards) -> Reason | None:
    if is_good(hand):
        return None
    return Reason.HAND_IS_MIXED if common_suit(hand) is None else Reason.HAND_IS_OVER
