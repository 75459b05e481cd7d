"""How often a stop of 46 wins among four bots, by the points it was made with.

    python -m bench.forty_six_stops --rounds 20000

The help page's table of stops is made by it.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar

from bots.forty_six import FortySixPlayer
from bots.simulation import simulate
from games.field.events import RoundEnded
from games.forty_six.events import StopAnnounced
from games.forty_six.game import FORTY_SIX
from games.forty_six.options import FortySixOptions
from games.seats import Seat

SEATS = 4
BUCKETS = ((15, 33), (34, 36), (37, 39), (40, 41), (42, 43), (44, 45), (46, 46))
"""Points, from and to."""


class _Scribe(FortySixPlayer):
    """A player that also notes what each stop was worth, and whether it won."""

    made: ClassVar[Counter[int]] = Counter()
    won: ClassVar[Counter[int]] = Counter()

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._takes_notes = seat == 0
        self._stopper: Seat | None = None

    def hear(self, events: Iterable[object]) -> None:
        events = tuple(events)
        super().hear(events)
        if not self._takes_notes:
            return
        for event in events:
            match event:
                case StopAnnounced(seat=seat):
                    self._stopper = seat
                case RoundEnded(points=points, result=result):
                    self._note(points, result.winners)

    def _note(self, points: tuple[int | None, ...], winners: tuple[int, ...]) -> None:
        if self._stopper is not None:
            worth = points[self._stopper] or 0
            self.made[worth] += 1
            self.won[worth] += self._stopper in winners
        self._stopper = None


def main() -> None:
    """Plays and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    simulate(
        FORTY_SIX,
        _Scribe,
        options=FortySixOptions(),
        seats=args.seats,
        rounds=args.rounds,
        seed=args.seed,
    )
    print("points  stops   won")
    for low, high in BUCKETS:
        made = sum(_Scribe.made[worth] for worth in range(low, high + 1))
        won = sum(_Scribe.won[worth] for worth in range(low, high + 1))
        if made:
            print(f"{low:>2}-{high:<2} {made:>8}  {won / made:>4.0%}")


if __name__ == "__main__":
    main()
