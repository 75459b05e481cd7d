"""Why Page One refuses a move, and where the help page explains it."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

__all__ = ["REASON_ANCHORS", "Reason"]


class Reason(StrEnum):
    """The rule that forbids a move; sections are those of docs/rules/page_one.md."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    MUST_FOLLOW = "must_follow"
    """The hand has a card of the suit led, or a joker (§2.1, §4.1)."""
    MAY_PLAY = "may_play"
    """A seat that can play does not draw (§2.1, §4.1)."""
    MUST_DRAW = "must_draw"
    """Nothing in the hand can be played: it draws (§2.1)."""
    NO_JOKER_LAST = "no_joker_last"
    """A joker is not the last card played (§4.3)."""
    NAME_A_SUIT = "name_a_suit"
    """Who leads a joker names the suit of the trick (§4.2)."""
    SUIT_IS_SET = "suit_is_set"
    """The suit was set by the lead: a joker that follows names none (§4.2)."""
    NEXT_SETS_SUIT = "next_sets_suit"
    """`joker_led = next`: the leader names no suit (§4.2)."""
    NO_DECLARING = "no_declaring"
    """`declaring` is auto or off (§3.3)."""
    ALREADY_DECLARED = "already_declared"
    DECLARE_WITH_TWO = "declare_with_two"
    """A play is declared with two cards in the hand (§3.1)."""
    NOTHING_TO_DECLARE = "nothing_to_declare"
    """Neither on turn with two cards nor left with one undeclared (§3.1, §3.2)."""
    CHALLENGE_ANOTHER = "challenge_another"
    """A challenge is against another seat of the table (§3.2)."""
    NOTHING_TO_CHALLENGE = "nothing_to_challenge"
    """Not one card, already declared, or too late (§3.3)."""


REASON_ANCHORS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.ROUND_OVER: "end",
        Reason.NOT_YOUR_TURN: "turn",
        Reason.NOT_IN_HAND: "turn",
        Reason.MUST_FOLLOW: "follow",
        Reason.MAY_PLAY: "draw",
        Reason.MUST_DRAW: "draw",
        Reason.NO_JOKER_LAST: "joker-last",
        Reason.NAME_A_SUIT: "joker-lead",
        Reason.SUIT_IS_SET: "joker-lead",
        Reason.NEXT_SETS_SUIT: "option-joker-led",
        Reason.NO_DECLARING: "option-declaring",
        Reason.ALREADY_DECLARED: "declare",
        Reason.DECLARE_WITH_TWO: "declare",
        Reason.NOTHING_TO_DECLARE: "declare",
        Reason.CHALLENGE_ANOTHER: "challenge",
        Reason.NOTHING_TO_CHALLENGE: "challenge",
    }
)
"""The section of the game's help page that explains each refusal."""
