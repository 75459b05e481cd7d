"""How the player of Page One watches for a missing word: its own, and that of others.

It finds out as a person does, from who played, how many cards are left and what was said.
"""

from collections.abc import Iterable
from random import Random

from bots.player import Because, Reaction, because
from games.seats import Seat
from protocol.advice import PageOneAdvice

__all__ = ["Watching"]

NOTICE_SHARE = 0.9
"""How many of the others' missing declarations are noticed at all."""
NOTICE_S = (1.5, 4.0)
"""After how long, in seconds: never at once, so that a person can be first."""

REMEMBER_SHARE = 0.5
"""How often its own forgotten word comes to mind at all."""
REMEMBER_S = (2.0, 6.0)


class Watching:
    """What one player makes of each missing word: decided once, when it comes up."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._reactions: dict[Seat, Reaction | None] = {}

    def reaction(self, exposed: Iterable[Seat]) -> Reaction | None:
        """What it says first of all that it has noticed, with these seats exposed now."""
        self._reactions = {
            seat: self._reactions[seat] if seat in self._reactions else self._decide(seat)
            for seat in exposed
        }
        wanted = [reaction for reaction in self._reactions.values() if reaction is not None]
        return min(wanted, key=lambda reaction: reaction.delay_s, default=None)

    def _decide(self, seat: Seat) -> Reaction | None:
        if seat == self._seat:
            forgotten = because(PageOneAdvice.DECLARE_NOW)
            return self._maybe("declare", REMEMBER_SHARE, REMEMBER_S, forgotten)
        noticed = because(PageOneAdvice.CHALLENGE, seat=seat)
        return self._maybe(f"challenge {seat}", NOTICE_SHARE, NOTICE_S, noticed)

    def _maybe(
        self, text: str, share: float, seconds: tuple[float, float], why: Because
    ) -> Reaction | None:
        if self._rng.random() >= share:
            return None
        return Reaction(text, self._rng.uniform(*seconds), why)
