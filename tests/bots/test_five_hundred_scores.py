"""Hands of bots end with scores that the arithmetic of the rules allows, for every player count."""

from collections.abc import Iterable
from random import Random

import pytest

from bots.five_hundred import FiveHundredPlayer
from bots.simulation import simulate
from games.five_hundred.bids import Bid, bid_value, is_misere, level_of
from games.five_hundred.events import AuctionWon, CardsDealt, HandScored
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.seats import Seat
from tests.scale import patience, scaled

HANDS = scaled(2000)
TRICKS = 10
SLAM = 250
HAND_S = 0.5


class _Scorer(FiveHundredPlayer):
    """A player that also adds up every hand once more; the one in seat 0 keeps the list."""

    faults: list[str]
    count: int

    def __init__(self, seat: Seat, rng: Random, seats: int) -> None:
        super().__init__(seat, rng)
        self._sides = FIVE_HUNDRED.sides(FiveHundredOptions(), seats)
        self._won: AuctionWon | None = None
        self.faults, self.count = [], 0

    def hear(self, events: Iterable[object]) -> None:
        for event in events:
            match event:
                case CardsDealt():
                    self._won = None
                case AuctionWon():
                    self._won = event
                case HandScored():
                    self._check(event)

    def _check(self, scored: HandScored) -> None:
        self.count += 1
        scores = tuple(side.score for side in scored.result.by_side)
        if self._won is None:
            allowed = tuple(0 for _ in scores)
        else:
            allowed = self._allowed(self._won.seat, self._won.bid, scored)
        if scores != allowed:
            self.faults.append(f"{self._won}: {scores}, not {allowed}, for {scored.tricks}")

    def _allowed(self, contractor: Seat, bid: Bid, scored: HandScored) -> tuple[int, ...]:
        own = {
            number
            for number, side in enumerate(self._sides)
            if set(side) & {contractor, *scored.partners}
        }
        taken = sum(scored.tricks[side] for side in own)
        value = bid_value(bid, FiveHundredOptions())
        if is_misere(bid):
            points = value if taken == 0 else -value
            return tuple(points if side in own else 0 for side in range(len(self._sides)))
        assert sum(scored.tricks) == TRICKS
        points = max(value, SLAM) if taken == TRICKS else value
        if taken < level_of(bid):
            points = -value
        return tuple(
            points if side in own else 10 * tricks for side, tricks in enumerate(scored.tricks)
        )


@pytest.mark.timeout(patience(60 + HANDS * HAND_S))
@pytest.mark.parametrize("seats", FIVE_HUNDRED.seats)
def test_scores_are_those_of_the_rules(seats: int) -> None:
    scorers: list[_Scorer] = []

    def make_player(seat: Seat, rng: Random) -> FiveHundredPlayer:
        if seat != 0:
            return FiveHundredPlayer(seat, rng)
        scorers.append(_Scorer(seat, rng, seats))
        return scorers[-1]

    options = FiveHundredOptions()
    simulate(FIVE_HUNDRED, make_player, options=options, seats=seats, rounds=HANDS, seed=seats)
    assert sum(scorer.count for scorer in scorers) == HANDS
    assert not [fault for scorer in scorers for fault in scorer.faults]
