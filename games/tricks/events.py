"""What happens in a trick, in every game that has tricks."""

from dataclasses import dataclass
from typing import Literal

from games.audience import ForEverybody
from games.cards import Card, Suit
from games.seats import Seat

__all__ = ["CardPlayed", "TrickWon"]


@dataclass(frozen=True, slots=True)
class CardPlayed(ForEverybody):
    """A seat played a card."""

    seat: Seat
    card: Card
    named: Suit | None = None
    """The suit that was named with a joker."""
    type: Literal["card_played"] = "card_played"


@dataclass(frozen=True, slots=True)
class TrickWon(ForEverybody):
    """The trick is finished; its winner leads the next."""

    seat: Seat
    type: Literal["trick_won"] = "trick_won"
