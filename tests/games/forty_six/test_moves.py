import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import Card, pack
from games.errors import NotationError
from games.forty_six.moves import STOP, Flush, Move, Stand, Stop, Swap, parse_move

CARDS = st.sampled_from(pack(jokers=1))
MOVES = st.builds(Swap, CARDS, CARDS, st.sampled_from(["", STOP])) | st.sampled_from(
    [Flush(), Stop(), Stand()]
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("swap 4C KS", Swap(Card("4C"), Card("KS"))),
        ("swap 4C KS stop", Swap(Card("4C"), Card("KS"), "stop")),
        ("flush", Flush()),
        ("stop", Stop()),
        ("stand", Stand()),
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
        ("pass", "no pass"),
        ("pass stop", "no pass"),
        ("swap_all", "one card is exchanged"),
        ("swap 4C KS call", "did you mean 'stop'"),
        ("call", "did you mean 'stop'"),
        ("flush stop", "stands alone or goes with an exchange"),
        ("stand stop", "stands alone or goes with an exchange"),
        ("", "not a move of 46"),
        ("Stop", "not a move of 46"),
        ("stop ", "not a move of 46"),
        ("swap  4C KS", "not a move of 46"),
        ("swap 4C", "not a move of 46"),
        ("swap 4C 10S", "not a card"),
        ("swap ?? KS", "not a card"),
    ],
)
def test_other_texts_are_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        parse_move(text)
