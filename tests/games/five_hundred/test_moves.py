import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import SUITS
from games.errors import NotationError
from games.five_hundred.bids import all_bids
from games.five_hundred.moves import (
    ALONE,
    Answer,
    CallPartner,
    Claim,
    Discard,
    Look,
    MakeBid,
    Move,
    Pass,
    PlayCard,
    Raise,
    parse_move,
)
from games.five_hundred.packs import JOKER, full_pack
from games.seats import Seat
from tests.games.five_hundred.hands import STANDARD

cards = st.sampled_from(full_pack("default", 6))
suits = st.sampled_from(SUITS)
bids = st.sampled_from(all_bids(STANDARD))
seats = st.integers(0, 5).map(Seat)

moves: st.SearchStrategy[Move] = st.one_of(
    st.sampled_from([Look(), Pass(), ALONE, Raise(None), Answer(True), Answer(False)]),
    bids.map(MakeBid),
    bids.map(Raise),
    st.builds(
        Discard,
        st.lists(cards, min_size=1, max_size=5, unique=True).map(tuple),
        st.none() | suits,
    ),
    cards.map(lambda card: CallPartner(card=card)),
    st.lists(seats, min_size=1, max_size=2, unique=True).map(
        lambda chosen: CallPartner(seats=tuple(sorted(chosen)))
    ),
    st.builds(PlayCard, cards, name=st.none() | suits),
    st.builds(PlayCard, st.just(JOKER), suits | st.just("-")),
    st.integers(0, 10).map(Claim),
)


@given(moves)
def test_text_and_move_are_inverses(move: Move) -> None:
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *("look", "pass", "bid 7H", "bid 8H/SK", "bid OM", "bid BM", "raise 8H", "raise none"),
        *("discard 4C 5D 9S", "discard 4C 5D 9S name H", "partner AH", "partner alone"),
        *("partner 2", "partner 1 4", "play KS", "play JK", "play JK H", "play JK -"),
        *("play 9C name H", "claim 4", "claim 0", "accept", "decline"),
    ],
)
def test_the_notation_of_the_rules(text: str) -> None:
    assert str(parse_move(text)) == text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "look"),
        ("bid", "bid 7H"),
        ("bid P", "6S to 10NT"),
        ("bid 7h", "6S to 10NT"),
        ("raise", "raise none"),
        ("discard", "each is named once"),
        ("discard 4C 4C 5D", "each is named once"),
        ("discard 4C  5D", "a rank and a suit"),
        ("discard 4C 5D name", "a rank and a suit"),
        ("discard 4C 5D name X", "not a suit"),
        ("partner", "partner alone"),
        ("partner 1 1", "partner 1 4"),
        ("partner 1 2 3", "partner 1 4"),
        ("partner 01", "not a number"),
        ("partner ２", "not a number"),
        ("partner joker", "a rank and a suit"),
        ("play", "play KS"),
        ("play KS H", "play JK H"),
        ("play JK:H", "a rank and a suit"),
        ("play JK X", "not a suit"),
        ("play JK H name S", "play JK H"),
        ("claim", "claim 4"),
        ("claim 11", "not a number"),
        ("claim -1", "not a number"),
        ("claim all", "not a number"),
        ("Look", "look"),
        ("look ", "look"),
        ("accept 4", "accept"),
    ],
)
def test_a_bad_text_is_refused_and_says_what_there_is(text: str, named: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert named in str(refused.value)


def test_two_partners_may_be_named_in_any_order() -> None:
    assert parse_move("partner 4 1") == parse_move("partner 1 4")


def test_a_text_always_gives_the_same_object() -> None:
    assert parse_move("play KS") is parse_move("play KS")
