"""Samples of Five Hundred, beyond what the harness asks of every game."""

from random import Random

import pytest

from games.cards import Suit
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.sample import sample
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import SPECTATOR, Seat, Viewer
from tests.games.five_hundred.hands import hand_of, options_of, played, random_hand
from tests.scale import scaled

SPADES = "JK AS KS QS JS TS 9S 8S 7S 6S"
THREE = ("pass",) * 3
HANDS = scaled(500)


def samples(state: State, viewer: Viewer, count: int = 20) -> list[State]:
    seen = FIVE_HUNDRED.view(state, viewer)
    return [sample(seen, (), Random(seed)) for seed in range(count)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_sample_looks_the_same_and_holds_the_pack(seats: int) -> None:
    """From a view alone, at every moment, for every viewer."""
    for seed in range(HANDS):
        rng = Random(seed)
        for state, _ in random_hand(seed, seats, options_of(seats)):
            viewer = rng.choice((*map(Seat, range(seats)), SPECTATOR))
            seen = FIVE_HUNDRED.view(state, viewer)
            other = sample(seen, (), rng)
            assert FIVE_HUNDRED.view(other, viewer) == seen
            assert sorted(FIVE_HUNDRED.all_cards(other)) == sorted(FIVE_HUNDRED.all_cards(state))
            assert all(map(len, other.hands)) or other.tricks
            assert not other.is_kitty_taken or len(other.kitty) == len(state.kitty)


def test_who_did_not_follow_holds_no_card_of_the_suit() -> None:
    state = hand_of(SPADES, "AH KH QH JH TH 9H 8H 7H 6H 5H", "", "")
    state, _ = played(state, "bid 7S/SK", *THREE, "play JK", "play AH")
    for other in samples(state, Seat(0)):
        assert not [card for card in other.hands[1] if other.order.suit[card] == Suit("S")]
    assert len({other.hands[1] for other in samples(state, Seat(0))}) > 1


@pytest.mark.parametrize(
    ("forced", "may_hold"), [("all", False), ("contractor", True), ("none", True)]
)
def test_who_need_not_play_the_joker_to_a_misere_does_not_hold_it(
    forced: str, may_hold: bool
) -> None:
    options = options_of(misere_joker_forced=forced)
    hands = ("6S 7S", "AH KH QH JH TH 9H 8H 7H 6H 5H", "", "")
    state, _ = played(hand_of(*hands, options=options), "bid OM/SK", *THREE, "play 6S", "play AH")
    holds = {"JK" in other.hands[1] for other in samples(state, Seat(3), 60)}
    assert holds == ({True, False} if may_hold else {False})


def test_a_contractor_that_named_the_joker_holds_it() -> None:
    state, _ = played(hand_of(SPADES, "", "", ""), "bid 7NT", *THREE, "discard 6S 7S 8S name S")
    assert all("JK" in other.hands[0] for other in samples(state, Seat(1)))
    assert all(other.discards != state.discards for other in samples(state, Seat(1), 5))


def test_the_called_card_is_with_neither_the_contractor_nor_its_discards() -> None:
    state = hand_of(SPADES, "", "AH", "", "", options=options_of(5))
    state, _ = played(state, "bid 7S", *["pass"] * 4, "discard 6S 7S 8S", "partner AH")
    partners = set()
    for other in samples(state, Seat(1), 60):
        assert "AH" not in other.hands[0] + other.discards
        assert other.contract is not None
        (partner,) = other.contract.partners
        assert "AH" in other.hands[partner]
        partners.add(partner)
    assert partners == {2, 3, 4}


@pytest.mark.parametrize(
    "chosen", [{"blind_misere_enabled": False}, {"five_partner": "none"}], ids=str
)
def test_what_was_dealt_to_others_is_drawn_anew(chosen: dict[str, OptionValue]) -> None:
    state = hand_of(SPADES, "AH", "", "", "", options=options_of(5, **chosen))
    state, _ = played(state, "bid 7S")
    others = samples(state, Seat(0))
    assert all(set(other.hands[0]) == set(state.hands[0]) for other in others)
    assert len({other.hands[1] for other in others}) > 1
    assert len({other.kitty for other in others}) > 1


def test_a_hand_that_was_not_looked_at_is_drawn_anew_for_its_own_seat() -> None:
    state = hand_of(SPADES, "", "", "")
    assert len({frozenset(other.hands[0]) for other in samples(state, Seat(0))}) > 1
