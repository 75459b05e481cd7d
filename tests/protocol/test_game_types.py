"""Every game that can be played can be told about."""

from itertools import islice
from typing import get_args

import pytest

from games.game import AnyGame
from games.registry import GAMES
from protocol.codec import decode_server_message, encode_server_message
from protocol.game_types import GameEvent, GameView, preview_of
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from protocol.server_messages import Previews
from tests.games.harness import Case, Step, play

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game
def test_every_event_of_a_game_stands_in_messages(game: AnyGame) -> None:
    assert set(game.events) <= set(get_args(GameEvent))


@each_game
def test_the_view_of_a_game_stands_in_messages(game: AnyGame) -> None:
    assert game.view_type in (get_args(GameView) or (GameView,))


def previews_of(step: Step) -> Previews:
    """What the listed moves of all who may move would leave them with."""
    match, game = step.match, step.case.game
    by_move = []
    for seat in game.movers(match.state):
        for text in game.legal_moves(match.state, seat).listed:
            shown = game.preview(match.state, seat, game.parse_move(text))
            if shown is not None:
                by_move.append(preview_of(text, shown))
    return Previews(1, match.turn, tuple(by_move))


@each_game
@pytest.mark.parametrize("subprotocol", [MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
def test_every_preview_of_a_game_stands_in_messages(game: AnyGame, subprotocol: str) -> None:
    case = Case(game, game.options(), game.recommended_seats.start)
    for step in islice(play(case, seed=1), 12):
        previews = previews_of(step)
        frame = encode_server_message(previews, subprotocol)
        assert decode_server_message(frame, subprotocol) == previews
        assert {preview.game for preview in previews.by_move} <= {game.id}
