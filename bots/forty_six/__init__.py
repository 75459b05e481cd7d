"""The player of 46 at the level normal.

It collects the suit that promises most, never counting on more than 46: high cards that would
pass it are broken up while there is time, 10 J Q K too when their ace will hardly come. It
flushes where five unknown cards promise more than the field, so also the joker where that
hurts, and leaves it where an ace protects its hand. How much it wants for a stop is drawn anew
each round and falls as the round goes on. On the last lap it makes the most of what counts now.
"""

from bots.forty_six.player import FortySixPlayer

__all__ = ["FortySixPlayer"]
