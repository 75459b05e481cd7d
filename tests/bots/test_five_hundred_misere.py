"""The player of Five Hundred in a misere: its own, and another's."""

import pytest

from bots.five_hundred.danger import chance_of_no_trick, hand_danger, safest_without
from games.cards import parse_cards
from games.five_hundred.order import card_order
from games.five_hundred.packs import full_pack
from games.five_hundred.state import State
from tests.bots.test_five_hundred_player import choice
from tests.games.five_hundred.hands import hand_of, options_of, played

SAFE = "5S 6S 7S 4H 5H 6H 4D 5D 6D 5C"


def danger(hand: str) -> float:
    cards = parse_cards(hand)
    hidden = frozenset(full_pack("default", 4)) - set(cards)
    return hand_danger(cards, hidden, card_order(None))


@pytest.mark.parametrize(
    ("safer", "worse"),
    [
        pytest.param("5S 6S 7S", "8S 9S TS", id="low cards"),
        pytest.param("5S 7S 9S AS", "AS", id="an ace above low ones"),
        pytest.param("4H 6H 8H", "4H 9H", id="every second card"),
        pytest.param("KH", "JK", id="a free joker is the worst"),
    ],
)
def test_which_suit_is_safer(safer: str, worse: str) -> None:
    assert danger(safer) < danger(worse)


def test_the_lowest_cards_are_safe() -> None:
    assert danger(SAFE) == 0.0


@pytest.mark.parametrize("playing", [2, 3, 4, 5])
def test_more_danger_is_less_chance(playing: int) -> None:
    chances = [chance_of_no_trick(danger, playing) for danger in (0.0, 0.3, 1.0)]
    assert 1.0 > chances[0] > chances[1] > chances[2] > 0.0


def test_the_worst_cards_go() -> None:
    cards = parse_cards(f"{SAFE} AC KC JK")
    hidden = frozenset(full_pack("default", 4)) - set(cards)
    assert set(safest_without(cards, 3, hidden, None)) == {"AC", "KC", "JK"}


def in_misere(*hands: str, bid: str = "OM", steps: str, **chosen: str) -> State:
    """Seat 0 plays a misere with the cards it was dealt; then steps, with commas between them."""
    options = options_of(blind_misere_enabled=False, **chosen)
    state = hand_of(*hands, kitty="AC KC QC", options=options)
    moves = [f"play {step.strip()}" for step in steps.split(",") if step]
    return played(state, f"bid {bid}", "pass", "pass", "pass", "discard AC KC QC", *moves)[0]


def test_the_contractor_goes_under_with_its_highest_such_card() -> None:
    hands = ["5S 7S 9S 4H 5H 6H 4D 5D 6D 5C", "8S AS", "", "8H JH 6S TS"]
    state = in_misere(*hands, steps="5S, AS, 6S, 8S, TS")
    assert choice(state) == "play 9S"


def test_the_contractor_throws_its_worst_card_away() -> None:
    hands = ["KS 5S 6S 4H 5H 6H 4D 5D 6D 7D", "7C AH", "", "8C 9H"]
    state = in_misere(*hands, steps="4H, AH, 9H, 7C, 8C")
    assert choice(state) == "play KS"


def test_defenders_stay_under_the_card_that_wins_for_the_contractor() -> None:
    hands = ["9S 7S 5S 4H 5H 6H 4D 5D 6D 5C", "8S 6S AS", "", "TS QS"]
    assert choice(in_misere(*hands, steps="9S")) == "play 8S"


def test_defenders_lead_low_where_the_contractor_must_go_over() -> None:
    """After the first trick its hand lies open: spades are the suit it cannot get under in."""
    hands = ["TS 9S 4H 5H 6H 4D 5D 6D 5C 6C", "AH 5S 8D KS", "", "9H QS"]
    assert choice(in_misere(*hands, steps="4H, AH, 9H")) == "play 5S"
