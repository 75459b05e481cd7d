"""How often a call of 51 holds among four bots, by the points it was made with.

    python -m bench.fifty_one_calls --rounds 20000

The help page's table of calls is made by it.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar

from bots.fifty_one import FiftyOnePlayer
from bots.simulation import simulate
from games.field.events import RoundEnded
from games.fifty_one.events import Called
from games.fifty_one.game import FIFTY_ONE
from games.fifty_one.options import FiftyOneOptions
from games.seats import Seat

SEATS = 4
BUCKETS = ((0, 39), (40, 43), (44, 45), (46, 47), (48, 49), (50, 50))
"""Points, from and to."""


class _Scribe(FiftyOnePlayer):
    """A player that also notes what each call was worth in the end, and whether it held."""

    made: ClassVar[Counter[int]] = Counter()
    held: ClassVar[Counter[int]] = Counter()

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._takes_notes = seat == 0
        self._caller: Seat | None = None

    def hear(self, events: Iterable[object]) -> None:
        events = tuple(events)
        super().hear(events)
        if not self._takes_notes:
            return
        for event in events:
            match event:
                case Called(seat=seat):
                    self._caller = seat
                case RoundEnded(points=points, result=result):
                    self._note(points, result.winners)

    def _note(self, points: tuple[int | None, ...], winners: tuple[int, ...]) -> None:
        if self._caller is not None:
            worth = points[self._caller] or 0
            self.made[worth] += 1
            self.held[worth] += self._caller in winners
        self._caller = None


def main() -> None:
    """Plays and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    simulate(
        FIFTY_ONE,
        _Scribe,
        options=FiftyOneOptions(),
        seats=SEATS,
        rounds=args.rounds,
        seed=args.seed,
    )
    print("points  calls  held")
    for low, high in BUCKETS:
        made = sum(_Scribe.made[worth] for worth in range(low, high + 1))
        held = sum(_Scribe.held[worth] for worth in range(low, high + 1))
        if made:
            print(f"{low:>2}-{high:<2} {made:>8}  {held / made:>4.0%}")


if __name__ == "__main__":
    main()
