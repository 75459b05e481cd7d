"""Why the players of 51 and 46 do what they do, in positions where that is plain."""

from collections.abc import Iterable

import pytest

from bots.player import Choice
from games.cards import Card
from games.field.events import Swapped
from games.fifty_one.state import State as FiftyOneState
from games.forty_six.state import State as FortySixState
from games.seats import Seat
from tests.bots import test_fifty_one_player as fifty_one
from tests.bots import test_forty_six_player as forty_six
from tests.bots.test_forty_six_player import EMPTY

Told = tuple[str, str, dict[str, object]]
"""Move, reason, arguments."""

NEXT_COLLECTS_DIAMONDS = [
    Swapped(Seat(1), Card(gave), Card(took))
    for gave, took in (("2S", "AD"), ("3S", "KD"), ("4S", "QD"))
]


def told(choice: Choice) -> Told:
    reason, arguments = choice.because
    return choice.move, str(reason), dict(arguments)


def in_51(
    hand: str,
    field: str,
    heard: Iterable[object] = (),
    *,
    lap: int = 4,
    caller: int | None = None,
) -> Told:
    state: FiftyOneState = fifty_one.position(hand, field, lap=lap, caller=caller)
    return told(fifty_one.chosen(state, heard=heard))


def in_46(
    hand: str,
    field: str,
    *,
    lap: int = 4,
    is_stopped: bool = False,
    gone: str = "",
    **chosen: bool,
) -> Told:
    state: FortySixState = forty_six.position(hand, field, lap=lap, is_stopped=is_stopped, **chosen)
    return told(forty_six.chosen(state, gone=gone))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(
            in_51("AH KH QH JH 2S", "TH 3C 4D 7S 8C"),
            ("swap 2S TH call", "makes_51", {"suit": "H"}),
            id="51",
        ),
        pytest.param(
            in_51("AH KH QH JH 2S", "9H 3C 4D 7S 8C"),
            ("swap 2S 9H call", "call_high_enough", {"points": 50}),
            id="high enough for a call",
        ),
        pytest.param(
            in_51("2H 3H 4H 5H 7H", "9C 3C 4D 7S 8C", lap=30),
            ("pass call", "call_late", {"points": 21, "lap": 30}),
            id="a call because the round is old",
        ),
        pytest.param(
            in_51("KH QH 7H 5H 6H", "9C 3C 4D 7S 8C"),
            ("pass", "call_too_low_wait", {"points": 38}),
            id="too low for a call",
        ),
        pytest.param(
            in_51("KH QH 7H 5H 6S", "2H 3C 4D 7S 8C"),
            ("swap 6S 2H", "completes_suit", {"suit": "H", "points": 34}),
            id="five of a suit",
        ),
        pytest.param(
            in_51("2H 3H 4H 5H 6H", "TH 3C 4D 7S 8C"),
            ("swap 2H TH", "raises_points", {"suit": "H", "points": 28}),
            id="more points",
        ),
        pytest.param(
            in_51("AH KH QH 8C 2S", "JK 3C 4D 7S 8D"),
            ("swap 2S JK", "takes_joker", {"suit": "H", "count": 4}),
            id="the joker",
        ),
        pytest.param(
            in_51("AH KH QH 8C 2S", "TH 3C 4D 7S 9D"),
            ("swap 2S TH", "settle_suit", {"suit": "H", "count": 4}),
            id="one more of the suit",
        ),
        pytest.param(
            in_51("7H 9C 2S 4D 6C", "AS KS QS 9S 2D"),
            ("swap_all", "swap_all_better", {"suit": "S", "count": 4}),
            id="the whole field",
        ),
        pytest.param(
            in_51("7H 9C 3D 4D 6C", "AS KS QS 9S 2S"),
            ("swap_all", "swap_all_completes", {"suit": "S", "points": 42}),
            id="a field of one suit",
        ),
        pytest.param(
            in_51("AH KH QH JH 2S", "3C 4D 7S 8C 5C"),
            ("flush", "flush_bad_field", {"suit": "H"}),
            id="an empty field",
        ),
        pytest.param(
            in_51("AH KH QH JH 2S", "3C 4D 7S 8C 5C", lap=1),
            ("swap 2S 4D", "least_harm", {}),
            id="must exchange",
        ),
        pytest.param(
            in_51("AH KH QH 9D 2C", "5C 3S 4S 7S 8C", NEXT_COLLECTS_DIAMONDS, lap=1),
            ("swap 2C 3S", "denies_next", {"seat": 1, "card": "9D"}),
            id="keeps a card from the next",
        ),
        pytest.param(
            in_51("AH KH QH 9D 2C", "JH 3S 4S 7S 8C", NEXT_COLLECTS_DIAMONDS),
            ("swap 2C JH", "settle_suit", {"suit": "H", "count": 4}),
            id="the gain is told before what it denies",
        ),
        pytest.param(
            in_51("AH KH QH 5H 2S", "JH 3H 4D 7S 8C", caller=3),
            ("swap 2S JH", "last_turn_most", {"points": 46}),
            id="last turn: the most",
        ),
        pytest.param(
            in_51("AH KH QH 5H 2H", "JS 3C 4D 7S 8C", caller=3),
            ("pass", "last_turn_keep", {"points": 38}),
            id="last turn: keeps",
        ),
    ],
)
def test_reasons_of_51(position: Told, expected: Told) -> None:
    assert position == expected


def test_where_nothing_counts_51_says_so() -> None:
    _, reason, arguments = in_51("AH KH QS 5H 2C", "JS 3C 4D 7S 8C", caller=3)
    assert (reason, arguments) == ("last_turn_nothing", {})


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(
            in_46("4H 6H JH QH KH", EMPTY), ("stop", "stop_46", {"suit": "H"}), id="46: stops"
        ),
        pytest.param(
            in_46("7H 8H 9H TH 2S", "JH 3C KH 7S 8C"),
            ("swap 2S JH stop", "stop_good_hand", {"points": 45}),
            id="a good hand",
        ),
        pytest.param(
            in_46("2H 3H 4H 5H 7H", EMPTY, lap=30),
            ("stop", "stop_late", {"points": 21, "lap": 30}),
            id="a stop because the round is old",
        ),
        pytest.param(
            in_46("AH 2H 3H 4H 9S", "5H KS 4D 7S 8C"),
            ("swap 9S 5H", "completes_suit", {"suit": "H", "points": 15}),
            id="five of a suit",
        ),
        pytest.param(
            in_46("AH 2H 3H 4H 5H", "9H KS 4D 7S 8C"),
            ("swap 2H 9H", "nearer_46", {"points": 22}),
            id="nearer to 46",
        ),
        pytest.param(
            in_46("8H 9H TH 3C 2S", "7H KS 4D 7S 8C"),
            ("swap 2S 7H", "settle_suit", {"suit": "H", "count": 4}),
            id="one more of the suit",
        ),
        pytest.param(
            in_46("TH JH QH KH 2S", "5H 4H 7C 8C 9C", gone="AH AS AC AD 2C"),
            ("swap KH 4H", "fits_46", {"suit": "H"}),
            id="breaks up what would pass 46",
        ),
        pytest.param(
            in_46("KH KD 9H 8H 3H", "JK 4H 4C 8S QC"),
            ("swap KD 4H", "tied_by_joker", {}),
            id="the joker leaves several",
        ),
        pytest.param(
            in_46("7H 8H 9H TH 2S", EMPTY),
            ("flush", "flush_bad_field", {"suit": "H"}),
            id="an empty field",
        ),
        pytest.param(
            in_46("KH QH 9H 2S 3S", "JK 4S 3C 8S QC"), ("flush", "flush_joker", {}), id="the joker"
        ),
        pytest.param(
            in_46("3H 5H JH QH KH", "2H 3C 4D 7S 8C", is_stopped=True, stand=True),
            ("stand", "stand_keep", {"points": 44}),
            id="stands",
        ),
        pytest.param(
            in_46("7H 8H 9H TH 2S", "JH 6H KH 7S 8C", is_stopped=True),
            ("swap 2S JH", "last_turn_most", {"points": 45}),
            id="last turn: the most",
        ),
        pytest.param(
            in_46("7H 8H 9H TH 2S", "KH 3C 4D 7S 8C", is_stopped=True),
            ("flush", "last_turn_flush", {}),
            id="last turn: tries its luck",
        ),
    ],
)
def test_reasons_of_46(position: Told, expected: Told) -> None:
    assert position == expected
