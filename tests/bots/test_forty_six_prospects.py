"""What a hand of 46 promises."""

import pytest

from bots.forty_six.prospects import Prospects, expected_best
from games.cards import pack, parse_cards


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("KH QH JH 6H 2S", "KH QH JH 3C 2S", id="one card more of the suit"),
        pytest.param("KH QH 9H 8H 2S", "2H 3H 4H 5H 2S", id="the same number, worth more"),
        pytest.param("KH QH 8H 4H 2S", "KH QH JH TH 2S", id="room for more cards under 46"),
        pytest.param("7H 8H 9H TH JH", "7H 8H 9H TH 2S", id="five of a suit"),
        pytest.param("7H 8H 9H TH JH", "2D TD JD QD KD", id="good over disqualified"),
        pytest.param("AH TH JH QH KH", "4H 6H JH QH KH", id="Fukujin over a plain 46"),
        pytest.param("KH QH 9H 8H 2S", "AD 2D 3D 4D 5D", id="four high ones over five low ones"),
    ],
)
def test_one_hand_promises_more_than_another(better: str, worse: str) -> None:
    prospects = Prospects(frozenset())
    promises = [prospects.promise(parse_cards(hand)) for hand in (better, worse)]
    assert promises[0] > promises[1]


def test_a_good_hand_promises_its_points() -> None:
    assert Prospects(frozenset()).promise(parse_cards("7H 8H 9H TH JH")) == 45


def test_ten_jack_queen_king_promise_little_once_their_ace_is_gone() -> None:
    hand = parse_cards("TH JH QH KH 2S")
    with_ace, without = (
        Prospects(frozenset(parse_cards(gone))).promise(hand) for gone in ("", "AH")
    )
    assert with_ace > without


def test_what_a_flush_promises_is_the_best_of_five_cards() -> None:
    hand = parse_cards("7H 8H 9H TH 2S")
    prospects = Prospects(frozenset())
    only_jacks = prospects.after_flush(hand, parse_cards("JH JS JC JD 2D"))
    assert only_jacks == 45
    anything = prospects.after_flush(hand, [card for card in pack() if card not in hand])
    assert prospects.promise(hand) < anything < 46


@pytest.mark.parametrize(
    ("worths", "best"),
    [
        pytest.param([1, 2, 3, 4, 5], 5, id="all are drawn"),
        pytest.param([0, 0, 0, 0, 0, 6], 5, id="five of six times the best is there"),
        pytest.param([3, 4], 4, id="fewer than five"),
        pytest.param([], 0, id="none"),
    ],
)
def test_the_best_of_five_drawn(worths: list[float], best: float) -> None:
    assert expected_best(worths) == best
