"""How often contracts of Five Hundred are made among bots, by bid.

    python -m bench.five_hundred_contracts --rounds 20000

The help page's table of contracts is made by it.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar

from bots.five_hundred import FiveHundredPlayer
from bots.simulation import simulate
from games.five_hundred.bids import Bid, is_misere, level_of, plain_bid, trump_of
from games.five_hundred.events import AuctionWon, CardsDealt, CardsLooked, HandScored
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import PRESETS, FiveHundredOptions
from games.five_hundred.packs import JOKER
from games.five_hundred.scoring import MADE, PASSED_OUT
from games.seats import Seat

SEATS = 4
HIGH_LEVEL = 9
FEW = 50
"""Of so few contracts a share says little."""

ALL = "all"
NO_JOKER = "9, 10 without joker"
ROWS = (ALL, "6", "7", "8", "9", "10", "S", "C", "D", "H", "NT", "M", "OM", "BM", NO_JOKER)


class _Scribe(FiveHundredPlayer):
    """A player that also notes what became of its own contracts."""

    bid: ClassVar[Counter[str]] = Counter()
    made: ClassVar[Counter[str]] = Counter()

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._place = seat
        self._contract: Bid | None = None
        self._had_joker = False
        """Was it dealt the joker? What the kitty brings, no bid can know."""

    def hear(self, events: Iterable[object]) -> None:
        events = tuple(events)
        super().hear(events)
        for event in events:
            match event:
                case CardsDealt(hands=hands):
                    self._contract, self._had_joker = None, JOKER in hands[self._place]
                case CardsLooked(seat=seat, cards=cards) if seat == self._place:
                    self._had_joker = JOKER in cards
                case AuctionWon(seat=seat, bid=bid) if seat == self._place:
                    self._contract = bid
                case HandScored(result=result) if self._contract is not None:
                    self._note(self._contract, is_made=result.reason == MADE)

    def _note(self, bid: Bid, *, is_made: bool) -> None:
        for row in _rows(bid, has_joker=self._had_joker):
            self.bid[row] += 1
            self.made[row] += is_made


def _rows(bid: Bid, *, has_joker: bool) -> list[str]:
    """The rows of the table in which a contract is counted."""
    if is_misere(bid):
        return [ALL, plain_bid(bid)]
    rows = [ALL, str(level_of(bid)), trump_of(bid) or "NT"]
    return [*rows, NO_JOKER] if level_of(bid) >= HIGH_LEVEL and not has_joker else rows


def main() -> None:
    """Plays and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", choices=tuple(PRESETS), default="australian")
    args = parser.parse_args()
    tally = simulate(
        FIVE_HUNDRED,
        _Scribe,
        options=FiveHundredOptions.build({"preset": args.preset}, seats=args.seats),
        seats=args.seats,
        rounds=args.rounds,
        seed=args.seed,
    )
    print(f"{'contract':<20} {'bid':>6}  made")
    for row in ROWS:
        bid, made = _Scribe.bid[row], _Scribe.made[row]
        if bid:
            few = "  (few)" if bid < FEW else ""
            print(f"{row:<20} {bid:>6}  {made / bid:>4.0%}{few}")
    print(f"thrown in            {tally.ended_by[PASSED_OUT]:>6}")
    print(f"{tally.thinking_s / tally.moves * 1e6:.0f} µs of thought a move")


if __name__ == "__main__":
    main()
