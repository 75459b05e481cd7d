"""Who plays with whom (docs/rules/five_hundred.md §1.4)."""

from functools import cache

from games.seats import Seat, Side

__all__ = ["are_partners", "side_of", "sides_of", "team_mates"]


@cache  # a handful of tables
def sides_of(six_teams: str, seats: int) -> tuple[Side, ...]:
    """The sides that score together: teams of four and six players, else each seat alone."""
    teams = {4: 2, 6: 2 if six_teams == "2x3" else 3}.get(seats, seats)
    return tuple(tuple(Seat(seat) for seat in range(team, seats, teams)) for team in range(teams))


def side_of(sides: tuple[Side, ...], seat: Seat) -> int:
    """The number of the seat's side."""
    return seat % len(sides)


def are_partners(sides: tuple[Side, ...], seat: Seat, other: Seat) -> bool:
    """Do the two score together in every hand?"""
    return side_of(sides, seat) == side_of(sides, other)


def team_mates(sides: tuple[Side, ...], seat: Seat) -> tuple[Seat, ...]:
    """The others of the seat's side."""
    return tuple(other for other in sides[side_of(sides, seat)] if other != seat)
