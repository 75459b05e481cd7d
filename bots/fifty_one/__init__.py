"""The player of 51 at the level normal.

It settles on the suit that promises most, exchanges towards it, flushes a field that offers
nothing, does not put down what the next seat collects, and calls when its hand is likely to
hold against one more turn of everybody else. How much it wants for a call is drawn anew each
round and falls as the round goes on; a fixed threshold would make rounds that never end.
"""

from bots.fifty_one.player import FiftyOnePlayer

__all__ = ["FiftyOnePlayer"]
