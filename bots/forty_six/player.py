"""How the player of 46 decides."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from bots.field.reading import Reading
from bots.forty_six.prospects import Prospects, expected_best
from games.cards import SUIT_OF, Card, pack
from games.field.cards import Cards, put_in_place
from games.field.events import FieldDealt
from games.forty_six.moves import STOP, Swap, parse_move
from games.forty_six.options import FortySixOptions
from games.forty_six.points import HandStatus, hand_value
from games.forty_six.view import FortySixView
from games.game import Moves
from games.seats import Seat, left_of

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


class FortySixPlayer:
    """A player in one seat, for one match."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._reading = Reading()
        self._stop_points = rng.uniform(*STOP_POINTS)

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened; each round has a threshold of its own."""
        events = tuple(events)
        self._reading.hear(events)
        if any(isinstance(event, FieldDealt) for event in events):
            self._stop_points = self._rng.uniform(*STOP_POINTS)

    def choose(self, view: FortySixView, legal: Moves) -> str:
        """A legal move, with a stop where it is likely to win."""
        options = FortySixOptions.build(view.options)
        if view.stopper is not None:
            return self._best_last_move(view, legal, options)
        stop = self._best_stop(view, legal)
        if stop is not None and stop.promise >= self._threshold(view, options):
            return stop.text
        prospects = Prospects(self._reading.out_of_reach(self._seat))
        best = max(
            self._weigh(view, move, prospects, options)
            for text in legal.listed
            if isinstance(move := parse_move(text), Swap)
        )
        if "flush" in legal.listed:
            flushed = prospects.after_flush(view.hand, self._unseen(view))
            if flushed > best.promise + FLUSH_GAIN:
                return "flush"
        return best.text

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
        wanted = self._stop_points - EARLY_DISCOUNT.get(view.lap, 0.0)
        wanted -= FEW_RIVALS_DISCOUNT.get(view.seat_count - 1, 0.0)
        wanted -= IMPATIENCE_POINTS * max(0, view.lap - PATIENCE_LAPS)
        return wanted + STANDING_SURCHARGE if options.stand else wanted

    def _weigh(
        self, view: FortySixView, move: Swap, prospects: Prospects, options: FortySixOptions
    ) -> _Weighed:
        hand = put_in_place(view.hand, move.give, move.take)
        promise = prospects.promise(hand) + self._rng.uniform(0, WHIM)
        if options.joker and any(card[0] == "A" for card in hand):
            promise += PROTECTION
        return _Weighed(promise - self._feeding(view, move), str(move))

    def _feeding(self, view: FortySixView, move: Swap) -> float:
        """What the card on the field is worth to the next seat."""
        wanted = self._reading.collects(left_of(self._seat, view.seat_count))
        return FEEDING_COST * wanted.get(SUIT_OF[move.give], 0)

    def _best_last_move(self, view: FortySixView, legal: Moves, options: FortySixOptions) -> str:
        """On the last turn nothing counts but what the hand is worth now, or after a flush."""
        best = max(
            _Weighed(_last_worth(_hand_after(view, text), options), text)
            for text in legal.listed
            if text != "flush"
        )
        if "flush" not in legal.listed:
            return best.text
        flushed = expected_best(
            max(_last_worth(put_in_place(view.hand, give, card), options) for give in view.hand)
            for card in self._unseen(view)
        )
        return "flush" if flushed > best.promise else best.text

    def _unseen(self, view: FortySixView) -> list[Card]:
        """The cards that a flush may bring, as far as this seat knows."""
        gone = self._reading.out_of_reach(self._seat).union(view.hand, view.field)
        return [card for card in pack() if card not in gone]


def _hand_after(view: FortySixView, text: str) -> Cards:
    move = parse_move(text)
    return put_in_place(view.hand, move.give, move.take) if isinstance(move, Swap) else view.hand


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
