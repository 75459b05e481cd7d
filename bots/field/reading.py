"""What a seat of 51 or 46 can read from what the others have taken and put down."""

from collections.abc import Iterable

from games.cards import HIDDEN, JOKERS, SUIT_OF, Card, Suit
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.fifty_one.events import HouseFlushed, SwappedAll
from games.seats import Seat

__all__ = ["Reading"]


class Reading:
    """Cards known to lie in other hands, and cards out of play for now: public knowledge only."""

    def __init__(self) -> None:
        self._held: dict[Seat, frozenset[Card]] = {}
        self._gone: frozenset[Card] = frozenset()

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened, in order."""
        for event in events:
            match event:
                case FieldDealt():
                    self._held = {}
                    self._gone = frozenset()
                case Swapped(seat=seat, gave=gave, took=took):
                    self._held[seat] = self.held(seat) - {gave} | {took}
                case SwappedAll(seat=seat, took=took):
                    self._held[seat] = frozenset(took)
                case FieldFlushed(old=old) | HouseFlushed(old=old):
                    self._gone |= frozenset(old)
                case Reshuffled():
                    self._gone = frozenset()

    def held(self, seat: Seat) -> frozenset[Card]:
        """Cards that the seat took in sight of all and has kept."""
        return self._held.get(seat, frozenset())

    def out_of_reach(self, me: Seat) -> frozenset[Card]:
        """Cards that the field will hardly offer: held by others, or flushed away."""
        others = (cards for seat, cards in self._held.items() if seat != me)
        return self._gone.union(*others) - {HIDDEN}

    def collects(self, seat: Seat) -> dict[Suit, int]:
        """How many cards of each suit the seat is known to hold; jokers go with every suit."""
        cards = self.held(seat)
        jokers = sum(card in JOKERS for card in cards)
        suits = [SUIT_OF[card] for card in cards if card not in JOKERS]
        return {suit: suits.count(suit) + jokers for suit in set(suits)}
