"""What a seat reads off its view of Five Hundred."""

import pytest

from bots.five_hundred.reading import Reading, read
from games.cards import Card, Suit
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.seats import Seat
from tests.bots.test_five_hundred_player import KITTY, SPADES, in_play
from tests.games.five_hundred.hands import hand_of, options_of, played


def reading(state: State, seat: int) -> Reading:
    return read(FIVE_HUNDRED.view(state, Seat(seat)), state.options, Seat(seat))


def test_the_contractor_sees_its_discards_others_do_not() -> None:
    state = in_play(SPADES, "", "", "", bid="7S")
    assert not reading(state, 0).unseen & set(KITTY.split())
    assert reading(state, 1).unseen >= set(KITTY.split())
    assert len(reading(state, 0).unseen) == 30


def test_who_does_not_follow_holds_no_more_of_the_suit() -> None:
    hands = [SPADES, "AH 9H", "4D 5D 6D 9D TD QC KC TC 9C 8C", "KH"]
    state = in_play(*hands, bid="7S", steps="6H, AH, 4D, KH")
    seen = reading(state, 3)
    assert seen.chance_void(Seat(2), Suit("H")) == 1.0
    assert 0.0 < seen.chance_void(Seat(0), Suit("H")) < 1.0
    assert seen.chance_of_any(Seat(2), [Card("9H")]) == 0.0


@pytest.mark.parametrize(
    ("seats", "seat", "allies"),
    [(2, 1, {1}), (3, 1, {1, 2}), (4, 1, {1, 3}), (4, 2, {0, 2}), (6, 1, {1, 3, 5})],
)
def test_who_plays_together(seats: int, seat: int, allies: set[int]) -> None:
    options = options_of(seats, blind_misere_enabled=False)
    state = hand_of(*[""] * seats, options=options)
    state, _ = played(state, "bid 7S/SK", *["pass"] * (seats - 1))
    assert reading(state, seat).allies == allies


def test_of_five_the_holder_of_the_called_card_alone_knows_its_side() -> None:
    options = options_of(5, blind_misere_enabled=False)
    hand = "JK JS AS KS QS 9S 2H 3H AD KD"
    state = hand_of(hand, "", "JC", "", "", kitty="2C 3C 4C", options=options)
    calls = ["bid 8S", *["pass"] * 4, "discard 2C 3C 4C", "partner JC"]
    state, _ = played(state, *calls)
    assert reading(state, 2).allies == {0, 2}
    assert reading(state, 1).allies == {1, 2, 3, 4}
    assert reading(state, 0).allies == {0}


def test_what_lies_open_is_known() -> None:
    state = in_play(SPADES, "AH", "", "", bid="7S")
    state, _ = played(state, "claim 9", "1:decline")
    seen = reading(state, 1)
    assert seen.may_hold[0] == set(SPADES.split())
    assert seen.chance_of_any(Seat(0), [Card("JK")]) == 1.0
    assert seen.chance_beaten(Card("AS"), Suit("S"), [Seat(0)]) == 1.0


def test_high_cards_are_beaten_less_than_low_ones() -> None:
    seen = reading(in_play(SPADES, "AH QH 4H", "", "", bid="7S"), 1)
    foes = [Seat(0), Seat(2)]
    risks = [seen.chance_beaten(Card(card), Suit("H"), foes) for card in ("AH", "QH", "4H")]
    assert risks == sorted(risks)
    assert risks[0] < risks[2]
