"""Dealing a hand and moving it on, phase by phase (docs/rules/five_hundred.md §1.3, §2–§4).

Cards to tricks and claims, which make up most of a hand, are in `games.five_hundred.tricks`.
"""

from dataclasses import replace
from typing import assert_never

from games.errors import IllegalMove
from games.five_hundred.auction import course_of, first_caller, highest_call, legal_bids, place_of
from games.five_hundred.bids import Bid
from games.five_hundred.events import (
    AllPassed,
    AuctionPassed,
    AuctionWon,
    BidMade,
    BidStood,
    CardsDealt,
    CardsLooked,
    Event,
    KittyDiscarded,
    KittyTaken,
    PartnerCalled,
)
from games.five_hundred.exchange import announces_joker
from games.five_hundred.legal import why_illegal
from games.five_hundred.moves import (
    Answer,
    CallPartner,
    Claim,
    Discard,
    Look,
    MakeBid,
    Move,
    Pass,
    PlayCard,
    Raise,
)
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import Deal, deal_cards, full_pack
from games.five_hundred.partner import calls_partner, partners_of
from games.five_hundred.sides import team_mates
from games.five_hundred.state import PASS, STAND, Call, Contract, FiveHundredPhase, State
from games.five_hundred.tricks import (
    Played,
    answer_claim,
    claim_tricks,
    name_joker,
    over,
    play_card,
    start_play,
)
from games.game import Standing
from games.seats import Seat
from games.shuffle import Shuffle

__all__ = ["apply", "deal", "open_hand"]


def deal(options: FiveHundredOptions, seats: int, standing: Standing, shuffle: Shuffle) -> Played:
    """A fresh hand of ten cards each, the kitty face down."""
    cards = shuffle(full_pack(options.pack, seats))
    return open_hand(options, standing, deal_cards(cards, standing.dealer, options, seats))


def open_hand(options: FiveHundredOptions, standing: Standing, cards: Deal) -> Played:
    """A hand from the cards as dealt; where blind misere may be bid, nobody has looked."""
    seats = len(cards.hands)
    is_blind = _may_be_blind(options)
    state = State(
        options=options,
        dealer=standing.dealer,
        totals=standing.totals,
        phase=FiveHundredPhase.AUCTION,
        turn=first_caller(standing.dealer, seats),
        hands=cards.hands,
        kitty=cards.kitty,
        dead_hand=cards.dead_hand,
        discards=(),
        looked=(not is_blind,) * seats,
        calls=(),
        contract=None,
        plays=(),
        suit=None,
        tricks=(),
        tricks_won=(0,) * seats,
        is_open=(False,) * seats,
        claim=None,
        has_claimed=False,
        awarded=(),
    )
    dealt = CardsDealt(
        round_number=standing.round_number,
        dealer=standing.dealer,
        hands=cards.hands,
        looked=state.looked,
        kitty_count=len(cards.kitty),
        dead_count=len(cards.dead_hand),
    )
    return state, (dealt,)


def apply(state: State, seat: Seat, move: Move) -> Played:
    """The state after the move and all that follows by itself.

    Raises:
        IllegalMove: the move is not legal here.
    """
    reason = why_illegal(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    return _done(state, seat, move)


def _done(state: State, seat: Seat, move: Move) -> Played:
    match move:
        case PlayCard():
            return play_card(state, seat, move)
        case MakeBid(bid):
            return _call(state, seat, bid, BidMade(seat, bid))
        case Pass():
            return _call(state, seat, PASS, AuctionPassed(seat))
        case Look():
            return _look(state, seat)
        case Raise(bid):
            return _raise(state, seat, bid)
        case Discard():
            return _discard(state, seat, move)
        case CallPartner():
            return _call_partner(state, seat, move)
        case Claim(count):
            return claim_tricks(state, seat, count)
        case Answer(is_accepted):
            return answer_claim(state, seat, is_accepted=is_accepted)
        case _:
            assert_never(move)


def _may_be_blind(options: FiveHundredOptions) -> bool:
    """Do hands lie face down until they are looked at? (§2.2)"""
    return options.misere_enabled and options.blind_misere_enabled


def _look(state: State, seat: Seat) -> Played:
    looked = tuple(has or other == seat for other, has in enumerate(state.looked))
    return replace(state, looked=looked), (CardsLooked(seat, state.hands[seat]),)


def _call(state: State, seat: Seat, said: str, made: Event) -> Played:
    """A bid or a pass; it shows the seat its cards if it has not looked."""
    events: tuple[Event, ...] = (made,)
    if not state.looked[seat]:
        state, looked = _look(state, seat)
        events += looked
    calls = (*state.calls, Call(seat, said))
    course = course_of(calls, state.options, dealer=state.dealer, seats=state.seats)
    called = replace(state, calls=calls, turn=course.turn)
    if course.turn is not None:
        return called, events
    if course.winner is None:
        return _all_passed(called, events)
    return _won(called, course.winner, events)


def _all_passed(state: State, events: tuple[Event, ...]) -> Played:
    is_played = state.options.all_pass == "play_no_trumps"
    events = (*events, AllPassed(is_played))
    if not is_played:
        return over(state, events)
    lead = first_caller(state.dealer, state.seats)
    return replace(state, phase=FiveHundredPhase.PLAY, turn=lead), events


def _won(state: State, winner: Call, events: tuple[Event, ...]) -> Played:
    """The highest bid stands, unless its seat may raise it and something is higher."""
    if state.options.winner_may_raise and legal_bids(place_of(state, winner.seat)):
        return replace(state, phase=FiveHundredPhase.RAISE, turn=winner.seat), events
    return _close(state, winner.seat, Bid(winner.said), events)


def _raise(state: State, seat: Seat, bid: Bid | None) -> Played:
    calls = (*state.calls, Call(seat, bid or STAND))
    raised: Event = BidMade(seat, bid, is_raise=True) if bid else BidStood(seat)
    called = replace(state, calls=calls)
    standing = highest_call(calls)
    assert standing is not None, state
    return _close(called, seat, Bid(standing.said), (raised,))


def _close(state: State, seat: Seat, bid: Bid, events: tuple[Event, ...]) -> Played:
    """The seat is the contractor; it takes the kitty, or plays without it."""
    contract = Contract(seat, bid)
    if contract.is_misere:
        contract = replace(contract, sits_out=team_mates(state.sides, seat))
    won = replace(state, contract=contract, turn=seat)
    events = (*events, AuctionWon(seat, bid))
    if not contract.takes_kitty:
        return _after_exchange(won, events)
    hands = tuple(
        hand + state.kitty if other == seat else hand for other, hand in enumerate(state.hands)
    )
    taken = KittyTaken(seat, state.kitty)
    return replace(won, phase=FiveHundredPhase.EXCHANGE, hands=hands), (*events, taken)


def _discard(state: State, seat: Seat, move: Discard) -> Played:
    kept = tuple(card for card in state.hands[seat] if card not in move.cards)
    hands = tuple(kept if other == seat else hand for other, hand in enumerate(state.hands))
    laid_away = replace(state, hands=hands, discards=move.cards)
    events: tuple[Event, ...] = (KittyDiscarded(seat, move.cards),)
    if announces_joker(state):
        laid_away, named = name_joker(laid_away, move.name)
        events += named
    return _after_exchange(laid_away, events)


def _after_exchange(state: State, events: tuple[Event, ...]) -> Played:
    assert state.contract is not None, state
    if calls_partner(state.options, state.seats, state.contract):
        return replace(state, phase=FiveHundredPhase.CALL_PARTNER), events
    return start_play(state, events)


def _call_partner(state: State, seat: Seat, move: CallPartner) -> Played:
    assert state.contract is not None, state
    contract = replace(
        state.contract,
        called=move.card,
        partners=partners_of(state, move),
        is_partner_public=move.card is None,
    )
    called = PartnerCalled(seat, move.card, move.seats)
    return start_play(replace(state, contract=contract), (called,))
