import pytest

from games.cards import Card, Suit, parse_cards
from games.five_hundred.order import SAME_COLOUR, card_order
from games.seats import Seat
from games.tricks.trick import Play


@pytest.mark.parametrize("trump", ["S", "C", "D", "H"])
def test_joker_and_bowers_are_the_highest_trumps(trump: Suit) -> None:
    order = card_order(trump)
    right, left = Card(f"J{trump}"), Card(f"J{SAME_COLOUR[trump]}")
    assert order.bowers == (right, left)
    assert order.suit[left] == order.suit[Card("JK")] == trump
    power = order.power[trump]
    top = sorted(power, key=power.__getitem__, reverse=True)[:5]
    assert top == ["JK", right, left, f"A{trump}", f"K{trump}"]


@pytest.mark.parametrize("named", [None, "H"])
def test_without_trumps_every_jack_is_ordinary(named: Suit | None) -> None:
    order = card_order(None, named)
    assert order.bowers == ()
    assert [order.suit[Card(f"J{suit}")] for suit in "SHCD"] == list("SHCD")
    assert order.suit[Card("JK")] == named


@pytest.mark.parametrize(
    ("trump", "named", "suit", "cards", "winner"),
    [
        pytest.param("H", None, "H", "AH JD QH KH", "JD", id="left bower over the ace"),
        pytest.param("H", None, "H", "JD JH AH", "JH", id="right over left bower"),
        pytest.param("S", None, "D", "AD 5S KD", "5S", id="lowest trump over an ace"),
        pytest.param("S", None, "D", "9D AC TD", "TD", id="another suit never wins"),
        pytest.param(None, None, "D", "AD KD JK 5D", "JK", id="free joker"),
        pytest.param(None, "S", "D", "AD JK 5D", "AD", id="joker named for another suit"),
        pytest.param(None, "D", "D", "AD JK 5D", "JK", id="joker named for the suit"),
        pytest.param(None, None, None, "JK AS AH", "JK", id="joker that names nothing"),
        pytest.param(None, None, "S", "TS ES WS JS XH", "JS", id="jack over twelve"),
        pytest.param("H", None, "H", "TH EH WH XH", "XH", id="thirteen over twelve"),
    ],
)
def test_who_wins_a_trick(
    trump: Suit | None, named: Suit | None, suit: Suit | None, cards: str, winner: str
) -> None:
    plays = tuple(Play(Seat(seat), card) for seat, card in enumerate(parse_cards(cards)))
    assert card_order(trump, named).winner(plays, suit).card == winner


@pytest.mark.parametrize(
    ("trump", "named", "hand"),
    [
        ("H", None, "JK JH JD AH QH AC JC KD AS"),
        ("C", None, "JK JC AC KD AS AH JH QH JD"),
        (None, None, "JK AS AH QH JH AC JC KD JD"),
        (None, "C", "AS AH QH JH JK AC JC KD JD"),
    ],
)
def test_a_hand_is_shown_trumps_first_and_colours_in_turn(
    trump: Suit | None, named: Suit | None, hand: str
) -> None:
    cards = sorted(parse_cards(hand))
    shown = card_order(trump, named).sorted(cards)
    expected = {
        "H": "JK JH JD AH QH AC JC KD AS",
        "C": "JK JC AC KD JD AS AH QH JH",
    }.get(trump or "", "JK AS AH QH JH AC JC KD JD" if named is None else hand)
    assert shown == parse_cards(expected)
