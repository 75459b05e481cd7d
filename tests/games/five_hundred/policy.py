"""What the shared harness must be told of Five Hundred."""

from random import Random

from games.cards import Card
from games.five_hundred.bids import Bid, is_misere, parse_bid
from games.five_hundred.state import FiveHundredPhase, State
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.seats import Viewer

__all__ = ["bid_now_and_then", "in_sight"]

BID_SHARE = 0.3
CLAIM_SHARE = 0.05
ACCEPT_SHARE = 0.7
NAME_SHARE = 0.5


def bid_now_and_then(view: FiveHundredView, moves: Moves, rng: Random) -> str:
    """Bids low and seldom, so that contracts of every sort come up; names the joker at times."""
    if view.claim is not None:
        return "accept" if rng.random() < ACCEPT_SHARE else "decline"
    match view.phase:
        case FiveHundredPhase.AUCTION | FiveHundredPhase.RAISE:
            return _call(moves, rng)
        case FiveHundredPhase.EXCHANGE:
            (choice,) = moves.choices
            return _named(" ".join(("discard", *rng.sample(choice.of, choice.count))), view, rng)
        case FiveHundredPhase.CALL_PARTNER if moves.choices:
            return f"partner {rng.choice(moves.choices[0].of)}"
        case FiveHundredPhase.CALL_PARTNER:
            return rng.choice(moves.listed)
        case _:
            is_claim = rng.random() < CLAIM_SHARE
            fitting = [text for text in moves.listed if text.startswith("claim") == is_claim]
            return rng.choice(fitting or moves.listed)


def _call(moves: Moves, rng: Random) -> str:
    bids = [text for text in moves.listed if text.startswith(("bid", "raise"))]
    miseres = [text for text in bids if text != "raise none" and is_misere(_bid_in(text))]
    if bids and rng.random() < BID_SHARE:
        return rng.choice([*bids[:6], *miseres])
    return next(text for text in moves.listed if text in ("pass", "raise none"))


def _bid_in(text: str) -> Bid:
    return parse_bid(text.split()[1])


def _named(text: str, view: FiveHundredView, rng: Random) -> str:
    keeps_joker = "JK" in view.hand and "JK" not in text.split()
    if view.nameable and keeps_joker and rng.random() < NAME_SHARE:
        return f"{text} name {rng.choice(view.nameable)}"
    return text


def in_sight(state: State, viewer: Viewer) -> frozenset[Card]:
    """Own cards that were looked at, open hands, what was played, called or is turned up."""
    seen = [play.card for trick in state.tricks for play in trick.plays]
    seen += [play.card for play in state.plays]
    for seat, hand in enumerate(state.hands):
        if state.is_open[seat] or (seat == viewer and state.looked[seat]):
            seen += hand
    contract = state.contract
    if contract is not None and contract.called is not None:
        seen.append(contract.called)
    if state.is_over or (contract is not None and contract.contractor == viewer):
        seen += state.discards
    if contract is not None and contract.contractor == viewer and state.is_kitty_taken:
        seen += state.kitty
    return frozenset(seen)
