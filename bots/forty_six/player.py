"""How the player of 46 decides."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from bots.field.reading import Reading
from bots.forty_six.exchanging import is_bound, why_bound, why_exchange, why_flush
from bots.forty_six.prospects import Prospects, expected_best
from bots.player import Because, Choice, because
from games.cards import SUIT_OF, Card, pack
from games.field.cards import Cards, put_in_place
from games.field.events import FieldDealt
from games.forty_six.moves import STOP, Swap, parse_move
from games.forty_six.options import FortySixOptions
from games.forty_six.points import BEST, HandStatus, hand_value
from games.forty_six.view import FortySixView
from games.game import Moves
from games.seats import Seat, left_of
from protocol.advice import FortySixAdvice

__all__ = ["FortySixPlayer"]

STOP_POINTS = (39.0, 45.0)
"""Between these a round's threshold for a stop is drawn."""

EARLY_DISCOUNT = {2: 4.0, 3: 2.0}
"""What a stop needs less in these laps: the others have had little time."""

PATIENCE_LAPS = 5
IMPATIENCE_POINTS = 1.5
"""After so many laps the threshold falls by this much a lap, so that every round ends."""

FEW_RIVALS_DISCOUNT = {1: 4.0, 2: 2.0}
"""What a stop needs less against one or two others."""

STANDING_SURCHARGE = 3.0
"""What a stop needs more where the others may keep a good hand."""

RIVAL_POINTS = (34.0, 44.0)
"""On the last lap a hand below these hardly wins, and one above them nearly always."""

FEEDING_COST = 0.3
"""What it costs to put down a card of a suit of which the next seat is known to hold one."""

PROTECTION = 0.5
"""What an ace is worth more while there is a joker: it protects its suit."""

FLUSH_GAIN = 1.0
"""A flush is made where it promises more than the field by this."""

WHIM = 1.0
"""Chance, in points, that keeps two players from the same dance for ever."""


class _Weighed(NamedTuple):
    """A move and what it promises."""

    promise: float
    text: str
    feeding: float = 0.0
    """What the promise is lowered by for what the next seat may do with the card put down."""
    protection: float = 0.0
    """What it is raised by for an ace of the hand."""


class FortySixPlayer:
    """A player in one seat, for one match."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._reading = Reading()
        self._stop_points: float | None = None
        """Of this round, as soon as it is thought about: whoever comes later draws as often."""

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened; each round has a threshold of its own."""
        events = tuple(events)
        self._reading.hear(events)
        if any(isinstance(event, FieldDealt) for event in events):
            self._stop_points = None

    def choose(self, view: FortySixView, legal: Moves) -> Choice:
        """A legal move, with a stop where it is likely to win."""
        if self._stop_points is None:
            self._stop_points = self._rng.uniform(*STOP_POINTS)
        options = FortySixOptions.build(view.options)
        if view.stopper is not None:
            return self._best_last_move(view, legal, options)
        stop = self._best_stop(view, legal)
        threshold = self._threshold(view, options)
        if stop is not None and stop.promise >= threshold:
            return Choice(stop.text, lambda: self._why_stop(view, stop, threshold))
        prospects = Prospects(self._reading.out_of_reach(self._seat))
        weighed = [
            self._weigh(view, move, prospects, options)
            for text in legal.listed
            if isinstance(move := parse_move(text), Swap)
        ]
        best = max(weighed)
        if "flush" in legal.listed:
            flushed = prospects.after_flush(view.hand, self._unseen(view))
            if flushed > best.promise + FLUSH_GAIN:
                return Choice("flush", lambda: why_flush(view.hand, view.jokers_rule, prospects))
        return Choice(best.text, lambda: self._why_best(view, prospects, best, weighed))

    def _why_stop(self, view: FortySixView, stop: _Weighed, threshold: float) -> Because:
        value = hand_value(_hand_after(view, stop.text))
        assert value.points is not None, stop
        if value.points == BEST and value.suit is not None:
            return because(FortySixAdvice.STOP_46, suit=value.suit)
        if value.points < threshold + self._impatience(view):
            return because(FortySixAdvice.STOP_LATE, points=value.points, lap=view.lap)
        return because(FortySixAdvice.STOP_GOOD_HAND, points=value.points)

    def _why_best(
        self,
        view: FortySixView,
        prospects: Prospects,
        best: _Weighed,
        weighed: Sequence[_Weighed],
    ) -> Because:
        """The best exchange: what the joker leaves, good for the hand, or for what it avoids."""
        rule = view.jokers_rule
        if rule is not None and is_bound(rule):
            return why_bound(rule)
        after = _hand_after(view, best.text)
        gain = why_exchange(view.hand, after, prospects)
        freely = max(weighed, key=lambda each: (each.promise + each.feeding, each.text))
        bare = max(weighed, key=lambda each: (each.promise - each.protection, each.text))
        is_for_gain = gain.reason is not FortySixAdvice.LEAST_HARM
        taken = _swap(best).take
        if freely.feeding > best.feeding and not (is_for_gain and _swap(freely).take == taken):
            next_seat = left_of(self._seat, view.seat_count)
            return because(FortySixAdvice.DENIES_NEXT, seat=next_seat, card=_swap(freely).give)
        if bare.protection < best.protection and not (is_for_gain and _swap(bare).take == taken):
            ace = next(card for card in after if card[0] == "A")
            return because(FortySixAdvice.ACE_PROTECTS, card=ace)
        return gain

    def _best_stop(self, view: FortySixView, legal: Moves) -> _Weighed | None:
        """The stop with most points; alone rather than with an exchange that brings none."""
        stops = [
            _Weighed(_points(_hand_after(view, text)), f"{text} {STOP}")
            for text in legal.announceable
        ]
        if STOP in legal.listed:
            stops.insert(0, _Weighed(_points(view.hand), STOP))
        return max(stops, key=lambda stop: stop.promise, default=None)

    def _threshold(self, view: FortySixView, options: FortySixOptions) -> float:
        assert self._stop_points is not None, "asked before anything was chosen"
        wanted = self._stop_points - EARLY_DISCOUNT.get(view.lap, 0.0)
        wanted -= FEW_RIVALS_DISCOUNT.get(view.seat_count - 1, 0.0)
        wanted -= self._impatience(view)
        return wanted + STANDING_SURCHARGE if options.stand else wanted

    def _impatience(self, view: FortySixView) -> float:
        return IMPATIENCE_POINTS * max(0, view.lap - PATIENCE_LAPS)

    def _weigh(
        self, view: FortySixView, move: Swap, prospects: Prospects, options: FortySixOptions
    ) -> _Weighed:
        hand = put_in_place(view.hand, move.give, move.take)
        promise = prospects.promise(hand) + self._rng.uniform(0, WHIM)
        is_protected = options.joker and any(card[0] == "A" for card in hand)
        protection = PROTECTION if is_protected else 0.0
        feeding = self._feeding(view, move)
        return _Weighed(promise + protection - feeding, str(move), feeding, protection)

    def _feeding(self, view: FortySixView, move: Swap) -> float:
        """What the card on the field is worth to the next seat."""
        wanted = self._reading.collects(left_of(self._seat, view.seat_count))
        return FEEDING_COST * wanted.get(SUIT_OF[move.give], 0)

    def _best_last_move(self, view: FortySixView, legal: Moves, options: FortySixOptions) -> Choice:
        """On the last turn nothing counts but what the hand is worth now, or after a flush."""
        best = max(
            _Weighed(_last_worth(_hand_after(view, text), options), text)
            for text in legal.listed
            if text != "flush"
        )
        if "flush" in legal.listed:
            flushed = expected_best(
                max(_last_worth(put_in_place(view.hand, give, card), options) for give in view.hand)
                for card in self._unseen(view)
            )
            if flushed > best.promise:
                return Choice("flush", lambda: because(FortySixAdvice.LAST_TURN_FLUSH))
        return Choice(best.text, lambda: _why_last(view, best.text))

    def _unseen(self, view: FortySixView) -> list[Card]:
        """The cards that a flush may bring, as far as this seat knows."""
        gone = self._reading.out_of_reach(self._seat).union(view.hand, view.field)
        return [card for card in pack() if card not in gone]


def _hand_after(view: FortySixView, text: str) -> Cards:
    move = parse_move(text)
    return put_in_place(view.hand, move.give, move.take) if isinstance(move, Swap) else view.hand


def _swap(weighed: _Weighed) -> Swap:
    move = parse_move(weighed.text)
    assert isinstance(move, Swap), weighed
    return move


def _why_last(view: FortySixView, text: str) -> Because:
    """Why that is the best of the last turn's moves, a flush aside."""
    after = _hand_after(view, text)
    points = hand_value(after).points
    if after == view.hand and points is not None:
        return because(FortySixAdvice.STAND_KEEP, points=points)
    if view.jokers_rule is not None and is_bound(view.jokers_rule):
        return why_bound(view.jokers_rule)
    if points is None:
        return because(FortySixAdvice.LAST_TURN_NOTHING)
    return because(FortySixAdvice.LAST_TURN_MOST, points=points)


def _points(hand: Cards) -> float:
    """What the hand counts; nothing if it is disqualified."""
    return float(hand_value(hand).points or 0)


def _last_worth(hand: Cards, options: FortySixOptions) -> float:
    """What a hand is worth at the showdown: its points, and the bonus as far as it may win."""
    status, points, _ = hand_value(hand)
    if points is None:
        return 0.0
    low, high = RIVAL_POINTS
    chance = min(1.0, max(0.0, (points - low) / (high - low)))
    if status is HandStatus.FUKUJIN:
        chance = 1.0
    if options.match_by == "wins":
        return chance + points / 1000
    return points + chance * options.winner_bonus
