"""Why Five Hundred refuses a move, and where the help page explains it."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

__all__ = ["REASON_ANCHORS", "Reason"]


class Reason(StrEnum):
    """The rule that forbids a move; sections are those of docs/rules/five_hundred.md."""

    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    AUCTION_OVER = "auction_over"
    """A bid or a pass after the auction."""
    ALREADY_LOOKED = "already_looked"
    """The seat sees its cards (§2.2)."""
    BID_TOO_LOW = "bid_too_low"
    """It does not rank above the highest bid (§2.1)."""
    MISERE_OFF = "misere_off"
    OPEN_MISERE_OFF = "open_misere_off"
    BLIND_MISERE_OFF = "blind_misere_off"
    SANS_KITTY_OFF = "sans_kitty_off"
    MISERE_NEEDS_SEVEN = "misere_needs_seven"
    """Nobody has bid a seven (§2.2)."""
    BLIND_AFTER_LOOKING = "blind_after_looking"
    """Blind misere is for a seat that has not looked (§2.2)."""
    BLIND_AFTER_CALLING = "blind_after_calling"
    """Blind misere is the seat's first call (§2.2)."""
    SIGNAL_TOO_LATE = "signal_too_late"
    """Only the first two seats to speak bid sixes under `inkle` (§2.6)."""
    RAISE_OR_STAND = "raise_or_stand"
    """The auction is won: a raise, or none (§2.3)."""
    NO_RAISE = "no_raise"
    """There is nothing to raise now (§2.3)."""
    NO_EXCHANGE = "no_exchange"
    """There is no kitty to exchange now (§3)."""
    DISCARD_COUNT = "discard_count"
    """As many cards are laid away as the kitty had (§3)."""
    NOT_IN_HAND = "not_in_hand"
    NAMING_OFF = "naming_off"
    """`joker_naming = false` (§3)."""
    NAMING_NEEDS_NO_TRUMPS = "naming_needs_no_trumps"
    """With trumps the joker is one (§4.2)."""
    NAMING_NEEDS_JOKER = "naming_needs_joker"
    """The contractor would not hold the joker after this move (§3)."""
    NAMING_TOO_LATE = "naming_too_late"
    """The contractor alone names, with its discard, or sans kitty with the first lead (§3)."""
    NO_PARTNER_CALL = "no_partner_call"
    """There is no partner to call now (§1.4)."""
    CALL_A_CARD = "call_a_card"
    """`five_partner = called_card` (§1.4)."""
    CALL_A_SEAT = "call_a_seat"
    """`five_partner = choose_player` (§1.4)."""
    CALLED_NOT_IN_PACK = "called_not_in_pack"
    CALLED_JOKER = "called_joker"
    CALLED_OWN_CARD = "called_own_card"
    """A card of the contractor's hand or discards is not called (§1.4)."""
    NO_SUCH_PARTNER = "no_such_partner"
    """Not another seat at this table (§1.4)."""
    ONE_PARTNER = "one_partner"
    """Two partners are for bids of eight tricks or more (§1.4)."""
    NOT_PLAYING_YET = "not_playing_yet"
    """The play has not begun."""
    FOLLOW_SUIT = "follow_suit"
    """A card of the suit led is held (§4.1)."""
    LEFT_BOWER_IS_TRUMP = "left_bower_is_trump"
    """The left bower does not follow its printed suit (§1.2)."""
    JOKER_WHILE_FOLLOWING = "joker_while_following"
    """A free joker is not played while a card of the suit led is held (F5)."""
    JOKER_FORCED = "joker_forced"
    """Who cannot follow must play the joker in a misere (F8)."""
    JOKER_PLAYS_LAST = "joker_plays_last"
    """All suits are led: the joker waits for the last trick (`joker_after_all_led`)."""
    JOKER_HAS_A_SUIT = "joker_has_a_suit"
    """As a trump or a named card the joker is led without naming a suit (L1)."""
    JOKER_NAMES_A_SUIT = "joker_names_a_suit"
    """A free joker that is led names a suit (L2, L4)."""
    JOKER_NAMES_NOTHING = "joker_names_nothing"
    """No suit is left to name: `play JK -` (L5)."""
    SUIT_LED_BEFORE = "suit_led_before"
    """The joker is led for a suit that has not been led (L2)."""
    JOKER_ALL_LED = "joker_all_led"
    """All suits have been led: the joker is led to the last trick only (L3)."""
    JOKER_LEADS_LAST = "joker_leads_last"
    """`joker_lead = last_trick_only` (L6)."""
    SUIT_SHOWN_VOID = "suit_shown_void"
    """The seat has failed to follow that suit (L7)."""
    NAMED_WITHOUT_LEAD = "named_without_lead"
    """A suit is named with the lead of the joker only (§4.3)."""
    CLAIM_OPEN = "claim_open"
    """The claim is answered first (§4.4)."""
    NO_CLAIM = "no_claim"
    """There is no claim to answer."""
    OWN_CLAIM = "own_claim"
    ALREADY_ANSWERED = "already_answered"
    CLAIM_IN_MISERE = "claim_in_misere"
    CLAIM_TOO_MANY = "claim_too_many"
    """More tricks than are left."""
    CLAIM_ALL_ONLY = "claim_all_only"
    """Against several sides all the remaining tricks are claimed (§4.4)."""
    CLAIM_DECLINED = "claim_declined"
    """The seat's claim of this turn was declined."""


REASON_ANCHORS: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.ROUND_OVER: "scoring",
        Reason.NOT_YOUR_TURN: "turn",
        Reason.AUCTION_OVER: "auction",
        Reason.ALREADY_LOOKED: "blind-misere",
        Reason.BID_TOO_LOW: "bid-order",
        Reason.MISERE_OFF: "option-misere-enabled",
        Reason.OPEN_MISERE_OFF: "option-open-misere-enabled",
        Reason.BLIND_MISERE_OFF: "option-blind-misere-enabled",
        Reason.SANS_KITTY_OFF: "option-sans-kitty-enabled",
        Reason.MISERE_NEEDS_SEVEN: "option-misere-needs-seven",
        Reason.BLIND_AFTER_LOOKING: "blind-misere",
        Reason.BLIND_AFTER_CALLING: "blind-misere",
        Reason.SIGNAL_TOO_LATE: "option-inkle",
        Reason.RAISE_OR_STAND: "option-winner-may-raise",
        Reason.NO_RAISE: "option-winner-may-raise",
        Reason.NO_EXCHANGE: "exchange",
        Reason.DISCARD_COUNT: "exchange",
        Reason.NOT_IN_HAND: "play",
        Reason.NAMING_OFF: "option-joker-naming",
        Reason.NAMING_NEEDS_NO_TRUMPS: "naming-the-joker",
        Reason.NAMING_NEEDS_JOKER: "naming-the-joker",
        Reason.NAMING_TOO_LATE: "naming-the-joker",
        Reason.NO_PARTNER_CALL: "five-players",
        Reason.CALL_A_CARD: "option-five-partner",
        Reason.CALL_A_SEAT: "option-five-partner",
        Reason.CALLED_NOT_IN_PACK: "five-players",
        Reason.CALLED_JOKER: "five-players",
        Reason.CALLED_OWN_CARD: "five-players",
        Reason.NO_SUCH_PARTNER: "five-players",
        Reason.ONE_PARTNER: "five-players",
        Reason.NOT_PLAYING_YET: "turn",
        Reason.FOLLOW_SUIT: "following",
        Reason.LEFT_BOWER_IS_TRUMP: "bowers",
        Reason.JOKER_WHILE_FOLLOWING: "free-joker",
        Reason.JOKER_FORCED: "option-misere-joker-forced",
        Reason.JOKER_PLAYS_LAST: "option-joker-after-all-led",
        Reason.JOKER_HAS_A_SUIT: "joker",
        Reason.JOKER_NAMES_A_SUIT: "leading-the-joker",
        Reason.JOKER_NAMES_NOTHING: "leading-the-joker",
        Reason.SUIT_LED_BEFORE: "leading-the-joker",
        Reason.JOKER_ALL_LED: "leading-the-joker",
        Reason.JOKER_LEADS_LAST: "option-joker-lead",
        Reason.SUIT_SHOWN_VOID: "option-joker-lead",
        Reason.NAMED_WITHOUT_LEAD: "leading-the-joker",
        Reason.CLAIM_OPEN: "claims",
        Reason.NO_CLAIM: "claims",
        Reason.OWN_CLAIM: "claims",
        Reason.ALREADY_ANSWERED: "claims",
        Reason.CLAIM_IN_MISERE: "claims",
        Reason.CLAIM_TOO_MANY: "claims",
        Reason.CLAIM_ALL_ONLY: "claims",
        Reason.CLAIM_DECLINED: "claims",
    }
)
"""The section of the game's help page that explains each refusal."""
