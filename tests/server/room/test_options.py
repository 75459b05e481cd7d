import pytest

from games.options import OptionValue
from games.registry import game_by_id
from protocol.errors import ErrorCode
from server.errors import Refused
from server.room.options import check_game, check_options, check_seat_count

GAME = game_by_id("fifty_one")


def test_options_are_built_with_what_was_chosen() -> None:
    assert check_options(GAME, {"rounds": 3}, seats=4).values()["rounds"] == 3


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("rounds", 51, id="number"),
        pytest.param("passes", "twice", id="word"),
        pytest.param("instant_win", 1, id="a number is no switch"),
        pytest.param("jokers", None, id="none"),
        pytest.param("wind", "east", id="no such option"),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(name: str, value: OptionValue) -> None:
    with pytest.raises(Refused) as refused:
        check_options(GAME, {name: value})
    arguments = refused.value.arguments
    assert refused.value.code is ErrorCode.BAD_OPTION
    assert (arguments["option"], arguments["value"]) == (name, value)
    assert arguments["allowed"]


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        check_game("chess")
    assert refused.value.code is ErrorCode.UNKNOWN_GAME


@pytest.mark.parametrize("count", [1, 8])
def test_too_few_or_too_many_seats_are_refused_with_the_bounds(count: int) -> None:
    with pytest.raises(Refused) as refused:
        check_seat_count(GAME, count)
    assert refused.value.arguments == {"low": 2, "high": 7}
