"""The partner whom the contractor of five calls for one hand (docs/rules/five_hundred.md §1.4)."""

from games.cards import Card
from games.five_hundred.bids import level_of
from games.five_hundred.moves import ALONE, CallPartner
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import JOKER, full_pack
from games.five_hundred.reasons import Reason
from games.five_hundred.state import Contract, State
from games.game import Choose, Moves
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = ["callable_cards", "calls_partner", "partner_moves", "partners_of", "why_no_call"]

FIVE = 5
TWO_PARTNERS_FROM = 8
"""The level from which a contractor may choose two."""


def calls_partner(options: FiveHundredOptions, seats: int, contract: Contract) -> bool:
    """Is there a partner to call before the first lead?"""
    return seats == FIVE and options.five_partner != "none" and not contract.is_misere


def why_no_call(state: State, seat: Seat, move: CallPartner) -> Reason | None:
    """The rule that forbids the contractor this call."""
    if move == ALONE:
        return None
    if state.options.five_partner == "called_card":
        return Reason.CALL_A_CARD if move.card is None else _why_no_card(state, seat, move.card)
    return Reason.CALL_A_SEAT if move.card is not None else _why_no_seats(state, seat, move.seats)


def partner_moves(state: State, seat: Seat) -> Moves:
    """What the contractor may call: a card as a choice, or seats one by one."""
    if state.options.five_partner == "called_card":
        return Moves((str(ALONE),), choices=(Choose("partner", 1, callable_cards(state, seat)),))
    others = [Seat(other) for other in range(state.seats) if other != seat]
    calls = [CallPartner(seats=(other,)) for other in others]
    calls += [CallPartner(seats=(a, b)) for a in others for b in others if a < b]
    legal = [str(call) for call in calls if why_no_call(state, seat, call) is None]
    return Moves((str(ALONE), *legal))


def callable_cards(state: State, seat: Seat) -> Cards:
    """Every card that the contractor may call, in the order of the pack."""
    pack = full_pack(state.options.pack, state.seats)
    return tuple(card for card in pack if _why_no_card(state, seat, card) is None)


def partners_of(state: State, move: CallPartner) -> tuple[Seat, ...]:
    """Who is partner after the call: nobody if the called card lies in the kitty."""
    if move.card is None:
        return move.seats
    return tuple(Seat(seat) for seat, hand in enumerate(state.hands) if move.card in hand)


def _why_no_card(state: State, seat: Seat, card: Card) -> Reason | None:
    if card == JOKER:
        return Reason.CALLED_JOKER
    if card not in full_pack(state.options.pack, state.seats):
        return Reason.CALLED_NOT_IN_PACK
    if card in state.hands[seat] or card in state.discards:
        return Reason.CALLED_OWN_CARD
    return None


def _why_no_seats(state: State, seat: Seat, seats: tuple[Seat, ...]) -> Reason | None:
    if any(other == seat or other >= state.seats for other in seats):
        return Reason.NO_SUCH_PARTNER
    assert state.contract is not None, state
    if len(seats) > 1 and level_of(state.contract.bid) < TWO_PARTNERS_FROM:
        return Reason.ONE_PARTNER
    return None
