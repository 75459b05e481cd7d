import pytest

from clients.cli.games.fifty_one_typing import describe, read
from clients.cli.games.role import Ask, Explain, Play
from clients.cli.table import Scene
from games.fifty_one.moves import parse_move
from games.game import Moves
from protocol.ids import Phase
from tests.clients.cli.scenes import lobby, scene_of, table_of, update_of, view_of

HAND = "TS KS JS 4H 9D"
FIELD = "AS TH 3D KC 7C"
ONE_SUIT = "TS KS JS 4S 9S"

SWAPS = tuple(f"swap {give} {take}" for give in HAND.split() for take in FIELD.split())
FREE = Moves((*SWAPS, "swap_all", "flush", "pass"), "call", ())
WITH_A_CALL = Moves(FREE.listed, "call", ("swap 4H AS",))
READY_TO_CALL = Moves(("swap 4S AS", "swap_all", "pass"), "call", ("swap 4S AS", "pass"))
NOT_MY_TURN = Moves()


def scene(legal: Moves = FREE, hand: str = HAND) -> Scene:
    room = lobby(phase=Phase.PLAYING)
    return scene_of(table_of(room, update_of(view_of(hand, FIELD), legal)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("4 a", "swap 4H AS"),
        ("4a", "swap 4H AS"),
        ("４　ａ", "swap 4H AS"),
        ("5 E", "swap 9D 7C"),
        ("x 4 a", "swap 4H AS"),
        ("交換 4 a", "swap 4H AS"),
        ("swap 4H AS", "swap 4H AS"),
        ("SWAP 4h as", "swap 4H AS"),
        ("4h as", "swap 4H AS"),
        ("♥4 ♠A", "swap 4H AS"),
        ("ハート4 スペードA", "swap 4H AS"),
        ("1 10h", "swap TS TH"),
        ("4 as", "swap 4H AS"),
        ("swap 2C JK", "swap 2C JK"),
        ("flush", "flush"),
        ("流す", "flush"),
        ("n", "flush"),
        ("pass", "pass"),
        ("パス", "pass"),
        ("ﾊﾟｽ", "pass"),
        ("4 a call", "swap 4H AS call"),
        ("パス　コール", "pass call"),
    ],
)
def test_moves_are_typed_in_many_ways(typed: str, move: str) -> None:
    assert read(typed, scene()) == Play(move)
    assert str(parse_move(move)) == move


@pytest.mark.parametrize(
    ("typed", "legal", "moves"),
    [
        pytest.param("all", FREE, {"yes": "swap_all"}, id="exchanging all"),
        pytest.param("全部交換", FREE, {"yes": "swap_all"}, id="exchanging all in Japanese"),
        pytest.param("7", FREE, {"yes": "swap KS TH"}, id="a number of the list"),
        pytest.param("26", FREE, {"yes": "swap_all"}, id="the number of exchange all"),
        pytest.param("4 a call", WITH_A_CALL, {"yes": "swap 4H AS call"}, id="a call"),
        pytest.param("call", WITH_A_CALL, {"yes": "swap 4H AS call"}, id="the only call there is"),
        pytest.param("stop", WITH_A_CALL, {"yes": "swap 4H AS call"}, id="stop meant as call"),
        pytest.param("4 a ストップ", WITH_A_CALL, {"yes": "swap 4H AS call"}, id="with a move"),
        pytest.param("コール", READY_TO_CALL, {"yes": "pass call"}, id="a call with a pass"),
        pytest.param("ストップ", READY_TO_CALL, {"yes": "pass call"}, id="stop with a pass"),
    ],
)
def test_what_would_be_a_pity_is_asked_about(
    typed: str, legal: Moves, moves: dict[str, str]
) -> None:
    hand = ONE_SUIT if legal is READY_TO_CALL else HAND
    asked = read(typed, scene(legal, hand))
    assert isinstance(asked, Ask)
    assert asked.moves == moves
    assert typed not in asked.moves, "the word that asks must not confirm"


@pytest.mark.parametrize("typed", ["4 a", "pass"])
def test_a_move_that_may_call_offers_the_call(typed: str) -> None:
    asked = read(typed, scene(READY_TO_CALL, ONE_SUIT))
    move = "pass" if typed == "pass" else "swap 4S AS"
    assert isinstance(asked, Ask)
    assert asked.moves["yes"] == move
    assert asked.moves["call"] == asked.moves["コール"] == f"{move} call"


def test_stop_says_what_it_takes_you_to_mean() -> None:
    room = lobby(phase=Phase.PLAYING)
    table = table_of(room, update_of(view_of(ONE_SUIT, FIELD), READY_TO_CALL))
    asked = read("ストップ", scene_of(table, "ja"))
    assert isinstance(asked, Ask)
    assert asked.sentence.startswith("コールですか。51点のストップは自動でかかります。")


@pytest.mark.parametrize(
    ("typed", "legal", "told"),
    [
        ("6 a", FREE, "Hand cards have the numbers 1 to 5."),
        ("4 f", FREE, "Field cards have the letters a to e."),
        ("0 a", FREE, "Hand cards have the numbers 1 to 5."),
        ("29", FREE, "There is no move number 29. Type moves for the list."),
        ("0", FREE, "There is no move number 0. Type moves for the list."),
        ("call", FREE, "You cannot call yet: your five cards must be of one suit after the move."),
        ("stop", NOT_MY_TURN, "A call goes with a move on your own turn."),
        ("call", Moves(SWAPS, "call", SWAPS[:2]), "A call goes with a move. You may call with: "),
        ("4 b stop", FREE, "You cannot call yet: your five cards must be of one suit after"),
    ],
)
def test_what_cannot_be_is_explained(typed: str, legal: Moves, told: str) -> None:
    explained = read(typed, scene(legal))
    assert isinstance(explained, Explain)
    assert explained.lines[0].startswith(told)


@pytest.mark.parametrize(
    "typed", ["help", "rules call", "lang ja", "sit 2", "swap", "hello world", "4 5 6", "🂡 a", "?"]
)
def test_other_lines_are_no_moves(typed: str) -> None:
    assert read(typed, scene()) is None


def test_an_illegal_call_goes_to_the_server_which_says_why() -> None:
    assert read("4 b call", scene(WITH_A_CALL)) == Play("swap 4H TH call")


@pytest.mark.parametrize("number", range(1, 29))
def test_every_legal_move_can_be_had_by_its_number(number: int) -> None:
    asked = read(str(number), scene())
    move = FREE.listed[number - 1]
    assert asked == Play(move) or (isinstance(asked, Ask) and asked.moves["yes"] == move)


def test_moves_are_described_in_words() -> None:
    assert describe("swap 4H AS", scene()) == "give ♥4, take ♠A"
    assert describe("pass call", scene()) == "pass"
