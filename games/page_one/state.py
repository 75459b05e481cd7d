"""The state of a round of Page One."""

from dataclasses import dataclass

from games.cards import Suit
from games.page_one.options import PageOneOptions
from games.seats import Seat
from games.tricks.trick import Cards, Play
from games.values import quickly_built

__all__ = ["State"]


@quickly_built
@dataclass(frozen=True, slots=True)
class State:
    """A round. It holds every hidden card: it goes to nobody but through `view`."""

    options: PageOneOptions
    first_leader: Seat
    """Who led the round's first trick."""
    leader: Seat
    """Who leads the trick on the table, or is to lead it."""
    turn: Seat | None
    """Who is to play; None when the round is over."""
    hands: tuple[Cards, ...]
    """One a seat, from seat 0, in the order in which the cards came."""
    stock: Cards
    """Top first."""
    discards: Cards
    """Cards of finished tricks, in the order in which they came: what a reshuffle shuffles."""
    removed: Cards
    """Jokers that are out of the round."""
    plays: tuple[Play, ...]
    """The trick on the table, as played."""
    suit: Suit | None
    """The suit of the trick; None before a lead, and while a led joker leaves it open."""
    skipped: tuple[Seat, ...]
    """Who does not play in this trick."""
    declared: tuple[bool, ...]
    """Whose declaration stands, for the last card or for the play about to be made."""
    exposed: tuple[bool, ...]
    """Who may be challenged. What anybody is shown never depends on it."""
    trick_count: int
    """Tricks finished in the round."""
    end_reason: str | None = None
    """Why the round is over, by its name in the locales; None while it goes on."""

    @property
    def is_over(self) -> bool:
        """Is the round over?"""
        return self.turn is None

    @property
    def is_lead(self) -> bool:
        """Is the next card played the first of its trick?"""
        return not self.plays
