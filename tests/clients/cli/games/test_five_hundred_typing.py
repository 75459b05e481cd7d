import pytest

from clients.cli.games.five_hundred_typing import read, rivals
from clients.cli.games.role import Ask, Explain, Play
from clients.cli.table import Scene
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import parse_move
from games.five_hundred.state import State
from games.options import OptionValue
from tests.clients.cli.games.five_hundred_scenes import HERE, scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
THREE = ("pass",) * 3


def start(seats: int = 4, **chosen: OptionValue) -> State:
    return hand_of(HAND, *[""] * (seats - 1), options=options_of(seats, **chosen))


def won(bid: str, seats: int = 4, **chosen: OptionValue) -> State:
    opened, seven = start(seats, **chosen), ["0:look"]
    if bid.startswith("M"):
        return played(opened, *seven, "pass", "bid 7C", *["pass"] * (seats - 2))[0]
    return played(opened, *seven, f"bid {bid}", *["pass"] * (seats - 1))[0]


BLIND = start()
AUCTION = played(BLIND, "0:look")[0]
AFTER_SEVEN = played(AUCTION, "bid 6S", "bid 7C", "pass", "pass")[0]
RAISE = won("7H", winner_may_raise=True)
EXCHANGE = won("7H")
EXCHANGE_NT = won("7NT")
EXCHANGE_OM = won("OM")
SANS_KITTY = won("7NT/SK")
PLAY = played(EXCHANGE, "discard QC 9C 5S")[0]
FREE_JOKER = played(EXCHANGE_NT, "discard QC 9C 5S")[0]
CALL_CARD = played(won("7H", 5), "discard QC 9C 5S")[0]
CALL_SEAT = played(won("8H", 5, five_partner="choose_player"), "discard QC 9C 5S")[0]
CLAIMED = played(EXCHANGE, "discard QC 9C 5S", "play AD", "claim 9")[0]


@pytest.mark.parametrize(
    ("state", "typed", "move"),
    [
        (BLIND, "look", "look"),
        (BLIND, "見る", "look"),
        (AUCTION, "7h", "bid 7H"),
        (AUCTION, "7 hearts", "bid 7H"),
        (AUCTION, "ハート7", "bid 7H"),
        (AUCTION, "bid 7♥", "bid 7H"),
        (AUCTION, "ビッド ８ 切札なし", "bid 8NT"),
        (AUCTION, "8h/sk", "bid 8H/SK"),
        (AUCTION, "パス", "pass"),
        (AUCTION, "p", "pass"),
        (RAISE, "8h", "raise 8H"),
        (RAISE, "raise 8H", "raise 8H"),
        (RAISE, "そのまま", "raise none"),
        (RAISE, "raise none", "raise none"),
        (RAISE, "pass", "raise none"),
        (CALL_CARD, "partner ac", "partner AC"),
        (CALL_CARD, "♣A", "partner AC"),
        (CALL_CARD, "呼ぶ クラブA", "partner AC"),
        (CALL_CARD, "ひとり", "partner alone"),
        (CALL_CARD, "1", "partner alone"),
        (CALL_SEAT, "partner a", "partner 1"),
        (CALL_SEAT, "Matsu", "partner 3"),
        (CALL_SEAT, "パートナー ken mia", "partner 1 2"),
        (CALL_SEAT, "席5", "partner 4"),
        (CALL_SEAT, "partner 3", "partner 3"),
        (PLAY, "1", "play JK"),
        (PLAY, "３", "play JD"),
        (PLAY, "ah", "play AH"),
        (PLAY, "ハートA", "play AH"),
        (PLAY, "play KD", "play KD"),
        (PLAY, "出す 6s", "play 6S"),
        (PLAY, "jk", "play JK"),
        (FREE_JOKER, "JK H", "play JK H"),
        (FREE_JOKER, "ジョーカー ハート", "play JK H"),
        (FREE_JOKER, "play jk spades", "play JK S"),
        (SANS_KITTY, "qc name h", "play QC name H"),
        (SANS_KITTY, "2 name ハート", "play 6S name H"),
        (SANS_KITTY, "jk d", "play JK D"),
    ],
)
def test_moves_are_typed_in_many_ways(state: State, typed: str, move: str) -> None:
    assert read(typed, scene_at(state)) == Play(move)
    assert str(parse_move(move)) == move
    assert FIVE_HUNDRED.why_illegal(state, HERE, parse_move(move)) is None


@pytest.mark.parametrize(
    ("state", "typed", "move"),
    [
        (AUCTION, "open misere", "bid OM"),
        (AUCTION, "オープンミゼール", "bid OM"),
        (AFTER_SEVEN, "ミゼール", "bid M"),
        (AFTER_SEVEN, "m/sk", "bid M/SK"),
        (BLIND, "ブラインドミゼール", "bid BM"),
        (BLIND, "7h", "bid 7H"),
        (BLIND, "pass", "pass"),
        (AUCTION, "3", "bid 6C"),
        (EXCHANGE, "discard 5 6 13", "discard QC 9C 5S"),
        (EXCHANGE, "５　６ 13", "discard QC 9C 5S"),
        (EXCHANGE, "捨てる qc 9c 5s", "discard QC 9C 5S"),
        (EXCHANGE_NT, "discard qc 9c 5s name h", "discard QC 9C 5S name H"),
        (EXCHANGE_NT, "qc 9c 5s ハート", "discard QC 9C 5S name H"),
        (EXCHANGE_NT, "put away qc 9c 5s joker ♥", "discard QC 9C 5S name H"),
        (EXCHANGE_NT, "qc 9c 5s 切札なし", "discard QC 9C 5S"),
        (PLAY, "claim 3", "claim 3"),
        (PLAY, "クレーム 全部", "claim 10"),
        (SANS_KITTY, "qc", "play QC"),
    ],
)
def test_what_would_be_a_pity_is_asked_about(state: State, typed: str, move: str) -> None:
    reading = read(typed, scene_at(state))
    assert isinstance(reading, Ask)
    assert reading.moves["yes"] == move
    assert typed not in reading.moves, "another key confirms than the one that asked"
    assert FIVE_HUNDRED.why_illegal(state, HERE, parse_move(move)) is None


@pytest.mark.parametrize(
    ("state", "typed", "told"),
    [
        (EXCHANGE, "discard 1 2", "discard 1 2 3"),
        (EXCHANGE, "discard 1 1 2", "discard 1 2 3"),
        (EXCHANGE, "discard 1 2 99", "discard 1 2 3"),
        (EXCHANGE, "4", "discard 1 2 3"),
        (PLAY, "99", "no number 99"),
        (PLAY, "claim", "claim 10"),
        (FREE_JOKER, "jk", "Name the suit"),
        (FREE_JOKER, "1", "Name the suit"),
        (CALL_CARD, "partner nobody", "partner ah"),
        (CALL_SEAT, "partner nobody", "partner a"),
        (AUCTION, "t", "No trick is finished"),
        (PLAY, "b", "You: 7♥"),
        (AUCTION, "ビッド", "Possible bids"),
    ],
)
def test_what_comes_to_no_move_is_explained(state: State, typed: str, told: str) -> None:
    reading = read(typed, scene_at(state))
    assert isinstance(reading, Explain)
    assert told in " ".join(reading.lines)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("accept", "accept"),
        ("認める", "accept"),
        ("はい", "accept"),
        ("decline", "decline"),
        ("認めない", "decline"),
        ("1", "accept"),
    ],
)
def test_a_claim_is_answered_in_words_of_both_languages(typed: str, move: str) -> None:
    state = played(PLAY, "claim 9")[0]
    assert read(typed, scene_at(state, seat=1)) == Play(move)


def test_whoever_is_not_on_turn_is_told_so_or_by_the_server() -> None:
    scene = scene_at(PLAY, seat=1)
    reading = read("1", scene)
    assert isinstance(reading, Explain)
    assert reading.lines == ("It is not your turn.",)
    assert read("7h", scene_at(AUCTION, seat=1)) == Play("bid 7H")
    assert read("ミゼール", scene_at(AUCTION, seat=1)) == Play("bid M")
    assert read("discard 4h 5h 6h", scene_at(EXCHANGE, seat=1)) == Play("discard 4H 5H 6H")


def test_a_card_that_may_not_be_played_goes_to_the_server_for_its_reason() -> None:
    state = played(PLAY, "play AD")[0]
    view = FIVE_HUNDRED.view(state, state.turn)
    blocked = next(card for card, why in zip(view.hand, view.blocked, strict=True) if why)
    assert read(str(blocked), scene_at(state, seat=1)) == Play(f"play {blocked}")


@pytest.mark.parametrize(
    "typed", ["help", "score", "rules bowers", "JK X", "9h 3s 2s", "log 50", "who", "seats 6", "n"]
)
@pytest.mark.parametrize("state", [AUCTION, EXCHANGE, CALL_SEAT, PLAY, RAISE])
def test_other_lines_are_left_to_the_shell(state: State, typed: str) -> None:
    if state is EXCHANGE and typed == "9h 3s 2s":
        return
    assert read(typed, scene_at(state)) is None


def test_the_others_have_letters() -> None:
    scene: Scene = scene_at(CALL_SEAT)
    view = FIVE_HUNDRED.view(CALL_SEAT, HERE)
    assert [(letter, scene.name(seat)) for letter, seat in rivals(view)] == [
        ("a", "Ken"),
        ("b", "Mia"),
        ("c", "Matsu"),
        ("d", "Ume"),
    ]
