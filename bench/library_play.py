"""Random play in the libraries of others; prints one JSON list.

    python library_play.py MOVES REPEATS

Runs in an environment of its own that holds RLCard and OpenSpiel and nothing of ours. A
library that is missing is listed with the reason.
"""

import importlib
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

RLCARD_GAMES = ("uno", "gin-rummy")
OPEN_SPIEL_GAMES = ("gin_rummy", "crazy_eights", "hearts", "euchre", "spades")

Play = Callable[[Any, int], None]  # the library's game or environment, and how many moves


def main() -> None:
    """Plays everything and prints it."""
    moves, repeats = map(int, sys.argv[1:])
    rows = [*_library("rlcard", _rlcard, moves, repeats)]
    rows += _library("pyspiel", _open_spiel, moves, repeats)
    print(json.dumps(rows))


def _library(
    name: str, play: Callable[..., list[dict[str, Any]]], moves: int, repeats: int
) -> list[dict[str, Any]]:  # JSON
    try:
        return play(importlib.import_module(name), moves, repeats)
    except ImportError as missing:
        return [{"name": name, "missing": str(missing)}]


def _rlcard(rlcard: Any, moves: int, repeats: int) -> list[dict[str, Any]]:
    rows = []
    for name in RLCARD_GAMES:
        bare = _uno_engine if name == "uno" else _gin_rummy_engine
        game = rlcard.make(name, config={"seed": 1}).game
        environment = rlcard.make(name, config={"seed": 1})
        rows.append(_row(f"RLCard {name}, bare engine", bare, game, moves, repeats))
        rows.append(_row(f"RLCard {name}, env.step", _environment, environment, moves, repeats))
    return rows


def _open_spiel(pyspiel: Any, moves: int, repeats: int) -> list[dict[str, Any]]:
    return [
        _row(f"OpenSpiel {name}", _state, pyspiel.load_game(name), moves, repeats)
        for name in OPEN_SPIEL_GAMES
    ]


def _row(name: str, play: Play, game: Any, moves: int, repeats: int) -> dict[str, Any]:
    times_s = []
    for _ in range(repeats):
        began = process_time()
        play(game, moves)
        times_s.append(process_time() - began)
    return {"name": name, "us": min(times_s) / moves * 1e6}


def _uno_engine(game: Any, moves: int) -> None:
    _engine(game, moves, game.get_legal_actions)


def _gin_rummy_engine(game: Any, moves: int) -> None:
    _engine(game, moves, lambda: game.judge.get_legal_actions())


def _engine(game: Any, moves: int, legal_actions: Callable[[], list[Any]]) -> None:
    rng, left = Random(1), moves
    while left:
        game.init_game()
        while left and not game.is_over():
            game.step(rng.choice(legal_actions()))
            left -= 1


def _environment(environment: Any, moves: int) -> None:
    rng, left = Random(1), moves
    while left:
        state, _ = environment.reset()
        while left and not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            left -= 1


def _state(game: Any, moves: int) -> None:
    rng, left = Random(1), moves
    while left:
        state = game.new_initial_state()
        while left and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                left -= 1


if __name__ == "__main__":
    main()
