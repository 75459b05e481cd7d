"""Claims of the player of Five Hundred: certain ones are made, others are not granted."""

import pytest

from bots.five_hundred.claiming import certain_tricks
from games.cards import Suit, parse_cards
from games.five_hundred.order import card_order
from tests.bots.test_five_hundred_player import choice, in_play
from tests.games.five_hundred.hands import played


@pytest.mark.parametrize(
    ("hand", "others", "trump", "tricks"),
    [
        pytest.param("JK JS JC", "AS KS", "S", 3, id="trumps from the top"),
        pytest.param(
            "JK JS 7S", "AS KS", "S", 3, id="the last trump is good once others are drawn"
        ),
        pytest.param("JK 8S 7S", "AS KS", "S", 1, id="higher trumps are out"),
        pytest.param("JK AH", "AS KS", "S", 1, id="a side ace may be ruffed"),
        pytest.param("JK JS AH KH", "AS KS QH", "S", 4, id="side suits after trumps"),
        pytest.param("JK JS AH JH", "AS KS QH 9H", "S", 3, id="not what may be beaten"),
        pytest.param("JK JS AH JC", "AS KS QH", "S", 4, id="the left bower is a trump"),
        pytest.param("AH KH 4H", "QH JH", None, 3, id="no trumps: a long suit runs"),
        pytest.param("AH KH", "QH JK", None, 0, id="no trumps: somebody has the joker"),
        pytest.param("AH JK", "KH AS", None, 2, id="no trumps: its own joker"),
        pytest.param("KH QS", "AH AS", None, 0, id="nothing"),
    ],
)
def test_what_is_certain(hand: str, others: str, trump: str | None, tricks: int) -> None:
    order = card_order(Suit(trump) if trump else None)
    assert certain_tricks(parse_cards(hand), parse_cards(others), order) == tricks


CERTAIN = "JK JS JC AS KS QS TS 9S AH AD"


def test_it_claims_what_nothing_can_beat() -> None:
    assert choice(in_play(CERTAIN, "", "", "", bid="8S")) == "claim 10"


def test_it_plays_on_when_a_claim_was_declined() -> None:
    state, _ = played(in_play(CERTAIN, "", "", "", bid="8S"), "claim 10", "1:decline")
    assert choice(state).startswith("play ")


@pytest.mark.parametrize(
    ("hand", "count", "seat", "answer"),
    [
        pytest.param(CERTAIN, 10, 1, "accept", id="certain"),
        pytest.param("JK JS JC AS KS QS TS 9S AH QD", 10, 1, "decline", id="one may be lost"),
        pytest.param("JK JS JC AS KS QS TS 9S AH QD", 9, 1, "accept", id="no more than is certain"),
        pytest.param("JK JS JC AS KS QS TS 9S AH QD", 10, 2, "accept", id="its own side's"),
        pytest.param(CERTAIN, 9, 2, "decline", id="its own side claims too little"),
        pytest.param(CERTAIN, 0, 1, "accept", id="foes claim nothing"),
        pytest.param("JK KS QS TS 9S 8S 7S AH KH QH", 8, 1, "decline", id="trumps are out"),
    ],
)
def test_what_it_accepts(hand: str, count: int, seat: int, answer: str) -> None:
    state, _ = played(in_play(hand, "", "", "", bid="8S"), f"claim {count}")
    assert choice(state, seat) == answer


def test_a_claim_within_a_trick_is_not_granted_to_foes() -> None:
    state = in_play("JK JS JC AS KS QS TS 9S 4H AD", "", "", "", bid="8S", steps="4H")
    state, _ = played(state, "claim 10")
    assert choice(state, 0) == "decline"
