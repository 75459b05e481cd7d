"""Full states of Five Hundred that agree with what one viewer may know.

A view holds all that was ever told to its viewer of the hand, so nothing is read from the
history. Hidden cards are dealt to the places where they may be: a seat holds no card of a suit
that it has failed to follow, nor a joker that it would have had to play; the contractor holds
a joker that it named, and not the card that it called.
"""

from collections.abc import Iterable
from random import Random

from games.cards import Card
from games.five_hundred.drawing import Place, draw
from games.five_hundred.events import Event
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import CardOrder, card_order
from games.five_hundred.packs import JOKER, full_pack, kitty_size
from games.five_hundred.state import Contract, FiveHundredPhase, State
from games.five_hundred.view import FiveHundredView
from games.five_hundred.voids import barred_cards, barred_discards
from games.game import Hidden
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = ["sample"]


def sample(view: FiveHundredView, history: Iterable[Event | Hidden], rng: Random) -> State:
    """A full state whose view for the same viewer equals `view`."""
    return _Sampler(view, rng).state()


class _Sampler:
    """One view, and the places of the cards that it does not show."""

    def __init__(self, view: FiveHundredView, rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.seats = len(view.hand_counts)
        self.options = FiveHundredOptions.build(view.options, seats=self.seats)
        contract = view.contract
        self.order: CardOrder = card_order(contract.trump if contract else None, view.named)

    def state(self) -> State:
        """A state that agrees with the view."""
        view = self.view
        hands, kitty, dead_hand, discards = self._places()
        return State(
            options=self.options,
            dealer=view.dealer,
            totals=view.totals,
            phase=view.phase,
            turn=view.turn,
            hands=hands,
            kitty=self._kitty(hands, discards) if self._is_kitty_taken() else kitty,
            dead_hand=dead_hand,
            discards=discards,
            looked=view.looked,
            calls=view.calls,
            contract=self._contract(hands),
            plays=view.plays,
            suit=view.suit,
            tricks=view.tricks,
            tricks_won=view.tricks_won,
            is_open=tuple(map(self._is_open, range(self.seats))),
            claim=view.claim,
            has_claimed=view.has_claimed,
            awarded=view.awarded,
        )

    def _places(self) -> tuple[tuple[Cards, ...], Cards, Cards, Cards]:
        """The hands, the kitty, the dead hand and the discards."""
        view = self.view
        known = [self._known_hand(Seat(seat)) for seat in range(self.seats)]
        barred = barred_cards(view, self.options, self.order)
        places = [
            Place(count - len(cards), barred[seat])
            for seat, (count, cards) in enumerate(zip(view.hand_counts, known, strict=True))
        ]
        elsewhere = (
            Place(view.kitty_count),
            Place(view.dead_count),
            Place(view.discard_count - len(view.discards), barred_discards(view)),
        )
        drawn = draw(self._unseen(known), (*places, *elsewhere), self.rng)
        hands = tuple((*cards, *more) for cards, more in zip(known, drawn, strict=False))
        kitty, dead_hand, discards = drawn[self.seats :]
        return hands, kitty, dead_hand, (*view.discards, *discards)

    def _known_hand(self, seat: Seat) -> Cards:
        """All of a hand that lies open or is the viewer's own, and cards that give it away."""
        view, contract = self.view, self.view.contract
        if view.open_hands[seat]:
            return view.open_hands[seat]
        if seat == view.seat:
            return view.hand
        cards: list[Card] = []
        if contract is not None and seat == contract.contractor and view.named is not None:
            cards.append(JOKER)
        if contract is not None and seat in contract.partners and contract.called is not None:
            cards.append(contract.called)
        return tuple(card for card in cards if card not in self._played())

    def _unseen(self, known: list[Cards]) -> list[Card]:
        placed = {*self._played(), *self.view.discards}.union(*known)
        pack = full_pack(self.options.pack, self.seats)
        return [card for card in pack if card not in placed]

    def _played(self) -> Cards:
        finished = (play.card for trick in self.view.tricks for play in trick.plays)
        return (*finished, *(play.card for play in self.view.plays))

    def _is_open(self, seat: int) -> bool:
        return bool(self.view.open_hands[seat])

    def _is_kitty_taken(self) -> bool:
        contract = self.view.contract
        return contract is not None and contract.takes_kitty

    def _kitty(self, hands: tuple[Cards, ...], discards: Cards) -> Cards:
        """What the contractor may have taken: known to itself, else any of the cards it had."""
        if self.view.kitty:
            return self.view.kitty
        assert self.view.contract is not None, self.view
        contractor = self.view.contract.contractor
        tricks = (*(trick.plays for trick in self.view.tricks), self.view.plays)
        played = (play.card for plays in tricks for play in plays if play.seat == contractor)
        had = (*hands[contractor], *played, *discards)
        return tuple(self.rng.sample(had, kitty_size(self.options, self.seats)))

    def _contract(self, hands: tuple[Cards, ...]) -> Contract | None:
        contract = self.view.contract
        if contract is None:
            return None
        partners, called = contract.partners, contract.called
        is_known = bool(partners) or self.view.phase is FiveHundredPhase.OVER
        if called is not None and not is_known:
            partners = tuple(Seat(seat) for seat, hand in enumerate(hands) if called in hand)
        return Contract(
            contractor=contract.contractor,
            bid=contract.bid,
            named=self.view.named,
            sits_out=contract.sits_out,
            called=called,
            partners=partners,
            is_partner_public=contract.is_partner_public,
        )
