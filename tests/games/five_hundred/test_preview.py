import pytest

from games.cards import format_cards
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.preview import HandPreview
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"


@pytest.mark.parametrize(
    ("text", "hand", "suits"),
    [
        ("bid 7H", "JK JH JD AH QC 9C AD KD 6S 5S", "HHHHCCDDSS"),
        ("bid 7NT", "JK 6S 5S AH JH QC 9C AD KD JD", " SSHHCCDDD"),
        ("raise 8D", "JK JD JH AD KD 6S 5S AH QC 9C", "DDDDDSSHCC"),
    ],
)
def test_a_bid_shows_the_hand_as_it_would_be_sorted(text: str, hand: str, suits: str) -> None:
    state, _ = played(hand_of(HAND, "", "", ""), "look")
    found = FIVE_HUNDRED.preview(state, Seat(0), FIVE_HUNDRED.parse_move(text))
    assert isinstance(found, HandPreview)
    assert format_cards(found.hand) == hand
    assert "".join(suit or " " for suit in found.suits) == suits


def test_a_discard_shows_what_is_kept() -> None:
    state, _ = played(hand_of(HAND, "", "", "", kitty="AS KS QS"), "bid 7NT", *["pass"] * 3)
    move = FIVE_HUNDRED.parse_move("discard 5S 6S 9C name H")
    found = FIVE_HUNDRED.preview(state, Seat(0), move)
    assert isinstance(found, HandPreview)
    assert format_cards(found.hand) == "AS KS QS JK AH JH QC AD KD JD"


@pytest.mark.parametrize("text", ["bid 7H", "pass", "look", "raise none"])
def test_other_moves_and_hands_unseen_show_nothing(text: str) -> None:
    state = hand_of(HAND, "", "", "")
    assert FIVE_HUNDRED.preview(state, Seat(0), FIVE_HUNDRED.parse_move(text)) is None
