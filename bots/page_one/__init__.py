"""The player of Page One at the level normal.

It leads low from its longest suit and saves aces, kings and jokers; with two cards left it
plays the one that wins, so as to lead the last. It says the word with that play, but forgets
it now and then, and may remember in time. It watches the others: whoever is left with one
card and has not said the word it challenges after as long as a person takes to notice.
"""

from bots.page_one.player import PageOnePlayer

__all__ = ["PageOnePlayer"]
