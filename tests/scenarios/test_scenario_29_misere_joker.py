"""29: a bot that defends against a misere wins the trick with the joker, and saves the bidder."""

from random import Random

import pytest

from bots.five_hundred import FiveHundredPlayer
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.packs import JOKER
from games.five_hundred.state import FiveHundredPhase, State
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, random_deal
from tests.scale import scaled

OPTIONS = options_of(
    blind_misere_enabled=False, misere_needs_seven=False, misere_joker_forced="contractor"
)
DEALS = scaled(5000)

BIDDER = "9S 8S 7S 4H 5H 6H 4D 5D 6D 5C"
VOID = "JK AC KC QC JC TC QD JD TD 7H"
"""No spade, the joker and losers."""


def choice(state: State, players: dict[Seat, FiveHundredPlayer] | None = None) -> str:
    seat = state.turn
    assert seat is not None
    player = players[seat] if players else FiveHundredPlayer(seat, Random(1))
    view, legal = FIVE_HUNDRED.view(state, seat), FIVE_HUNDRED.legal_moves(state, seat)
    return player.choose(view, legal).move


@pytest.mark.parametrize(
    "steps",
    [
        pytest.param(["play 9S", "play 6S"], id="the bidder leads, and is winning"),
        pytest.param(["play 4H", "play AH", "play 7H", "play 6S"], id="a partner leads"),
    ],
)
def test_the_joker_does_not_take_over_what_the_bidder_would_win(steps: list[str]) -> None:
    state = hand_of(BIDDER, "AH 6S 5S", "", VOID, kitty="AS KS QS", options=OPTIONS)
    won = ["bid M", "pass", "pass", "pass", "discard AS KS QS"]
    state, _ = played(state, *won, *steps)
    assert state.turn == 3
    assert f"play {JOKER}" in FIVE_HUNDRED.legal_moves(state, Seat(3)).listed
    assert choice(state) != f"play {JOKER}"


def test_in_no_misere_is_the_bidder_saved_by_the_joker() -> None:
    seen = 0
    for seed in range(DEALS):
        state = random_deal(seed, 4, OPTIONS)
        state, _ = played(state, "bid M", "pass", "pass", "pass")
        players = {Seat(seat): FiveHundredPlayer(Seat(seat), Random(seed)) for seat in range(4)}
        while not state.is_over:
            text = choice(state, players)
            if text == f"play {JOKER}" and _saves_the_bidder(state):
                seen += 1
            state, _ = played(state, text)
    assert seen == 0


def _saves_the_bidder(state: State) -> bool:
    """Had the seat another card to a trick that the bidder is winning, or has yet to play to?"""
    contract, seat = state.contract, state.turn
    assert contract is not None
    assert seat is not None
    if state.phase is not FiveHundredPhase.PLAY or not state.plays or seat == contract.contractor:
        return False
    if len(FIVE_HUNDRED.legal_moves(state, seat).listed) == 1:
        return False
    best = state.order.winner(state.plays, state.suit)
    if contract.contractor in {play.seat for play in state.plays}:
        return best.seat == contract.contractor
    power = state.order.power[state.suit]
    following = [card for card in state.hands[contract.contractor] if power[card] >= 0]
    return bool(following) and all(power[card] > power[best.card] for card in following)
