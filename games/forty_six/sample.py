"""Full states of 46 that agree with what one viewer was shown and told.

The sampled hands are those that the rules leave possible: a stopper's is good, as is that of a
seat that stood, and whoever gave a card under the joker's rule had no other to give.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from games.cards import Card, is_joker, pack
from games.field.cards import HAND_SIZE, Cards, put_in_place
from games.field.drawing import draw_one_suit
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.field.sightings import Sightings
from games.forty_six.events import Event, Stood, StopAnnounced
from games.forty_six.jokers_rule import jokers_rule
from games.forty_six.options import FortySixOptions
from games.forty_six.points import is_good
from games.forty_six.state import State
from games.forty_six.view import FortySixView
from games.game import Hidden
from games.seats import Seat

__all__ = ["sample"]

MAX_TRIES = 200
"""Draws of a hand before one that the rules leave hardly possible is taken as it is."""


def sample(view: FortySixView, history: Iterable[Event | Hidden], rng: Random) -> State:
    """A full state whose view for the same viewer equals `view`.

    History may begin at any event; what is not in it is drawn at random.
    """
    return _Sampler(view, history, rng).state()


class _Exchange(NamedTuple):
    """An exchange as everybody saw it."""

    gave: Card
    took: Card
    field: Cards
    """Before it; empty where it was not heard of."""


class _Sampler:
    """One view with what its viewer has heard."""

    def __init__(self, view: FortySixView, history: Iterable[Event | Hidden], rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.options = FortySixOptions.build(view.options)
        self._begin()
        for event in history:
            self._hear(event)
        if view.stopper is not None:
            self.good.add(view.stopper)

    def state(self) -> State:
        """A state that agrees with view and history."""
        view = self.view
        hands, unseen = self._deal_hands()
        missing = view.discard_count - len(self.seen.discards)
        stock = [*self.seen.stock, *unseen[missing:]]
        self.rng.shuffle(stock)
        return State(
            options=self.options,
            dealer=view.dealer,
            turn=view.turn,
            turn_count=view.turn_count,
            hands=hands,
            field=view.field,
            stock=tuple(stock),
            discards=(*unseen[:missing], *self.seen.discards),
            has_flushed=view.has_flushed,
            stopper=view.stopper,
        )

    def _begin(self) -> None:
        """Nothing of the round was heard yet."""
        self.seen = Sightings(self.view.seat_count)
        self.good: set[Seat] = set()  # seats that have shown that their hand is good
        self.exchanges: list[list[_Exchange]] = [[] for _ in range(self.view.seat_count)]
        self.field: Cards = ()

    def _hear(self, event: Event | Hidden) -> None:
        match event:
            case FieldDealt(field=field):
                self._begin()
                self.field = field
            case Swapped(seat, gave, took):
                self.seen.exchange(seat, gave=(gave,), took=(took,))
                self.exchanges[seat].append(_Exchange(gave, took, self.field))
                if self.field:
                    self.field = put_in_place(self.field, took, gave)
            case FieldFlushed(old=old, new=new):
                self.seen.flush(old=old, new=new)
                self.field = new
            case Reshuffled():
                self.seen.reshuffle()
            case StopAnnounced(seat) | Stood(seat):
                self.good.add(seat)
            case _:
                pass

    def _deal_hands(self) -> tuple[tuple[Cards, ...], Cards]:
        """A hand for each seat, those of which more is known first, and the cards left over."""
        seats = [Seat(seat) for seat in range(self.view.seat_count)]
        hands = [self._known_cards(seat) for seat in seats]
        rest = self._unseen(hands)
        self.rng.shuffle(rest)
        for seat in sorted(seats, key=lambda seat: (seat not in self.good, -len(hands[seat]))):
            if len(hands[seat]) < HAND_SIZE:
                hands[seat] = self._draw_hand(seat, hands[seat], rest)
                rest = [card for card in rest if card not in hands[seat]]
        self.rng.shuffle(rest)
        return tuple(hands), tuple(rest)

    def _known_cards(self, seat: Seat) -> Cards:
        """The cards of a hand that the viewer knows: all of its own, all when they are shown."""
        if seat == self.view.seat:
            return self.view.hand
        return self.view.hands[seat] if self.view.hands else self.seen.held[seat]

    def _unseen(self, known: list[Cards]) -> list[Card]:
        """The cards of which the viewer does not know where they are."""
        placed = {*self.view.field, *self.seen.discards, *self.seen.stock}
        placed.update(*known)
        jokers = 1 if self.options.joker else 0
        return [card for card in pack(jokers=jokers) if card not in placed]

    def _draw_hand(self, seat: Seat, known: Cards, rest: list[Card]) -> Cards:
        """The known cards filled up: no joker is ever in a hand (§3.2)."""
        suited = [card for card in rest if not is_joker(card)]
        hand = known
        for _ in range(MAX_TRIES):
            self.rng.shuffle(suited)
            hand = draw_one_suit(known, suited, self.rng) if seat in self.good else known
            spare = [card for card in suited if card not in hand]
            hand = (*hand, *spare[: HAND_SIZE - len(hand)])
            if self._is_possible(seat, hand):
                break
        return hand

    def _is_possible(self, seat: Seat, hand: Cards) -> bool:
        """Could the seat hold this hand, after all that it has shown and given?"""
        if seat in self.good and not is_good(hand):
            return False
        for gave, took, field in reversed(self.exchanges[seat]):
            hand = put_in_place(hand, took, gave)
            rule = jokers_rule(hand, field)
            if rule is not None and gave not in rule.gives:
                return False
        return True
