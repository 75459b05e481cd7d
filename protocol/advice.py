"""Why a move is advised: what decided, by a name that clients turn into a sentence.

The sentence of a reason is `advice-<game>-<reason>` in the locales. Its arguments go by name, and
the name says what they are (`ARGUMENT_KINDS`), so that a client can write a reason that it has
only a sentence for.

A new game adds its enumeration to `ADVICE_REASONS`. Players give the reasons (`bots/`), and the
server lets no other pass.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

__all__ = [
    "ADVICE_REASONS",
    "ARGUMENT_KINDS",
    "LIST_ARGUMENTS",
    "AdviceArgument",
    "AdviceReason",
    "ArgumentKind",
    "FiftyOneAdvice",
    "FiveHundredAdvice",
    "FortySixAdvice",
    "PageOneAdvice",
]

AdviceArgument: TypeAlias = str | int | tuple[str | int, ...]


class ArgumentKind(StrEnum):
    """What an argument is."""

    CARD = "card"
    """In notation."""
    SUIT = "suit"
    """Its letter."""
    SEAT = "seat"
    """From 0."""
    NUMBER = "number"


ARGUMENT_KINDS: Mapping[str, ArgumentKind] = MappingProxyType(
    {
        "card": ArgumentKind.CARD,
        "cards": ArgumentKind.CARD,
        "suit": ArgumentKind.SUIT,
        "seat": ArgumentKind.SEAT,
        "seats": ArgumentKind.SEAT,
        "points": ArgumentKind.NUMBER,
        "count": ArgumentKind.NUMBER,
        "lap": ArgumentKind.NUMBER,
        "chance": ArgumentKind.NUMBER,
    }
)
"""By the argument's name; a name that is not here is a number's."""

LIST_ARGUMENTS: Final = frozenset({"cards", "seats"})
"""Those that hold several."""


class AdviceReason(StrEnum):
    """Root of the games' reasons: the name on the wire, then those of its arguments."""

    arguments: tuple[str, ...]
    """What its sentence says, each by its name."""

    def __new__(cls, name: str, *arguments: str) -> "AdviceReason":
        """Takes the names apart."""
        reason = str.__new__(cls, name)
        reason._value_ = name
        reason.arguments = arguments
        return reason


class FiftyOneAdvice(AdviceReason):
    """What decides in 51."""

    # A call, or the wait for a better one.
    MAKES_51 = "makes_51", "suit"
    CALL_HIGH_ENOUGH = "call_high_enough", "points"
    CALL_LATE = "call_late", "points", "lap"
    """The hand alone would not do, but the round has gone on for long."""
    CALL_TOO_LOW_WAIT = "call_too_low_wait", "points"

    # Exchanges: the hand that they leave.
    COMPLETES_SUIT = "completes_suit", "suit", "points"
    RAISES_POINTS = "raises_points", "suit", "points"
    TAKES_JOKER = "takes_joker", "suit", "count"
    SETTLE_SUIT = "settle_suit", "suit", "count"
    NEW_SUIT = "new_suit", "suit", "count"
    RAISES_WORTH = "raises_worth", "suit"
    SWAP_ALL_COMPLETES = "swap_all_completes", "suit", "points"
    SWAP_ALL_BETTER = "swap_all_better", "suit", "count"
    DENIES_NEXT = "denies_next", "seat", "card"
    """Another exchange is as good for the hand; it would put down a card that the next seat
    collects."""
    LEAST_HARM = "least_harm"
    """One must exchange, and nothing betters the hand."""

    # Without one.
    FLUSH_BAD_FIELD = "flush_bad_field", "suit"
    PASS_KEEP = "pass_keep", "suit", "count"

    # The last turn, after another's call.
    LAST_TURN_MOST = "last_turn_most", "points"
    LAST_TURN_KEEP = "last_turn_keep", "points"
    LAST_TURN_NOTHING = "last_turn_nothing"


class FortySixAdvice(AdviceReason):
    """What decides in 46."""

    # A stop.
    STOP_46 = "stop_46", "suit"
    STOP_GOOD_HAND = "stop_good_hand", "points"
    STOP_LATE = "stop_late", "points", "lap"
    """The hand alone would not do, but the round has gone on for long."""

    # Exchanges: the hand that they leave.
    COMPLETES_SUIT = "completes_suit", "suit", "points"
    NEARER_46 = "nearer_46", "points"
    SETTLE_SUIT = "settle_suit", "suit", "count"
    NEW_SUIT = "new_suit", "suit", "count"
    FITS_46 = "fits_46", "suit"
    """One card of the suit for another: with it the five may come nearer to 46, not past it."""
    ACE_PROTECTS = "ace_protects", "card"
    DENIES_NEXT = "denies_next", "seat", "card"
    """Another exchange is as good for the hand; it would put down a card that the next seat
    collects."""
    LEAST_HARM = "least_harm"
    """One must exchange, and nothing betters the hand."""
    FORCED_BY_JOKER = "forced_by_joker"
    TIED_BY_JOKER = "tied_by_joker"

    # A flush.
    FLUSH_BAD_FIELD = "flush_bad_field", "suit"
    FLUSH_JOKER = "flush_joker"

    # The last turn, after another's stop.
    STAND_KEEP = "stand_keep", "points"
    LAST_TURN_MOST = "last_turn_most", "points"
    LAST_TURN_FLUSH = "last_turn_flush"
    LAST_TURN_NOTHING = "last_turn_nothing"


class PageOneAdvice(AdviceReason):
    """What decides in Page One."""

    # Where there is nothing to choose.
    MUST_DRAW = "must_draw", "suit"
    DRAW_NO_JOKER_LAST = "draw_no_joker_last"
    ONLY_CARD = "only_card", "card"
    GO_OUT = "go_out", "card"

    # With two cards left; with the word where it is due.
    WIN_TO_LEAD = "win_to_lead", "card"
    KEEP_BETTER = "keep_better", "card"
    """None of them wins: the better one is kept; `card` is the one played."""
    DECLARE_AND_WIN = "declare_and_win", "card"
    DECLARE_AND_KEEP = "declare_and_keep", "card"
    DECLARE_ONLY_CARD = "declare_only_card", "card"
    DECLARE_NOW = "declare_now"
    """The word by itself: it was forgotten with the play before."""
    CHALLENGE = "challenge", "seat"
    """Somebody has one card left and has not said the word."""

    # Following.
    WIN_CHEAP = "win_cheap", "card"
    SAVE_HIGH = "save_high", "cards"
    FOLLOW_LOW = "follow_low", "card"

    # Leading.
    KNOWN_VOID = "known_void", "seat", "suit"
    LEAD_LONG_SUIT = "lead_long_suit", "suit", "count"
    LEAD_LOW = "lead_low", "card"


class FiveHundredAdvice(AdviceReason):
    """What decides in Five Hundred; `chance` is in per cent."""

    # The auction.
    LOOK_FIRST = "look_first"
    HAND_WORTH = "hand_worth", "count", "chance"
    PARTNER_SUPPORTS = "partner_supports", "seats", "count", "chance"
    """The hand alone would not do; a partner has bid."""
    MISERE_SAFE = "misere_safe", "chance"
    PASS_WEAK = "pass_weak"
    PASS_TOO_HIGH = "pass_too_high", "seat"
    """The cards are not worth a bid over the one that stands."""
    PASS_NOT_WORTH = "pass_not_worth"
    """A bid has a fair chance, but its loss would cost more than it brings."""
    PASS_NO_BID = "pass_no_bid"
    LEAVE_PARTNER = "leave_partner", "seat"
    RAISE_NONE = "raise_none"

    # The exchange.
    KEEP_TRUMPS_VOID_SUIT = "keep_trumps_void_suit", "suit"
    KEEP_TRUMPS = "keep_trumps"
    KEEP_HIGH = "keep_high"
    KEEP_HIGH_NAME_JOKER = "keep_high_name_joker", "suit"
    DISCARD_DANGER = "discard_danger"

    # Whom the contractor of five calls.
    CALL_HIGH_TRUMP = "call_high_trump", "card"
    CALL_HIGH_CARD = "call_high_card", "card"
    CALL_BIDDER = "call_bidder", "seats"
    CALL_ANYBODY = "call_anybody"

    # Claims.
    CLAIM_ALL = "claim_all", "count"
    ACCEPT_CERTAIN = "accept_certain", "count"
    ACCEPT_NOTHING = "accept_nothing", "seat"
    ACCEPT_OWN_SIDE = "accept_own_side"
    DECLINE_UNCERTAIN = "decline_uncertain", "count"
    DECLINE_IN_TRICK = "decline_in_trick"
    DECLINE_TOO_FEW = "decline_too_few", "count"

    # Play, whatever the contract.
    ONLY_CARD = "only_card", "card"
    NAME_JOKER = "name_joker", "suit"
    """The first lead names the joker for the suit that gains most by it."""
    NAME_JOKER_SAFE = "name_joker_safe", "suit"
    """The same in a misere: where it is the least danger."""

    # Leads to tricks that count.
    DRAW_TRUMPS = "draw_trumps", "suit"
    LEAD_TOP = "lead_top", "card"
    """No hidden card of its suit is higher."""
    LEAD_LIKELY = "lead_likely", "card"
    LEAD_LONG_SUIT = "lead_long_suit", "suit", "count"
    LEAD_SINGLETON = "lead_singleton", "suit"
    LEAD_TO_PARTNER = "lead_to_partner", "suit"
    LEAD_CHEAP = "lead_cheap", "card"
    LEAD_JOKER_FOR_LAST = "lead_joker_for_last", "suit"
    """With two cards left it draws what may beat the other one."""
    LEAD_JOKER = "lead_joker"

    # Following to them.
    WIN_CHEAP = "win_cheap", "card"
    WIN_LIKELY = "win_likely", "card"
    """Somebody may still beat it, but this card holds best."""
    RUFF_LOW = "ruff_low", "card", "suit"
    COVER_PARTNER = "cover_partner", "seat", "card"
    PARTNER_WINNING_THROW_LOW = "partner_winning_throw_low", "seat", "card"
    OVERTAKES_PARTNER = "overtakes_partner", "seat", "card"
    SECOND_LOW = "second_low", "card"
    CANNOT_WIN_THROW_LOW = "cannot_win_throw_low", "card"

    # A misere, by its contractor.
    MISERE_LEAD_UNDER = "misere_lead_under", "card"
    MISERE_DUCK = "misere_duck", "card"
    MISERE_THROW_DANGER = "misere_throw_danger", "card"
    MISERE_LOWEST = "misere_lowest", "card"

    # The same, by the others; `seat` is the contractor.
    MISERE_MAKE_WIN = "misere_make_win", "seat", "card"
    MISERE_STAY_UNDER = "misere_stay_under", "seat", "card"
    MISERE_KEEP_LOW = "misere_keep_low", "seat", "card"
    MISERE_LEAVE_IT = "misere_leave_it", "seat", "card"
    MISERE_UNLOAD = "misere_unload", "card"


ADVICE_REASONS: Mapping[str, type[AdviceReason]] = MappingProxyType(
    {
        "fifty_one": FiftyOneAdvice,
        "forty_six": FortySixAdvice,
        "page_one": PageOneAdvice,
        "five_hundred": FiveHundredAdvice,
    }
)
"""The reasons by the game's id."""
