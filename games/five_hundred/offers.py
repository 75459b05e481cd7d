"""The table of bids as a seat is shown it: values, and which are possible (§2.1, §2.2)."""

from dataclasses import dataclass
from functools import lru_cache

from games.five_hundred.auction import PLACES_KEPT, CallerPlace, place_of, why_no_bid
from games.five_hundred.bids import Bid, all_bids, bid_value
from games.five_hundred.reasons import Reason
from games.five_hundred.state import PASS, FiveHundredPhase, State
from games.seats import Seat

__all__ = ["BidOffer", "bid_offers"]


@dataclass(frozen=True, slots=True)
class BidOffer:
    """One bid of the table."""

    bid: Bid
    value: int
    why_not: Reason | None
    """Why the seat may not make it, were it on turn; None if it may."""


def bid_offers(state: State, seat: Seat) -> tuple[BidOffer, ...]:
    """Every bid from low to high, for a seat that may still bid; else nothing."""
    return _offers(place_of(state, seat)) if _may_still_bid(state, seat) else ()


@lru_cache(maxsize=PLACES_KEPT)
def _offers(place: CallerPlace) -> tuple[BidOffer, ...]:
    options = place.options
    return tuple(
        BidOffer(bid, bid_value(bid, options), why_no_bid(place, bid)) for bid in all_bids(options)
    )


def _may_still_bid(state: State, seat: Seat) -> bool:
    if state.phase is FiveHundredPhase.RAISE:
        return seat == state.turn
    if state.phase is not FiveHundredPhase.AUCTION:
        return False
    own = [call.said for call in state.calls if call.seat == seat]
    if state.options.auction_rounds == "one":
        return not own
    return state.options.bid_after_pass == "always" or PASS not in own
