"""What messages hold of Page One, by name, for clients: they import no rules."""

from games.page_one.events import (
    CardsDrawn,
    Caught,
    Declared,
    Event,
    FalselyChallenged,
    FinishRefused,
    HandsDealt,
    PenaltyDrawn,
    RoundCounted,
    SeatSkipped,
    StockRenewed,
    WentOut,
)
from games.page_one.view import PHASE_ANCHORS, PageOnePhase, PageOneView
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Play

__all__ = [
    "PHASE_ANCHORS",
    "CardPlayed",
    "CardsDrawn",
    "Caught",
    "Declared",
    "Event",
    "FalselyChallenged",
    "FinishRefused",
    "HandsDealt",
    "PageOnePhase",
    "PageOneView",
    "PenaltyDrawn",
    "Play",
    "RoundCounted",
    "SeatSkipped",
    "StockRenewed",
    "TrickWon",
    "WentOut",
]
