import pytest

from games.cards import Suit, parse_cards
from games.page_one.following import playable, winning_play
from games.seats import Seat
from games.tricks.trick import Play
from tests.games.page_one.rounds import options_of


@pytest.mark.parametrize(
    ("hand", "suit", "cards"),
    [
        pytest.param("2H KH 3S", "H", "2H KH", id="§8.1 follow"),
        pytest.param("3S 9C", "H", "", id="§8.2 nothing to follow with"),
        pytest.param("2H JK", "H", "2H JK", id="§8.4 joker beside the suit"),
        pytest.param("3S JK", "H", "JK", id="§8.5 joker must be played"),
        pytest.param("JK", "H", "", id="§4.3 no joker last"),
        pytest.param("JK JK2", "H", "JK JK2", id="one of two jokers is not last"),
        pytest.param("AS 2D", "S", "AS", id="§8.7 suit named by a joker"),
        pytest.param("AS 2D", None, "AS 2D", id="suit still open"),
        pytest.param("JK2", None, "", id="lone joker, suit still open"),
    ],
)
def test_what_may_follow(hand: str, suit: str | None, cards: str) -> None:
    led = None if suit is None else Suit(suit)
    found = playable(parse_cards(hand), options_of(jokers=2), is_lead=False, suit=led)
    assert found == parse_cards(cards)


@pytest.mark.parametrize(
    ("hand", "joker_last", "cards"),
    [("3S 9C JK", False, "3S 9C JK"), ("JK", False, ""), ("JK", True, "JK"), ("4D", False, "4D")],
)
def test_what_may_be_led(hand: str, joker_last: bool, cards: str) -> None:
    options = options_of(jokers=1, joker_last=joker_last)
    assert playable(parse_cards(hand), options, is_lead=True, suit=None) == parse_cards(cards)


@pytest.mark.parametrize(
    ("plays", "suit", "winner"),
    [
        pytest.param("7H QH 2H AH", "H", 3, id="§8.3 highest of the suit"),
        pytest.param("8H AH JK KH", "H", 2, id="joker above the ace"),
        pytest.param("8H JK JK2 AH", "H", 1, id="first of two jokers"),
        pytest.param("JK2 AD JK", "D", 0, id="led joker"),
        pytest.param("JK JK2", None, 0, id="jokers alone"),
    ],
)
def test_who_wins_a_trick(plays: str, suit: str | None, winner: int) -> None:
    trick = tuple(Play(Seat(seat), card) for seat, card in enumerate(parse_cards(plays)))
    assert winning_play(trick, None if suit is None else Suit(suit)).seat == winner
