"""The player of Five Hundred at the level normal.

It bids what its cards promise by counted tricks, with an ear for its partner and an eye on the
score; keeps trumps and high cards in the exchange; draws trumps as contractor, plays second low and
last as cheaply as it can win; gets under in a misere, and lets others win there. It claims what is
certain, and grants no claim that is not.
"""

from bots.five_hundred.player import FiveHundredPlayer

__all__ = ["FiveHundredPlayer"]
