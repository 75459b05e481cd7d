import pytest

from games.errors import OptionError
from games.five_hundred.options import FiveHundredOptions
from games.options import OptionValue, option_specs
from tests.games.five_hundred.hands import options_of

AMERICAN: dict[str, OptionValue] = {"preset": "american"}


def test_the_standard_is_that_of_the_rules() -> None:
    assert FiveHundredOptions().values() == {
        "preset": "australian",
        "pack": "default",
        "auction_rounds": "many",
        "bid_after_pass": "never",
        "winner_may_raise": False,
        "all_pass": "throw_in",
        "inkle": False,
        "misere_enabled": True,
        "misere_needs_seven": True,
        "misere_rank": "below_8S",
        "open_misere_enabled": True,
        "open_misere_rank": "below_10H",
        "open_misere_expose": "after_first_trick",
        "blind_misere_enabled": True,
        "misere_early_end": True,
        "sans_kitty_enabled": True,
        "sans_kitty_rank": "same",
        "sans_kitty_multiplier": 1,
        "joker_naming": True,
        "joker_lead": "unled_suit",
        "joker_after_all_led": "lead_last_only",
        "misere_joker_forced": "all",
        "opponent_trick_points": 10,
        "trick_points_cap": None,
        "slam_min": 250,
        "target": 500,
        "back_door": -500,
        "hand_limit": 100,
        "win_requires_contract": True,
        "five_partner": "called_card",
        "five_partner_share": "full",
        "six_teams": "2x3",
    }
    assert FiveHundredOptions.round_limit == "hand_limit"


@pytest.mark.parametrize(
    ("seats", "chosen", "pack"),
    [
        (4, AMERICAN, "p45"),
        (3, AMERICAN, "default"),
        (2, {**AMERICAN, "pack": "p24"}, "p24"),
        (4, {**AMERICAN, "pack": "default"}, "default"),
        (4, {}, "default"),
        (None, AMERICAN, "p45"),
    ],
)
def test_the_american_pack_is_for_four_unless_one_is_chosen(
    seats: int | None, chosen: dict[str, OptionValue], pack: str
) -> None:
    assert FiveHundredOptions.build(chosen, seats=seats).pack == pack


def test_options_given_besides_a_preset_override_it() -> None:
    options = options_of(4, preset="american", auction_rounds="many", slam_min=250)
    assert (options.auction_rounds, options.slam_min, options.misere_needs_seven) == (
        *("many", 250),
        False,
    )


@pytest.mark.parametrize("name", ["trick_points_cap", "slam_min", "back_door"])
def test_none_may_be_given_as_a_text(name: str) -> None:
    assert FiveHundredOptions.build({name: "none"}).values()[name] is None


@pytest.mark.parametrize(
    ("seats", "chosen", "name"),
    [
        (3, {"pack": "p45"}, "pack"),
        (3, {"preset": "american", "pack": "p45"}, "pack"),
        (4, {"pack": "p24"}, "pack"),
        (4, {"inkle": True}, "inkle"),
        (4, {"auction_rounds": "one", "winner_may_raise": True}, "winner_may_raise"),
        (4, {"preset": "american", "winner_may_raise": True}, "winner_may_raise"),
        (4, {"auction_rounds": "one", "bid_after_pass": "always"}, "bid_after_pass"),
        (4, {"winner_may_raise": True, "bid_after_pass": "always"}, "winner_may_raise"),
        (4, {"trick_points_cap": 500}, "trick_points_cap"),
        (4, {"target": 505}, "target"),
        (4, {"target": 2010}, "target"),
        (4, {"target": None}, "target"),
        (4, {"target": "none"}, "target"),
        (4, {"back_door": -90}, "back_door"),
        (4, {"hand_limit": 201}, "hand_limit"),
        (4, {"preset": "english"}, "preset"),
        (4, {"players": 4}, "players"),
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused_by_name(
    seats: int, chosen: dict[str, OptionValue], name: str
) -> None:
    with pytest.raises(OptionError) as refused:
        FiveHundredOptions.build(chosen, seats=seats).check(seats)
    assert refused.value.name == name


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (4, {}),
        (4, AMERICAN),
        (3, AMERICAN),
        (4, {**AMERICAN, "pack": "default", "misere_needs_seven": True}),
        (4, {"slam_min": None, "target": 300}),
        (4, {**AMERICAN, "slam_min": 250, "auction_rounds": "many"}),
    ],
    ids=str,
)
def test_what_differs_gives_the_same_options_again(
    seats: int, chosen: dict[str, OptionValue]
) -> None:
    options = FiveHundredOptions.build(chosen, seats=seats)
    assert FiveHundredOptions.build(options.differing(), seats=seats) == options
    assert FiveHundredOptions.build(options.values(), seats=seats) == options


def test_common_targets_are_offered_first() -> None:
    assert {spec.name: spec.values for spec in option_specs(FiveHundredOptions)}["target"] == (
        *(300, 500),
        1000,
    )
