"""Finds the weights by which the player of Five Hundred counts the tricks of a hand.

    python -m bench.five_hundred_strength --seats 4 --hands 3000

Hands are dealt, and one seat plays its best suit (or no trumps) against the others: every second
time the seat with the best hand, else any. The weights are those with the least squared distance
between tricks promised and tricks taken, a little drawn towards nothing where there is little to
go by.
"""

import argparse
from math import sqrt
from random import Random
from typing import NamedTuple

from bots.five_hundred import FiveHundredPlayer
from bots.five_hundred.strength import features, promised_tricks
from games.cards import SUITS, Suit
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.scoring import contract_tricks
from games.five_hundred.state import FiveHundredPhase, State
from games.game import Standing
from games.seats import Seat
from games.shuffle import Shuffle

OPTIONS = FiveHundredOptions(blind_misere_enabled=False)

PULL_TO_NOTHING = 3.0
"""How many hands without a thing each weight is tempered by (ridge regression)."""

Row = list[float]


class _Attempt(NamedTuple):
    """Who plays what."""

    promise: float
    seat: Seat
    trump: Suit | None


def main() -> None:
    """Plays and prints the weights, in the order of the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=3000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--no-trumps", action="store_true")
    args = parser.parse_args()
    found: list[Row] = []
    taken: Row = []
    for seed in range(args.hands):
        values, tricks = _played(seed, args.seats, no_trumps=args.no_trumps)
        found.append(values)
        taken.append(tricks)
    weights = _least_squares(found, taken)
    errors = [
        tricks - sum(weight * value for weight, value in zip(weights, row, strict=True))
        for row, tricks in zip(found, taken, strict=True)
    ]
    print(", ".join(f"{weight:.2f}" for weight in weights))
    print(f"spread {sqrt(sum(error * error for error in errors) / len(errors)):.2f}")


def _played(seed: int, seats: int, *, no_trumps: bool) -> tuple[Row, float]:
    """What is counted in the hand, and the tricks that it took."""
    rng = Random(seed)
    sides = FIVE_HUNDRED.sides(OPTIONS, seats)
    standing = Standing(1, Seat(rng.randrange(seats)), sides, (0,) * len(sides))
    state, _ = FIVE_HUNDRED.deal(OPTIONS, seats, standing, _shuffled_by(rng))
    attempts = [
        _Attempt(promised_tricks(hand, trump, seats), Seat(seat), trump)
        for seat, hand in enumerate(state.hands)
        if seed % 2 or seat == seed // 2 % seats
        for trump in ((None,) if no_trumps else SUITS)
    ]
    attempt = max(attempts, key=lambda attempt: attempt.promise)
    hand = state.hands[attempt.seat]
    state = _played_out(_won_by(state, attempt), rng)
    assert state.contract is not None, state
    values = [float(value) for value in features(hand, attempt.trump)]
    return values, contract_tricks(state, state.contract)


def _won_by(state: State, attempt: _Attempt) -> State:
    """The hand after an auction in which all others pass."""
    while state.phase is FiveHundredPhase.AUCTION:
        assert state.turn is not None, state
        bids = state.turn == attempt.seat
        text = f"bid 6{attempt.trump or 'NT'}" if bids else "pass"
        state, _ = FIVE_HUNDRED.apply(state, state.turn, FIVE_HUNDRED.parse_move(text), tuple)
    return state


def _played_out(state: State, rng: Random) -> State:
    players = [FiveHundredPlayer(Seat(seat), rng) for seat in range(state.seats)]
    while not state.is_over:
        seat = FIVE_HUNDRED.waiting_for(state)[0]
        view, legal = FIVE_HUNDRED.view(state, seat), FIVE_HUNDRED.legal_moves(state, seat)
        move = FIVE_HUNDRED.parse_move(players[seat].choose(view, legal).move)
        state, _ = FIVE_HUNDRED.apply(state, seat, move, tuple)
    return state


def _least_squares(rows: list[Row], results: Row) -> Row:
    """The weights, by the normal equations; the first, which every row has, is not tempered."""
    size = range(len(rows[0]))
    equations = [
        [
            *(sum(row[i] * row[j] for row in rows) + PULL_TO_NOTHING * (i == j > 0) for j in size),
            sum(row[i] * result for row, result in zip(rows, results, strict=True)),
        ]
        for i in size
    ]
    return _solved(equations)


def _solved(equations: list[Row]) -> Row:
    """By elimination; each row holds its right side last."""
    for i in range(len(equations)):
        pivot = max(range(i, len(equations)), key=lambda k: abs(equations[k][i]))
        equations[i], equations[pivot] = equations[pivot], equations[i]
        for k, row in enumerate(equations):
            if k != i:
                factor = row[i] / equations[i][i]
                equations[k] = [a - factor * b for a, b in zip(row, equations[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(equations)]


def _shuffled_by(rng: Random) -> Shuffle:
    return lambda cards: tuple(rng.sample(cards, len(cards)))


if __name__ == "__main__":
    main()
