"""Playing to a trick that counts.

The last to play wins as cheaply as it can, and throws the least away on a trick that is its
side's already or that it cannot win. With foes still to come it weighs how likely they beat the
card: a sure winner is played, an ally's good card is left alone, a doubtful one is covered if that
helps; second in hand it plays low where an ally is still to come.
"""

from bots.five_hundred.keeping import keeping_worth, least_kept
from bots.five_hundred.reading import Reading
from bots.player import Because, Explain, because
from games.cards import Card
from games.tricks.trick import Cards, Play
from protocol.advice import FiveHundredAdvice

__all__ = ["card_to_follow"]

GOOD_ENOUGH = 0.25
"""An ally's card that is beaten less likely than this is left to win."""
WORTH_COVERING = 0.2
"""By so much it must become more likely to win, for a card to be put upon an ally's."""
HOPELESS = 0.4
"""A card that is beaten more likely than this is not spent second in hand."""
AS_GOOD = 0.08
"""Chances that differ by less than this count as the same: the cheaper card is played."""


def card_to_follow(reading: Reading, cards: Cards) -> tuple[Card, Explain]:
    """The card to play, of those that may be played, and why."""
    view = reading.view
    power = reading.order.power[view.suit]
    best = reading.order.winner(view.plays, view.suit)
    winners = tuple(card for card in cards if power[card] > power[best.card])
    losers = tuple(card for card in cards if card not in winners)
    is_allys = best.seat in reading.allies
    if not winners:
        card = least_kept(reading, cards)
        return card, lambda: _why_lose(card, best, is_allys=is_allys)
    risks = {card: _risk(reading, card) for card in winners}
    safest = min(risks.values())
    if is_allys:
        now = _risk(reading, best.card)
        if losers and (now <= GOOD_ENOUGH or now - safest < WORTH_COVERING):
            card = least_kept(reading, losers)
            return card, lambda: _why_lose(card, best, is_allys=True)
        if now <= GOOD_ENOUGH:
            card = least_kept(reading, cards)
            return card, lambda: _beside(FiveHundredAdvice.OVERTAKES_PARTNER, best)
    elif safest > HOPELESS and _ally_follows(reading):
        card = least_kept(reading, cards)
        return card, lambda: because(FiveHundredAdvice.SECOND_LOW, card=card)
    as_good = [card for card, risk in risks.items() if risk <= safest + AS_GOOD]
    card = min(as_good, key=lambda card: (power[card], keeping_worth(reading, card)))
    return card, lambda: _why_win(reading, card, best)


def _why_lose(card: Card, best: Play, *, is_allys: bool) -> Because:
    """A card that is thrown on a trick which is its side's already, or which it cannot win."""
    if is_allys:
        return _beside(FiveHundredAdvice.PARTNER_WINNING_THROW_LOW, best)
    return because(FiveHundredAdvice.CANNOT_WIN_THROW_LOW, card=card)


def _why_win(reading: Reading, card: Card, best: Play) -> Because:
    """The cheapest of the cards that win as surely as any does."""
    if best.seat in reading.allies:
        return _beside(FiveHundredAdvice.COVER_PARTNER, best)
    led, suit = reading.view.suit, reading.order.suit[card]
    if led is not None and suit != led and suit == reading.order.trump:
        return because(FiveHundredAdvice.RUFF_LOW, card=card, suit=led)
    if _risk(reading, card) == 0.0:
        return because(FiveHundredAdvice.WIN_CHEAP, card=card)
    return because(FiveHundredAdvice.WIN_LIKELY, card=card)


def _beside(reason: FiveHundredAdvice, play: Play) -> Because:
    """A reason that has to do with an ally's card in the trick."""
    return because(reason, seat=play.seat, card=play.card)


def _risk(reading: Reading, card: Card) -> float:
    foes = (seat for seat in reading.following if seat not in reading.allies)
    return reading.chance_beaten(card, reading.view.suit, foes)


def _ally_follows(reading: Reading) -> bool:
    return any(seat in reading.allies for seat in reading.following)
