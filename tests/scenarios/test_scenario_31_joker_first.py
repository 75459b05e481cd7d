"""31: as leader at no trumps the bot leads singletons first, and keeps the joker to the last."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

from bots.five_hundred import FiveHundredPlayer
from games.cards import Card
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import PlayCard
from games.five_hundred.packs import HAND_SIZE, JOKER
from games.five_hundred.state import FiveHundredPhase, State
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import options_of, played, random_deal
from tests.scale import scaled

ENDINGS = scaled(1000)
REGRET_MAX = 0.05
LAST_TWO = 2
SEATS = 4

BY_VOIDS: dict[str, OptionValue] = {"joker_lead": "any_unshown", "joker_naming": False}
"""Here the joker may be led for the suit of the side card, whatever was led before."""
BY_LEADS: dict[str, OptionValue] = {"joker_naming": False}


def endings(count: int, **chosen: OptionValue) -> Iterator[State]:
    """Hands at no trumps, played at random, where a seat with the joker leads with two left."""
    options = options_of(SEATS, blind_misere_enabled=False, **chosen)
    seed = 0
    while count:
        seed += 1
        state = _ending(random_deal(seed, SEATS, options), Random(seed))
        if state is not None:
            count -= 1
            yield state


def _ending(state: State, rng: Random) -> State | None:
    state, _ = played(state, "bid 6NT", "pass", "pass", "pass")
    laid_away = [card for card in state.hands[_turn(state)] if card != JOKER][:3]
    state, _ = played(state, f"discard {' '.join(laid_away)}")
    while len(state.tricks) < HAND_SIZE - LAST_TWO:
        plays = [text for text in _plays(state) if JOKER not in text]
        if not plays:
            return None
        state, _ = played(state, rng.choice(plays))
    return state if JOKER in state.hands[_turn(state)] else None


def _turn(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def _plays(state: State) -> list[str]:
    legal = FIVE_HUNDRED.legal_moves(state, _turn(state)).listed
    return [text for text in legal if text.startswith("play ")]


def _choice(state: State) -> str:
    seat = _turn(state)
    player = FiveHundredPlayer(seat, Random(1))
    view, legal = FIVE_HUNDRED.view(state, seat), FIVE_HUNDRED.legal_moves(state, seat)
    return player.choose(view, legal).move


@lru_cache(maxsize=1 << 16)
def best_tricks(state: State, side: int) -> int:
    """Tricks that a side takes of those left, when all see all cards and play their best."""
    if state.phase is FiveHundredPhase.OVER:
        return state.tricks_by_side[side]
    outcomes = [best_tricks(played(state, text)[0], side) for text in _plays(state)]
    return (max if _turn(state) % 2 == side else min)(outcomes)


def _side_card(state: State) -> Card:
    (card,) = (card for card in state.hands[_turn(state)] if card != JOKER)
    return card


@pytest.mark.parametrize("chosen", [BY_VOIDS, BY_LEADS], ids=["by voids", "by suits led"])
def test_with_two_cards_left_it_leads_the_joker_for_the_other_suit(
    chosen: dict[str, OptionValue],
) -> None:
    for state in endings(ENDINGS, **chosen):
        wanted = str(PlayCard(JOKER, _side_card(state)[1]))
        jokers = [text for text in _plays(state) if JOKER in text]
        text = _choice(state)
        if wanted in jokers:
            assert text == wanted, state
        elif not jokers:
            assert text == f"play {_side_card(state)}", state


@pytest.mark.parametrize("chosen", [BY_VOIDS, BY_LEADS], ids=["by voids", "by suits led"])
def test_it_hardly_ever_costs_a_trick(chosen: dict[str, OptionValue]) -> None:
    regrets = []
    for state in endings(ENDINGS, **chosen):
        side = _turn(state) % 2
        after, _ = played(state, _choice(state))
        regrets.append(best_tricks(state, side) - best_tricks(after, side))
    assert sum(regrets) / len(regrets) <= REGRET_MAX
