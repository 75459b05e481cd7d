"""Playing to a trick that counts.

The last to play wins as cheaply as it can, and throws the least away on a trick that is its
side's already or that it cannot win. With foes still to come it weighs how likely they beat the
card: a sure winner is played, an ally's good card is left alone, a doubtful one is covered if that
helps; second in hand it plays low where an ally is still to come.
"""

from bots.five_hundred.keeping import keeping_worth, least_kept
from bots.five_hundred.reading import Reading
from games.cards import Card
from games.tricks.trick import Cards

__all__ = ["card_to_follow"]

GOOD_ENOUGH = 0.25
"""An ally's card that is beaten less likely than this is left to win."""
WORTH_COVERING = 0.2
"""By so much it must become more likely to win, for a card to be put upon an ally's."""
HOPELESS = 0.4
"""A card that is beaten more likely than this is not spent second in hand."""
AS_GOOD = 0.08
"""Chances that differ by less than this count as the same: the cheaper card is played."""


def card_to_follow(reading: Reading, cards: Cards) -> Card:
    """The card to play, of those that may be played."""
    view = reading.view
    power = reading.order.power[view.suit]
    best = reading.order.winner(view.plays, view.suit)
    winners = tuple(card for card in cards if power[card] > power[best.card])
    losers = tuple(card for card in cards if card not in winners)
    if not winners:
        return least_kept(reading, cards)
    risks = {card: _risk(reading, card) for card in winners}
    safest = min(risks.values())
    if best.seat in reading.allies:
        now = _risk(reading, best.card)
        if losers and (now <= GOOD_ENOUGH or now - safest < WORTH_COVERING):
            return least_kept(reading, losers)
        if now <= GOOD_ENOUGH:
            return least_kept(reading, cards)
    elif safest > HOPELESS and _ally_follows(reading):
        return least_kept(reading, cards)
    as_good = [card for card, risk in risks.items() if risk <= safest + AS_GOOD]
    return min(as_good, key=lambda card: (power[card], keeping_worth(reading, card)))


def _risk(reading: Reading, card: Card) -> float:
    foes = (seat for seat in reading.following if seat not in reading.allies)
    return reading.chance_beaten(card, reading.view.suit, foes)


def _ally_follows(reading: Reading) -> bool:
    return any(seat in reading.allies for seat in reading.following)
