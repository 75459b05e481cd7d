import pytest

from games.cards import SUIT_OF, pack, parse_card, parse_cards
from games.seats import Seat
from games.tricks.trick import RANK_ORDER, Play, best_play, deal_hands


def test_the_ace_ranks_highest_in_its_suit() -> None:
    order = sorted(parse_cards("TH 9H AH 2H KH JH QH"), key=RANK_ORDER.__getitem__)
    assert order == list(parse_cards("2H 9H TH JH QH KH AH"))


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        pytest.param("7H QH 2H AH", 3, id="highest"),
        pytest.param("QD 3D TD", 0, id="the lead"),
        pytest.param("7H AS 8H", 2, id="another suit never wins"),
        pytest.param("7H AS AC", 0, id="nobody followed"),
    ],
)
def test_the_strongest_card_wins(plays: str, winner: int) -> None:
    cards = parse_cards(plays)
    trick = tuple(Play(Seat(seat), card) for seat, card in enumerate(cards))
    led = SUIT_OF[cards[0]]
    won = best_play(trick, lambda card: RANK_ORDER[card] if SUIT_OF[card] == led else -1)
    assert won.seat == winner


def test_of_equally_strong_cards_the_first_played_wins() -> None:
    trick = tuple(Play(Seat(seat), parse_card(card)) for seat, card in enumerate(["2S", "3S"]))
    assert best_play(trick, lambda card: 0).seat == 0


def test_cards_are_dealt_one_at_a_time_from_the_first_seat() -> None:
    cards = pack()
    hands, rest = deal_hands(cards, first=Seat(2), seats=3, hand_size=2)
    assert hands == ((cards[1], cards[4]), (cards[2], cards[5]), (cards[0], cards[3]))
    assert rest == cards[6:]
