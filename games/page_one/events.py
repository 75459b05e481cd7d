"""What happens in a round of Page One; plays and tricks are in `games.tricks.events`."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games.audience import ForEverybody, Masked
from games.cards import HIDDEN
from games.game import RoundResult
from games.seats import Seat, Viewer
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Cards

__all__ = [
    "EVENTS",
    "CardsDrawn",
    "Caught",
    "Declared",
    "Event",
    "FalselyChallenged",
    "FinishRefused",
    "HandsDealt",
    "PenaltyDrawn",
    "RoundCounted",
    "SeatSkipped",
    "StockRenewed",
    "WentOut",
]


@dataclass(frozen=True, slots=True)
class HandsDealt(Masked):
    """A round was dealt. Each seat is told its own hand."""

    round_number: int
    """From 1."""
    leader: Seat
    """Who leads the first trick."""
    hands: tuple[Cards, ...]
    """One a seat; cards of others are `??`."""
    stock_count: int
    type: Literal["hands_dealt"] = "hands_dealt"

    def masked_for(self, viewer: Viewer) -> "HandsDealt":
        """With every hand but the viewer's own face down."""
        hands = tuple(
            hand if seat == viewer else _face_down(hand) for seat, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True)
class CardsDrawn(Masked):
    """A seat drew on its turn, nothing where there was nothing left; all see how many."""

    seat: Seat
    cards: Cards
    """As drawn; if it then plays, it is the last of them or its joker. For others `??`."""
    type: Literal["cards_drawn"] = "cards_drawn"

    def masked_for(self, viewer: Viewer) -> "CardsDrawn":
        """With the cards face down for others."""
        return self if viewer == self.seat else replace(self, cards=_face_down(self.cards))


@dataclass(frozen=True, slots=True)
class PenaltyDrawn(Masked):
    """A seat drew for a challenge or a refused finish; all see how many."""

    seat: Seat
    cards: Cards
    """As drawn, fewer than the penalty where there were no more. For others `??`."""
    type: Literal["penalty_drawn"] = "penalty_drawn"

    def masked_for(self, viewer: Viewer) -> "PenaltyDrawn":
        """With the cards face down for others."""
        return self if viewer == self.seat else replace(self, cards=_face_down(self.cards))


@dataclass(frozen=True, slots=True)
class StockRenewed(ForEverybody):
    """The stock was empty: the discards were shuffled into a new one, for the draw that goes on."""

    stock_count: int
    """Cards in the new stock, those about to be drawn included."""
    type: Literal["stock_renewed"] = "stock_renewed"


@dataclass(frozen=True, slots=True)
class SeatSkipped(ForEverybody):
    """A seat does not play in this trick; a leader's left neighbour leads instead."""

    seat: Seat
    type: Literal["seat_skipped"] = "seat_skipped"


@dataclass(frozen=True, slots=True)
class Declared(ForEverybody):
    """A seat said ページワン, or it was said for it (`declaring = auto`)."""

    seat: Seat
    type: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class Caught(ForEverybody):
    """A challenge succeeded: the seat draws the penalty."""

    seat: Seat
    by: Seat
    """Who challenged."""
    type: Literal["caught"] = "caught"


@dataclass(frozen=True, slots=True)
class FalselyChallenged(ForEverybody):
    """A challenge was wrong where that costs cards: the challenger draws."""

    seat: Seat
    """Who challenged."""
    against: Seat
    type: Literal["falsely_challenged"] = "falsely_challenged"


@dataclass(frozen=True, slots=True)
class FinishRefused(ForEverybody):
    """A seat played its last card undeclared where that is not allowed: it draws, play goes on."""

    seat: Seat
    type: Literal["finish_refused"] = "finish_refused"


@dataclass(frozen=True, slots=True)
class WentOut(ForEverybody):
    """A seat played its last card: the round is over."""

    seat: Seat
    type: Literal["went_out"] = "went_out"


@dataclass(frozen=True, slots=True)
class RoundCounted(ForEverybody):
    """The round is over and scored by the numbers of cards left; hands are not shown."""

    card_counts: tuple[int, ...]
    """One a seat."""
    result: RoundResult
    type: Literal["round_counted"] = "round_counted"


Event: TypeAlias = (
    HandsDealt
    | CardPlayed
    | CardsDrawn
    | StockRenewed
    | SeatSkipped
    | TrickWon
    | Declared
    | Caught
    | FalselyChallenged
    | PenaltyDrawn
    | FinishRefused
    | WentOut
    | RoundCounted
)

EVENTS: tuple[type[Event], ...] = (
    HandsDealt,
    CardPlayed,
    CardsDrawn,
    StockRenewed,
    SeatSkipped,
    TrickWon,
    Declared,
    Caught,
    FalselyChallenged,
    PenaltyDrawn,
    FinishRefused,
    WentOut,
    RoundCounted,
)
"""The members of `Event`."""


def _face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)
