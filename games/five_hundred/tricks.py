"""The play of the tricks, claims, and the end of a hand (docs/rules/five_hundred.md §3, §4)."""

from dataclasses import replace
from typing import TypeAlias

from games.cards import SUITS, Suit
from games.five_hundred.bids import OPEN_MISERE, plain_bid
from games.five_hundred.claims import awarded_by, unanswered
from games.five_hundred.events import (
    ClaimAccepted,
    ClaimDeclined,
    Event,
    HandExposed,
    HandScored,
    JokerNamed,
    PartnerShown,
    PartnersSatOut,
    TricksClaimed,
)
from games.five_hundred.exchange import announces_joker, is_naming_lead
from games.five_hundred.moves import PlayCard
from games.five_hundred.packs import HAND_SIZE
from games.five_hundred.scoring import result
from games.five_hundred.state import ClaimMade, Contract, FiveHundredPhase, State, Trick
from games.seats import Seat, left_of
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Play

__all__ = [
    "Played",
    "answer_claim",
    "claim_tricks",
    "name_joker",
    "over",
    "play_card",
    "start_play",
]

Played: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it, in order."""


def name_joker(state: State, suit: Suit | None) -> Played:
    """The contractor's word on the joker is told, `none` included."""
    assert state.contract is not None, state
    contract = replace(state.contract, named=suit)
    return replace(state, contract=contract), (JokerNamed(contract.contractor, suit),)


def start_play(state: State, events: tuple[Event, ...]) -> Played:
    """The contractor is to lead; in a misere its team-mates drop out."""
    contract = state.contract
    assert contract is not None, state
    if contract.sits_out:
        events = (*events, PartnersSatOut(contract.sits_out))
    started = replace(state, phase=FiveHundredPhase.PLAY, turn=contract.contractor)
    if state.options.open_misere_expose == "before_first_lead" and _is_open_misere(contract):
        return _expose(started, events)
    return started, events


def play_card(state: State, seat: Seat, move: PlayCard) -> Played:
    """The card lies on the table; the last of a trick ends it."""
    events: tuple[Event, ...] = ()
    if is_naming_lead(state) and announces_joker(state):
        state, events = name_joker(state, move.name)
    named = Suit(move.named) if move.named in SUITS else None
    events = (*events, CardPlayed(seat, move.card, named))
    suit = state.suit if state.plays else named or state.order.suit[move.card]
    contract = state.contract
    if contract is not None and move.card == contract.called:
        contract = replace(contract, is_partner_public=True)
        events = (*events, PartnerShown(seat))
    after = _laid(state, Play(seat, move.card), suit, contract)
    if after.plays:
        return after, events
    return _after_trick(after, (*events, TrickWon(after.tricks[-1].winner)))


def claim_tricks(state: State, seat: Seat, count: int) -> Played:
    """The hand lies open, and the others are asked."""
    claimed = replace(_with_open_hand(state, seat), claim=ClaimMade(seat, count))
    return claimed, (TricksClaimed(seat, count, state.order.sorted(state.hands[seat])),)


def answer_claim(state: State, seat: Seat, *, is_accepted: bool) -> Played:
    """One who declines ends the claim; the last one who accepts ends the hand."""
    assert state.claim is not None, state
    if not is_accepted:
        return replace(state, claim=None, has_claimed=True), (ClaimDeclined(seat),)
    claim = replace(state.claim, accepted=(*state.claim.accepted, seat))
    events: tuple[Event, ...] = (ClaimAccepted(seat),)
    if unanswered(state, claim):
        return replace(state, claim=claim), events
    return over(replace(state, claim=None, awarded=awarded_by(state, claim)), events)


def over(state: State, events: tuple[Event, ...]) -> Played:
    """The hand is scored."""
    ended = replace(state, phase=FiveHundredPhase.OVER, turn=None)
    outcome = result(ended)
    assert outcome is not None, ended
    partners = state.contract.partners if state.contract else ()
    scored = HandScored(
        discards=state.order.sorted(state.discards),
        partners=partners,
        tricks=ended.tricks_by_side,
        result=outcome,
    )
    return ended, (*events, scored)


def _laid(state: State, play: Play, suit: Suit | None, contract: Contract | None) -> State:
    """The state with the card on the table; the last of a trick finishes it."""
    plays, seat = (*state.plays, play), play.seat
    tricks, won, turn = state.tricks, state.tricks_won, _next_to_play(state, seat)
    if turn is None:
        turn = state.order.winner(plays, suit).seat
        tricks = (*tricks, Trick(plays, suit, turn))
        won = (*won[:turn], won[turn] + 1, *won[turn + 1 :])
        plays, suit = (), None
    hand = tuple([held for held in state.hands[seat] if held != play.card])
    return State(
        options=state.options,
        dealer=state.dealer,
        totals=state.totals,
        phase=state.phase,
        turn=turn,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        kitty=state.kitty,
        dead_hand=state.dead_hand,
        discards=state.discards,
        looked=state.looked,
        calls=state.calls,
        contract=contract,
        plays=plays,
        suit=suit,
        tricks=tricks,
        tricks_won=won,
        is_open=state.is_open,
        claim=None,
        has_claimed=False,
        awarded=state.awarded,
    )


def _after_trick(state: State, events: tuple[Event, ...]) -> Played:
    if _is_played_out(state):
        return over(state, events)
    contract = state.contract
    is_first = len(state.tricks) == 1
    is_exposed_now = state.options.open_misere_expose == "after_first_trick" and is_first
    if is_exposed_now and contract is not None and _is_open_misere(contract):
        return _expose(state, events)
    return state, events


def _is_played_out(state: State) -> bool:
    """Are all tricks played, or has the contractor of a misere taken one?"""
    if len(state.tricks) == HAND_SIZE:
        return True
    contract = state.contract
    if contract is None or not contract.is_misere or not state.options.misere_early_end:
        return False
    return state.tricks[-1].winner == contract.contractor


def _next_to_play(state: State, seat: Seat) -> Seat | None:
    """Who plays to the trick after the seat; None when the trick is finished."""
    seats = state.seats
    sits_out = state.contract.sits_out if state.contract else ()
    if len(state.plays) + 1 == seats - len(sits_out):
        return None
    following = left_of(seat, seats)
    while following in sits_out:
        following = left_of(following, seats)
    return following


def _is_open_misere(contract: Contract) -> bool:
    return plain_bid(contract.bid) == OPEN_MISERE


def _expose(state: State, events: tuple[Event, ...]) -> Played:
    assert state.contract is not None, state
    seat = state.contract.contractor
    shown = HandExposed(seat, state.order.sorted(state.hands[seat]))
    return _with_open_hand(state, seat), (*events, shown)


def _with_open_hand(state: State, seat: Seat) -> State:
    is_open = tuple(has or other == seat for other, has in enumerate(state.is_open))
    return replace(state, is_open=is_open)
