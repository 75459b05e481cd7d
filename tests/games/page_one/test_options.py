import pytest

from games.errors import OptionError
from games.options import OptionValue, option_specs
from games.page_one.options import PageOneOptions


def test_the_standard_is_that_of_the_rules() -> None:
    assert PageOneOptions().values() == {
        "jokers": 0,
        "joker_returns": False,
        "joker_led": "leader",
        "joker_last": False,
        "hand_size": 4,
        "declaring": "manual",
        "penalty": 5,
        "challenge_window": "own_play",
        "false_challenge": 0,
        "undeclared_finish": "allowed",
        "next_leader": "left",
        "draw_limit": 0,
        "empty_stock": "pass",
        "rounds": 5,
        "trick_limit": 300,
    }


@pytest.mark.parametrize(
    "chosen",
    [
        {"jokers": 3},
        {"hand_size": 2},
        {"hand_size": 8},
        {"penalty": 0},
        {"penalty": 11},
        {"false_challenge": 6},
        {"false_challenge": False},
        {"draw_limit": 11},
        {"draw_limit": -1},
        {"trick_limit": 1001},
        {"rounds": 51},
        {"declaring": "bots"},
        {"joker_last": "true"},
        {"joker": 1},
    ],
    ids=str,
)
def test_a_bad_option_is_refused(chosen: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError):
        PageOneOptions.build(chosen)


@pytest.mark.parametrize(
    "chosen",
    [{"hand_size": 7, "penalty": 10, "draw_limit": 10}, {"trick_limit": 1000, "rounds": 50}],
    ids=str,
)
def test_the_ends_of_the_ranges_are_allowed(chosen: dict[str, OptionValue]) -> None:
    assert PageOneOptions.build(chosen).differing() == chosen


def test_three_five_and_ten_rounds_are_offered_first() -> None:
    by_name = {spec.name: spec.values for spec in option_specs(PageOneOptions)}
    assert by_name["rounds"] == (3, 5, 10)
