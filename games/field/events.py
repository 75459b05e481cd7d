"""What happens at a table with a field. Every card moved between hand and field is seen by all."""

from dataclasses import dataclass, replace
from typing import Literal

from games.audience import ForEverybody, Masked
from games.cards import HIDDEN, Card
from games.field.cards import Cards
from games.game import RoundResult
from games.seats import Seat, Viewer
from games.values import quickly_built

__all__ = ["FieldDealt", "FieldFlushed", "Reshuffled", "RoundEnded", "Swapped"]


@dataclass(frozen=True, slots=True)
class FieldDealt(Masked):
    """A round was dealt. Each seat is told its own hand; the field is told to all."""

    round_number: int
    """From 1."""
    dealer: Seat
    hands: tuple[Cards, ...]
    """One a seat; cards of others are `??`."""
    field: Cards
    stock_count: int
    type: Literal["field_dealt"] = "field_dealt"

    def masked_for(self, viewer: Viewer) -> "FieldDealt":
        """With every hand but the viewer's own face down."""
        hands = tuple(
            hand if seat == viewer else (HIDDEN,) * len(hand)
            for seat, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)


@quickly_built
@dataclass(frozen=True, slots=True)
class Swapped(ForEverybody):
    """A seat gave one card to the field and took one."""

    seat: Seat
    gave: Card
    took: Card
    type: Literal["swapped"] = "swapped"


@dataclass(frozen=True, slots=True)
class FieldFlushed(ForEverybody):
    """A seat flushed the field; its turn goes on."""

    seat: Seat
    old: Cards
    """The field before, now in the discards."""
    new: Cards
    """The field after, in place of `old`."""
    type: Literal["flushed"] = "flushed"


@dataclass(frozen=True, slots=True)
class Reshuffled(ForEverybody):
    """The discards were shuffled under the stock, for the flush that follows."""

    stock_count: int
    """Cards in the stock, those about to be turned up included."""
    type: Literal["reshuffled"] = "reshuffled"


@dataclass(frozen=True, slots=True)
class RoundEnded(ForEverybody):
    """The round is over: all hands are shown and scored."""

    hands: tuple[Cards, ...]
    """One a seat, each sorted."""
    points: tuple[int | None, ...]
    """What each hand is worth; None for a disqualified hand."""
    result: RoundResult
    type: Literal["round_ended"] = "round_ended"
