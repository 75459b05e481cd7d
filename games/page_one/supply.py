"""Stock and discards: where drawn cards come from (docs/rules/page_one.md §2.1)."""

from collections.abc import Callable

from games.page_one.events import StockRenewed
from games.shuffle import Shuffle
from games.tricks.trick import Cards

__all__ = ["Supply"]


class Supply:
    """The stock and the discards while a move draws from them."""

    __slots__ = ("_shuffle", "discards", "renewed", "stock")

    def __init__(self, stock: Cards, discards: Cards, shuffle: Shuffle) -> None:
        self.stock = stock
        self.discards = discards
        self.renewed: tuple[StockRenewed, ...] = ()
        """That the stock was renewed, if it was: no move draws so much that it is twice."""
        self._shuffle = shuffle

    @property
    def is_empty(self) -> bool:
        """Is there nothing left to draw, the discards included?"""
        return not self.stock and not self.discards

    def draw(self, *, enough: Callable[[Cards], bool]) -> Cards:
        """Cards off the top, one after another, until they are enough or there are no more.

        The discards become the stock when a card is to be drawn and there is none.
        """
        drawn: Cards = ()
        while not enough(drawn) and not self.is_empty:
            if not self.stock:
                self._renew()
            drawn = (*drawn, self.stock[0])
            self.stock = self.stock[1:]
        return drawn

    def _renew(self) -> None:
        self.stock, self.discards = self._shuffle(self.discards), ()
        self.renewed = (StockRenewed(len(self.stock)),)
