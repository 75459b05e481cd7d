"""Why 46 refuses a move, and where the help page explains it."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

__all__ = ["REASON_ANCHORS", "Reason"]


class Reason(StrEnum):
    """The rule that forbids a move; sections are those of docs/rules/forty_six.md."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    """The card to give is not in the hand (§3.1)."""
    NOT_IN_FIELD = "not_in_field"
    """The card to take is not in the field (§3.1)."""
    JOKER_STAYS = "joker_stays"
    """The joker is never taken (§3.2)."""
    GIVE_THE_HIGHEST = "give_the_highest"
    """The joker's rule: the highest card of the hand goes (§3.4)."""
    CARD_IS_PROTECTED = "card_is_protected"
    """The joker's rule: an ace protects the card, another goes (§3.5)."""
    TAKE_THE_LOWEST = "take_the_lowest"
    """The joker's rule: the lowest card of the field comes (§3.4)."""
    FIRST_LAP = "first_lap"
    """In the first lap one card is exchanged: no flush, no stop (§3.1, §4.1)."""
    FLUSHED_THIS_TURN = "flushed_this_turn"
    """After its flush a seat exchanges (§3.1, §4.1, §7)."""
    NO_FLUSH_ON_LAST_TURN = "no_flush_on_last_turn"
    """`last_turn_flush` is off (§7)."""
    STOCK_SHORT = "stock_short"
    """Stock and discards have fewer than five cards (§3.3)."""
    STOP_IS_OUT = "stop_is_out"
    """One stop is announced in a round (§4.2)."""
    HAND_IS_MIXED = "hand_is_mixed"
    """To stop or to stand, five cards of one suit are needed (§4.1)."""
    HAND_IS_OVER = "hand_is_over"
    """Five cards of one suit, but worth more than 46 (§4.1)."""
    NO_STANDING = "no_standing"
    """`stand` is off (§7)."""
    STAND_ON_LAST_LAP = "stand_on_last_lap"
    """Standing is for the last lap, when somebody has stopped (§7)."""


REASON_ANCHORS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.ROUND_OVER: "showdown",
        Reason.NOT_YOUR_TURN: "turn",
        Reason.NOT_IN_HAND: "exchange-one",
        Reason.NOT_IN_FIELD: "exchange-one",
        Reason.JOKER_STAYS: "joker",
        Reason.GIVE_THE_HIGHEST: "joker",
        Reason.CARD_IS_PROTECTED: "ace",
        Reason.TAKE_THE_LOWEST: "joker",
        Reason.FIRST_LAP: "first-lap",
        Reason.FLUSHED_THIS_TURN: "flush",
        Reason.NO_FLUSH_ON_LAST_TURN: "option-last-turn-flush",
        Reason.STOCK_SHORT: "flush",
        Reason.STOP_IS_OUT: "stop",
        Reason.HAND_IS_MIXED: "points",
        Reason.HAND_IS_OVER: "points",
        Reason.NO_STANDING: "option-stand",
        Reason.STAND_ON_LAST_LAP: "option-stand",
    }
)
"""The section of the game's help page that explains each refusal."""
