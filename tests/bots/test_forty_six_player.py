"""The player of 46 in positions where there is a right thing to do, and in whole rounds."""

from dataclasses import replace
from random import Random

import pytest

from bots.forty_six import FortySixPlayer
from bots.player import Choice
from bots.simulation import simulate
from games.cards import format_cards, pack, parse_cards
from games.field.events import FieldDealt, FieldFlushed
from games.forty_six.game import FORTY_SIX
from games.forty_six.legal import legal_moves
from games.forty_six.options import FortySixOptions
from games.forty_six.state import State
from games.forty_six.view import view
from games.options import OptionValue
from games.seats import Seat
from tests.games.forty_six.rounds import options_of, round_of
from tests.scale import scaled

ME = Seat(0)
EMPTY = "2C 3C 4D 7S 8C"
"""A field of no use to a hand of hearts."""


def position(
    hand: str, field: str, *, lap: int = 4, is_stopped: bool = False, **chosen: OptionValue
) -> State:
    """Four seats, seat 0 to move; `is_stopped`: by the seat before it."""
    spare = [card for card in pack() if card not in parse_cards(f"{hand} {field}")]
    others = (format_cards(spare[5 * place :][:5]) for place in range(3))
    state, _ = round_of(hand, *others, field=field, options=options_of(**chosen))
    return replace(state, turn_count=4 * (lap - 1), stopper=Seat(3) if is_stopped else None)


def chosen(state: State, seed: int = 1, *, gone: str = "") -> Choice:
    """What a player does that has seen these cards flushed away."""
    player = FortySixPlayer(ME, Random(seed))
    player.hear([FieldFlushed(Seat(1), old=parse_cards(gone), new=state.field)])
    return player.choose(view(state, ME), legal_moves(state, ME))


def choice(state: State, seed: int = 1, *, gone: str = "") -> str:
    return chosen(state, seed, gone=gone).move


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("state", "expected"),
    [
        pytest.param(position("4H 6H JH QH KH", EMPTY), "stop", id="46: stops alone"),
        pytest.param(
            position("TH JH QH KH 2S", "AH 3C 4D 7S 8C"), "swap 2S AH stop", id="makes Fukujin"
        ),
        pytest.param(
            position("7H 8H 9H TH 2S", "JH 3C KH 7S 8C"), "swap 2S JH stop", id="45, not 47"
        ),
        pytest.param(position("7H 8H 9H TH 2S", EMPTY), "flush", id="flushes an empty field"),
        pytest.param(
            position("KH QH 9H 2S 3S", "JK 4S 3C 8S QC"), "flush", id="flushes the joker that hurts"
        ),
        pytest.param(
            position("AH KH QH JH TS", "JK 9H TC JC QC"),
            "swap TS 9H stop",
            id="is glad of the joker behind its ace",
        ),
        pytest.param(
            position("3H 5H JH QH KH", "2H 3C 4D 7S 8C", is_stopped=True, stand=True),
            "stand",
            id="stands with 44",
        ),
        pytest.param(
            position("7H 8H 9H TH 2S", "JH 6H KH 7S 8C", is_stopped=True),
            "swap 2S JH",
            id="last turn: the most",
        ),
        pytest.param(
            position("7H 8H 9H TH 2S", "KH 3C 4D 7S 8C", is_stopped=True),
            "flush",
            id="last turn: tries its luck",
        ),
        pytest.param(
            position("7H 8H 9H TH JH", "6H 3C 4D 7S 8C", is_stopped=True),
            "swap 7H 6H",
            id="last turn: keeps what it must exchange good",
        ),
    ],
)
def test_does_the_right_thing(state: State, expected: str, seed: int) -> None:
    assert choice(state, seed) == expected


@pytest.mark.parametrize("seed", range(3))
def test_breaks_up_ten_jack_queen_king_when_the_ace_has_gone(seed: int) -> None:
    """A low heart is of no use beside all four: it comes in place of one of them."""
    state = position("TH JH QH KH 2S", "5H 4H 7C 8C 9C")
    move = choice(state, seed, gone="AH AS AC AD 2C")
    assert move.split()[1] in ("TH", "JH", "QH", "KH")
    assert move.split()[2] in ("5H", "4H")


@pytest.mark.parametrize("seed", range(10))
def test_who_came_after_the_deal_plays_as_one_who_heard_of_it(seed: int) -> None:
    state = position("2H 3H 9C TD KS", "9H 4C 4D 7S 8C")
    dealt = FieldDealt(1, state.dealer, state.hands, state.field, len(state.stock))
    players = [FortySixPlayer(ME, Random(seed)) for _ in range(2)]
    players[0].hear([dealt])
    moves = [player.choose(view(state, ME), legal_moves(state, ME)).move for player in players]
    assert moves[0] == moves[1]


def test_does_not_stop_with_little_when_rivals_had_time() -> None:
    assert "stop" not in choice(position("AH 2H 3H 4H 5H", "9H KS 4D 7S 8C"))


def test_stops_with_little_when_the_round_is_old() -> None:
    assert "stop" in choice(position("2H 3H 4H 5H 7H", EMPTY, lap=30))


def test_thresholds_differ_between_players() -> None:
    """With 41 in lap 4 some stop and others try for more."""
    state = position("5H 7H 8H TH JH", "9S 3C 4D 7S 8C")
    stops = ["stop" in choice(state, seed) for seed in range(40)]
    assert 0 < sum(stops) < 40


@pytest.mark.parametrize("seats", FORTY_SIX.seats)
@pytest.mark.parametrize("chosen", [{}, {"stand": True}, {"joker": False}], ids=str)
def test_rounds_end_by_themselves_without_a_lap_limit(
    seats: int, chosen: dict[str, OptionValue]
) -> None:
    rounds = scaled(5_000)
    options = FortySixOptions.build({"lap_limit": 0, **chosen})
    tally = simulate(FORTY_SIX, FortySixPlayer, options=options, seats=seats, rounds=rounds, seed=1)
    assert tally.rounds == rounds
    assert set(tally.ended_by) == {"showdown"}
