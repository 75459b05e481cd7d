"""Whom the contractor of five calls: never alone, for two hands take more tricks than one.

It calls the highest trump that it lacks, so that the partner is strong where it matters; without
trumps, or where it has them all, the ace or the next high card of its longest suit. Of seats it
chooses those that bid the most.
"""

from bots.five_hundred.reading import Reading
from bots.player import Because, Choice, because
from games.cards import Card
from games.five_hundred.auction import highest_call
from games.five_hundred.bids import Bid, bid_rank
from games.five_hundred.moves import ALONE, CallPartner, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.state import PASS
from games.game import Moves
from games.seats import Seat
from games.tricks.trick import RANK_ORDER
from protocol.advice import FiveHundredAdvice

__all__ = ["partner_to_call"]

HIGH_TRUMPS = 5
"""So many trumps from the top are worth calling."""


def partner_to_call(reading: Reading, options: FiveHundredOptions, legal: Moves) -> Choice:
    """The card or the seats to call."""
    if legal.choices:
        (choice,) = legal.choices
        card, reason = _best_card(reading, tuple(map(Card, choice.of)))
        return Choice(str(CallPartner(card=card)), lambda: because(reason, card=card))
    calls = [move for text in legal.listed if isinstance(move := parse_move(text), CallPartner)]
    best = max(calls, key=lambda call: (_worth(reading, options, call), -sum(call.seats)))
    return Choice(str(best), lambda: _why_seats(reading, options, best.seats))


def _why_seats(reading: Reading, options: FiveHundredOptions, seats: tuple[Seat, ...]) -> Because:
    bidders = tuple(seat for seat in seats if _highest_rank(reading, options, seat))
    if bidders:
        return because(FiveHundredAdvice.CALL_BIDDER, seats=bidders)
    return because(FiveHundredAdvice.CALL_ANYBODY)


def _best_card(
    reading: Reading, callable_cards: tuple[Card, ...]
) -> tuple[Card, FiveHundredAdvice]:
    order, trump = reading.order, reading.order.trump
    if trump is not None:
        power = order.power[trump]
        trumps = [card for card in order.suit if order.suit[card] == trump]
        top = sorted(trumps, key=power.__getitem__, reverse=True)[:HIGH_TRUMPS]
        wanted = [card for card in top if card in callable_cards]
        if wanted:
            return wanted[0], FiveHundredAdvice.CALL_HIGH_TRUMP
    best = max(
        callable_cards,
        key=lambda card: (RANK_ORDER[card], len(reading.held(order.suit[card])), card),
    )
    return best, FiveHundredAdvice.CALL_HIGH_CARD


def _worth(reading: Reading, options: FiveHundredOptions, call: CallPartner) -> float:
    if call == ALONE:
        return -1.0
    return sum(1.0 + _highest_rank(reading, options, seat) for seat in call.seats)


def _highest_rank(reading: Reading, options: FiveHundredOptions, seat: Seat) -> int:
    """The place of a seat's highest bid in the order of bids; 0 if it has made none."""
    own = [call for call in reading.view.calls if call.seat == seat]
    highest = highest_call(own)
    return (
        0 if highest is None or highest.said == PASS else bid_rank(Bid(highest.said), options) + 1
    )
