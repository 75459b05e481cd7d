"""Leading to a trick that counts.

Each lead is weighed by the chance that it wins, or that an ally's card wins it, less what a card
is worth that is lost. The contractor's side draws trumps as long as foes hold some that it can
beat; the other side does not lead trumps, and likes a suit that it can ruff soon.

Without trumps a free joker is kept as a sure trick, until two cards are left: then it is led
first, for the suit of the other card, and draws what may beat that card.
"""

from typing import NamedTuple

from bots.five_hundred.keeping import keeping_worth
from bots.five_hundred.reading import Reading
from bots.player import Because, Explain, because
from games.cards import Card, Suit
from games.five_hundred.joker import JokerState
from games.five_hundred.moves import PlayCard
from games.five_hundred.packs import JOKER
from protocol.advice import FiveHundredAdvice

__all__ = ["lead_to_make"]

DRAWING_WORTH = 1.5
"""Added to a trump lead of the contractor's side while foes hold lower trumps."""
FOE_TRUMPS = 0.4
"""Fewer trumps than this, on the average, need no drawing."""
DEFENDERS_TRUMP_COST = 0.5
SINGLETON_WORTH = 0.15
"""To the side that has no contract: what leading a singleton promises, with trumps in hand."""
LENGTH_WORTH = 0.03
"""For each card of the suit led."""
LONG_SUIT_WORTH = 0.6
"""The same for the contractor's side without trumps: it makes its long suit good."""
JOKER_COST = 1.5
"""What leading a free joker costs before the end: it wins a trick whenever it is played."""
LAST_TWO = 2

LIKELY = 0.5
"""A lead that wins more likely than this is made for that."""
HOPEFUL = 0.25
"""A lead that an ally's card wins more likely than this is made for that."""


class _Weighed(NamedTuple):
    """What a lead promises, and of that the parts that may decide."""

    promise: float
    wins: float = 0.0
    """How likely the card itself wins."""
    ally: float = 0.0
    """How likely it loses to an ally's."""
    draws: bool = False
    """Does it draw trumps?"""
    ruffs: bool = False
    """Is it a singleton, led in the hope to ruff?"""
    lengthens: bool = False
    """Does it make a long suit good?"""


def lead_to_make(reading: Reading, moves: list[PlayCard]) -> tuple[PlayCard, Explain]:
    """The lead, of those that may be made, and why."""
    weighed = [(_weigh(reading, move), move) for move in moves]
    best, move = max(
        weighed, key=lambda each: (each[0].promise, _height(reading, each[1]), str(each[1]))
    )
    return move, lambda: _why(reading, move, best)


def _why(reading: Reading, move: PlayCard, weighed: _Weighed) -> Because:
    """What most of its promise comes from."""
    if _is_free_joker(reading, move):
        return _why_joker(reading, move.named)
    suit, card = reading.order.suit[move.card], move.card
    assert suit is not None, move
    if weighed.draws:
        return because(FiveHundredAdvice.DRAW_TRUMPS, suit=suit)
    if weighed.lengthens and len(reading.held(suit)) > 1:
        count = len(reading.held(suit))
        return because(FiveHundredAdvice.LEAD_LONG_SUIT, suit=suit, count=count)
    if weighed.wins >= max(LIKELY, weighed.ally):
        is_top = reading.higher_unseen(card) == 0
        reason = FiveHundredAdvice.LEAD_TOP if is_top else FiveHundredAdvice.LEAD_LIKELY
        return because(reason, card=card)
    if weighed.ruffs:
        return because(FiveHundredAdvice.LEAD_SINGLETON, suit=suit)
    if weighed.ally >= HOPEFUL:
        return because(FiveHundredAdvice.LEAD_TO_PARTNER, suit=suit)
    return because(FiveHundredAdvice.LEAD_CHEAP, card=card)


def _why_joker(reading: Reading, named: str | None) -> Because:
    if named is not None and _is_for_last(reading, named):
        return because(FiveHundredAdvice.LEAD_JOKER_FOR_LAST, suit=named)
    return because(FiveHundredAdvice.LEAD_JOKER)


def _height(reading: Reading, move: PlayCard) -> int:
    """Of cards that are worth the same the highest is led, so that an ally knows."""
    return reading.order.power[reading.order.suit[move.card]][move.card]


def _weigh(reading: Reading, move: PlayCard) -> _Weighed:
    if _is_free_joker(reading, move):
        return _Weighed(_worth_of_joker(reading, move.named))
    suit = reading.order.suit[move.card]
    assert suit is not None, move
    loses = reading.chance_beaten(move.card, suit, reading.foes)
    wins, ally = 1.0 - loses, _chance_of_ally(reading, suit)
    worth = wins + loses * (ally - keeping_worth(reading, move.card))
    if suit == reading.order.trump:
        drawing = _worth_of_drawing(reading, move.card, suit)
        return _Weighed(worth + drawing, wins, loses * ally, draws=drawing == DRAWING_WORTH)
    held = len(reading.held(suit))
    ruffs = held == 1 and _hopes_to_ruff(reading)
    if ruffs:
        worth += SINGLETON_WORTH
    lengthens = reading.order.trump is None and reading.is_attacking
    worth += (LONG_SUIT_WORTH if lengthens else LENGTH_WORTH) * held
    return _Weighed(worth, wins, loses * ally, ruffs=ruffs, lengthens=lengthens)


def _is_free_joker(reading: Reading, move: PlayCard) -> bool:
    return move.card == JOKER and reading.view.joker is JokerState.FREE and move.name is None


def _worth_of_joker(reading: Reading, named: str | None) -> float:
    """A free joker, led for a suit."""
    if len(reading.view.hand) > LAST_TWO:
        return 1.0 - JOKER_COST
    return 3.0 if _is_for_last(reading, named) else 2.0


def _is_for_last(reading: Reading, named: str | None) -> bool:
    """Is the joker led for the suit of the one card that is left beside it?"""
    others = [card for card in reading.view.hand if card != JOKER]
    return len(others) == 1 and reading.order.suit[others[0]] == named


def _chance_of_ally(reading: Reading, suit: Suit) -> float:
    """How likely an ally wins a trick of the suit that this seat's card does not."""
    allies = [seat for seat in reading.playing if seat in reading.allies and seat != reading.seat]
    power = reading.order.power[suit]
    in_suit = [card for card in reading.unseen if reading.order.suit[card] == suit]
    if not allies or not in_suit:
        return 0.0
    best = max(in_suit, key=power.__getitem__)
    missing = 1.0
    for seat in allies:
        missing *= 1.0 - reading.chance_of_any(seat, (best,))
    return 1.0 - missing


def _worth_of_drawing(reading: Reading, card: Card, trump: Suit) -> float:
    if reading.view.contract is None or not reading.is_attacking:
        return -DEFENDERS_TRUMP_COST
    foes_trumps = reading.expected_count(reading.foes, trump)
    power = reading.order.power[trump]
    has_lower = any(
        power[other] < power[card] for other in reading.unseen if reading.order.suit[other] == trump
    )
    if foes_trumps < FOE_TRUMPS or not has_lower:
        return -keeping_worth(reading, card)
    return DRAWING_WORTH


def _hopes_to_ruff(reading: Reading) -> bool:
    trump = reading.order.trump
    return trump is not None and not reading.is_attacking and bool(reading.held(trump))
