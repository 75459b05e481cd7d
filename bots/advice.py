"""Advice: what the player of a game would do in a seat and why, from what that seat may know.

It is the player itself that is asked, so what is advised is what a bot would play. Only chance is
taken out: whims would give another answer each time, and a forgotten word is no advice.
"""

from random import Random
from typing import Final

from bots.player import Choice, Racer
from bots.players import PLAYERS
from protocol.server_messages import Advise

__all__ = ["advise"]

MIDDLE: Final = 0.499
"""What is drawn instead of chance: of a range the middle, and what is done as often as not is
done."""


class _Middle(Random):
    """A generator that always draws the middle."""

    def random(self) -> float:
        return MIDDLE


def advise(question: Advise) -> Choice:
    """The move for a seat; the same question has the same answer."""
    player = PLAYERS[question.game](question.seat, _Middle())
    player.hear(question.events)
    if isinstance(player, Racer):
        wanted = player.react(question.view, question.legal)
        if wanted is not None and wanted.text in question.legal.listed:  # else it is a challenge
            return Choice(wanted.text, lambda: wanted.because)
    return player.choose(question.view, question.legal)
