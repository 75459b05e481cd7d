import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import JOKERS, SUITS, Card, Suit, pack
from games.errors import NotationError
from games.page_one.moves import DECLARE, Challenge, Declare, Draw, Move, PlayCard, parse_move
from games.seats import Seat

ANNOUNCEMENTS = st.sampled_from(["", DECLARE])
MOVES = (
    st.builds(PlayCard, st.sampled_from(pack(jokers=2)), st.none(), ANNOUNCEMENTS)
    | st.builds(PlayCard, st.sampled_from(JOKERS), st.sampled_from(SUITS), ANNOUNCEMENTS)
    | st.just(Draw())
    | st.just(Declare())
    | st.builds(Challenge, st.integers(0, 9).map(Seat))
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("play KS", PlayCard(Card("KS"))),
        ("play KS declare", PlayCard(Card("KS"), None, "declare")),
        ("play JK", PlayCard(Card("JK"))),
        ("play JK declare", PlayCard(Card("JK"), None, "declare")),
        ("play JK H", PlayCard(Card("JK"), Suit("H"))),
        ("play JK2 D declare", PlayCard(Card("JK2"), Suit("D"), "declare")),
        ("draw", Draw()),
        ("declare", Declare()),
        ("challenge 2", Challenge(Seat(2))),
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
    assert parse_move("play KS") is parse_move("play KS")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("play KS H", "with a joker alone"),
        ("play KS H declare", "with a joker alone"),
        ("play JK X", "not a suit"),
        ("play JK H S", "not a move of Page One"),
        ("play JK declare H", "not a move of Page One"),
        ("play 10S", "not a card"),
        ("play ??", "not a card"),
        ("play", "not a move of Page One"),
        ("draw 2", "not a move of Page One"),
        ("draw declare", "goes with a play"),
        ("challenge", "names a seat"),
        ("challenge -1", "names a seat"),
        ("challenge 12", "names a seat"),
        ("challenge ２", "names a seat"),
        ("Declare", "not a move of Page One"),
        ("declare ", "not a move of Page One"),
        ("", "not a move of Page One"),
        ("pass", "not a move of Page One"),
    ],
)
def test_other_texts_are_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        parse_move(text)
