"""Bots against bots in one process: each sees its view and the events told to it, no more."""

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bots.player import AnyPlayer, MakePlayer, Racer, Reaction
from games.game import AnyGame, Moves, RoundResult
from games.match import Match, apply_move, deal_next_round, start_match
from games.options import GameOptions
from games.seats import Seat, Side
from games.shuffle import MatchKey

__all__ = ["Tally", "simulate"]


@dataclass(slots=True)
class Tally:
    """What was counted over rounds. Lists with one entry a side are in the sides' order."""

    sides: tuple[Side, ...]
    rounds: int = 0
    matches: int = 0
    moves: int = 0
    wins: list[int] = field(default_factory=list)
    """Rounds won; a shared win counts for each."""
    points: list[int] = field(default_factory=list)
    """Sum of the round scores."""
    ended_by: Counter[str] = field(default_factory=Counter)
    """Rounds by why they ended."""
    moves_by_round: list[int] = field(default_factory=list)
    """Length of each round, in moves."""
    thinking_s: float = 0.0
    """Time that the players took to choose."""

    def add(self, result: RoundResult, moves: int) -> None:
        """Counts a round."""
        self.rounds += 1
        self.ended_by[result.reason] += 1
        self.moves_by_round.append(moves)
        for side, score in enumerate(result.by_side):
            self.points[side] += score.score
        for side in result.winners:
            self.wins[side] += 1


def simulate(
    game: AnyGame,
    make_player: MakePlayer,
    *,
    options: GameOptions,
    seats: int,
    rounds: int,
    seed: int,
) -> Tally:
    """Plays `rounds` rounds, in matches one after the other; the same seed gives the same ones.

    Raises:
        OptionError: the options do not suit so many seats.
    """
    rng = Random(seed)
    sides = game.sides(options, seats)
    tally = Tally(sides, wins=[0] * len(sides), points=[0] * len(sides))
    while tally.rounds < rounds:
        tally.matches += 1
        key = MatchKey(rng.randbytes(32))
        table = _Table(game, make_player, rng, seats)
        match, events = start_match(game, options=options, seats=seats, key=key)
        while True:
            match = table.play_round(match, events, tally)
            if match.is_over or tally.rounds == rounds:
                break
            match, events = deal_next_round(match)
    return tally


class _Table:
    """The players of one match."""

    def __init__(self, game: AnyGame, make_player: MakePlayer, rng: Random, seats: int) -> None:
        self._game = game
        self._players: dict[Seat, AnyPlayer] = {
            Seat(seat): make_player(Seat(seat), Random(rng.getrandbits(64)))
            for seat in range(seats)
        }

    def play_round(self, match: Match, events: tuple[Any, ...], tally: Tally) -> Match:
        """The match after the round on the table, which is counted."""
        moves = 0
        self._tell(events)
        while not match.is_round_over:
            seat, text = self._reaction(match) or self._choice(match, tally)
            match, events = apply_move(match, seat, text)
            self._tell(events)
            moves += 1
        tally.moves += moves
        tally.add(match.results[-1], moves)
        return match

    def _tell(self, events: tuple[Any, ...]) -> None:
        for seat, player in self._players.items():
            player.hear(self._game.redact(event, seat) for event in events)

    def _choice(self, match: Match, tally: Tally) -> tuple[Seat, str]:
        """The seat that play waits for, and its move."""
        seat = match.waiting_for[0]
        view, legal = self._outlook(match, seat)
        began = time.perf_counter()
        choice = self._players[seat].choose(view, legal)
        tally.thinking_s += time.perf_counter() - began
        return seat, choice.move

    def _reaction(self, match: Match) -> tuple[Seat, str] | None:
        """The first move out of turn, if anybody wants one: it comes before the next turn ends."""
        reactions: list[tuple[float, Seat, Reaction]] = []
        for seat in sorted(self._game.movers(match.state)):
            player = self._players[seat]
            if not isinstance(player, Racer):
                continue
            reaction = player.react(*self._outlook(match, seat))
            if reaction is not None:
                reactions.append((reaction.delay_s, seat, reaction))
        if not reactions:
            return None
        _, seat, reaction = min(reactions)
        return seat, reaction.text

    def _outlook(self, match: Match, seat: Seat) -> tuple[Any, Moves]:  # a view of any game
        return self._game.view(match.state, seat), self._game.legal_moves(match.state, seat)
