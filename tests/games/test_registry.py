import pytest

from games.errors import GameError
from games.registry import GAMES, UnknownGame, game_by_id


def test_each_game_stands_under_its_id() -> None:
    assert all(game_by_id(game_id).id == game_id for game_id in GAMES)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="fifty_one") as refused:
        game_by_id("bridge")
    assert isinstance(refused.value, GameError)


def test_recommended_seats_are_seats() -> None:
    assert all(set(game.recommended_seats) <= set(game.seats) for game in GAMES.values())
