"""Full states of 51 that agree with what one viewer was shown and told.

Where the round goes on, the sampled hands are those that its rules leave possible: a hand
worth 51 has declared itself when its turn ended, and a caller's hand is of one suit.
"""

from collections.abc import Iterable
from random import Random

from games.cards import JOKERS, RANK_OF, Card, pack
from games.field.cards import HAND_SIZE, Cards
from games.field.drawing import draw_one_suit
from games.field.events import FieldDealt, FieldFlushed, Reshuffled, Swapped
from games.field.sightings import Sightings
from games.fifty_one.events import AutoCalled, Called, Event, HouseFlushed, SwappedAll
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import is_51
from games.fifty_one.state import State
from games.fifty_one.view import FiftyOneView
from games.game import Hidden
from games.seats import Seat, left_of

__all__ = ["sample"]

MAX_TRIES = 50
"""Draws before a hand that the rules leave hardly possible is taken as it is."""


def sample(view: FiftyOneView, history: Iterable[Event | Hidden], rng: Random) -> State:
    """A full state whose view for the same viewer equals `view`.

    History may begin at any event; what is not in it is drawn at random.
    """
    return _Sampler(view, history, rng).state()


class _Sampler:
    """One view with what its viewer has heard."""

    def __init__(self, view: FiftyOneView, history: Iterable[Event | Hidden], rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.options = FiftyOneOptions.build(view.options)
        self.seats = len(view.passes_used)
        self.seen = Sightings(self.seats)
        self.is_auto_call: bool | None = None
        """Was the call made by a 51? None where nothing was heard of it."""
        for event in history:
            self._hear(event)

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
            flushed_last=view.flushed_last,
            passes_used=view.passes_used,
            pass_streak=view.pass_streak,
            caller=view.caller,
            stopper=view.stopper,
        )

    def _hear(self, event: Event | Hidden) -> None:
        match event:
            case FieldDealt():
                self.seen = Sightings(self.seats)
                self.is_auto_call = None
            case Swapped(seat, gave, took):
                self.seen.exchange(seat, gave=(gave,), took=(took,))
            case SwappedAll(seat, all_given, all_taken):
                self.seen.exchange(seat, gave=all_given, took=all_taken)
            case FieldFlushed(old=old, new=new) | HouseFlushed(old=old, new=new):
                self.seen.flush(old=old, new=new)
            case Reshuffled():
                self.seen.reshuffle()
            case Called() | AutoCalled():
                self.is_auto_call = isinstance(event, AutoCalled)
            case _:
                pass

    def _deal_hands(self) -> tuple[tuple[Cards, ...], Cards]:
        """A hand for each seat, and the cards left over in a random order."""
        known = [self._known_cards(Seat(seat)) for seat in range(self.seats)]
        unseen = self._unseen(known)
        for _ in range(MAX_TRIES):
            self.rng.shuffle(unseen)
            rest = list(unseen)
            hands = list(known)
            if self.view.caller is not None:
                hands[self.view.caller] = self._callers_hand(known[self.view.caller], rest)
            for seat, hand in enumerate(hands):
                missing = HAND_SIZE - len(hand)
                hands[seat], rest = (*hand, *rest[:missing]), rest[missing:]
            if all(self._is_possible(Seat(seat), hand) for seat, hand in enumerate(hands)):
                break
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
        return [card for card in pack(jokers=self.options.jokers) if card not in placed]

    def _callers_hand(self, known: Cards, rest: list[Card]) -> Cards:
        """A hand of one suit around the known cards; what it takes is taken out of `rest`."""
        fitting = [card for card in rest if not self.is_auto_call or _may_make_51(card)]
        hand = draw_one_suit(known, fitting, self.rng)
        rest[:] = [card for card in rest if card not in hand]
        return hand

    def _is_possible(self, seat: Seat, hand: Cards) -> bool:
        """Could a seat hold this hand, as the round stands, without having declared a 51?"""
        view = self.view
        if view.turn is None or seat == view.seat:
            return True
        if seat == view.caller:
            return self.is_auto_call is None or is_51(hand, self.options) == self.is_auto_call
        turns_until = (seat - left_of(view.dealer, self.seats)) % self.seats
        has_played = view.turn_count > turns_until
        may_keep_silent = view.caller is not None and not self.options.instant_win
        return not has_played or may_keep_silent or not is_51(hand, self.options)


def _may_make_51(card: Card) -> bool:
    """A 51 is made of cards that count ten or more."""
    return card in JOKERS or RANK_OF[card] in "AKQJT"
