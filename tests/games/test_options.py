from dataclasses import dataclass

import pytest

from games.errors import OptionError
from games.options import (
    GameOptions,
    OptionValue,
    choice,
    number,
    option_specs,
    parse_option,
    switch,
)


@dataclass(frozen=True, slots=True)
class Options(GameOptions):
    """One option of each sort."""

    jokers: int = choice(0, 1, 2, default=1)
    moves: str = choice("full", "single", default="full")
    instant_win: bool = switch(default=True)
    rounds: int = number(1, 50, default=5, offered=(3, 5, 10))
    target: int | None = number(100, 1000, default=500, offered=(None, 500), step=100)


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"jokers": 3}, "0, 1, 2"),
        ({"jokers": True}, "0, 1, 2"),
        ({"jokers": "1"}, "0, 1, 2"),
        ({"moves": "double"}, "full, single"),
        ({"instant_win": 1}, "true, false"),
        ({"instant_win": "yes"}, "true, false"),
        ({"rounds": 0}, "1 to 50"),
        ({"rounds": 51}, "1 to 50"),
        ({"rounds": True}, "1 to 50"),
        ({"target": 150}, "100 to 1000 in steps of 100 or none"),
        ({"joker": 1}, "jokers"),
    ],
    ids=str,
)
def test_a_bad_option_is_refused_by_name_and_with_what_is_allowed(
    chosen: dict[str, OptionValue], named: str
) -> None:
    with pytest.raises(OptionError) as refused:
        Options.build(chosen)
    (name,) = chosen
    assert refused.value.name == name
    assert name in str(refused.value)
    assert named in refused.value.allowed
    assert refused.value.allowed in str(refused.value)


@pytest.mark.parametrize(
    "chosen", [{}, {"jokers": 0}, {"rounds": 50}, {"target": None}, {"target": 700}], ids=str
)
def test_a_good_option_is_kept(chosen: dict[str, OptionValue]) -> None:
    assert Options.build(chosen).differing() == chosen


def test_values_names_every_option_in_order() -> None:
    assert Options.build({"jokers": 2}).values() == {
        "jokers": 2,
        "moves": "full",
        "instant_win": True,
        "rounds": 5,
        "target": 500,
    }
    assert [spec.name for spec in option_specs(Options)] == list(Options().values())


def test_a_value_is_checked_however_the_object_is_built() -> None:
    with pytest.raises(OptionError):
        Options(rounds=99)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("jokers", "2", 2),
        ("moves", "single", "single"),
        ("instant_win", "false", False),
        ("rounds", "7", 7),
        ("target", "none", None),
        ("target", "600", 600),
    ],
)
def test_an_option_is_read_as_typed(name: str, text: str, value: OptionValue) -> None:
    assert parse_option(Options, name, text) == value


@pytest.mark.parametrize(
    ("name", "text"), [("jokers", "3"), ("rounds", "x"), ("rounds", "-1"), ("joker", "1")]
)
def test_a_text_that_names_no_value_is_refused(name: str, text: str) -> None:
    with pytest.raises(OptionError, match=name):
        parse_option(Options, name, text)
