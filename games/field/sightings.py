"""What a viewer can work out of the cards it cannot see, from what it was told.

Every card between hand and field moves face up, and so does every card to the discards. So a
viewer that has heard a round from its deal knows all discards, the cards that others took and
still hold, and after a reshuffle the whole stock, but for its order: a reshuffle comes only
when five cards are drawn from fewer, and all that is left of the stock then was a discard.
"""

from games.field.cards import Cards
from games.seats import Seat

__all__ = ["Sightings"]


class Sightings:
    """Where hidden cards were last seen to go; it follows the events of one round."""

    def __init__(self, seats: int) -> None:
        self.held: list[Cards] = [()] * seats
        """Cards that each seat took from the field and has not given since."""
        self.discards: Cards = ()
        """Cards of the discards, in the order in which they came."""
        self.stock: Cards = ()
        """Cards that lie in the stock, in no order."""

    def exchange(self, seat: Seat, *, gave: Cards, took: Cards) -> None:
        """A seat gave cards to the field and took some."""
        self.held[seat] = (*_without(self.held[seat], gave), *took)

    def flush(self, *, old: Cards, new: Cards) -> None:
        """The field went to the discards, and `new` came from the stock."""
        self.discards += old
        self.stock = _without(self.stock, new)

    def reshuffle(self) -> None:
        """The discards went under the stock."""
        self.stock += self.discards
        self.discards = ()


def _without(cards: Cards, gone: Cards) -> Cards:
    return tuple(card for card in cards if card not in gone)
