import pytest

from clients.cli.games.five_hundred_cards import (
    hand_lines,
    known_order,
    labelled,
    last_trick,
    trick_line,
)
from clients.texts import Language
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.seats import SPECTATOR, Seat
from tests.clients.cli.games.five_hundred_scenes import HERE, scene_at
from tests.games.five_hundred.hands import hand_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
THREE = ("pass",) * 3
DEALT = hand_of(HAND, "KH QH 9S 8S 7S AS KS", "", "TH")
EXCHANGE = played(DEALT, "0:look", "bid 7H", *THREE)[0]
PLAY = played(EXCHANGE, "discard QC 9C 5S")[0]


def hand(state: State, seat: int | None = 0, language: Language = "en") -> list[str]:
    viewer = SPECTATOR if seat is None else Seat(seat)
    return hand_lines(FIVE_HUNDRED.view(state, viewer), scene_at(state, language, seat=seat))


def test_trumps_come_first_with_both_bowers_labelled() -> None:
    assert hand(PLAY) == [
        "Hand",
        "  ♥ trump   1*JK   2*♥J(R)   3*♦J(L)   4*♥A",
        "  ♦         5*♦A   6*♦K",
        "  ♠         7*♠Q   8*♠J   9*♠10  10*♠6",
        "♦J is the left bower: it counts as ♥, not as ♦.",
    ]


def test_only_cards_that_may_be_played_are_marked() -> None:
    state = played(PLAY, "play AH")[0]
    lines = hand(state, 1)
    assert lines[1] == "  ♥ trump   1*♥K   2*♥Q"
    assert all("*" not in line for line in lines[2:])


def test_cards_of_the_kitty_are_marked_in_the_exchange() -> None:
    kitty = FIVE_HUNDRED.view(EXCHANGE, HERE).kitty
    marked = " ".join(hand(EXCHANGE)).count("+")
    assert marked == len(kitty) == 3


def test_the_labels_of_suits_are_padded_in_japanese() -> None:
    assert hand(PLAY, language="ja")[1] == "  ♥ 切札   1*JK   2*♥J(R)   3*♦J(L)   4*♥A"


def test_a_hand_that_lies_face_down_and_a_spectators_are_not_shown() -> None:
    assert hand(DEALT) == ["Your 10 cards lie face down."]
    assert hand(PLAY, None) == []


@pytest.mark.parametrize(
    ("card", "shown"), [("JH", "♥J(R)"), ("JD", "♦J(L)"), ("JS", "♠J"), ("JK", "JK")]
)
def test_bowers_have_their_letters(card: str, shown: str) -> None:
    view = FIVE_HUNDRED.view(PLAY, HERE)
    assert labelled(card, view.contract, scene_at(PLAY)) == shown
    assert labelled(card, None, scene_at(PLAY)) == shown.split("(")[0]


def test_the_trick_says_who_wins_it_so_far() -> None:
    assert trick_line(FIVE_HUNDRED.view(PLAY, HERE), scene_at(PLAY)) == "Trick   You to lead"
    state = played(PLAY, "play AH", "play KH")[0]
    line = trick_line(FIVE_HUNDRED.view(state, HERE), scene_at(state))
    assert line == "Trick, led ♥   You ♥A (winning), Ken ♥K"


def test_the_last_trick_is_listed_in_the_order_of_play_with_its_winner() -> None:
    state = PLAY
    for text in ("play AH", "play KH"):
        state = played(state, text)[0]
    for _ in range(2):
        assert state.turn is not None
        text = FIVE_HUNDRED.legal_moves(state, state.turn).listed[0]
        state = played(state, text)[0]
    line = last_trick(FIVE_HUNDRED.view(state, HERE), scene_at(state))
    assert line.startswith("Last trick   You ♥A, Ken ♥K, Mia ")
    assert line.endswith("won by: You")
    assert "No trick" in last_trick(FIVE_HUNDRED.view(PLAY, HERE), scene_at(PLAY))


def test_own_cards_are_told_in_the_order_of_the_hand() -> None:
    scene = scene_at(PLAY)
    cards = FIVE_HUNDRED.view(PLAY, HERE).hand
    assert known_order(reversed(cards), scene) == list(cards)
    assert known_order(["5S", "AH"], scene) == ["5S", "AH"]
