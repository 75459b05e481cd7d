"""The state of a round of 51."""

from dataclasses import dataclass

from games.field.cards import Cards
from games.field.laps import lap_of
from games.fifty_one.options import FiftyOneOptions
from games.seats import Seat
from games.values import quickly_built

__all__ = ["State"]


@quickly_built
@dataclass(frozen=True, slots=True)
class State:
    """A round. It holds every hidden card: it goes to nobody but through `view`."""

    options: FiftyOneOptions
    dealer: Seat
    turn: Seat | None
    """Who is to move; None when the round is over."""
    turn_count: int
    """Turns finished in the round, those that a dealt 51 used included."""
    hands: tuple[Cards, ...]
    """One a seat, from seat 0. A card taken lies where the card given lay."""
    field: Cards
    stock: Cards
    """Top first."""
    discards: Cards
    """In the order in which they came: what a reshuffle shuffles."""
    has_flushed: bool
    """Has the seat on turn flushed in this turn?"""
    flushed_last: tuple[bool, ...]
    """Did the seat flush on its turn before this one? One a seat."""
    passes_used: tuple[int, ...]
    """Passes of each seat in the round, last turns aside."""
    pass_streak: int
    """Passes one after the other, up to now."""
    caller: Seat | None
    stopper: Seat | None

    @property
    def is_over(self) -> bool:
        """Is the round over?"""
        return self.turn is None

    @property
    def is_first_lap(self) -> bool:
        """Is the turn among the first of each seat?"""
        return self.turn_count < len(self.hands)

    @property
    def is_call_out(self) -> bool:
        """Has somebody called, so that the others have their last turns?"""
        return self.caller is not None

    @property
    def lap(self) -> int:
        """The lap of the turn, from 1; when the round is over, of the last one."""
        return lap_of(self.turn_count - self.is_over, len(self.hands))
