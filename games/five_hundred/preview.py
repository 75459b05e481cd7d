"""A hand as a move would leave it: sorted for the contract that is bid or played."""

from dataclasses import dataclass

from games.cards import Suit
from games.five_hundred.bids import trump_of
from games.five_hundred.moves import Discard, MakeBid, Move, Raise
from games.five_hundred.order import CardOrder, card_order
from games.five_hundred.state import State
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = ["HandPreview", "preview"]


@dataclass(frozen=True, slots=True)
class HandPreview:
    """Cards with the suits that they would count as."""

    hand: Cards
    """Trumps first, both bowers among them."""
    suits: tuple[Suit | None, ...]
    """Of each of those cards; None for a joker of no suit."""


def preview(state: State, seat: Seat, move: Move) -> HandPreview | None:
    """The hand under the bid, or what a discard would keep; None for other moves.

    For a seat that has not looked at its cards there is nothing to show.
    """
    hand = state.hands[seat]
    match move:
        case MakeBid(bid) | Raise(bid) if bid is not None and state.looked[seat]:
            return _shown(hand, card_order(trump_of(bid)))
        case Discard(cards, name):
            kept = tuple(card for card in hand if card not in cards)
            return _shown(kept, card_order(state.order.trump, name))
        case _:
            return None


def _shown(hand: Cards, order: CardOrder) -> HandPreview:
    ordered = order.sorted(hand)
    return HandPreview(ordered, tuple(order.suit[card] for card in ordered))
