"""Leading to a trick that counts.

Each lead is weighed by the chance that it wins, or that an ally's card wins it, less what a card
is worth that is lost. The contractor's side draws trumps as long as foes hold some that it can
beat; the other side does not lead trumps, and likes a suit that it can ruff soon.

Without trumps a free joker is kept as a sure trick, until two cards are left: then it is led
first, for the suit of the other card, and draws what may beat that card.
"""

from bots.five_hundred.keeping import keeping_worth
from bots.five_hundred.reading import Reading
from games.cards import Card, Suit
from games.five_hundred.joker import JokerState
from games.five_hundred.moves import PlayCard
from games.five_hundred.packs import JOKER

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


def lead_to_make(reading: Reading, moves: list[PlayCard]) -> PlayCard:
    """The lead, of those that may be made."""
    return max(moves, key=lambda move: (_worth(reading, move), _height(reading, move), str(move)))


def _height(reading: Reading, move: PlayCard) -> int:
    """Of cards that are worth the same the highest is led, so that an ally knows."""
    return reading.order.power[reading.order.suit[move.card]][move.card]


def _worth(reading: Reading, move: PlayCard) -> float:
    if move.card == JOKER and reading.view.joker is JokerState.FREE and move.name is None:
        return _worth_of_joker(reading, move.named)
    suit = reading.order.suit[move.card]
    assert suit is not None, move
    loses = reading.chance_beaten(move.card, suit, reading.foes)
    worth = 1.0 - loses
    worth += loses * (_chance_of_ally(reading, suit) - keeping_worth(reading, move.card))
    if suit == reading.order.trump:
        return worth + _worth_of_drawing(reading, move.card, suit)
    held = len(reading.held(suit))
    if held == 1 and _hopes_to_ruff(reading):
        worth += SINGLETON_WORTH
    if reading.order.trump is None and reading.is_attacking:
        return worth + LONG_SUIT_WORTH * held
    return worth + LENGTH_WORTH * held


def _worth_of_joker(reading: Reading, named: str | None) -> float:
    """A free joker, led for a suit."""
    others = [card for card in reading.view.hand if card != JOKER]
    if len(others) >= LAST_TWO:
        return 1.0 - JOKER_COST
    is_for_other = any(reading.order.suit[card] == named for card in others)
    return 3.0 if is_for_other else 2.0


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
