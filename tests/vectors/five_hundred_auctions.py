"""Auctions of Five Hundred from the calls of a line."""

from collections.abc import Iterable, Sequence
from typing import Any

from games.five_hundred.events import AllPassed, AuctionWon, Event
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import Look
from games.five_hundred.state import FiveHundredPhase, State
from games.seats import Seat
from tests.vectors.five_hundred_positions import calling
from tests.vectors.vector import Mismatch

__all__ = ["auction_result", "call_all"]


def call_all(
    state: State, calls: Sequence[str], *, looked: Iterable[int] = ()
) -> tuple[State, tuple[Event, ...]]:
    """The state after these seats looked and these calls were made, and what happened.

    Raises:
        Mismatch: the auction is over before the last of them.
    """
    happened: list[Event] = []
    for number in looked:
        if not state.looked[number]:
            state, events = FIVE_HUNDRED.apply(state, Seat(number), Look(), tuple)
            happened += events
    for call in calls:
        if state.turn is None:
            raise Mismatch(f"nobody is to call {call}")
        move = FIVE_HUNDRED.parse_move(calling(state, call))
        state, events = FIVE_HUNDRED.apply(state, state.turn, move, tuple)
        happened += events
    return state, tuple(happened)


def auction_result(state: State, happened: Iterable[Event]) -> dict[str, Any]:  # JSON
    """Where an auction stands, as lines write it."""
    for event in happened:
        match event:
            case AuctionWon(seat, bid):
                return {"state": "closed", "contractor": seat, "bid": bid}
            case AllPassed():
                return {"state": "passed_out"}
    name = "raise" if state.phase is FiveHundredPhase.RAISE else "open"
    return {"state": name, "turn": state.turn}
