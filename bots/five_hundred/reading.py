"""What a seat can read off its view: who is with it, where hidden cards may lie, what beats what.

Chances are those of hidden cards thrown at random into the places where they may be: near enough
for a choice between cards, and cheap.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from games.cards import Card, Suit
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import CardOrder, card_order
from games.five_hundred.packs import full_pack
from games.five_hundred.sides import sides_of, team_mates
from games.five_hundred.view import FiveHundredView
from games.five_hundred.voids import barred_cards
from games.seats import Seat, seats_from

__all__ = ["Reading", "read"]


@dataclass(frozen=True, slots=True)
class Reading:
    """A view of the play, read by the seat that it belongs to."""

    view: FiveHundredView
    seat: Seat
    order: CardOrder
    unseen: frozenset[Card]
    """Cards that this seat does not see: of other hands, the kitty, the dead hand, discards."""
    may_hold: tuple[frozenset[Card], ...]
    """The cards that each seat may hold; of a hand that lies open, those that it holds."""
    allies: frozenset[Seat]
    """Who plays with this seat, as far as it knows; itself included."""
    following: tuple[Seat, ...]
    """Who plays to the trick after this seat."""

    @property
    def foes(self) -> tuple[Seat, ...]:
        """Who plays against this seat, as far as it knows."""
        return tuple(seat for seat in self.playing if seat not in self.allies)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that take part in the tricks, from seat 0."""
        contract = self.view.contract
        sits_out = contract.sits_out if contract else ()
        return tuple(
            Seat(seat) for seat in range(len(self.view.hand_counts)) if seat not in sits_out
        )

    @property
    def is_attacking(self) -> bool:
        """Does this seat play for the contract?"""
        contract = self.view.contract
        return contract is not None and contract.contractor in self.allies

    @property
    def is_contractor(self) -> bool:
        """Is the contract its own?"""
        contract = self.view.contract
        return contract is not None and contract.contractor == self.seat

    def held(self, suit: Suit | None) -> tuple[Card, ...]:
        """Its own cards of an effective suit, high ones first."""
        return tuple(card for card in self.view.hand if self.order.suit[card] == suit)

    def higher_unseen(self, card: Card) -> int:
        """How many hidden cards of its suit rank above a card."""
        suit = self.order.suit[card]
        power = self.order.power[suit]
        return sum(
            1
            for other in self.unseen
            if self.order.suit[other] == suit and power[other] > power[card]
        )

    def chance_of_any(self, seat: Seat, cards: Iterable[Card]) -> float:
        """How likely a seat holds at least one of some cards."""
        possible = sum(1 for card in cards if card in self.may_hold[seat])
        if self.view.open_hands[seat]:
            return float(possible > 0)
        return 1.0 - self._chance_of_missing(seat) ** possible

    def chance_void(self, seat: Seat, suit: Suit) -> float:
        """How likely a seat holds no card of a suit."""
        return 1.0 - self.chance_of_any(seat, self._unseen_of(seat, suit))

    def expected_count(self, seats: Iterable[Seat], suit: Suit) -> float:
        """How many cards of a suit some seats hold between them, on the average."""
        return sum(
            len(self._unseen_of(seat, suit))
            * (1.0 if self.view.open_hands[seat] else 1.0 - self._chance_of_missing(seat))
            for seat in seats
        )

    def chance_beaten(self, card: Card, led: Suit | None, seats: Iterable[Seat]) -> float:
        """How likely one of some seats, playing after it, beats a card in a trick of that suit."""
        safe = 1.0
        for seat in seats:
            safe *= 1.0 - self._chance_beaten_by(seat, card, led)
        return 1.0 - safe

    def _chance_beaten_by(self, seat: Seat, card: Card, led: Suit | None) -> float:
        power, suit_of = self.order.power[led], self.order.suit
        above = [other for other in self.may_hold[seat] if power[other] > power[card]]
        in_suit = [other for other in above if suit_of[other] == led]
        by_following = self.chance_of_any(seat, in_suit)
        if led is None or len(in_suit) == len(above):
            return by_following
        others = [other for other in above if suit_of[other] != led]
        by_ruff = self.chance_void(seat, led) * self.chance_of_any(seat, others)
        return by_following + (1.0 - by_following) * by_ruff

    def _unseen_of(self, seat: Seat, suit: Suit) -> list[Card]:
        return [card for card in self.may_hold[seat] if self.order.suit[card] == suit]

    def _chance_of_missing(self, seat: Seat) -> float:
        """How likely a hidden card, that the seat may hold, lies elsewhere."""
        hidden = len(self.unseen)
        return 1.0 - min(1.0, self.view.hand_counts[seat] / hidden) if hidden else 1.0


def read(
    view: FiveHundredView, options: FiveHundredOptions, seat: Seat, *, name: Suit | None = None
) -> Reading:
    """Reads the view of a seat; `name` is the suit that it is about to name the joker for."""
    contract = view.contract
    order = card_order(contract.trump if contract else None, view.named or name)
    unseen = _unseen(view, options)
    barred = barred_cards(view, options, order)
    may_hold = tuple(
        frozenset(shown) if shown else unseen - barred[number]
        for number, shown in enumerate(view.open_hands)
    )
    return Reading(
        view=view,
        seat=seat,
        order=order,
        unseen=unseen,
        may_hold=may_hold,
        allies=_allies(view, options, seat),
        following=_following(view, seat),
    )


def _unseen(view: FiveHundredView, options: FiveHundredOptions) -> frozenset[Card]:
    seen = {*view.hand, *view.discards}.union(*view.open_hands)
    seen.update(play.card for trick in view.tricks for play in trick.plays)
    seen.update(play.card for play in view.plays)
    return frozenset(full_pack(options.pack, len(view.hand_counts))) - seen


def _allies(view: FiveHundredView, options: FiveHundredOptions, seat: Seat) -> frozenset[Seat]:
    """The contractor's side of this hand, or all who play against it."""
    seats = len(view.hand_counts)
    sides = sides_of(options.six_teams, seats)
    contract = view.contract
    if contract is None:
        return frozenset((seat, *team_mates(sides, seat)))
    attackers = frozenset(
        (contract.contractor, *team_mates(sides, contract.contractor), *contract.partners)
    )
    if seat in attackers:
        return attackers
    return frozenset(Seat(other) for other in range(seats)) - attackers


def _following(view: FiveHundredView, seat: Seat) -> tuple[Seat, ...]:
    contract = view.contract
    out = {play.seat for play in view.plays} | {seat}
    if contract is not None:
        out.update(contract.sits_out)
    return tuple(other for other in seats_from(seat, len(view.hand_counts)) if other not in out)
