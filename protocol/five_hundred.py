"""What messages hold of Five Hundred, by name, for clients: they import no rules."""

from games.five_hundred.events import (
    AllPassed,
    AuctionPassed,
    AuctionWon,
    BidMade,
    BidStood,
    CardsDealt,
    CardsLooked,
    ClaimAccepted,
    ClaimDeclined,
    Event,
    HandExposed,
    HandScored,
    JokerNamed,
    KittyDiscarded,
    KittyTaken,
    PartnerCalled,
    PartnerShown,
    PartnersSatOut,
    TricksClaimed,
)
from games.five_hundred.joker import JokerState
from games.five_hundred.state import PASS, STAND, Call, ClaimMade, FiveHundredPhase, Trick
from games.five_hundred.view import PHASE_ANCHORS, BidOffer, ContractView, FiveHundredView
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Play

__all__ = [
    "PASS",
    "PHASE_ANCHORS",
    "STAND",
    "AllPassed",
    "AuctionPassed",
    "AuctionWon",
    "BidMade",
    "BidOffer",
    "BidStood",
    "Call",
    "CardPlayed",
    "CardsDealt",
    "CardsLooked",
    "ClaimAccepted",
    "ClaimDeclined",
    "ClaimMade",
    "ContractView",
    "Event",
    "FiveHundredPhase",
    "FiveHundredView",
    "HandExposed",
    "HandScored",
    "JokerNamed",
    "JokerState",
    "KittyDiscarded",
    "KittyTaken",
    "PartnerCalled",
    "PartnerShown",
    "PartnersSatOut",
    "Play",
    "Trick",
    "TrickWon",
    "TricksClaimed",
]
