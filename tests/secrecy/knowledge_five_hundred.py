"""What a viewer may know of Five Hundred (docs/rules/five_hundred.md §0, §1.4, §2.2, §3, §4.4)."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.cards import Card
from games.five_hundred.bids import OPEN_MISERE, plain_bid
from games.five_hundred.packs import JOKER
from games.five_hundred.state import FiveHundredPhase, State
from games.seats import Seat, Viewer
from games.tricks.trick import Cards, Play
from tests.secrecy.cards import cards_in_text

__all__ = ["FiveHundredKnowledge"]

BIDS = frozenset({"bid", "said"})
"""Keys of bids: `7H` is no card there."""
NAMES = frozenset({"called", "partner_called.card", "partner.of"})
"""Keys of cards that were called, or may be: their names are public, not their places."""
BIDDING_VERBS = ("bid ", "raise ")


class FiveHundredKnowledge:
    """Whatever has lain face up is remembered: no card is shuffled in before the next deal."""

    def in_sight(self, state: State, viewer: Viewer) -> frozenset[Card]:
        """The own hand once looked at, the own discards, and all that lies face up."""
        discards = state.discards if state.is_over or _is_contractor(state, viewer) else ()
        played = (play.card for play in _plays(state))
        return frozenset((*_own_hand(state, viewer), *discards, *played)).union(*_open(state))

    def out_of_sight(self, before: State, after: State, viewer: Viewer) -> frozenset[Card]:
        """None: who took the kitty, or saw a hand laid open, knows where those cards are."""
        return frozenset()

    def cards_of(self, key: str, text: str) -> frozenset[Card]:
        """No bids, nor what was called or may be."""
        name = key.rpartition(".")[2]
        if name in BIDS or not NAMES.isdisjoint((name, key)) or text.startswith(BIDDING_VERBS):
            return frozenset()
        return cards_in_text(text)

    def faults(
        self,
        view: Mapping[str, Any],  # a decoded view
        state: Any,  # of Five Hundred
        viewer: Viewer,
    ) -> Iterator[str]:
        """Another hand, the end before the end, who is partner, or who holds the joker."""
        assert isinstance(state, State)
        hand = _own_hand(state, viewer)
        if view["seat"] != viewer or sorted(view["hand"]) != sorted(hand):
            yield f"another hand than the viewer's own: {view['seat']} {view['hand']}"
        if len(view["hand_suits"]) != len(hand) or len(view["blocked"]) not in (0, len(hand)):
            yield f"help for another hand: {view['hand_suits']} {view['blocked']}"
        if view["nameable"] and not (_is_contractor(state, viewer) and JOKER in hand):
            yield f"who holds the joker: {view['nameable']}"
        if not state.is_over:
            for name in ("result", "awarded"):
                if view[name]:
                    yield f"{name} before the end: {view[name]}"
        if view["contract"] is not None:
            yield from _faults_of_contract(view["contract"], state, viewer)


def _faults_of_contract(
    contract: Mapping[str, Any],  # of a decoded view
    state: State,
    viewer: Viewer,
) -> Iterator[str]:
    """The partner, or its tricks, before the called card has fallen (five players)."""
    assert state.contract is not None, state
    called = state.contract.called
    if called is None or state.is_over or any(play.card == called for play in _plays(state)):
        return
    if contract["is_partner_public"]:
        yield "that the partner is known to all"
    if viewer is not None and called in state.hands[viewer]:
        return
    if contract["partners"]:
        yield f"who is partner: {contract['partners']}"
    if contract["taken"] != state.tricks_won[state.contract.contractor]:
        yield f"the partner's tricks: {contract['taken']}"


def _own_hand(state: State, viewer: Viewer) -> Cards:
    """Nothing as long as the viewer has not looked; with the kitty once it is taken."""
    return () if viewer is None or not state.looked[viewer] else state.hands[viewer]


def _open(state: State) -> Iterator[Cards]:
    """Hands that lie open now: of whoever claims, and of the contractor of an open misere."""
    if state.claim is not None:
        yield state.hands[state.claim.seat]
    contract = state.contract
    if contract is not None and plain_bid(contract.bid) == OPEN_MISERE and _is_exposed(state):
        yield state.hands[contract.contractor]


def _is_exposed(state: State) -> bool:
    is_at_once = state.options.open_misere_expose == "before_first_lead"
    return bool(state.tricks) or (is_at_once and state.phase is FiveHundredPhase.PLAY)


def _plays(state: State) -> Iterator[Play]:
    for trick in state.tricks:
        yield from trick.plays
    yield from state.plays


def _is_contractor(state: State, viewer: Viewer) -> bool:
    contract: Seat | None = None if state.contract is None else state.contract.contractor
    return viewer is not None and viewer == contract
