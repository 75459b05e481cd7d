import pytest

from games.errors import OptionError
from games.fifty_one.options import FiftyOneOptions
from games.options import OptionValue, option_specs


def test_the_standard_is_that_of_the_rules() -> None:
    assert FiftyOneOptions().values() == {
        "jokers": 1,
        "joker_value": "natural",
        "instant_win": True,
        "passes": "any",
        "moves": "full",
        "mixed_hand": "zero",
        "failed_call": "zero",
        "call_tie": "loses",
        "match_by": "points",
        "rounds": 5,
        "lap_limit": 50,
    }


@pytest.mark.parametrize(
    "chosen",
    [
        {"joker_value": "eleven"},
        {"passes": "twice"},
        {"instant_win": "true"},
        {"rounds": 51},
        {"lap_limit": 201},
        {"lap_limit": -1},
        {"stop": True},
    ],
    ids=str,
)
def test_a_bad_option_is_refused(chosen: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError):
        FiftyOneOptions.build(chosen)


def test_three_five_and_ten_rounds_are_offered_first() -> None:
    assert {spec.name: spec.values for spec in option_specs(FiftyOneOptions)}["rounds"] == (
        3,
        5,
        10,
    )
