"""Every game that can be played can be told about."""

from typing import get_args

import pytest

from games.game import AnyGame
from games.registry import GAMES
from protocol.game_types import GameEvent, GameView

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game
def test_every_event_of_a_game_stands_in_messages(game: AnyGame) -> None:
    assert set(game.events) <= set(get_args(GameEvent))


@each_game
def test_the_view_of_a_game_stands_in_messages(game: AnyGame) -> None:
    assert game.view_type in (get_args(GameView) or (GameView,))
