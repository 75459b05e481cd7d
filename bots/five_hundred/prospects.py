"""How likely a hand makes each bid, before the kitty is seen.

A bid of tricks goes by what the hand promises in its suit, and by what partners have said: one
that bid the same suit brings trumps, any other bid brings high cards, a pass brings less. A misere
goes by how safe the hand is once the worst cards are laid away, over a few kitties drawn at random
from the cards that are not seen.
"""

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bots.five_hundred.danger import chance_of_no_trick, hand_danger, safest_without
from bots.five_hundred.exchange import hidden_from
from bots.five_hundred.strength import chance_of_level, promised_tricks
from games.cards import Suit
from games.five_hundred.bids import (
    BLIND_MISERE,
    OPEN_MISERE,
    Bid,
    is_misere,
    is_sans_kitty,
    level_of,
    plain_bid,
    trump_of,
)
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import card_order
from games.five_hundred.packs import kitty_size
from games.tricks.trick import Cards

__all__ = ["Holding", "PartnersWord", "chance_of_bid"]

SAME_SUIT_TRICKS = 1.3
"""What a partner adds that has bid the same suit."""
OTHER_BID_TRICKS = 0.5
PASS_TRICKS = -0.3
SANS_KITTY_TRICKS = -1.2
"""What the kitty is missed for."""
NO_PARTNER_TRICKS = -1.3
"""What a partner is missed for by the contractor of five who may call none."""
CHOSEN_PARTNER_TRICKS = -0.3
"""How much less a partner brings that is chosen as a seat than one with a called card."""
ONE_PARTNER_TRICKS = -0.8
"""How much less six players take as pairs than as teams of three."""

OPEN_SHARE = 0.88
"""How much of the chance of a misere is left when the hand lies open."""
FIVE, SIX = 5, 6
"""Players."""

KITTIES = 6
"""Drawn at random to judge a misere."""
DANGER_MAX = 0.8
"""Of the hand less its worst cards: above it no kitty helps enough."""


class Holding(NamedTuple):
    """A hand as dealt, at a table."""

    hand: Cards
    seats: int
    playing_in_misere: int
    """How many play when one of them is in misere."""
    options: FiveHundredOptions


class PartnersWord(NamedTuple):
    """What the partners have said so far, the highest bid of each."""

    bids: tuple[Bid, ...] = ()
    pass_count: int = 0
    """Partners that have passed without a bid."""


def chance_of_bid(holding: Holding, bid: Bid, word: PartnersWord) -> float:
    """How likely the contract is made."""
    if is_misere(bid):
        return _chance_of_misere(holding, bid)
    trump = trump_of(bid)
    tricks = _promised(holding.hand, trump, holding.seats) + _said(word, trump)
    tricks += _company(holding)
    if is_sans_kitty(bid):
        tricks += SANS_KITTY_TRICKS
    return chance_of_level(tricks, level_of(bid), trump=trump, seats=holding.seats)


def _said(word: PartnersWord, trump: Suit | None) -> float:
    tricks = PASS_TRICKS * word.pass_count
    for bid in word.bids:
        is_same = not is_misere(bid) and trump_of(bid) == trump
        tricks += SAME_SUIT_TRICKS if is_same else OTHER_BID_TRICKS
    return tricks


def _company(holding: Holding) -> float:
    """What fewer partners than usual take less."""
    options = holding.options
    if holding.seats == FIVE and options.five_partner != "called_card":
        return NO_PARTNER_TRICKS if options.five_partner == "none" else CHOSEN_PARTNER_TRICKS
    if holding.seats == SIX and options.six_teams == "3x2":
        return ONE_PARTNER_TRICKS
    return 0.0


@lru_cache(maxsize=1 << 10)
def _promised(hand: Cards, trump: Suit | None, seats: int) -> float:
    return promised_tricks(hand, trump, seats)


def _chance_of_misere(holding: Holding, bid: Bid) -> float:
    """Blind misere is for a seat that has not looked; this one has."""
    plain = plain_bid(bid)
    if plain == BLIND_MISERE:
        return 0.0
    chance = _chance_in_misere(holding, is_sans_kitty(bid))
    return chance * (OPEN_SHARE if plain == OPEN_MISERE else 1.0)


@lru_cache(maxsize=1 << 8)
def _chance_in_misere(holding: Holding, without_kitty: bool) -> float:
    hand, seats = holding.hand, holding.seats
    order = card_order(None)
    hidden = hidden_from(hand, holding.options, seats)
    if without_kitty:
        return chance_of_no_trick(hand_danger(hand, hidden, order), holding.playing_in_misere)
    size = kitty_size(holding.options, seats)
    kept = set(hand) - set(safest_without(hand, size, hidden, None))
    if hand_danger(kept, hidden, order) > DANGER_MAX:
        return 0.0
    rng = Random(" ".join(sorted(hand)))  # the same hand is judged the same
    chances = []
    for _ in range(KITTIES):
        kitty = rng.sample(sorted(hidden), size)
        cards, rest = (*hand, *kitty), hidden.difference(kitty)
        kept = set(cards) - set(safest_without(cards, size, rest, None))
        danger = hand_danger(kept, rest, order)
        chances.append(chance_of_no_trick(danger, holding.playing_in_misere))
    return sum(chances) / KITTIES
