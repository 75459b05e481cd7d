"""Why 51 refuses a move, and where the help page explains it."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

__all__ = ["REASON_ANCHORS", "Reason"]


class Reason(StrEnum):
    """The rule that forbids a move; sections are those of docs/rules/fifty_one.md."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    """The card to give is not in the hand (§3.2)."""
    NOT_IN_FIELD = "not_in_field"
    """The card to take is not in the field (§3.2)."""
    FIRST_LAP = "first_lap"
    """In the first lap one card is exchanged (§3.1)."""
    SINGLE_MOVES = "single_moves"
    """`moves = single` leaves out exchange all and flush (§9)."""
    NO_FLUSH_ON_LAST_TURN = "no_flush_on_last_turn"
    """A call is out (§5.2)."""
    FLUSHED_THIS_TURN = "flushed_this_turn"
    """After its flush a seat exchanges: no pass, no second flush (§3.2)."""
    FLUSHED_LAST_TURN = "flushed_last_turn"
    """A seat does not flush on two turns running (§3.2)."""
    STOCK_SHORT = "stock_short"
    """Stock and discards have fewer than five cards (§3.3)."""
    NO_PASSES = "no_passes"
    """`passes = none` (§9)."""
    PASS_USED = "pass_used"
    """`passes = once`, and the seat has passed (§9)."""
    CALL_IS_OUT = "call_is_out"
    """Only one call is made in a round (§5.3)."""
    CALL_NEEDS_ONE_SUIT = "call_needs_one_suit"
    """The hand after the move is not of one suit (§5.1)."""


REASON_ANCHORS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.ROUND_OVER: "showdown",
        Reason.NOT_YOUR_TURN: "turn",
        Reason.NOT_IN_HAND: "exchange-one",
        Reason.NOT_IN_FIELD: "exchange-one",
        Reason.FIRST_LAP: "first-lap",
        Reason.SINGLE_MOVES: "option-moves",
        Reason.NO_FLUSH_ON_LAST_TURN: "last-turn",
        Reason.FLUSHED_THIS_TURN: "flush",
        Reason.FLUSHED_LAST_TURN: "flush",
        Reason.STOCK_SHORT: "flush",
        Reason.NO_PASSES: "option-passes",
        Reason.PASS_USED: "option-passes",
        Reason.CALL_IS_OUT: "call",
        Reason.CALL_NEEDS_ONE_SUIT: "call",
    }
)
"""The section of the game's help page that explains each refusal."""
