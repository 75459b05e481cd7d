"""The player of Page One in positions where there is a right thing to do."""

from random import Random

import pytest

from bots.page_one import PageOnePlayer
from bots.page_one.watching import NOTICE_S
from bots.player import Choice, Racer, Reaction
from bots.simulation import Tally, simulate
from games.page_one.events import Event, HandsDealt
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.state import State
from games.seats import Seat
from tests.games.page_one.rounds import options_of, played, round_of
from tests.scale import scaled

ME = Seat(0)
MANY = 200


def player(state: State, *events: Event, me: Seat = ME, seed: int = 1) -> PageOnePlayer:
    """A player that has heard the deal of this state's hands, and what happened since."""
    seated = PageOnePlayer(me, Random(seed))
    dealt = HandsDealt(1, state.leader, state.hands, len(state.stock))
    seated.hear(PAGE_ONE.redact(event, me) for event in (dealt, *events))
    return seated


def chosen(state: State, *steps: str, seed: int = 1) -> Choice:
    after, events = played(state, *steps)
    chooser = player(state, *events, seed=seed)
    return chooser.choose(PAGE_ONE.view(after, ME), PAGE_ONE.legal_moves(after, ME))


def choice(state: State, *steps: str, seed: int = 1) -> str:
    return chosen(state, *steps, seed=seed).move


def reactions(state: State, *steps: str, me: int) -> list[Reaction | None]:
    """What many players in that seat want to say."""
    after, events = played(state, *steps)
    view, legal = PAGE_ONE.view(after, Seat(me)), PAGE_ONE.legal_moves(after, Seat(me))
    return [
        player(state, *events, me=Seat(me), seed=seed).react(view, legal) for seed in range(MANY)
    ]


@pytest.mark.parametrize(
    ("hands", "steps", "expected"),
    [
        pytest.param(["3H 9H KH 2S"], [], "play 3H", id="leads low from its longest suit"),
        pytest.param(["AH KH QS 2C"], [], "play 2C", id="saves A and K"),
        pytest.param(["JK AS 5D 9D"], [], "play 5D", id="saves the joker"),
        pytest.param(["9S 3S 2H", "7H 5H 4H"], ["1:play 7H"], "play 2H", id="follows"),
        pytest.param(["9S 3S 5C", "7H 5H 4H"], ["1:play 7H"], "draw", id="draws"),
        pytest.param(["QH 9H 2H 4S", "7H 5H 4H"], ["1:play 7H"], "play 9H", id="wins cheaply"),
        pytest.param(["AH 2H 4S 5S", "7H 5H 4H"], ["1:play 7H"], "play 2H", id="not with an ace"),
    ],
)
def test_what_it_plays(hands: list[str], steps: list[str], expected: str) -> None:
    leader = 1 if steps else 0
    others = hands[1:] or ["6C 7C 8C 9C"]
    state = round_of(hands[0], *others, leader=leader, options=options_of(jokers=1))
    assert choice(state, *steps) == expected


@pytest.mark.parametrize(
    ("hand", "steps", "card"),
    [
        pytest.param("AS 3D", [], "AS", id="leads the one that wins"),
        pytest.param("AH 2H", ["1:play 7H"], "AH", id="wins the lead"),
        pytest.param("6H 2H", ["1:play 7H"], "2H", id="cannot win: keeps the better one"),
    ],
)
def test_with_two_cards_left_it_wins_and_says_the_word(
    hand: str, steps: list[str], card: str
) -> None:
    state = round_of(hand, "7H 5H 4H 9C", leader=1 if steps else 0)
    texts = {choice(state, *steps, seed=seed) for seed in range(MANY)}
    assert texts == {f"play {card}", f"play {card} declare"}


def test_it_forgets_the_word_now_and_then() -> None:
    state = round_of("AS 3D", "7H 5H 4H 9C")
    said = sum(choice(state, seed=seed).endswith("declare") for seed in range(1000))
    assert 880 <= said <= 960


def test_it_leads_what_its_neighbour_had_to_draw_for() -> None:
    state = round_of("AH 6D 6H 6C", "2C 3D 4C", "2H 8H 9H", leader=0)
    assert choice(state, "0:play AH", "1:draw", "2:play 2H") == "play 6H"


def test_it_challenges_after_a_human_time() -> None:
    state = round_of("7H 9H", "2H 5S 6S", "3H 9S TS")
    found = [reaction for reaction in reactions(state, "0:play 7H", me=2) if reaction is not None]
    assert {reaction.text for reaction in found} == {"challenge 0"}
    assert all(NOTICE_S[0] <= reaction.delay_s <= NOTICE_S[1] for reaction in found)
    assert MANY * 0.8 < len(found) < MANY


@pytest.mark.parametrize(
    "steps",
    [
        pytest.param(["0:play 7H declare"], id="declared"),
        pytest.param(["0:play 7H", "0:declare"], id="declared late"),
        pytest.param(["0:play 7H", "1:challenge 0"], id="another was faster"),
        pytest.param([], id="nothing has happened"),
    ],
)
def test_it_says_nothing_where_nothing_is_missing(steps: list[str]) -> None:
    state = round_of("7H 9H", "2H 5S 6S", "3H 9S TS")
    assert set(reactions(state, *steps, me=2)) == {None}


def test_it_may_remember_its_own_word_in_time() -> None:
    found = reactions(round_of("7H 9H", "2H 5S 6S"), "0:play 7H", me=0)
    assert {reaction.text for reaction in found if reaction is not None} == {"declare"}
    assert 0 < found.count(None) < MANY


def test_what_it_means_to_say_stays_the_same_until_something_changes() -> None:
    state = round_of("7H 9H", "2H 5S 6S", "3H 9S TS")
    after, events = played(state, "0:play 7H")
    seated = player(state, *events, me=Seat(2))
    view, legal = PAGE_ONE.view(after, Seat(2)), PAGE_ONE.legal_moves(after, Seat(2))
    assert seated.react(view, legal) == seated.react(view, legal) is not None


def test_a_player_that_came_late_keeps_quiet_until_the_next_deal() -> None:
    state, events = played(round_of("7H 9H", "2H 5S 6S"), "0:play 7H")
    late = PageOnePlayer(Seat(1), Random(1))
    late.hear(events)
    assert isinstance(late, Racer)
    view, legal = PAGE_ONE.view(state, Seat(1)), PAGE_ONE.legal_moves(state, Seat(1))
    assert late.react(view, legal) is None
    assert late.choose(view, legal).move in legal.texts()


def simulated(seats: int, rounds: int, **chosen: int | str) -> Tally:
    options = PageOneOptions.build(chosen)
    return simulate(PAGE_ONE, PageOnePlayer, options=options, seats=seats, rounds=rounds, seed=1)


@pytest.mark.parametrize("seats", PAGE_ONE.seats)
def test_rounds_of_bots_end(seats: int) -> None:
    rounds = scaled(2000)
    tally = simulated(seats, rounds)
    assert tally.rounds == rounds
    assert set(tally.ended_by) <= {"out", "trick_limit"}


@pytest.mark.parametrize(
    "chosen",
    [
        {"jokers": 2, "joker_led": "next", "joker_returns": True},
        {"jokers": 2, "joker_last": True, "false_challenge": 2},
        {"challenge_window": "next_play", "undeclared_finish": "penalty"},
        {"declaring": "auto", "draw_limit": 1},
        {"declaring": "off", "hand_size": 7, "empty_stock": "drawn"},
    ],
    ids=str,
)
def test_bots_play_by_every_option(chosen: dict[str, int | str]) -> None:
    assert simulated(4, scaled(1000), **chosen).rounds == scaled(1000)
