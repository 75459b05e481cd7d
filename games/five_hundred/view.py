"""What a viewer may know of a hand of Five Hundred (docs/rules/five_hundred.md §0, §3).

All that was played face up is in it, so a view alone is enough to go on from: after a lost
connection, and for a hint.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from games.cards import Card, Suit
from games.five_hundred.bids import Bid, bid_value, level_of
from games.five_hundred.exchange import names_for
from games.five_hundred.joker import JokerState
from games.five_hundred.legal import why_not_playable
from games.five_hundred.offers import BidOffer, bid_offers
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import SAME_COLOUR
from games.five_hundred.reasons import Reason
from games.five_hundred.scoring import result
from games.five_hundred.sides import side_of
from games.five_hundred.state import Call, ClaimMade, Contract, FiveHundredPhase, State, Trick
from games.game import RoundResult
from games.options import OptionValue
from games.seats import Seat, Viewer
from games.tricks.trick import Cards, Play
from games.values import quickly_built, varied

__all__ = [
    "OWN_FIELDS",
    "PHASE_ANCHORS",
    "BidOffer",
    "ContractView",
    "FiveHundredView",
    "own_view",
    "view",
]

OWN_FIELDS = frozenset(
    {
        "seat",
        "hand",
        "hand_suits",
        "blocked",
        "kitty",
        "discards",
        "bids",
        "nameable",
        "contract",
    }
)
"""Of a view: what its viewer alone is shown, or may know more of than others."""

PHASE_ANCHORS: Mapping[FiveHundredPhase, str] = MappingProxyType(
    {
        FiveHundredPhase.AUCTION: "auction",
        FiveHundredPhase.RAISE: "option-winner-may-raise",
        FiveHundredPhase.EXCHANGE: "exchange",
        FiveHundredPhase.CALL_PARTNER: "five-players",
        FiveHundredPhase.PLAY: "play",
        FiveHundredPhase.OVER: "scoring",
    }
)
"""The section of the game's help page for each phase."""


@dataclass(frozen=True, slots=True)
class ContractView:
    """The contract as one viewer knows it."""

    contractor: Seat
    bid: Bid
    value: int
    """Points of the contract, slams aside."""
    trump: Suit | None
    left_bower_suit: Suit | None
    """The other suit of that colour: its jack is a trump, the left bower."""
    is_misere: bool
    takes_kitty: bool
    sits_out: tuple[Seat, ...]
    """Team-mates of the contractor of a misere: their cards lie face down."""
    called: Card | None
    """The card whose holder is the contractor's partner (five players)."""
    partners: tuple[Seat, ...]
    """Of the contractor of five, as far as the viewer knows."""
    is_partner_public: bool
    needed: int
    """Tricks that the contract takes; 0 for the miseres."""
    taken: int
    """Tricks that count for it so far, as far as the viewer knows."""


@quickly_built
@dataclass(frozen=True, slots=True)
class FiveHundredView:
    """A hand as one viewer sees it. Lists with one entry a seat start at seat 0."""

    seat: Seat | None
    """Who looks; None for a spectator."""
    options: Mapping[str, OptionValue]
    """Those that differ from the standard."""
    phase: FiveHundredPhase
    dealer: Seat
    turn: Seat | None
    """Who is to call, exchange or play; None when the hand is over."""
    totals: tuple[int, ...]
    """The match before the hand, one score a side."""
    hand: Cards
    """The viewer's own, sorted for the contract; empty as long as it has not looked."""
    hand_suits: tuple[Suit | None, ...]
    """The suit that each of those cards counts as; None for a joker of no suit."""
    blocked: tuple[Reason | None, ...]
    """Why each of them may not be played to this trick; empty where that is not the question."""
    hand_counts: tuple[int, ...]
    looked: tuple[bool, ...]
    """Who sees its own cards."""
    kitty: Cards
    """For the contractor, the cards that it took."""
    kitty_count: int
    """Cards that lie in the kitty."""
    discards: Cards
    """For the contractor, what it laid away; for all when the hand is over."""
    discard_count: int
    dead_count: int
    """Cards of the hand that nobody sees (two players)."""
    calls: tuple[Call, ...]
    bids: tuple[BidOffer, ...]
    """In the auction, for a seat that may still call: each bid, its value, is it possible."""
    nameable: tuple[Suit, ...]
    """Suits that the viewer may name the joker for, with its discard or its lead now."""
    contract: ContractView | None
    joker: JokerState | None
    """What the joker is; None before the contract, and in a pack without one."""
    named: Suit | None
    """The suit that the contractor named it for."""
    plays: tuple[Play, ...]
    """The trick on the table, as played."""
    suit: Suit | None
    """The suit to follow; None before a lead, and after a joker that named nothing."""
    winning: Seat | None
    """Who would win the trick as it lies."""
    tricks: tuple[Trick, ...]
    """The finished ones, the last trick last."""
    tricks_won: tuple[int, ...]
    """Finished tricks of each seat."""
    tricks_by_side: tuple[int, ...]
    """Tricks of each side, those of an accepted claim included."""
    open_hands: tuple[Cards, ...]
    """The hand of each seat that lies open to all; else empty."""
    claim: ClaimMade | None
    has_claimed: bool
    """Was a claim of this turn declined?"""
    awarded: tuple[int, ...]
    """Tricks that an accepted claim gave to each side."""
    result: RoundResult | None = None
    """How the hand ended, when it is over."""
    game: Literal["five_hundred"] = "five_hundred"


def view(state: State, viewer: Viewer) -> FiveHundredView:
    """The hand as `viewer` may see it."""
    public = _public_view(state)
    return public if viewer is None else varied(public, **own_view(state, viewer))


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    """What the own fields of the seat's view hold."""
    order = state.order
    hand = order.sorted(state.hands[seat]) if state.looked[seat] else ()
    return {
        "seat": seat,
        "hand": hand,
        "hand_suits": tuple([order.suit[card] for card in hand]),
        "blocked": _blocked(state, seat, hand),
        "kitty": _kitty(state, seat),
        "discards": _discards(state, seat),
        "bids": bid_offers(state, seat),
        "nameable": names_for(state, seat),
        "contract": _contract_view(state, seat),
    }


def _public_view(state: State) -> FiveHundredView:
    """What everybody may see."""
    contract, order = state.contract, state.order
    return FiveHundredView(
        seat=None,
        options=_differing(state.options),
        phase=state.phase,
        dealer=state.dealer,
        turn=state.turn,
        totals=state.totals,
        hand=(),
        hand_suits=(),
        blocked=(),
        hand_counts=tuple(map(len, state.hands)),
        looked=state.looked,
        kitty=(),
        kitty_count=0 if state.is_kitty_taken else len(state.kitty),
        discards=_discards(state, None),
        discard_count=len(state.discards),
        dead_count=len(state.dead_hand),
        calls=state.calls,
        bids=(),
        nameable=(),
        contract=_contract_view(state, None),
        joker=_joker(state),
        named=None if contract is None else contract.named,
        plays=state.plays,
        suit=state.suit,
        winning=order.winner(state.plays, state.suit).seat if state.plays else None,
        tricks=state.tricks,
        tricks_won=state.tricks_won,
        tricks_by_side=state.tricks_by_side,
        open_hands=_open_hands(state),
        claim=state.claim,
        has_claimed=state.has_claimed,
        awarded=state.awarded,
        result=result(state),
    )


def _is_contractor(state: State, viewer: Viewer) -> bool:
    return state.contract is not None and state.contract.contractor == viewer


def _kitty(state: State, seat: Seat) -> Cards:
    if not state.is_kitty_taken or not _is_contractor(state, seat):
        return ()
    return state.order.sorted(state.kitty)


def _discards(state: State, viewer: Viewer) -> Cards:
    """They are turned up for all when the hand is scored."""
    if not state.is_over and not _is_contractor(state, viewer):
        return ()
    return state.order.sorted(state.discards)


def _open_hands(state: State) -> tuple[Cards, ...]:
    if True not in state.is_open:
        return ((),) * state.seats
    order = state.order
    return tuple(
        order.sorted(hand) if is_open else ()
        for hand, is_open in zip(state.hands, state.is_open, strict=True)
    )


def _contract_view(state: State, viewer: Viewer) -> ContractView | None:
    contract, by_side = state.contract, state.tricks_by_side
    if contract is None:
        return None
    partners = _known_partners(state, contract, viewer)
    counted = {side_of(state.sides, seat) for seat in (contract.contractor, *partners)}
    return ContractView(
        contractor=contract.contractor,
        bid=contract.bid,
        value=bid_value(contract.bid, state.options),
        trump=contract.trump,
        left_bower_suit=None if contract.trump is None else SAME_COLOUR[contract.trump],
        is_misere=contract.is_misere,
        takes_kitty=contract.takes_kitty,
        sits_out=contract.sits_out,
        called=contract.called,
        partners=partners,
        is_partner_public=contract.is_partner_public,
        needed=level_of(contract.bid),
        taken=sum([by_side[side] for side in counted]),
    )


def _known_partners(state: State, contract: Contract, viewer: Viewer) -> tuple[Seat, ...]:
    """The holder of the called card knows; others, the contractor too, when it has fallen."""
    if contract.is_partner_public or state.is_over or viewer in contract.partners:
        return contract.partners
    return ()


def _blocked(state: State, seat: Seat, hand: Cards) -> tuple[Reason | None, ...]:
    """For the seat on turn, and for those that are still to follow to the trick on the table."""
    if state.phase is not FiveHundredPhase.PLAY or not hand:
        return ()
    if seat != state.turn and not _is_to_follow(state, seat):
        return ()
    return why_not_playable(state, seat, hand)


def _is_to_follow(state: State, seat: Seat) -> bool:
    has_played = any(play.seat == seat for play in state.plays)
    return bool(state.plays) and not has_played and seat in state.playing


def _joker(state: State) -> JokerState | None:
    if state.options.pack == "p24":
        return None
    is_known = state.contract is not None or state.phase is FiveHundredPhase.PLAY
    return state.joker if is_known else None


@cache  # the options of a table do not change within a match, and there are few sets in use
def _differing(options: FiveHundredOptions) -> Mapping[str, OptionValue]:
    return options.differing()
