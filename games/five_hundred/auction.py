"""The auction: legal calls, who is next, how it closes (docs/rules/five_hundred.md §2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.five_hundred.bids import (
    BLIND_MISERE,
    MISERE,
    OPEN_MISERE,
    Bid,
    all_bids,
    bid_rank,
    is_misere,
    is_sans_kitty,
    level_of,
    plain_bid,
)
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.reasons import Reason
from games.five_hundred.state import PASS, STAND, Call, State
from games.seats import Seat, left_of, seats_from

__all__ = [
    "PLACES_KEPT",
    "CallerPlace",
    "Course",
    "course_of",
    "first_caller",
    "highest_call",
    "legal_bids",
    "place_of",
    "why_no_bid",
]

PLACES_KEPT = 4096
"""Places for which bids are kept ready: those of hundreds of sets of options."""

SEVEN = 7
SIGNAL_LEVEL = 6
SIGNALLERS = 2
"""Seats that may signal under `inkle`: the first to speak."""


class Course(NamedTuple):
    """Where an auction stands."""

    turn: Seat | None
    """Who calls next; None when it is over."""
    winner: Call | None = None
    """The bid that won; None while it goes on, and when all passed."""


class CallerPlace(NamedTuple):
    """What decides which bids a seat may make."""

    options: FiveHundredOptions
    highest: Bid | None
    has_seven: bool
    """Has anybody bid a seven?"""
    has_called: bool
    """Has this seat called before?"""
    has_looked: bool
    """Does this seat see its cards?"""
    may_signal: bool
    """Is it among the first to speak?"""


def first_caller(dealer: Seat, seats: int) -> Seat:
    """The seat at the left of the dealer."""
    return left_of(dealer, seats)


def highest_call(calls: Sequence[Call]) -> Call | None:
    """The highest bid so far: each one outranks those before it."""
    return next((call for call in reversed(calls) if call.said not in (PASS, STAND)), None)


def course_of(
    calls: Sequence[Call], options: FiveHundredOptions, *, dealer: Seat, seats: int
) -> Course:
    """Who calls next, or who has won (§2.3, §2.6)."""
    highest = highest_call(calls)
    if options.auction_rounds == "one":
        return _course_of_one_round(calls, options, dealer=dealer, seats=seats)
    if options.bid_after_pass == "always":
        needed = seats if highest is None else seats - 1
        if len(calls) >= needed and all(call.said == PASS for call in calls[-needed:]):
            return Course(None, highest)
        return Course(_next_in_turn(calls, dealer, seats))
    passed = {call.seat for call in calls if call.said == PASS}
    is_won = highest is not None and len(passed) == seats - 1
    if is_won or len(passed) == seats:
        return Course(None, highest)
    order = seats_from(_next_in_turn(calls, dealer, seats), seats)
    return Course(next(seat for seat in order if seat not in passed))


def place_of(state: State, seat: Seat) -> CallerPlace:
    """What decides which bids the seat may make, were it on turn."""
    calls = state.calls
    highest = highest_call(calls)
    return CallerPlace(
        options=state.options,
        highest=None if highest is None else Bid(highest.said),
        has_seven=any(_is_seven(call) for call in calls),
        has_called=any(call.seat == seat for call in calls),
        has_looked=state.looked[seat],
        may_signal=len(calls) < SIGNALLERS,
    )


def why_no_bid(place: CallerPlace, bid: Bid) -> Reason | None:
    """The rule that forbids the bid (§2.2)."""
    return (
        _why_not_offered(place.options, bid)
        or _why_not_above(place.options, place.highest, bid)
        or _why_not_now(place, bid)
    )


@lru_cache(maxsize=PLACES_KEPT)
def legal_bids(place: CallerPlace) -> tuple[Bid, ...]:
    """The bids that may be made, from low to high."""
    return tuple(bid for bid in all_bids(place.options) if why_no_bid(place, bid) is None)


def _course_of_one_round(
    calls: Sequence[Call], options: FiveHundredOptions, *, dealer: Seat, seats: int
) -> Course:
    if len(calls) < seats:
        return Course(_next_in_turn(calls, dealer, seats))
    highest = highest_call(calls)
    if highest is not None and options.inkle and _is_signal(Bid(highest.said)):
        return Course(None)
    return Course(None, highest)


def _next_in_turn(calls: Sequence[Call], dealer: Seat, seats: int) -> Seat:
    return left_of(calls[-1].seat, seats) if calls else first_caller(dealer, seats)


def _why_not_offered(options: FiveHundredOptions, bid: Bid) -> Reason | None:
    plain = plain_bid(bid)
    if is_misere(bid) and not options.misere_enabled:
        return Reason.MISERE_OFF
    if plain == OPEN_MISERE and not options.open_misere_enabled:
        return Reason.OPEN_MISERE_OFF
    if plain == BLIND_MISERE and not options.blind_misere_enabled:
        return Reason.BLIND_MISERE_OFF
    if is_sans_kitty(bid) and not options.sans_kitty_enabled:
        return Reason.SANS_KITTY_OFF
    return None


def _why_not_above(options: FiveHundredOptions, highest: Bid | None, bid: Bid) -> Reason | None:
    if highest is None or bid_rank(bid, options) > bid_rank(highest, options):
        return None
    is_over_itself = is_sans_kitty(bid) and highest == plain_bid(bid)
    if options.sans_kitty_rank == "above_plain" and is_over_itself:
        return None
    return Reason.BID_TOO_LOW


def _why_not_now(place: CallerPlace, bid: Bid) -> Reason | None:
    plain = plain_bid(bid)
    if plain == MISERE and place.options.misere_needs_seven and not place.has_seven:
        return Reason.MISERE_NEEDS_SEVEN
    if plain == BLIND_MISERE and place.has_called:
        return Reason.BLIND_AFTER_CALLING
    if plain == BLIND_MISERE and place.has_looked:
        return Reason.BLIND_AFTER_LOOKING
    if place.options.inkle and _is_signal(bid) and not place.may_signal:
        return Reason.SIGNAL_TOO_LATE
    return None


def _is_seven(call: Call) -> bool:
    return call.said not in (PASS, STAND) and level_of(Bid(call.said)) == SEVEN


def _is_signal(bid: Bid) -> bool:
    return level_of(bid) == SIGNAL_LEVEL
