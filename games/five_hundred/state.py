"""The state of a hand of Five Hundred."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from games.cards import Card, Suit
from games.five_hundred.bids import Bid, is_misere, is_sans_kitty, trump_of
from games.five_hundred.joker import JokerState
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import CardOrder, card_order
from games.five_hundred.sides import sides_of
from games.seats import Seat, Side
from games.tricks.trick import Cards, Play

__all__ = [
    "PASS",
    "STAND",
    "Call",
    "ClaimMade",
    "Contract",
    "FiveHundredPhase",
    "State",
    "Trick",
]

PASS: Final = "P"
STAND: Final = "STAND"


class FiveHundredPhase(StrEnum):
    """What a hand waits for (§0)."""

    AUCTION = "auction"
    RAISE = "raise"
    """The winner of the auction may raise its own bid."""
    EXCHANGE = "exchange"
    """The contractor has the kitty and lays as many cards away."""
    CALL_PARTNER = "call_partner"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat said in the auction."""

    seat: Seat
    said: str
    """A bid, `P` for a pass, `STAND` for no raise."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What the auction came to, and what the contractor said since."""

    contractor: Seat
    bid: Bid
    named: Suit | None = None
    """The suit that the contractor named the joker for."""
    sits_out: tuple[Seat, ...] = ()
    """Its team-mates, in a misere."""
    called: Card | None = None
    """The card whose holder is its partner for this hand (five players)."""
    partners: tuple[Seat, ...] = ()
    """Partners for this hand. Secret to all but the holder of the called card until it falls."""
    is_partner_public: bool = False

    @property
    def is_misere(self) -> bool:
        """Is it to be played for no trick?"""
        return is_misere(self.bid)

    @property
    def takes_kitty(self) -> bool:
        """Is it not sans kitty?"""
        return not is_sans_kitty(self.bid)

    @property
    def trump(self) -> Suit | None:
        """Its trumps."""
        return trump_of(self.bid)


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    plays: tuple[Play, ...]
    """As played, the lead first."""
    suit: Suit | None
    """The effective suit led; None after a joker that named nothing."""
    winner: Seat


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A claim that is being answered."""

    seat: Seat
    count: int
    accepted: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """A hand. It holds every hidden card: it goes to nobody but through `view`."""

    options: FiveHundredOptions
    dealer: Seat
    totals: tuple[int, ...]
    """The match before the hand, one score a side."""
    phase: FiveHundredPhase
    turn: Seat | None
    """Who is to call, exchange or play; None when the hand is over."""
    hands: tuple[Cards, ...]
    """One a seat, from seat 0."""
    kitty: Cards
    """As dealt; once the contractor has taken it, it is in its hand and discards too."""
    dead_hand: Cards
    """The third hand of two players; nobody ever sees it."""
    discards: Cards
    """What the contractor laid away."""
    looked: tuple[bool, ...]
    """Who sees its own cards; one a seat."""
    calls: tuple[Call, ...]
    contract: Contract | None
    """None before the auction is over, and when everybody passed."""
    plays: tuple[Play, ...]
    """The trick on the table, as played."""
    suit: Suit | None
    """The suit led to it; None before a lead, and after a joker that named nothing."""
    tricks: tuple[Trick, ...]
    """The finished ones."""
    tricks_won: tuple[int, ...]
    """How many of them each seat has won."""
    is_open: tuple[bool, ...]
    """Whose hand lies open; one a seat."""
    claim: ClaimMade | None
    has_claimed: bool
    """Has a claim of this turn been declined?"""
    awarded: tuple[int, ...]
    """Tricks that an accepted claim gave to each side; empty without one."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        """Is the hand over?"""
        return self.phase is FiveHundredPhase.OVER

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who scores together."""
        return sides_of(self.options.six_teams, len(self.hands))

    @property
    def is_kitty_taken(self) -> bool:
        """Has the contractor the kitty, or laid it away?"""
        if self.contract is None or self.phase in (
            FiveHundredPhase.AUCTION,
            FiveHundredPhase.RAISE,
        ):
            return False
        return self.contract.takes_kitty

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in the tricks, from seat 0."""
        sits_out = self.contract.sits_out if self.contract else ()
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in sits_out)

    @property
    def order(self) -> CardOrder:
        """Suits and ranks of the cards under the contract."""
        contract = self.contract
        return card_order(contract.trump, contract.named) if contract else card_order(None)

    @property
    def joker(self) -> JokerState:
        """What the joker is (§4.2); FREE as long as nothing is known."""
        if self.contract is None:
            return JokerState.FREE
        if self.contract.trump is not None:
            return JokerState.TRUMP
        return JokerState.FREE if self.contract.named is None else JokerState.NAMED

    @property
    def tricks_by_side(self) -> tuple[int, ...]:
        """Tricks of each side, those awarded by a claim included."""
        won = self.tricks_won
        sides = self.sides
        taken = won
        if len(sides) < len(won):
            taken = tuple([sum([won[seat] for seat in side]) for side in sides])
        if not self.awarded:
            return taken
        return tuple(map(sum, zip(taken, self.awarded, strict=True)))
