from games.cards import SUIT_OF
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.order import card_order
from games.five_hundred.voids import barred_cards, barred_discards
from games.seats import SPECTATOR
from tests.games.five_hundred.hands import hand_of, options_of, played, random_hand
from tests.scale import scaled

HANDS = scaled(2000)


def test_no_card_that_a_seat_holds_is_ruled_out_for_it() -> None:
    for seed in range(HANDS):
        seats = 2 + seed % 5
        for state, _ in random_hand(seed, seats, options_of(seats)):
            seen = FIVE_HUNDRED.view(state, SPECTATOR)
            barred = barred_cards(seen, state.options, state.order)
            for hand, cards in zip(state.hands, barred, strict=True):
                assert not cards.intersection(hand)
            assert not barred_discards(seen).intersection(state.discards)


def test_a_trump_contract_rules_out_joker_and_bowers_with_the_trumps() -> None:
    hands = ("AS KS QS JS TS 9S 8S 7S 6S 5S", "AH KH QH JH TH 9H 8H 7H 6H 5H", "", "")
    state, _ = played(hand_of(*hands), "bid 7S/SK", *["pass"] * 3, "play AS", "play AH")
    seen = FIVE_HUNDRED.view(state, SPECTATOR)
    barred = barred_cards(seen, state.options, card_order(state.order.trump))[1]
    assert {"JK", "JC", "JS", "2S"} <= barred
    assert {SUIT_OF[card] for card in barred if card != "JK"} == {"S", "C"}
