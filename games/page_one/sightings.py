"""What a viewer can work out of the cards it cannot see, from what it was told.

Every card is played face up, so discards are known, and a renewed stock is known but for its
order. All that is unseen lies in batches: the pack as dealt, then each renewed stock. A hidden
card of a hand comes from one batch, and a draw tells what it is not: who drew for hearts held
no heart and no joker, and kept none of those that it drew but the one that it played.

Of the hidden cards of a hand the older ones are those of which more is known. So when a card
is played and it might have been one of several, the oldest of them is taken to be it: what is
then still held against the others was true of them in any case.
"""

from dataclasses import dataclass, replace
from typing import Final

from games.cards import HIDDEN, JOKERS, SUIT_OF, SUITS, Card, Suit, is_joker, pack
from games.page_one.events import (
    CardsDrawn,
    Caught,
    Declared,
    FinishRefused,
    HandsDealt,
    PenaltyDrawn,
    SeatSkipped,
    StockRenewed,
)
from games.page_one.options import PageOneOptions
from games.seats import Seat
from games.tricks.events import CardPlayed, TrickWon
from games.tricks.trick import Cards

__all__ = ["Holding", "Sightings"]

_NOTHING: Final = frozenset[Card]()
_JOKERS: Final = frozenset(JOKERS)
_OF_SUIT: Final = {
    suit: frozenset(card for card, its_suit in SUIT_OF.items() if its_suit == suit)
    for suit in SUITS
}
_PLAIN: Final = frozenset(SUIT_OF)
"""Every card but the jokers."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A card in a hand that the viewer does not know."""

    batch: int
    """Where it came from, as a place in `Sightings.batches`."""
    barred: frozenset[Card] = _NOTHING
    """What it is not."""


class Sightings:
    """Where unseen cards may lie, and who is exposed; it follows the events of rounds."""

    def __init__(self, options: PageOneOptions, seats: int) -> None:
        self._options = options
        self._seats = seats
        self.is_whole = False
        """Was the round heard from its deal on? Else nothing is known here."""
        self._start((), stock_count=0)

    def _start(self, unseen: Cards, *, stock_count: int) -> None:
        self.batches = [set(unseen)]
        """Unseen cards, by where they come from."""
        self.holdings: list[list[Holding]] = [[] for _ in range(self._seats)]
        """Hidden cards of each hand, oldest first."""
        self.discards: Cards = ()
        self.exposed = [False] * self._seats
        self._declared = [False] * self._seats
        self._counts = [0] * self._seats
        self._table: Cards = ()
        self._suit: Suit | None = None
        self._stock_count = stock_count
        self._older_count = 0
        """Cards that a draw has taken from the stock before it was renewed."""
        self._is_finish_refused = False

    def hear(self, event: object) -> None:
        """Takes in what happened next; nothing until a deal is heard."""
        if not self.is_whole and not isinstance(event, HandsDealt):
            return
        match event:
            case HandsDealt():
                self._deal(event)
            case CardPlayed():
                self._play(event)
            case CardsDrawn(seat, cards):
                self._draw(seat, cards)
            case PenaltyDrawn(seat, cards):
                self._draw_penalty(seat, cards)
            case StockRenewed():
                self._renew()
            case SeatSkipped(seat):
                self._skip(seat)
            case TrickWon():
                self._collect()
            case _:
                self._hear_of_declaring(event)

    def _hear_of_declaring(self, event: object) -> None:
        match event:
            case Declared(seat):
                self._declared[seat], self.exposed[seat] = True, False
            case Caught(seat):
                self.exposed[seat] = False
            case FinishRefused():
                self._is_finish_refused = True
            case _:
                pass

    def _deal(self, event: HandsDealt) -> None:
        seen = {card for hand in event.hands for card in hand}
        unseen = tuple(card for card in pack(jokers=self._options.jokers) if card not in seen)
        self._start(unseen, stock_count=event.stock_count)
        for seat, hand in enumerate(event.hands):
            self._counts[seat] = len(hand)
            self.holdings[seat] = [Holding(0) for card in hand if card == HIDDEN]
        self.is_whole = True

    def _play(self, event: CardPlayed) -> None:
        seat, card = event.seat, event.card
        self._end_exposures(seat)
        self._put_down(seat, card)
        self._counts[seat] -= 1
        self._table = (*self._table, card)
        if self._suit is None:
            self._suit = event.named if is_joker(card) else SUIT_OF[card]
        if self._counts[seat] == 1:
            is_manual = self._options.declaring == "manual"
            self.exposed[seat] = is_manual and not self._declared[seat]
        else:
            self._declared[seat] = False

    def _put_down(self, seat: Seat, card: Card) -> None:
        """The oldest hidden card that it may have been is hidden no more."""
        for batch, unseen in enumerate(self.batches):
            if card not in unseen:
                continue
            unseen.remove(card)
            for place, holding in enumerate(self.holdings[seat]):
                if holding.batch == batch and card not in holding.barred:
                    del self.holdings[seat][place]
                    return

    def _draw(self, seat: Seat, cards: Cards) -> None:
        held_count = self._counts[seat]
        self._bar(seat, self._not_held_by_who_draws(held_count, len(cards)))
        if not cards:
            return
        self._end_exposures(seat)
        kept = cards[:-1]
        barred = self._suited_or_joker() if self._table else _NOTHING
        self._take(seat, kept, barred)
        self._take(seat, cards[-1:], _NOTHING)

    def _not_held_by_who_draws(self, held_count: int, drawn_count: int) -> frozenset[Card]:
        """What a draw says of the hand before it. With one card that may be the joker (§4.3)."""
        may_be_joker = held_count == 1 and drawn_count <= 1 and not self._options.joker_last
        if may_be_joker and self._suit is None:
            return _PLAIN
        if may_be_joker and self._suit is not None:
            return _OF_SUIT[self._suit]
        return self._suited_or_joker()

    def _draw_penalty(self, seat: Seat, cards: Cards) -> None:
        self._take(seat, cards, _NOTHING)
        if self._is_finish_refused and self._counts[seat] == 1:
            self.exposed[seat] = True
        self._is_finish_refused = False

    def _take(self, seat: Seat, cards: Cards, barred: frozenset[Card]) -> None:
        for card in cards:
            batch = self._next_batch()
            if card == HIDDEN:
                self.holdings[seat].append(Holding(batch, barred))
            else:
                self.batches[batch].discard(card)
        self._counts[seat] += len(cards)
        if cards:
            self._declared[seat] = self.exposed[seat] = False

    def _next_batch(self) -> int:
        """Where the next card drawn comes from."""
        if self._older_count:
            self._older_count -= 1
            return len(self.batches) - 2
        self._stock_count -= 1
        return len(self.batches) - 1

    def _renew(self) -> None:
        self._older_count, self._stock_count = self._stock_count, len(self.discards)
        self.batches.append(set(self.discards))
        self.discards = ()

    def _skip(self, seat: Seat) -> None:
        """What a seat still cannot play after its draw it does not hold."""
        if self._counts[seat] != 1:
            self._declared[seat] = False
            self._bar(seat, self._suited_or_joker())

    def _bar(self, seat: Seat, cards: frozenset[Card]) -> None:
        self.holdings[seat] = [
            replace(holding, barred=holding.barred | cards) for holding in self.holdings[seat]
        ]

    def _suited_or_joker(self) -> frozenset[Card]:
        return _JOKERS if self._suit is None else _JOKERS | _OF_SUIT[self._suit]

    def _collect(self) -> None:
        returns = self._options.joker_returns
        self.discards += tuple(card for card in self._table if returns or not is_joker(card))
        self._table, self._suit = (), None

    def _end_exposures(self, seat: Seat) -> None:
        if self._options.challenge_window == "next_play":
            self.exposed = [False] * self._seats
        self.exposed[seat] = False
