"""The player of Five Hundred in positions where there is a right thing to do."""

from random import Random

import pytest

from bots.five_hundred import FiveHundredPlayer
from bots.five_hundred.player import LOOK_S
from bots.player import Choice, Racer
from bots.simulation import Tally, simulate
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.state import State
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played
from tests.scale import scaled

SEEN = options_of(blind_misere_enabled=False)


def choice(state: State, seat: int | None = None) -> str:
    """What the player in the seat on turn, or another that is waited for, says."""
    return chosen(state, seat).move


def chosen(state: State, seat: int | None = None) -> Choice:
    """The same, and why."""
    asked = state.turn if seat is None else Seat(seat)
    assert asked is not None
    view, legal = FIVE_HUNDRED.view(state, asked), FIVE_HUNDRED.legal_moves(state, asked)
    return FiveHundredPlayer(asked, Random(1)).choose(view, legal)


def in_play(*hands: str, bid: str, steps: str = "") -> State:
    """Seat 0 has won the auction and keeps its cards; then plays, with commas between them."""
    state = hand_of(*hands, kitty=KITTY, options=SEEN)
    passes = ["pass"] * (len(hands) - 1)
    moves = [f"play {step.strip()}" for step in steps.split(",") if step]
    return played(state, f"bid {bid}", *passes, f"discard {KITTY}", *moves)[0]


KITTY = "5C 6C 7C"

SPADES = "JK JS JC AS KS QS 5H 6H 7D 8D"
"""A hand that plays in spades."""


def test_it_looks_before_it_calls() -> None:
    state = hand_of("", "", "", "")
    assert choice(state) == "look"
    looked, _ = played(state, "look")
    assert choice(looked) != "look"


def test_it_looks_at_once_while_others_call() -> None:
    state = hand_of("", "", "", "")
    waiting = FiveHundredPlayer(Seat(2), Random(1))
    assert isinstance(waiting, Racer)
    view, legal = FIVE_HUNDRED.view(state, Seat(2)), FIVE_HUNDRED.legal_moves(state, Seat(2))
    wanted = waiting.react(view, legal)
    assert wanted is not None
    assert wanted.text == "look"
    assert LOOK_S[0] <= wanted.delay_s <= LOOK_S[1]
    looked, _ = played(state, "2:look")
    view, legal = FIVE_HUNDRED.view(looked, Seat(2)), FIVE_HUNDRED.legal_moves(looked, Seat(2))
    assert waiting.react(view, legal) is None


@pytest.mark.parametrize(
    ("hands", "steps", "expected"),
    [
        pytest.param(
            [SPADES, "", "", ""], "", "play JK", id="contractor draws trumps from the top"
        ),
        pytest.param(
            ["JK JS JC AS KS QS AH KH 4D 5D", "9S 8S 4H 5H", "TS 7S 9H", "6S 5S QH 8H"],
            "JK, 8S, 7S, 5S, JS, 9S, TS, 6S",
            "play AH",
            id="trumps are drawn: high cards follow",
        ),
        pytest.param(
            [SPADES, "AH KD 9H", "9D", "4H"], "5H", "play AH", id="second hand wins for certain"
        ),
        pytest.param(
            [SPADES, "QH TH 9S 4D", "AH KH JH", "9H"],
            "6H",
            "play TH",
            id="second hand low",
        ),
        pytest.param(
            [SPADES, "4H", "TH 9H AD KD", "AH QH 8H KH"],
            "6H, 4H, 9H",
            "play QH",
            id="the last wins as cheaply as it can",
        ),
        pytest.param(
            [SPADES, "AH 9D", "9H", "KH 8H TH"],
            "6H, AH, 9H",
            "play 8H",
            id="leaves the trick to an ally",
        ),
        pytest.param(
            [SPADES, "KH", "QH", "7S 9S 4D 5D 6D 9D TD QC KC TC"],
            "6H, KH, QH",
            "play TC",
            id="does not ruff what an ally wins",
        ),
        pytest.param(
            [SPADES, "9H", "AH", "7S 9S 4D 5D 6D 9D TD QC KC TC"],
            "6H, 9H, AH",
            "play 7S",
            id="ruffs with the lowest trump that wins",
        ),
    ],
)
def test_what_it_plays(hands: list[str], steps: str, expected: str) -> None:
    state = in_play(*hands, bid="7S", steps=steps)
    assert choice(state) == expected


@pytest.mark.parametrize("seats", FIVE_HUNDRED.seats)
def test_hands_of_bots_end(seats: int) -> None:
    tally = simulated(seats, scaled(2000))
    assert tally.rounds == scaled(2000)
    assert set(tally.ended_by) <= {"made", "failed", "passed_out"}


@pytest.mark.parametrize("seats", FIVE_HUNDRED.seats)
@pytest.mark.parametrize(
    "chosen",
    [
        {"preset": "american"},
        {"preset": "american", "inkle": True},
        {"all_pass": "play_no_trumps", "joker_lead": "last_trick_only"},
        {"bid_after_pass": "always", "blind_misere_enabled": False},
        {"winner_may_raise": True, "joker_after_all_led": "play_last_only"},
        {"sans_kitty_multiplier": 2, "sans_kitty_rank": "above_plain"},
        {"misere_needs_seven": False, "misere_joker_forced": "contractor"},
        {"misere_joker_forced": "none", "open_misere_expose": "before_first_lead"},
        {"joker_lead": "any_unshown", "joker_naming": False, "misere_early_end": False},
        {"five_partner": "choose_player", "trick_points_cap": 490},
        {"five_partner": "none", "six_teams": "3x2", "win_requires_contract": False},
    ],
    ids=str,
)
def test_bots_play_by_every_option(seats: int, chosen: dict[str, OptionValue]) -> None:
    assert simulated(seats, scaled(1000), **chosen).rounds == scaled(1000)


@pytest.mark.parametrize(("pack", "seats"), [("p24", 2), ("p45", 4)])
def test_bots_play_with_other_packs(pack: str, seats: int) -> None:
    assert simulated(seats, scaled(1000), pack=pack).rounds == scaled(1000)


def simulated(seats: int, rounds: int, **chosen: OptionValue) -> Tally:
    options = FiveHundredOptions.build(chosen, seats=seats)
    options.check(seats)
    return simulate(
        FIVE_HUNDRED, FiveHundredPlayer, options=options, seats=seats, rounds=rounds, seed=1
    )
