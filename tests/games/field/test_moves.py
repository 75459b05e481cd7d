import pytest

from games.cards import Card
from games.field.moves import Flush, Swap, announced


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Swap(Card("4C"), Card("KS")), "swap 4C KS"),
        (Swap(Card("4C"), Card("JK"), "stop"), "swap 4C JK stop"),
        (Flush(), "flush"),
    ],
)
def test_a_move_says_itself(move: Swap | Flush, text: str) -> None:
    assert str(move) == text


def test_an_announcement_follows_the_move() -> None:
    assert announced("pass", "call") == "pass call"
    assert announced("pass", "") == "pass"
