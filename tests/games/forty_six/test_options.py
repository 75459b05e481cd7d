import pytest

from games.errors import OptionError
from games.forty_six.options import FortySixOptions
from games.options import OptionValue, option_specs


def test_the_standard_is_that_of_the_rules() -> None:
    assert FortySixOptions().values() == {
        "stand": False,
        "joker": True,
        "match_by": "points",
        "winner_bonus": 10,
        "rounds": 5,
        "lap_limit": 50,
        "last_turn_flush": True,
        "failed_stop": "points",
    }


@pytest.mark.parametrize(
    "chosen",
    [
        {"winner_bonus": 47},
        {"winner_bonus": -1},
        {"joker": 1},
        {"stand": "true"},
        {"failed_stop": "last"},
        {"match_by": "rounds"},
        {"rounds": 0},
        {"lap_limit": 201},
        {"passes": "none"},
    ],
    ids=str,
)
def test_a_bad_option_is_refused(chosen: dict[str, OptionValue]) -> None:
    with pytest.raises(OptionError):
        FortySixOptions.build(chosen)


def test_three_five_and_ten_rounds_are_offered_first() -> None:
    by_name = {spec.name: spec.values for spec in option_specs(FortySixOptions)}
    assert by_name["rounds"] == (3, 5, 10)
