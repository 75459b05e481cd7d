"""Claims: made when every trick left is certain, accepted when nothing can be lost by it.

Tricks are certain for who leads them one after the other with cards that nothing can beat: trumps
first, until nobody can have one, then suits from the top. Whatever is not seen is taken to lie with
one opponent, in the worst way.
"""

from collections.abc import Collection

from bots.five_hundred.reading import Reading
from bots.player import Choice, because
from games.cards import SUITS, Card, Suit
from games.five_hundred.moves import Answer
from games.five_hundred.order import CardOrder
from games.five_hundred.packs import HAND_SIZE, JOKER
from games.five_hundred.sides import are_partners, sides_of
from games.tricks.trick import Cards
from protocol.advice import FiveHundredAdvice

__all__ = ["answer_to_claim", "can_claim_all", "certain_tricks"]

WORTH_CLAIMING = 3
"""Fewer tricks than this are played out as fast as they are claimed."""

_YES, _NO = str(Answer(True)), str(Answer(False))


def can_claim_all(reading: Reading) -> bool:
    """Are all tricks left this seat's, which is to lead, whatever the others hold?"""
    hand = reading.view.hand
    if reading.view.plays or len(hand) < WORTH_CLAIMING:
        return False
    return certain_tricks(hand, reading.unseen, reading.order) == len(hand)


def answer_to_claim(reading: Reading, six_teams: str) -> Choice:
    """Yes if the claim is no more than is certain, or all that its own side can get."""
    view = reading.view
    claim = view.claim
    assert claim is not None, view
    sides = sides_of(six_teams, len(view.hand_counts))
    if are_partners(sides, reading.seat, claim.seat):
        if claim.count == HAND_SIZE - len(view.tricks):
            return Choice(_YES, lambda: because(FiveHundredAdvice.ACCEPT_OWN_SIDE))
        return Choice(_NO, lambda: because(FiveHundredAdvice.DECLINE_TOO_FEW, count=claim.count))
    if claim.count == 0:
        return Choice(_YES, lambda: because(FiveHundredAdvice.ACCEPT_NOTHING, seat=claim.seat))
    if view.plays:
        return Choice(_NO, lambda: because(FiveHundredAdvice.DECLINE_IN_TRICK))
    others = reading.unseen.union(view.hand)
    if certain_tricks(view.open_hands[claim.seat], others, reading.order) >= claim.count:
        return Choice(_YES, lambda: because(FiveHundredAdvice.ACCEPT_CERTAIN, count=claim.count))
    return Choice(_NO, lambda: because(FiveHundredAdvice.DECLINE_UNCERTAIN, count=claim.count))


def certain_tricks(hand: Cards, others: Collection[Card], order: CardOrder) -> int:
    """How many tricks the leader with this hand takes at least, whoever has the other cards."""
    has_free_joker = JOKER in hand and order.suit[JOKER] is None
    if JOKER in others and order.suit[JOKER] is None:
        return 0
    count = int(has_free_joker)
    if order.trump is not None:
        trumps, are_drawn = _certain_in(hand, others, order, order.trump)
        count += trumps
        if not are_drawn:
            return count
    side_suits = (suit for suit in SUITS if suit != order.trump)
    return count + sum(_certain_in(hand, others, order, suit)[0] for suit in side_suits)


def _certain_in(
    hand: Cards, others: Collection[Card], order: CardOrder, suit: Suit
) -> tuple[int, bool]:
    """Tricks from the top of a suit, and whether nobody else can have a card of it then."""
    power = order.power[suit]
    held = sorted((power[card] for card in hand if order.suit[card] == suit), reverse=True)
    against = [power[card] for card in others if order.suit[card] == suit]
    highest = max(against, default=-1)
    top = sum(strength > highest for strength in held)
    if top >= len(against):
        return len(held), True
    return top, False
