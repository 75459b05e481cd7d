"""What happens in a hand of Five Hundred; plays and tricks are in `games.tricks.events`.

Secret are: hands, and a seat's own as long as it has not looked; the kitty, and once it is taken
who else than the contractor; the discards until the hand is scored; the dead hand for ever; and
who holds the called card, of which nothing is told until it falls.
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games.audience import ForEverybody, Masked
from games.cards import HIDDEN, Card, Suit
from games.five_hundred.bids import Bid
from games.game import RoundResult
from games.seats import Seat, Viewer
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Cards

__all__ = [
    "EVENTS",
    "AllPassed",
    "AuctionPassed",
    "AuctionWon",
    "BidMade",
    "BidStood",
    "CardsDealt",
    "CardsLooked",
    "ClaimAccepted",
    "ClaimDeclined",
    "Event",
    "HandExposed",
    "HandScored",
    "JokerNamed",
    "KittyDiscarded",
    "KittyTaken",
    "PartnerCalled",
    "PartnerShown",
    "PartnersSatOut",
    "TricksClaimed",
]


@dataclass(frozen=True, slots=True)
class CardsDealt(Masked):
    """A hand was dealt. Each seat is told its own cards, unless they lie face down."""

    round_number: int
    """From 1."""
    dealer: Seat
    hands: tuple[Cards, ...]
    """One a seat; cards that the viewer does not see are `??`."""
    looked: tuple[bool, ...]
    """Who sees its cards; one a seat."""
    kitty_count: int
    dead_count: int
    """Cards of the hand that nobody sees (two players)."""
    type: Literal["cards_dealt"] = "cards_dealt"

    def masked_for(self, viewer: Viewer) -> "CardsDealt":
        """With every hand face down but the viewer's own, if it lies open to it."""
        hands = tuple(
            hand if seat == viewer and self.looked[seat] else _face_down(hand)
            for seat, hand in enumerate(self.hands)
        )
        return replace(self, hands=hands)


@dataclass(frozen=True, slots=True)
class CardsLooked(Masked):
    """A seat looked at its cards, or was shown them with its first call."""

    seat: Seat
    cards: Cards
    """For others `??`."""
    type: Literal["cards_looked"] = "cards_looked"

    def masked_for(self, viewer: Viewer) -> "CardsLooked":
        """With the cards face down for others."""
        return self if viewer == self.seat else replace(self, cards=_face_down(self.cards))


@dataclass(frozen=True, slots=True)
class BidMade(ForEverybody):
    """A seat bid, or raised its own bid after all others had passed."""

    seat: Seat
    bid: Bid
    is_raise: bool = False
    type: Literal["bid_made"] = "bid_made"


@dataclass(frozen=True, slots=True)
class AuctionPassed(ForEverybody):
    """A seat passed in the auction."""

    seat: Seat
    type: Literal["auction_passed"] = "auction_passed"


@dataclass(frozen=True, slots=True)
class BidStood(ForEverybody):
    """The winner of the auction raised nothing."""

    seat: Seat
    type: Literal["bid_stood"] = "bid_stood"


@dataclass(frozen=True, slots=True)
class AllPassed(ForEverybody):
    """Nobody has bid, or nothing but signals."""

    is_played: bool
    """Is the hand played at no trumps, without the kitty?"""
    type: Literal["all_passed"] = "all_passed"


@dataclass(frozen=True, slots=True)
class AuctionWon(ForEverybody):
    """The auction is over: the seat is the contractor."""

    seat: Seat
    bid: Bid
    type: Literal["auction_won"] = "auction_won"


@dataclass(frozen=True, slots=True)
class KittyTaken(Masked):
    """The contractor took the kitty."""

    seat: Seat
    cards: Cards
    """For others `??`."""
    type: Literal["kitty_taken"] = "kitty_taken"

    def masked_for(self, viewer: Viewer) -> "KittyTaken":
        """With the cards face down for others."""
        return self if viewer == self.seat else replace(self, cards=_face_down(self.cards))


@dataclass(frozen=True, slots=True)
class KittyDiscarded(Masked):
    """The contractor laid as many cards away, face down."""

    seat: Seat
    cards: Cards
    """For others `??`."""
    type: Literal["kitty_discarded"] = "kitty_discarded"

    def masked_for(self, viewer: Viewer) -> "KittyDiscarded":
        """With the cards face down for others."""
        return self if viewer == self.seat else replace(self, cards=_face_down(self.cards))


@dataclass(frozen=True, slots=True)
class JokerNamed(ForEverybody):
    """The suit that the contractor names the joker for, told whether it has it or not."""

    seat: Seat
    suit: Suit | None
    """None: none, or it has no joker."""
    type: Literal["joker_named"] = "joker_named"


@dataclass(frozen=True, slots=True)
class PartnerCalled(ForEverybody):
    """The contractor of five called a card, chose seats, or plays alone (both empty)."""

    seat: Seat
    card: Card | None
    partners: tuple[Seat, ...]
    """The seats chosen; empty where a card was called, whoever holds it."""
    type: Literal["partner_called"] = "partner_called"


@dataclass(frozen=True, slots=True)
class PartnerShown(ForEverybody):
    """The called card was played: its holder is the contractor's partner."""

    seat: Seat
    type: Literal["partner_shown"] = "partner_shown"


@dataclass(frozen=True, slots=True)
class PartnersSatOut(ForEverybody):
    """The contractor's team-mates lay their cards down and take no part in a misere."""

    seats: tuple[Seat, ...]
    type: Literal["partners_sat_out"] = "partners_sat_out"


@dataclass(frozen=True, slots=True)
class HandExposed(ForEverybody):
    """The contractor of an open misere lays its hand open."""

    seat: Seat
    cards: Cards
    type: Literal["hand_exposed"] = "hand_exposed"


@dataclass(frozen=True, slots=True)
class TricksClaimed(ForEverybody):
    """The seat on turn lays its hand open and claims tricks for its side."""

    seat: Seat
    count: int
    cards: Cards
    """Its hand."""
    type: Literal["tricks_claimed"] = "tricks_claimed"


@dataclass(frozen=True, slots=True)
class ClaimAccepted(ForEverybody):
    """A seat agrees; when all do, the hand is over."""

    seat: Seat
    type: Literal["claim_accepted"] = "claim_accepted"


@dataclass(frozen=True, slots=True)
class ClaimDeclined(ForEverybody):
    """A seat does not agree: play goes on, the hand stays open."""

    seat: Seat
    type: Literal["claim_declined"] = "claim_declined"


@dataclass(frozen=True, slots=True)
class HandScored(ForEverybody):
    """The hand is over; the discards are turned up."""

    discards: Cards
    partners: tuple[Seat, ...]
    """Of the contractor of five, for this hand."""
    tricks: tuple[int, ...]
    """One number a side."""
    result: RoundResult
    type: Literal["hand_scored"] = "hand_scored"


Event: TypeAlias = (
    CardsDealt
    | CardsLooked
    | BidMade
    | AuctionPassed
    | BidStood
    | AllPassed
    | AuctionWon
    | KittyTaken
    | KittyDiscarded
    | JokerNamed
    | PartnerCalled
    | PartnerShown
    | PartnersSatOut
    | HandExposed
    | CardPlayed
    | TrickWon
    | TricksClaimed
    | ClaimAccepted
    | ClaimDeclined
    | HandScored
)

EVENTS: tuple[type[Event], ...] = (
    CardsDealt,
    CardsLooked,
    BidMade,
    AuctionPassed,
    BidStood,
    AllPassed,
    AuctionWon,
    KittyTaken,
    KittyDiscarded,
    JokerNamed,
    PartnerCalled,
    PartnerShown,
    PartnersSatOut,
    HandExposed,
    CardPlayed,
    TrickWon,
    TricksClaimed,
    ClaimAccepted,
    ClaimDeclined,
    HandScored,
)
"""The members of `Event`."""


def _face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)
