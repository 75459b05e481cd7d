"""The play of a misere, from both sides.

The contractor keeps below: under the best card if it can, with its highest such card, and throws
away what is most dangerous when it cannot follow. It leads what others can hardly get under.

The others want it to win a trick. They lead low, in suits that it is likely to hold high, and not
in one that it does not have. While it is winning they stay under its card, and never take the
trick over, with the joker least of all. As long as it has still to play they keep the trick as low
as it lies; once it is safely under, they get rid of their high cards.
"""

from bots.five_hundred.danger import hand_danger
from bots.five_hundred.reading import Reading
from bots.player import Because, Explain, because
from games.cards import Card, Suit
from games.five_hundred.moves import PlayCard
from games.five_hundred.packs import JOKER
from games.seats import Seat
from games.tricks.trick import Cards
from protocol.advice import FiveHundredAdvice

__all__ = ["card_in_misere", "lead_in_misere"]

SHORT_SUIT_WORTH = 0.02
"""What leading from a suit is worth for each card that it is shorter."""


def lead_in_misere(reading: Reading, moves: list[PlayCard]) -> tuple[PlayCard, Explain]:
    """The lead, of those that may be made, and why."""
    if reading.is_contractor:
        move = min(moves, key=lambda move: (_danger_of_lead(reading, move), str(move)))
        return move, lambda: because(FiveHundredAdvice.MISERE_LEAD_UNDER, card=move.card)
    move = max(moves, key=lambda move: (_hope_of_lead(reading, move), str(move)))
    return move, lambda: _against(reading, FiveHundredAdvice.MISERE_MAKE_WIN, move.card)


def card_in_misere(reading: Reading, cards: Cards) -> tuple[Card, Explain]:
    """The card to follow with, of those that may be played, and why."""
    view = reading.view
    power = reading.order.power[view.suit]
    best = reading.order.winner(view.plays, view.suit)
    under = tuple(card for card in cards if power[card] < power[best.card])
    if reading.is_contractor:
        return _slipped_under(reading, cards, under)
    contractor = _contractor(reading)
    if contractor in reading.following and not _is_void(reading, contractor, view.suit):
        if under:
            card = _unloaded(reading, under)
            return card, lambda: _against(reading, FiveHundredAdvice.MISERE_STAY_UNDER, card)
        card = min(cards, key=power.__getitem__)
        return card, lambda: _against(reading, FiveHundredAdvice.MISERE_KEEP_LOW, card)
    if under and best.seat == contractor:
        card = _unloaded(reading, under)
        return card, lambda: _against(reading, FiveHundredAdvice.MISERE_LEAVE_IT, card)
    card = _unloaded(reading, cards)
    return card, lambda: because(FiveHundredAdvice.MISERE_UNLOAD, card=card)


def _against(reading: Reading, reason: FiveHundredAdvice, card: Card) -> Because:
    """A reason of those who want the contractor to win a trick."""
    return because(reason, seat=_contractor(reading), card=card)


def _slipped_under(reading: Reading, cards: Cards, under: Cards) -> tuple[Card, Explain]:
    """The contractor's card to a trick."""
    power, led = reading.order.power[reading.view.suit], reading.view.suit
    if not under:
        card = min(cards, key=power.__getitem__)
        return card, lambda: because(FiveHundredAdvice.MISERE_LOWEST, card=card)
    card = min(under, key=lambda card: (_danger_without(reading, card), -power[card]))
    follows = reading.order.suit[card] == led
    reason = FiveHundredAdvice.MISERE_DUCK if follows else FiveHundredAdvice.MISERE_THROW_DANGER
    return card, lambda: because(reason, card=card)


def _danger_without(reading: Reading, card: Card) -> float:
    kept = (other for other in reading.view.hand if other != card)
    return hand_danger(kept, reading.unseen, reading.order)


def _danger_of_lead(reading: Reading, move: PlayCard) -> float:
    """The share of the hidden cards of the suit that lie below; 1 where nobody has the suit."""
    suit = _suit_led(reading, move)
    above, below = _split(reading, move.card, suit, reading.unseen)
    return below / (above + below) if above else 1.0


def _hope_of_lead(reading: Reading, move: PlayCard) -> float:
    """How likely the contractor must go over the card."""
    suit = _suit_led(reading, move)
    contractor = _contractor(reading)
    if suit is None or move.card == JOKER:
        return -1.0
    may_hold = reading.may_hold[contractor]
    above, below = _split(reading, move.card, suit, may_hold)
    if not above:
        return 0.0
    shortness = SHORT_SUIT_WORTH * (len(reading.view.hand) - len(reading.held(suit)))
    if reading.view.open_hands[contractor]:
        return float(below == 0) + shortness
    must_follow = 1.0 - reading.chance_void(contractor, suit)
    return must_follow * above / (above + below) + shortness


def _split(
    reading: Reading, card: Card, suit: Suit | None, cards: frozenset[Card]
) -> tuple[int, int]:
    """How many of some cards of a suit lie above a card, and how many below."""
    power, suit_of = reading.order.power[suit], reading.order.suit
    strengths = [power[other] for other in cards if suit_of[other] == suit]
    above = sum(strength > power[card] for strength in strengths)
    return above, len(strengths) - above


def _suit_led(reading: Reading, move: PlayCard) -> Suit | None:
    if move.named is not None and reading.order.suit[move.card] is None:
        return Suit(move.named) if move.named != "-" else None
    return reading.order.suit[move.card]


def _unloaded(reading: Reading, cards: Cards) -> Card:
    """The card that is hardest to get under with later: high, in a suit with few low ones."""
    return min(cards, key=lambda card: (_danger_without(reading, card), -_height(reading, card)))


def _height(reading: Reading, card: Card) -> int:
    return reading.order.power[reading.order.suit[card]][card]


def _contractor(reading: Reading) -> Seat:
    contract = reading.view.contract
    assert contract is not None, reading.view
    return contract.contractor


def _is_void(reading: Reading, seat: Seat, suit: Suit | None) -> bool:
    return suit is None or not any(
        reading.order.suit[card] == suit for card in reading.may_hold[seat]
    )
