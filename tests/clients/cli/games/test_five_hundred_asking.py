import pytest

from clients.cli.games.five_hundred_asking import SUIT_WORDS, confirmed, describe
from clients.cli.games.role import Ask, Play
from games.five_hundred.state import State
from tests.clients.cli.games.five_hundred_scenes import scene_at
from tests.games.five_hundred.hands import hand_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
THREE = ("pass",) * 3
DEALT = hand_of(HAND, "", "", "")
AUCTION = played(DEALT, "0:look")[0]
NO_TRUMPS = played(AUCTION, "bid 7NT", *THREE)[0]
OPEN_MISERE = played(AUCTION, "bid OM", *THREE)[0]
SANS_KITTY = played(AUCTION, "bid OM/SK", *THREE)[0]


def question(move: str, state: State) -> Ask:
    reading = confirmed(move, scene_at(state))
    assert isinstance(reading, Ask)
    return reading


def test_the_discard_is_asked_about_and_says_what_becomes_of_the_joker() -> None:
    assert question("discard JK 6S 5S", NO_TRUMPS).sentence == (
        "Put away JK ♠6 ♠5? Type yes to do it."
    )
    assert "without one" in question("discard QC 9C 5S", NO_TRUMPS).sentence
    assert "misère is lost" in question("discard QC 9C 5S", OPEN_MISERE).sentence
    assert "name ♥ for the joker" in question("discard QC 9C 5S name H", NO_TRUMPS).sentence


@pytest.mark.parametrize("suit", SUIT_WORDS)
def test_the_question_can_be_answered_by_a_suit_for_the_joker(suit: str) -> None:
    asked = question("discard QC 9C 5S", NO_TRUMPS)
    for word in SUIT_WORDS[suit]:
        assert asked.moves[word] == f"discard QC 9C 5S name {suit}"


def test_the_first_lead_sans_kitty_asks_for_the_jokers_suit() -> None:
    asked = question("play QC", SANS_KITTY)
    assert "misère is lost" in asked.sentence
    assert asked.moves["ハート"] == "play QC name H"
    assert confirmed("play QC name H", scene_at(SANS_KITTY)) == Play("play QC name H")
    assert confirmed("play JK S", scene_at(SANS_KITTY)) == Play("play JK S")


def test_calls_without_having_looked_are_asked_about() -> None:
    assert "not looked" in question("bid 7H", DEALT).sentence
    assert "not looked" in question("pass", DEALT).sentence
    assert "lose all ten" in question("bid BM", DEALT).sentence
    assert confirmed("pass", scene_at(AUCTION)) == Play("pass")


def test_what_is_not_legal_goes_to_the_server_at_once() -> None:
    assert confirmed("bid M", scene_at(AUCTION)) == Play("bid M")
    assert confirmed("claim 4", scene_at(AUCTION)) == Play("claim 4")


@pytest.mark.parametrize(
    ("move", "japanese", "english"),
    [
        ("look", "手札を見る", "look at your cards"),
        ("bid 8NT", "8切札なし をビッドする", "bid 8NT"),
        ("raise 8H", "8♥ に上げる", "raise to 8♥"),
        ("raise none", "上げない", "raise nothing"),
        ("discard QC 9C", "♣Q ♣9 を捨てる", "put away ♣Q ♣9"),
        ("partner alone", "ひとりで遊ぶ", "play alone"),
        ("partner AS", "♠A を呼ぶ", "call ♠A"),
        ("partner 1 2", "Ken、Miaを味方にする", "partner: Ken, Mia"),
        ("play JK H", "JK を ♥ と言って出す", "play JK, naming ♥"),
        ("play JK -", "JK をスートなしで出す", "play JK, naming no suit"),
        (
            "play QC name H",
            "♣Q を出し、ジョーカーを ♥ にする",
            "play ♣Q; the joker belongs to ♥",
        ),
        ("claim 4", "のこりのうち4トリックを取ると言う", "claim 4 of the remaining tricks"),
        ("decline", "クレームを認めない", "decline the claim"),
    ],
)
def test_moves_have_words_in_both_languages(move: str, japanese: str, english: str) -> None:
    assert describe(move, scene_at(AUCTION, "ja")) == japanese
    assert describe(move, scene_at(AUCTION, "en")) == english
