"""What a seat may do, and why not (docs/rules/five_hundred.md §2–§4)."""

from functools import cache, lru_cache
from typing import assert_never

from games.cards import Card, Suit
from games.five_hundred.auction import PLACES_KEPT, legal_bids, place_of, why_no_bid
from games.five_hundred.bids import Bid
from games.five_hundred.claims import answer_moves, claim_texts, why_no_answer, why_no_claim
from games.five_hundred.exchange import names_for, why_no_discard, why_no_name_with_play
from games.five_hundred.joker import JokerState, Position, lead_names, why_no_card
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
from games.five_hundred.order import card_order
from games.five_hundred.packs import HAND_SIZE, JOKER
from games.five_hundred.partner import partner_moves, why_no_call
from games.five_hundred.reasons import Reason
from games.five_hundred.state import FiveHundredPhase, State
from games.game import NO_MOVES, Choose, Moves
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = ["legal_moves", "movers", "position_of", "waiting_for", "why_illegal", "why_not_playable"]

_BEFORE_PLAY = frozenset(FiveHundredPhase) - {FiveHundredPhase.PLAY, FiveHundredPhase.OVER}


def waiting_for(state: State) -> tuple[Seat, ...]:
    """The seat on turn, or those that have not answered a claim."""
    if state.claim is not None:
        return tuple(seat for seat in state.playing if why_no_answer(state, seat) is None)
    return () if state.turn is None else (state.turn,)


def movers(state: State) -> frozenset[Seat]:
    """Who may act: those that play waits for, and in the auction whoever has not looked yet."""
    waited = frozenset(waiting_for(state))
    if state.phase is not FiveHundredPhase.AUCTION:
        return waited
    return waited | {Seat(seat) for seat, has_looked in enumerate(state.looked) if not has_looked}


def legal_moves(state: State, seat: Seat) -> Moves:
    """Every move of the seat; the discards, and the cards to call, as a choice."""
    if state.claim is not None:
        return answer_moves(state, seat) if seat in state.playing else NO_MOVES
    match state.phase:
        case FiveHundredPhase.AUCTION:
            return Moves(_auction_texts(state, seat))
        case FiveHundredPhase.OVER:
            return NO_MOVES
        case _ if seat != state.turn:
            return NO_MOVES
        case FiveHundredPhase.RAISE:
            bids = legal_bids(place_of(state, seat))
            return Moves(("raise none", *(f"raise {bid}" for bid in bids)))
        case FiveHundredPhase.EXCHANGE:
            hand = state.order.sorted(state.hands[seat])
            return Moves(choices=(Choose("discard", len(state.kitty), hand),))
        case FiveHundredPhase.CALL_PARTNER:
            return partner_moves(state, seat)
        case FiveHundredPhase.PLAY:
            return Moves((*_play_texts(state, seat), *claim_texts(state)))
        case _:
            assert_never(state.phase)


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The rule that forbids the move, or None."""
    if state.is_over:
        return Reason.ROUND_OVER
    match move:
        case Look():
            return Reason.ALREADY_LOOKED if state.looked[seat] else None
        case Answer():
            return why_no_answer(state, seat)
        case _:
            reason = _why_not_now(state, move)
    if reason is not None:
        return reason
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if state.claim is not None:
        return Reason.CLAIM_OPEN
    return _why_no_move_of_turn(state, seat, move)


def position_of(state: State, seat: Seat) -> Position:
    """What decides which cards the seat may play to the trick on the table."""
    contract, joker = state.contract, state.joker
    is_about_joker = joker is JokerState.FREE and JOKER in state.hands[seat]
    needs_voids = is_about_joker and state.options.joker_lead == "any_unshown"
    return Position(
        options=state.options,
        order=state.order,
        joker=joker,
        is_misere=contract is not None and contract.is_misere,
        is_contractor=contract is not None and contract.contractor == seat,
        is_lead=not state.plays,
        is_last_trick=len(state.tricks) == HAND_SIZE - 1,
        suit=state.suit,
        led_suits=_led_suits(state) if is_about_joker else frozenset(),
        void_suits=_void_suits(state, seat) if needs_voids else frozenset(),
    )


def why_not_playable(state: State, seat: Seat, cards: Cards) -> tuple[Reason | None, ...]:
    """For each card of the seat's hand the rule that forbids it, whatever is named with it."""
    position, hand = position_of(state, seat), state.hands[seat]
    names = lead_names(position) if JOKER in hand else ()
    name = names[0] if names else None
    return tuple(
        [
            why_no_card(position, hand, card, name if _leads_free_joker(position, card) else None)
            for card in cards
        ]
    )


def _auction_texts(state: State, seat: Seat) -> tuple[str, ...]:
    look = () if state.looked[seat] else ("look",)
    if seat != state.turn:
        return look
    return (*look, "pass", *_bid_texts(legal_bids(place_of(state, seat))))


@lru_cache(maxsize=PLACES_KEPT)
def _bid_texts(bids: tuple[Bid, ...]) -> tuple[str, ...]:
    return tuple(f"bid {bid}" for bid in bids)


def _play_texts(state: State, seat: Seat) -> tuple[str, ...]:
    position = position_of(state, seat)
    hand = position.order.sorted(state.hands[seat])
    texts = _play_text()
    listed = [
        texts[card]
        for card in hand
        if not _leads_free_joker(position, card) and why_no_card(position, hand, card) is None
    ]
    if position.is_lead and JOKER in hand and position.joker is JokerState.FREE:
        listed += [str(PlayCard(JOKER, name)) for name in lead_names(position)]
    names = names_for(state, seat)
    listed += [str(PlayCard(card, name=name)) for name in names for card in hand]
    return tuple(listed)


def _leads_free_joker(position: Position, card: Card) -> bool:
    return card == JOKER and position.is_lead and position.joker is JokerState.FREE


@cache
def _play_text() -> dict[Card, str]:
    """The text of each play, made once."""
    return {card: f"play {card}" for card in card_order(None).suit}


def _why_not_now(state: State, move: Move) -> Reason | None:
    """The reason why this sort of move is nobody's now."""
    phase = state.phase
    match move:
        case MakeBid() | Pass():
            if phase is FiveHundredPhase.RAISE:
                return Reason.RAISE_OR_STAND
            return None if phase is FiveHundredPhase.AUCTION else Reason.AUCTION_OVER
        case Raise():
            return None if phase is FiveHundredPhase.RAISE else Reason.NO_RAISE
        case Discard():
            return None if phase is FiveHundredPhase.EXCHANGE else Reason.NO_EXCHANGE
        case CallPartner():
            return None if phase is FiveHundredPhase.CALL_PARTNER else Reason.NO_PARTNER_CALL
        case PlayCard() | Claim():
            return Reason.NOT_PLAYING_YET if phase in _BEFORE_PLAY else None
        case Look() | Answer():
            return None
        case _:
            assert_never(move)


def _why_no_move_of_turn(state: State, seat: Seat, move: Move) -> Reason | None:
    match move:
        case MakeBid(bid):
            return why_no_bid(place_of(state, seat), bid)
        case Raise(bid):
            return None if bid is None else why_no_bid(place_of(state, seat), bid)
        case Discard():
            return why_no_discard(state, seat, move)
        case CallPartner():
            return why_no_call(state, seat, move)
        case PlayCard():
            return _why_no_play(state, seat, move)
        case Claim():
            return why_no_claim(state, move)
        case Pass() | Look() | Answer():
            return None
        case _:
            assert_never(move)


def _why_no_play(state: State, seat: Seat, move: PlayCard) -> Reason | None:
    reason = why_no_name_with_play(state, seat, move)
    if reason is not None:
        return reason
    if move.name is not None:  # the joker is an ordinary card from this lead on
        return None if move.card in state.hands[seat] else Reason.NOT_IN_HAND
    return why_no_card(position_of(state, seat), state.hands[seat], move.card, move.named)


def _led_suits(state: State) -> frozenset[Suit]:
    return frozenset([trick.suit for trick in state.tricks if trick.suit is not None])


def _void_suits(state: State, seat: Seat) -> frozenset[Suit]:
    """Suits that the seat has failed to follow in finished tricks."""
    suit_of = state.order.suit
    return frozenset(
        trick.suit
        for trick in state.tricks
        if trick.suit is not None
        for play in trick.plays
        if play.seat == seat and suit_of[play.card] != trick.suit
    )
