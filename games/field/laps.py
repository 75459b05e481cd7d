"""Whose turn it is at a table with a field: lap after lap, then the last turns.

A round is closed by whoever calls (51) or stops (46): each other seat has one more turn. Where
nobody does, the limit of laps ends it.
"""

from games.seats import Seat, left_of

__all__ = ["is_last_lap", "lap_of", "next_turn"]


def lap_of(turn_count: int, seats: int) -> int:
    """The lap, from 1, of the turn that comes after so many."""
    return turn_count // seats + 1


def is_last_lap(lap: int, lap_limit: int) -> bool:
    """Does the round end with this lap, if nobody closes it? A limit of 0 is none."""
    return 0 < lap_limit <= lap


def next_turn(
    seat: Seat, seats: int, *, turn_count: int, lap_limit: int, closer: Seat | None
) -> Seat | None:
    """Who is next when `seat` has finished the turn after `turn_count` others.

    None at the showdown: after the last turns of a round that `closer` has closed, or after
    the last lap of one that nobody has.
    """
    after = left_of(seat, seats)
    if closer is not None:
        return after if after != closer else None
    is_lap_done = (turn_count + 1) % seats == 0
    return None if is_lap_done and is_last_lap(lap_of(turn_count, seats), lap_limit) else after
