"""How the player of 51 decides."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from bots.field.reading import Reading
from bots.fifty_one.exchanging import why_exchange
from bots.fifty_one.prospects import best_prospect, card_worth
from bots.player import Because, Choice, because
from games.cards import JOKERS, SUIT_OF, Card
from games.field.events import FieldDealt
from games.field.suits import common_suit
from games.fifty_one.moves import Flush, Pass, Swap, SwapAll, parse_move
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.points import BEST, hand_points
from games.fifty_one.view import FiftyOneView
from games.game import Moves
from games.seats import Seat, left_of
from protocol.advice import FiftyOneAdvice

__all__ = ["FiftyOnePlayer"]

CALL_POINTS = (46.0, 50.5)
"""Between these a round's threshold for a call is drawn."""

EARLY_DISCOUNT = (7.0, 5.0, 2.0)
"""What a call needs less in laps 1, 2 and 3: the others have had little time."""

PATIENCE_LAPS = 5
IMPATIENCE_POINTS = 1.5
"""After so many laps the threshold falls by this much a lap, so that every round ends."""

FEW_RIVALS_DISCOUNT = {1: 5.0, 2: 2.0}
"""What a call needs less against one or two others."""

RIVAL_FILL_POINTS = 7.0
"""What a rival's unknown card is taken to be worth."""

RIVAL_CARDS = 4
"""From so many known cards of one suit on, a rival is taken to have five soon."""

FEEDING_COST = 0.15
"""What a point costs that is put down in a suit which the next seat collects."""

FLUSH_GAIN = 3.0
"""A flush is tried when the field betters the hand's promise by less than this."""

WHIM = 1.0
"""Chance, in points, that keeps two players from the same dance for ever."""


class _Weighed(NamedTuple):
    """A move and what it promises."""

    promise: float
    text: str
    hand: tuple[Card, ...]
    """The hand it leaves."""
    feeding: float
    """What the promise is lowered by for what the next seat may do with the card put down."""


class FiftyOnePlayer:
    """A player in one seat, for one match."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._reading = Reading()
        self._call_points: float | None = None
        """Of this round, as soon as it is thought about: whoever comes later draws as often."""

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened; each round has a threshold of its own."""
        events = tuple(events)
        self._reading.hear(events)
        if any(isinstance(event, FieldDealt) for event in events):
            self._call_points = None

    def choose(self, view: FiftyOneView, legal: Moves) -> Choice:
        """A legal move, with a call where it is likely to hold."""
        if self._call_points is None:
            self._call_points = self._rng.uniform(*CALL_POINTS)
        options = FiftyOneOptions.build(view.options)
        if view.caller is not None:
            return self._best_last_move(view, legal, options)
        weighed = [self._weigh(view, text, options) for text in legal.listed if text != "flush"]
        with_a_call = [move for move in weighed if move.text in legal.announceable]
        if with_a_call and self._is_call_good(view, options, max(with_a_call).hand):
            called = max(with_a_call)
            said = f"{called.text} {legal.announcement}"
            return Choice(said, lambda: self._why_call(view, options, called.hand))
        best = max(weighed)
        if "flush" in legal.listed and self._is_flush_better(view, options, best):
            return Choice("flush", lambda: self._why_flush(view, options))
        return Choice(best.text, lambda: self._why_best(view, options, best, weighed))

    def _best_last_move(self, view: FiftyOneView, legal: Moves, options: FiftyOneOptions) -> Choice:
        """On the last turn nothing counts but what the hand is worth now."""
        points, _, text = max(
            (hand_points(_hand_after(view, text), options), self._rng.random(), text)
            for text in legal.listed
        )
        return Choice(text, lambda: _why_last(view, text, points))

    def _why_best(
        self,
        view: FiftyOneView,
        options: FiftyOneOptions,
        best: _Weighed,
        weighed: Sequence[_Weighed],
    ) -> Because:
        """The best move without a call: good for the hand, or kept back from the next seat."""
        gain = why_exchange(view.hand, best.hand, options, self._out_of_reach())
        freely = max(weighed, key=lambda move: (move.promise + move.feeding, move.text))
        is_same_gain = set(freely.hand) - set(view.hand) == set(best.hand) - set(view.hand)
        is_for_gain = is_same_gain and gain.reason is not FiftyOneAdvice.LEAST_HARM
        if is_for_gain or freely.feeding <= best.feeding:
            return gain
        fed = parse_move(freely.text)
        assert isinstance(fed, Swap), freely
        next_seat = left_of(self._seat, len(view.passes_used))
        return because(FiftyOneAdvice.DENIES_NEXT, seat=next_seat, card=fed.give)

    def _weigh(self, view: FiftyOneView, text: str, options: FiftyOneOptions) -> _Weighed:
        hand = _hand_after(view, text)
        promise = best_prospect(hand, options, self._out_of_reach()).promise
        if common_suit(hand) is None:
            promise += self._rng.uniform(0, WHIM)
        feeding = self._feeding(view, text)
        return _Weighed(promise - feeding, text, hand, feeding)

    def _out_of_reach(self) -> frozenset[Card]:
        return self._reading.out_of_reach(self._seat)

    def _feeding(self, view: FiftyOneView, text: str) -> float:
        """What the move's cards on the field are worth to the next seat."""
        move = parse_move(text)
        given = (move.give,) if isinstance(move, Swap) else ()
        wanted = self._reading.collects(left_of(self._seat, len(view.passes_used)))
        return FEEDING_COST * sum(
            card_worth(card) * (2 if card in JOKERS else wanted.get(SUIT_OF[card], 0))
            for card in given
        )

    def _is_flush_better(
        self, view: FiftyOneView, options: FiftyOneOptions, best: _Weighed
    ) -> bool:
        """Five of a suit are kept by a pass; anything else may hope for a better field."""
        if common_suit(best.hand) is not None:
            return False
        present = best_prospect(view.hand, options, self._out_of_reach())
        return best.promise < present.promise + FLUSH_GAIN

    def _why_flush(self, view: FiftyOneView, options: FiftyOneOptions) -> Because:
        suit = best_prospect(view.hand, options, self._out_of_reach()).suit
        return because(FiftyOneAdvice.FLUSH_BAD_FIELD, suit=suit)

    def _is_call_good(
        self, view: FiftyOneView, options: FiftyOneOptions, hand: tuple[Card, ...]
    ) -> bool:
        return hand_points(hand, options) >= self._wanted(view) - self._impatience(view)

    def _why_call(
        self, view: FiftyOneView, options: FiftyOneOptions, hand: tuple[Card, ...]
    ) -> Because:
        points, suit = hand_points(hand, options), common_suit(hand)
        if points == BEST and suit is not None:
            return because(FiftyOneAdvice.MAKES_51, suit=suit)
        if points < self._wanted(view):
            return because(FiftyOneAdvice.CALL_LATE, points=points, lap=view.lap)
        return because(FiftyOneAdvice.CALL_HIGH_ENOUGH, points=points)

    def _wanted(self, view: FiftyOneView) -> float:
        """Points with which a hand is likely to hold against one more turn of the others."""
        return max(self._threshold(view), self._rivals_points(view))

    def _threshold(self, view: FiftyOneView) -> float:
        rivals = len(view.passes_used) - 1
        early = EARLY_DISCOUNT[view.lap - 1] if view.lap <= len(EARLY_DISCOUNT) else 0.0
        assert self._call_points is not None, "asked before anything was chosen"
        return self._call_points - early - FEW_RIVALS_DISCOUNT.get(rivals, 0.0)

    def _impatience(self, view: FiftyOneView) -> float:
        return max(0, view.lap - PATIENCE_LAPS) * IMPATIENCE_POINTS

    def _rivals_points(self, view: FiftyOneView) -> float:
        """What the best of the others may have, as far as their known cards tell."""
        best = 0.0
        for number in range(len(view.passes_used)):
            rival = Seat(number)
            if rival != self._seat:
                best = max(best, self._rival_points(rival))
        return best

    def _rival_points(self, rival: Seat) -> float:
        held = self._reading.held(rival)
        for suit, count in self._reading.collects(rival).items():
            if count >= RIVAL_CARDS:
                cards = [card for card in held if card in JOKERS or SUIT_OF[card] == suit]
                return sum(map(card_worth, cards)) + RIVAL_FILL_POINTS * (5 - len(cards))
        return 0.0


def _why_last(view: FiftyOneView, text: str, points: int) -> Because:
    """Why that is the best of the last turn's moves."""
    if points <= 0:
        return because(FiftyOneAdvice.LAST_TURN_NOTHING)
    if _hand_after(view, text) == view.hand:
        return because(FiftyOneAdvice.LAST_TURN_KEEP, points=points)
    return because(FiftyOneAdvice.LAST_TURN_MOST, points=points)


def _hand_after(view: FiftyOneView, text: str) -> tuple[Card, ...]:
    match parse_move(text):
        case Swap(give=give, take=take):
            return tuple(take if card == give else card for card in view.hand)
        case SwapAll():
            return view.field
        case Pass() | Flush():
            return view.hand
