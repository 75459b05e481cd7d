from dataclasses import replace

import pytest

from clients.cli.games.forty_six_typing import describe, read
from clients.cli.games.role import Ask, Explain, Play
from clients.cli.table import Scene
from games.forty_six.moves import parse_move
from games.forty_six.view import view
from games.game import Moves
from games.seats import Seat
from protocol.ids import Phase
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of
from tests.games.forty_six.rounds import round_of

HAND = "TS KS JS 4H 9D"
FIELD = "AS TH 3D KC 7C"

SWAPS = tuple(f"swap {give} {take}" for give in HAND.split() for take in FIELD.split())
FREE = Moves((*SWAPS, "flush"), "stop", ())
WITH_A_STOP = Moves(FREE.listed, "stop", ("swap 4H AS",))
GOOD = Moves((*SWAPS, "flush", "stop"), "stop", ("swap TS AS", "swap KS AS"))
LAST = Moves((*SWAPS, "flush", "stand"), "stop", ())
NOT_MY_TURN = Moves()


def scene(legal: Moves = FREE) -> Scene:
    state, _ = round_of(HAND, "2S 3S 5H 6D 8C", "2C 3C 5D 6H 8S", field=FIELD)
    seen = view(replace(state, turn_count=3), Seat(0))
    return scene_of(table_of(lobby(phase=Phase.PLAYING), update_of(seen, legal)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("4 a", "swap 4H AS"),
        ("４ａ", "swap 4H AS"),
        ("交換 4 a", "swap 4H AS"),
        ("swap 4H AS", "swap 4H AS"),
        ("ハート4 スペードA", "swap 4H AS"),
        ("流す", "flush"),
        ("flush", "flush"),
        ("stand", "stand"),
        ("そのまま", "stand"),
        ("4 a stop", "swap 4H AS stop"),
        ("ストップ", "stop"),
    ],
)
def test_moves_are_typed_in_many_ways(typed: str, move: str) -> None:
    """Illegal ones too: the server says why not."""
    assert read(typed, scene()) == Play(move)
    assert str(parse_move(move)) == move


@pytest.mark.parametrize(
    ("typed", "legal", "moves"),
    [
        pytest.param("7", FREE, {"yes": "swap KS TH"}, id="a number of the list"),
        pytest.param("stop", GOOD, {"yes": "stop"}, id="a stop alone"),
        pytest.param("ストップ", GOOD, {"yes": "stop"}, id="in Japanese"),
        pytest.param("27", GOOD, {"yes": "stop"}, id="the number of the stop"),
        pytest.param("4 a stop", WITH_A_STOP, {"yes": "swap 4H AS stop"}, id="with an exchange"),
        pytest.param("stop", WITH_A_STOP, {"yes": "swap 4H AS stop"}, id="the only one there is"),
        pytest.param("27", LAST, {"yes": "stand"}, id="the number of standing"),
    ],
)
def test_what_would_be_a_pity_is_asked_about(
    typed: str, legal: Moves, moves: dict[str, str]
) -> None:
    asked = read(typed, scene(legal))
    assert isinstance(asked, Ask)
    assert asked.moves == moves
    assert typed not in asked.moves, "the word that asks must not confirm"


def test_an_exchange_that_may_stop_offers_the_stop() -> None:
    asked = read("4 a", scene(WITH_A_STOP))
    assert isinstance(asked, Ask)
    assert asked.moves["yes"] == "swap 4H AS"
    assert asked.moves["stop"] == asked.moves["ストップ"] == "swap 4H AS stop"


@pytest.mark.parametrize(
    ("typed", "legal", "told"),
    [
        ("6 a", FREE, "Hand cards have the numbers 1 to 5."),
        ("4 f", FREE, "Field cards have the letters a to e."),
        ("29", FREE, "There is no move number 29. Type moves for the list."),
        ("pass", FREE, "There is no pass in 46."),
        ("パス", FREE, "There is no pass in 46."),
        ("all", FREE, "There is no exchange of all five in 46."),
        ("call", FREE, "There is no call in 46."),
        ("4 a コール", FREE, "There is no call in 46."),
        ("stop", NOT_MY_TURN, "You can stop on your own turn only."),
        ("stop", Moves(SWAPS, "stop", SWAPS[:2]), "A stop goes with an exchange. You may stop"),
    ],
)
def test_what_cannot_be_is_explained(typed: str, legal: Moves, told: str) -> None:
    explained = read(typed, scene(legal))
    assert isinstance(explained, Explain)
    assert explained.lines[0].startswith(told)


@pytest.mark.parametrize(
    "typed", ["help", "rules stop!", "lang ja", "sit 2", "swap", "hello world", "4 5 6", "?"]
)
def test_other_lines_are_no_moves(typed: str) -> None:
    assert read(typed, scene()) is None


def test_moves_are_described_in_words() -> None:
    assert describe("swap 4H AS stop", scene()) == "give ♥4, take ♠A"
    assert describe("stand", scene()) == "stand"
