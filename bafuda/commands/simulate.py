"""`bafuda simulate`: bots against bots in process, counted."""

import argparse
import json
import sys
import time
from statistics import mean
from typing import Any

from bafuda.commands import Subparsers
from bafuda.game_options import chosen_options
from bots.players import PLAYERS
from bots.simulation import Tally, simulate
from games.errors import OptionError
from games.registry import GAMES

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda simulate --game fifty_one --rounds 1000 --seed 7
  bafuda simulate --game fifty_one --seats 3 --rounds 500 --seed 7 --option jokers=2 --json
"""

SEATS = 4


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `simulate`."""
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play against each other in process and count",
        description="Bots against bots through their views alone: who wins, how much, how long.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="fifty_one")
    parser.add_argument("--rounds", type=int, default=1000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--seats", type=int, default=SEATS, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    return parser


def run(args: argparse.Namespace) -> int:
    """Plays, then prints what was counted; 2 for options that the game does not have."""
    game = GAMES[args.game]
    try:
        options = game.options.build(chosen_options(game.options, args.option), seats=args.seats)
        if args.seats not in game.seats:
            raise OptionError("seats", args.seats, f"{game.seats[0]} to {game.seats[-1]}")
        if args.rounds < 1:
            raise OptionError("rounds", args.rounds, "1 or more")
        options.check(args.seats)
    except OptionError as refused:
        print(f"bafuda simulate: {refused}", file=sys.stderr)
        return 2
    began = time.perf_counter()
    tally = simulate(
        game,
        PLAYERS[game.id],
        options=options,
        seats=args.seats,
        rounds=args.rounds,
        seed=args.seed,
    )
    summary = _summary(tally, seconds=time.perf_counter() - began)
    print(json.dumps(summary) if args.json else _table(summary))
    return 0


def _summary(tally: Tally, *, seconds: float) -> dict[str, Any]:  # JSON
    return {
        "rounds": tally.rounds,
        "matches": tally.matches,
        "moves": tally.moves,
        "sides": [list(side) for side in tally.sides],
        "win_share": [wins / tally.rounds for wins in tally.wins],
        "mean_score": [points / tally.rounds for points in tally.points],
        "ended_by": dict(tally.ended_by),
        "moves_a_round": {
            "mean": mean(tally.moves_by_round),
            "longest": max(tally.moves_by_round),
        },
        "thinking_us_a_move": tally.thinking_s / tally.moves * 1e6 if tally.moves else 0.0,
        "seconds": seconds,
    }


def _table(summary: dict[str, Any]) -> str:
    lines = [f"{'seats':>8} {'win share':>10} {'mean score':>11}"]
    for side, share, score in zip(
        summary["sides"], summary["win_share"], summary["mean_score"], strict=True
    ):
        seats = "+".join(str(seat) for seat in side)
        lines.append(f"{seats:>8} {share:>10.1%} {score:>11.2f}")
    length = summary["moves_a_round"]
    ends = ", ".join(f"{why} {count}" for why, count in summary["ended_by"].items())
    lines += [
        "",
        f"{summary['rounds']} rounds in {summary['seconds']:.1f} s; ended by {ends}",
        f"{length['mean']:.1f} moves a round, the longest {length['longest']}; "
        f"{summary['thinking_us_a_move']:.0f} µs of thought a move",
    ]
    return "\n".join(lines)
