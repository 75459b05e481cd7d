import pytest

from clients.cli.games.page_one_typing import read
from clients.cli.games.role import Explain, Play
from games.page_one.moves import parse_move
from games.page_one.state import State
from tests.clients.cli.games.page_one_scenes import scene_at
from tests.games.page_one.rounds import options_of, played, round_of

LEAD = round_of("9H 3S", "7H AS 4D", "4C 5C 6C")
JOKER = round_of("JK 9H 3S", "7H AS", "4C 5C", options=options_of(jokers=1))
TO_DRAW = played(round_of("3S 4S", "7H AS KS", leader=1), "1:play 7H")[0]
NOT_MY_TURN = round_of("9H 3S", "7H AS 4D", "4C 5C 6C", leader=1)
EXPOSED = played(LEAD, "0:play 9H")[0]
OFF = round_of("9H 3S", "7H AS 4D", options=options_of(declaring="off"))


@pytest.mark.parametrize(
    ("state", "typed", "move"),
    [
        (LEAD, "1", "play 3S"),
        (LEAD, "２", "play 9H"),
        (LEAD, "9h", "play 9H"),
        (LEAD, "♥9", "play 9H"),
        (LEAD, "ハート9", "play 9H"),
        (LEAD, "play 9H", "play 9H"),
        (LEAD, "出す 9h", "play 9H"),
        (LEAD, "1 ページワン", "play 3S declare"),
        (LEAD, "２　ぺーじわん", "play 9H declare"),
        (LEAD, "9h page one", "play 9H declare"),
        (LEAD, "play 9H declare", "play 9H declare"),
        (LEAD, "ページワン", "declare"),
        (LEAD, "Page One", "declare"),
        (LEAD, "3", "declare"),
        (LEAD, "10h", "play TH"),
        (EXPOSED, "ページワン", "declare"),
        (EXPOSED, "declare", "declare"),
        (JOKER, "JK H", "play JK H"),
        (JOKER, "ジョーカー ハート", "play JK H"),
        (JOKER, "joker ♠ ページワン", "play JK S declare"),
        (JOKER, "3", "play JK S"),
        (TO_DRAW, "1", "draw"),
        (TO_DRAW, "draw", "draw"),
        (TO_DRAW, "引く", "draw"),
        (LEAD, "指摘 a", "challenge 1"),
        (LEAD, "指摘 b", "challenge 2"),
        (LEAD, "指摘する Ken", "challenge 1"),
        (LEAD, "catch matsu", "challenge 2"),
        (LEAD, "指摘 席2", "challenge 1"),
        (LEAD, "catch seat 3", "challenge 2"),
        (LEAD, "challenge 2", "challenge 2"),
        (NOT_MY_TURN, "指摘 b", "challenge 2"),
        (round_of("9H 3S", "7H AS 4D"), "指摘", "challenge 1"),
    ],
)
def test_moves_are_typed_in_many_ways(state: State, typed: str, move: str) -> None:
    assert read(typed, scene_at(state)) == Play(move)
    assert str(parse_move(move)) == move


@pytest.mark.parametrize(
    ("state", "typed", "told"),
    [
        (LEAD, "7", "no card number 7"),
        (LEAD, "3 ページワン", "goes together with a card"),
        (TO_DRAW, "引く ページワン", "goes together with a card"),
        (JOKER, "JK", "Name a suit"),
        (NOT_MY_TURN, "1", "not your turn"),
        (LEAD, "指摘", "Whom do you challenge"),
        (LEAD, "指摘 c", "a Ken, b Matsu"),
        (LEAD, "指摘 2", "Whom do you challenge"),
        (LEAD, "指摘 席1", "Whom do you challenge"),
        (OFF, "指摘 a", "no challenges"),
    ],
)
def test_what_comes_to_no_move_is_explained(state: State, typed: str, told: str) -> None:
    reading = read(typed, scene_at(state))
    assert isinstance(reading, Explain)
    assert told in " ".join(reading.lines)


@pytest.mark.parametrize("typed", ["help", "score", "rules follow", "JK X", "9h 3s 2s", "log 50"])
def test_other_lines_are_left_to_the_shell(typed: str) -> None:
    assert read(typed, scene_at(LEAD)) is None
