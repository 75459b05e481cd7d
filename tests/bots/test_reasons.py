"""Whatever a player does, it says why: by a reason of its game, with the reason's arguments."""

from random import Random
from typing import Any

import pytest

from bots.player import AnyPlayer, Because, Choice, MakePlayer, Racer, Reaction
from bots.players import PLAYERS
from bots.simulation import simulate
from games.game import AnyGame, Moves
from games.registry import GAMES
from protocol.advice import ADVICE_REASONS, ARGUMENT_KINDS, LIST_ARGUMENTS, ArgumentKind
from tests.scale import scaled
from tests.secrecy.table import random_case

ROUNDS = scaled(500)
ARGUMENT_TYPES = {
    ArgumentKind.CARD: str,
    ArgumentKind.SUIT: str,
    ArgumentKind.SEAT: int,
    ArgumentKind.NUMBER: int,
}


class _Listener:
    """A player, of whom all reasons are collected."""

    def __init__(self, player: AnyPlayer, said: list[Because]) -> None:
        self._player = player
        self._said = said
        self.hear = player.hear

    def choose(self, view: Any, legal: Moves) -> Choice:  # a view of any game
        choice = self._player.choose(view, legal)
        self._said.append(choice.because)
        return choice

    def react(self, view: Any, legal: Moves) -> Reaction | None:  # the same
        reaction = self._player.react(view, legal) if isinstance(self._player, Racer) else None
        if reaction is not None:
            self._said.append(reaction.because)
        return reaction


def heard_by(said: list[Because], make_player: MakePlayer) -> MakePlayer:
    return lambda seat, rng: _Listener(make_player(seat, rng), said)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_move_has_a_reason_with_its_arguments(game: AnyGame) -> None:
    said: list[Because] = []
    for number, seats in enumerate(game.seats):
        case = random_case(game.id, Random(number), seats)
        make_player = heard_by(said, PLAYERS[game.id])
        simulate(game, make_player, options=case.options, seats=seats, rounds=ROUNDS, seed=number)
    assert said
    reasons = ADVICE_REASONS[game.id]
    for because in said:
        assert because.reason is reasons(because.reason), because
        assert set(because.arguments) == set(because.reason.arguments), because
        for name, value in because.arguments.items():
            values = value if isinstance(value, tuple) else (value,)
            assert isinstance(value, tuple) is (name in LIST_ARGUMENTS), because
            assert all(isinstance(each, ARGUMENT_TYPES[ARGUMENT_KINDS[name]]) for each in values)


@pytest.mark.parametrize("game", GAMES)
def test_arguments_have_names_that_say_what_they_are(game: str) -> None:
    names = {name for reason in ADVICE_REASONS[game] for name in reason.arguments}
    assert names <= ARGUMENT_KINDS.keys()


def test_every_game_has_reasons() -> None:
    assert ADVICE_REASONS.keys() == GAMES.keys()
