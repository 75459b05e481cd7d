import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import Card, pack
from games.errors import NotationError
from games.fifty_one.moves import CALL, Flush, Move, Pass, Swap, SwapAll, parse_move

CARDS = st.sampled_from(pack(jokers=2))
ANNOUNCEMENTS = st.sampled_from(["", CALL])
MOVES = (
    st.builds(Swap, CARDS, CARDS, ANNOUNCEMENTS)
    | st.builds(SwapAll, ANNOUNCEMENTS)
    | st.builds(Pass, ANNOUNCEMENTS)
    | st.just(Flush())
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("swap 4C KS", Swap(Card("4C"), Card("KS"))),
        ("swap 4C JK2 call", Swap(Card("4C"), Card("JK2"), "call")),
        ("swap_all", SwapAll()),
        ("swap_all call", SwapAll("call")),
        ("flush", Flush()),
        ("pass", Pass()),
        ("pass call", Pass("call")),
    ],
)
def test_a_move_is_text(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@given(MOVES)
def test_text_and_repr_give_the_move_again(move: Move) -> None:
    assert parse_move(str(move)) == move
    assert eval(repr(move)) == move  # a repr can be pasted


def test_a_text_is_one_object() -> None:
    assert parse_move("swap 4C KS") is parse_move("swap 4C KS")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("flush call", "goes with an exchange or a pass"),
        ("call", "goes with an exchange or a pass"),
        ("pass call call", "goes with an exchange or a pass"),
        ("stop", "declares itself"),
        ("swap 4C KS stop", "declares itself"),
        ("pass stop", "declares itself"),
        ("", "not a move of 51"),
        ("Pass", "not a move of 51"),
        ("pass ", "not a move of 51"),
        ("swap  4C KS", "not a move of 51"),
        ("swap 4C", "not a move of 51"),
        ("swap_all 4C", "not a move of 51"),
        ("swap 4C 10S", "not a card"),
        ("swap ?? KS", "not a card"),
        ("stand", "not a move of 51"),
    ],
)
def test_other_texts_are_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        parse_move(text)
