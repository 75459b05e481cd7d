"""What the contractor lays away, and the suit that it names the joker for.

With a contract of tricks the hand kept is the one that promises most: trumps and high cards stay,
short suits of low cards go. At no trumps the joker is named for the suit that gains most by a
highest card. In a misere the most dangerous cards go, the joker first of all; one that stays, sans
kitty, is named for the suit in which it is the least danger.
"""

from itertools import combinations

from bots.five_hundred.danger import hand_danger, safest_without
from bots.five_hundred.strength import promised_tricks
from bots.player import Because, Choice, because
from games.cards import RANK_OF, SUIT_OF, SUITS, Card, Suit
from games.five_hundred.moves import Discard
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import card_order
from games.five_hundred.packs import JOKER, full_pack
from games.five_hundred.view import ContractView, FiveHundredView
from games.tricks.trick import RANK_ORDER, Cards
from protocol.advice import FiveHundredAdvice

__all__ = ["best_discard", "best_name", "hidden_from"]

POOL_MORE = 4
"""So many cards more than must go are considered for it."""
LOW_STEP = 0.01
"""What a rank is worth where hands promise the same."""
LENGTH_WORTH = 0.5
"""What each card of a suit counts when the joker is named for it."""
MISSING_ACE_WORTH = 1.0
"""What it counts that the joker takes the place of the ace there."""


def best_discard(view: FiveHundredView, options: FiveHundredOptions) -> Choice:
    """The cards to lay away, and the joker's name."""
    contract = view.contract
    assert contract is not None, view
    count = len(view.kitty)
    if contract.is_misere:
        hidden = hidden_from(view.hand, options, len(view.hand_counts))
        cards = safest_without(view.hand, count, hidden, None)
    else:
        cards = _weakest(view.hand, count, contract.trump, len(view.hand_counts))
    kept = tuple(card for card in view.hand if card not in cards)
    name = best_name(view, kept, options)
    move = str(Discard(cards, name))
    return Choice(move, lambda: _why_discard(contract, cards, kept, name))


def _why_discard(contract: ContractView, cards: Cards, kept: Cards, name: Suit | None) -> Because:
    """What the hand that is kept is good for."""
    if contract.is_misere:
        return because(FiveHundredAdvice.DISCARD_DANGER)
    if name is not None:
        return because(FiveHundredAdvice.KEEP_HIGH_NAME_JOKER, suit=name)
    suit_of, trump = card_order(contract.trump).suit, contract.trump
    gone = [suit for card in cards if (suit := suit_of[card]) is not None]
    if trump is None or trump in gone:
        return because(FiveHundredAdvice.KEEP_HIGH)
    left = {suit_of[card] for card in kept}
    void = [suit for suit in gone if suit not in left]
    if void:
        return because(FiveHundredAdvice.KEEP_TRUMPS_VOID_SUIT, suit=void[0])
    return because(FiveHundredAdvice.KEEP_TRUMPS)


def best_name(view: FiveHundredView, kept: Cards, options: FiveHundredOptions) -> Suit | None:
    """The suit to name the joker for with these cards; None where there is nothing to name."""
    contract = view.contract
    if JOKER not in kept or not view.nameable or contract is None:
        return None
    if contract.is_misere:
        hidden = hidden_from(view.hand, options, len(view.hand_counts))
        return min(SUITS, key=lambda suit: hand_danger(kept, hidden, card_order(None, suit)))
    return max(SUITS, key=lambda suit: _worth_of_name(kept, suit))


def hidden_from(hand: Cards, options: FiveHundredOptions, seats: int) -> frozenset[Card]:
    """All cards of the pack that are not in a hand."""
    return frozenset(full_pack(options.pack, seats)) - set(hand)


def _worth_of_name(kept: Cards, suit: Suit) -> float:
    ranks = [RANK_OF[card] for card in kept if SUIT_OF.get(card) == suit]
    if not ranks:
        return -1.0
    gain = MISSING_ACE_WORTH if "A" not in ranks else 0.0
    return LENGTH_WORTH * len(ranks) + gain + ("K" in ranks) * gain


def _weakest(hand: Cards, count: int, trump: Suit | None, seats: int) -> Cards:
    """The cards without which the hand promises most."""
    order = card_order(trump)
    pool = sorted(
        (card for card in hand if card != JOKER),
        key=lambda card: (order.suit[card] == trump, RANK_ORDER[card]),
    )[: count + POOL_MORE]

    def promise_without(cards: Cards) -> float:
        kept = tuple(card for card in hand if card not in cards)
        low = LOW_STEP * sum(RANK_ORDER[card] for card in cards)
        return promised_tricks(kept, trump, seats) - low

    return max(combinations(pool, count), key=promise_without)
